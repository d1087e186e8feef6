// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include <vallum/field/queries/sharing.h>

namespace vallum::field {

Verdict mayShare(int teamPoints, const std::vector<int>& shares) {
    return allowIf(std::accumulate(shares.begin(), shares.end(), 0) <= teamPoints, "TEAM-01"_rule);
}

UnitKind kindOf(const UnitType& type) {
    if (type.mounted) return UnitKind::mounted;
    return type.ranged ? UnitKind::ranged : UnitKind::infantry;
}

int shareByType(const UnitType& type, int players) {
    return std::min(static_cast<int>(kindOf(type)), players - 1);
}

std::optional<int> shareByArmy(const std::vector<std::string_view>& armies, std::string_view army) {
    const auto found = std::ranges::find(armies, army);
    if (found == armies.end()) return std::nullopt;
    return static_cast<int>(found - armies.begin());
}

}  // namespace vallum::field
