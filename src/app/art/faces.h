// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace vallum::art {

/// For titles and the names of units, and for values and running text. Both are shipped with the program.
enum class Face { serif, sans };

/// The scale of type, in pixels where text has its usual size.
enum class Type { note = 12, text = 14, lead = 16, heading = 20, headline = 26, display = 34 };

/// Makes the shipped faces known to Qt; once is enough, more does no harm. False where a file is missing.
bool loadFaces();
[[nodiscard]] QString familyOf(Face face);

/// As large as the player has set the text of the program, which is the size of its font.
[[nodiscard]] QFont font(Face face, Type type);
/// The font of the program where text has this percentage of its usual size.
[[nodiscard]] QFont textFont(int percent);

}  // namespace vallum::art
