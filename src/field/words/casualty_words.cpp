// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/word_parts.h"

#include <algorithm>

#include <vallum/field/queries/casualties.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

Text pointsIn(const Casualty& casualty) {
    if (casualty.points == hundredths) return phrase("Casualties", "1 point")();
    return phrase("Casualties", "%1 points")(numberText(casualty.points, hundredths));
}

Text routed(const Text& unit, const Text& points, const Battle& battle, const LossCause& cause) {
    switch (cause.kind) {
        case LossCause::Kind::blows:
            return phrase("Casualties", "%1 routs %2 (%3)")(nameOf(battle, *cause.enemy), unit, points);
        case LossCause::Kind::shots:
            return phrase("Casualties", "%1 routs %2 from afar (%3)")(nameOf(battle, *cause.enemy), unit,
                                                                      points);
        case LossCause::Kind::fire: return phrase("Casualties", "fire routs %1 (%2)")(unit, points);
        case LossCause::Kind::collapse:
            return phrase("Casualties", "%1 routs as %2 collapses (%3)")(
                unit, nameOf(battle, *cause.structure), points);
        case LossCause::Kind::flight:
            return phrase("Casualties", "%1 flees off the table (%2)")(unit, points);
        case LossCause::Kind::none: break;
    }
    return phrase("Casualties", "%1 routs (%2)")(unit, points);
}

Text destroyed(const Text& unit, const Text& points, const Battle& battle, const LossCause& cause) {
    switch (cause.kind) {
        case LossCause::Kind::blows:
            return phrase("Casualties", "%1 destroys %2 (%3)")(nameOf(battle, *cause.enemy), unit, points);
        case LossCause::Kind::shots:
            return phrase("Casualties", "%1 shoots down %2 (%3)")(nameOf(battle, *cause.enemy), unit, points);
        case LossCause::Kind::fire: return phrase("Casualties", "fire destroys %1 (%2)")(unit, points);
        case LossCause::Kind::collapse:
            return phrase("Casualties", "%1 is destroyed as %2 collapses (%3)")(
                unit, nameOf(battle, *cause.structure), points);
        case LossCause::Kind::flight:
            return phrase("Casualties", "%1 flees off the table (%2)")(unit, points);
        case LossCause::Kind::none: break;
    }
    return phrase("Casualties", "%1 is destroyed (%2)")(unit, points);
}

}  // namespace

Text words(const Battle& battle, const Casualty& casualty) {
    const Text points = pointsIn(casualty);
    if (casualty.unit) {
        const Text unit = nameOf(battle, *casualty.unit);
        return casualty.flees ? routed(unit, points, battle, casualty.cause)
                              : destroyed(unit, points, battle, casualty.cause);
    }
    if (!casualty.general)
        return phrase("Casualties", "%1 leaves the battle (%2)")(nameOf(battle, casualty.seat), points);
    const Text general = nameOfGeneral(battle, casualty.seat, *casualty.general);
    return casualty.flees ? phrase("Casualties", "%1 flees (%2)")(general, points)
                          : phrase("Casualties", "%1 is killed (%2)")(general, points);
}

Text words(const Battle& battle, const std::vector<Casualty>& casualties) {
    constexpr std::size_t most = 2;
    const std::size_t told = std::min(casualties.size(), most);
    std::vector<Text> clauses;
    for (std::size_t i = 0; i != told; ++i) clauses.push_back(words(battle, casualties[i]));
    if (const auto more = casualties.size() - told; more > 0)
        clauses.push_back(plural("Casualties", "%n more losses", "1 more loss")(more));
    return Text::joined(clauses, ", ");
}

}  // namespace vallum::field
