// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

geometry::Size proposedSiegeTable(int points) { return {leastBattlefield(points).width, 18_du}; }

Verdict mayBuyArtillery(int unitsOfTheDefender) { return allowIf(unitsOfTheDefender <= 2, "SIE-05"_rule); }

int lossesForCheck(const Battle& battle, Seat seat) {
    const int all = startingValueOfTeam(battle, seat).total();
    return isDefender(*battle.setting, seat) ? all * battle.setting->siege->casualties / 100 : all / 2;
}

bool isSiegeCheckDue(const Battle& battle, Seat seat) {
    const int lost = lossesOfTeam(battle, seat).total();
    const int all = startingValueOfTeam(battle, seat).total();
    if (isDefender(*battle.setting, seat)) return 100 * lost >= battle.setting->siege->casualties * all;
    return 2 * lost > all;
}

int decksToHold(const Battle& battle) {
    if (battle.setting->siege->decks) return *battle.setting->siege->decks;
    int points = 0;
    for (const Side& side : battle.setting->sides) {
        const int worth = startingValue(battle, side.seat).total() / hundredths;
        points = std::max(points, side.pointLimit > 0 ? side.pointLimit : worth);
    }
    constexpr int mostForTwo = 1500;
    return points <= mostForTwo ? 2 : 3;
}

std::optional<Outcome> siegeOutcome(const Battle& battle) {
    const auto& siege = battle.setting->siege;
    if (!siege || battle.deckUsedUp < decksToHold(battle)) return std::nullopt;
    return Outcome{siege->defender, "SIE-10"_rule};
}

}  // namespace vallum::field
