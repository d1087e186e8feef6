// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/readers/json_lines.h>
#include <vallum/hex/files/json_lines.h>

namespace vallum::hex {

std::string jsonText(const Battle& battle) { return JsonWriter::of(battle).dump(2) + '\n'; }

}  // namespace vallum::hex

template struct vallum::JsonLines<vallum::hex::System>;
