// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/card.h>

namespace vallum::field::shape {

/// A pose in the format of files.
struct FilePose {
    Du x;
    Du y;
    Heading heading;

    [[nodiscard]] geometry::Pose pose() const { return {{x, y}, heading}; }
    static void fields(auto& it, auto& visit) { visit("x", it.x)("y", it.y)("heading", it.heading); }
    bool operator==(const FilePose&) const = default;
};

}  // namespace vallum::field::shape
