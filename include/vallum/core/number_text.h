// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum {

/// The translation context of a Text that is a number in plain notation, such as "1.6": a window writes it as
/// its language does.
inline constexpr const char* numbers = "Numbers";

}  // namespace vallum
