// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/geometry/step_parts.h>

namespace vallum::geometry {

namespace {

std::optional<PathStep> sum(const Advance& first, const Advance& second) {
    return Advance{first.distance + second.distance};
}
std::optional<PathStep> sum(const Slide& first, const Slide& second) {
    if (first.toward != second.toward) return std::nullopt;
    return Slide{first.toward, first.distance + second.distance};
}
std::optional<PathStep> sum(const Pivot& first, const Pivot& second) {
    if (first.about != second.about || first.angle + second.angle > 90_deg) return std::nullopt;
    return Pivot{first.about, first.angle + second.angle};
}
std::optional<PathStep> sum(const Turn& first, const Turn& second) {
    return Turn{first.angle + second.angle};
}
/// Steps of different kinds cannot be joined.
template <class First, class Second> std::optional<PathStep> sum(const First&, const Second&) {
    return std::nullopt;
}

}  // namespace

std::optional<PathStep> joined(const PathStep& first, const PathStep& second) {
    return std::visit([](const auto& one, const auto& other) { return sum(one, other); }, first, second);
}

}  // namespace vallum::geometry
