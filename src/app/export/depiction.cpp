// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/depiction.h"

#include <algorithm>
#include <cmath>

namespace vallum::app {

QSize sizeOfPicture(const Depiction& depiction, int width) {
    return {width, std::max(1, static_cast<int>(std::lround(width / depiction.proportion())))};
}

}  // namespace vallum::app
