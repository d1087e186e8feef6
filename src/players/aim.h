// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/geometry/path.h>

namespace vallum::players {

/// Where a point lies as a card looks, in DU; for choosing only, never to decide a rule.
struct Bearing {
    double ahead = 0;  // of the center
    double right = 0;

    [[nodiscard]] double distance() const;
    /// Degrees to turn, positive to the right.
    [[nodiscard]] double angle() const;
};
Bearing bearing(const geometry::Pose&, const geometry::Point&);
/// Bearings of many points from one pose.
class Sighting {
public:
    explicit Sighting(const geometry::Pose&);
    [[nodiscard]] Bearing to(const geometry::Point&) const;

private:
    geometry::Point from_;
    double sine_;
    double cosine_;
};
double distanceBetween(const geometry::Point&, const geometry::Point&);

/// The turn about the center after which the card looks at the point.
geometry::Turn turnToward(const geometry::Pose&, const geometry::Point&);
/// A forward pivot after which the middle of the front looks at the point, if one does.
std::optional<geometry::Pivot> pivotToward(const geometry::Pose&, geometry::Corner, const geometry::Point&);

}  // namespace vallum::players
