// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <vallum/core/text.h>

namespace vallum {

/// What was found or expected in a file, as text that a window can translate. A file error holds plain
/// English; this finds the pattern that it was made of.
Text fileText(std::string_view english);

}  // namespace vallum
