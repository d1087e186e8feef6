// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/annotations.h>

namespace vallum {

PointLimits pointLimitsOf(Drawing drawing) {
    constexpr int many = 500;
    switch (drawing) {
        case Drawing::arrow: return {2, many};
        case Drawing::label: return {1, 1};
        case Drawing::rectangle:
        case Drawing::ellipse: return {2, 2};
        case Drawing::area: return {3, many};
    }
    return {1, many};
}

}  // namespace vallum
