// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/recap.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

Text wordFor(Fate fate) {
    switch (fate) {
        case Fate::recovered: return phrase("Recap", "rallies")();
        case Fate::broke: return phrase("Recap", "breaks")();
        case Fate::fled: return phrase("Recap", "routs")();
        case Fate::eliminated: return phrase("Recap", "destroyed")();
        case Fate::left: return phrase("Recap", "leaves the table")();
        case Fate::generalWounded: return phrase("Recap", "wounded")();
        case Fate::generalKilled: return phrase("Recap", "killed")();
        case Fate::generalLeft: return phrase("Recap", "leaves the field")();
        case Fate::doorBroken: return phrase("Recap", "the door breaks")();
        case Fate::collapsed: return phrase("Recap", "collapses")();
    }
    return {};
}

Text subjectOf(const Battle& battle, const RecapLine& line) {
    if (line.unit) return nameOf(battle, *line.unit);
    if (line.structure) return nameOf(battle, *line.structure);
    return line.generalOf ? phrase("Recap", "the general of %1")(nameOf(battle, *line.generalOf))
                          : phrase("Words", "nobody")();
}

}  // namespace

Text words(const Battle& battle, const RecapLine& line) {
    if (line.card) {
        return phrase("Recap", "%1 takes %2 from your hand.")(nameOf(battle, line.card->by),
                                                              nameOf(battle, line.card->card));
    }
    std::vector<Text> parts;
    if (!line.attackers.empty()) {
        parts.push_back(phrase("Recap", "attacked by %1")(namesOf(battle, line.attackers)));
    }
    if (line.wounds != 0) parts.push_back(plural("Words", "%n wounds", "%n wound")(line.wounds));
    if (line.damage != 0) parts.push_back(phrase("Recap", "damage %1")(line.damage));
    if (line.burned != 0) parts.push_back(phrase("Recap", "damage %1 by fire")(line.burned));
    if (line.fires != 0) parts.push_back(plural("Words", "%n fire markers", "%n fire marker")(line.fires));
    for (const Fate fate : line.fates.all()) parts.push_back(wordFor(fate));
    Text text = subjectOf(battle, line);
    if (!parts.empty()) text = Text::joined({text, Text::joined(parts, ", ")}, ": ");
    return Text(nullptr, "%1.", {}, {text}).asSentence();
}

}  // namespace vallum::field
