// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The whole table, as large as fits.
[[nodiscard]] QImage pictureOf(const field::Battle& battle, QSize pixels);
/// As wide as asked for, and as high as the table needs.
[[nodiscard]] QImage pictureOf(const field::Battle& battle, int width);

}  // namespace vallum::app
