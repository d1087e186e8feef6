// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/core/json_lines.h>
#include <vallum/hex/system.h>

extern template struct vallum::JsonLines<vallum::hex::System>;

namespace vallum::hex {

using Lines = JsonLines<System>;

/// The whole board, including the cards.
std::string jsonText(const Battle&);

}  // namespace vallum::hex
