// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace vallum::art {

/// Serif for titles and unit names, sans for values and body text. Both fonts ship with the program.
enum class Face { serif, sans };

/// The type scale, in pixels at the standard text size.
enum class Type { note = 12, text = 14, lead = 16, heading = 20, headline = 26, display = 34 };

/// Registers the shipped fonts with Qt; safe to call more than once. False if a file is missing.
bool loadFaces();
[[nodiscard]] QString familyOf(Face face);

/// Scaled to the text size that the player has set, taken from the application font.
[[nodiscard]] QFont font(Face face, Type type);
/// The application font at this percentage of the standard text size.
[[nodiscard]] QFont textFont(int percent);

}  // namespace vallum::art
