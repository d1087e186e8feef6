// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_parts.h"

#include <algorithm>
#include <cstdlib>

#include <vallum/core/number_text.h>
#include <vallum/core/sum_text.h>
#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/words.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// The text on their cards: units of several armies share a name.
bool haveOneName(const Battle& battle, const Unit& one, const Unit& other) {
    if (one.type == other.type) return true;
    if (one.type == hiddenType || other.type == hiddenType) return false;
    return battle.typeOf(one.type).name == battle.typeOf(other.type).name;
}
bool isNumbered(const Battle& battle, const Unit& unit) {
    const auto same = [&](const Unit& it) { return it.owner == unit.owner && haveOneName(battle, it, unit); };
    return std::ranges::count_if(battle.units, same) > 1;
}
bool isOnBothSides(const Battle& battle, const Unit& unit) {
    return std::ranges::any_of(battle.units, [&](const Unit& it) {
        return it.owner != unit.owner && haveOneName(battle, it, unit);
    });
}
int numberOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    int number = 1;
    for (UnitId other(0); other != id; other = UnitId(other.raw() + 1)) {
        const Unit& it = battle.unit(other);
        if (it.owner == unit.owner && haveOneName(battle, it, unit)) ++number;
    }
    return number;
}

/// The form in which lupdate finds a text with a note.
struct NotedPhrase {
    const char* context;
    const char* pattern;
    const char* note;
};
constexpr NotedPhrase notedPhrase(const char* context, const char* pattern, const char* note) {
    return {context, pattern, note};
}

/// Counts each die once.
int successesIn(const std::vector<int>& faces, const Sum& attack, const Sum& defense) {
    return static_cast<int>(std::ranges::count_if(
        faces, [&](int face) { return succeeds(face, attack.total(), defense.total()); }));
}
Text withNotes(const std::vector<int>& faces, const std::vector<int>& rolledAgain, bool sixesTwice) {
    std::vector<Text> notes;
    if (!rolledAgain.empty()) {
        notes.push_back(plural("Words", "%n ones rerolled", "a 1 rerolled")(rolledAgain.size()));
    }
    if (sixesTwice) notes.push_back(phrase("Words", "each 6 counts twice")());
    if (notes.empty()) return facesOf(faces);
    return {nullptr, "%1 (%2)", {}, {facesOf(faces), Text::joined(notes, ", ")}};
}

/// Spanish has another "and" before it: "Pedites e Hippeis".
bool beginsLikeI(const std::string& name) {
    const auto starts = [&](std::string_view with) { return name.starts_with(with); };
    if (starts("Hia") || starts("Hie") || starts("Hya") || starts("Hye")) return false;
    return starts("I") || starts("Hi") || starts("Hy");
}

/// And another "or" before this: "Lonchophoroi u Hoplitai".
bool beginsLikeO(const std::string& name) { return name.starts_with("O") || name.starts_with("Ho"); }

/// tools/translations reads the names of these lists from the source.
template <HasNames Named> Text named(const char* list, Named value) {
    std::string name(names(value).at(static_cast<std::size_t>(value)));
    std::ranges::replace(name, '-', ' ');
    return {list, std::move(name), {}, {}};
}

}  // namespace

Text wordFor(Formation it) { return named("Formation", it); }
Text wordFor(Ability it) { return named("Ability", it); }
Text wordFor(Marker it) { return named("Marker", it); }
Text wordFor(Status it) { return named("Status", it); }
Text wordFor(TurnFlag it) { return named("TurnFlag", it); }
Text wordFor(GeneralHealth it) { return named("GeneralHealth", it); }
Text wordFor(Stage it) { return named("Stage", it); }
/// Players' words instead of the rulebook's: short enough for the bar at the top of the window.
Text wordFor(Phase it) {
    switch (it) {
        case Phase::activation: return phrase("Phase", "orders")();
        case Phase::movement: return phrase("Phase", "movement")();
        case Phase::rangedAttack: return phrase("Phase", "shooting")();
        case Phase::skirmishers: return phrase("Phase", "skirmish")();
        case Phase::melee: return phrase("Phase", "melee")();
        case Phase::flight: return phrase("Phase", "flight")();
        case Phase::endOfTurn: return phrase("Phase", "end of turn")();
    }
    return {};
}
Text wordFor(Home it) { return named("Home", it); }
Text wordFor(Terrain it) { return named("Terrain", it); }
Text wordFor(StructureKind it) { return named("StructureKind", it); }
Text wordFor(ChangeOfFront it) { return named("ChangeOfFront", it); }
Text wordFor(geometry::Edge it) {
    switch (it) {
        case geometry::Edge::front: return phrase("Edge", "front")();
        case geometry::Edge::right: return phrase("Edge", "right flank")();
        case geometry::Edge::rear: return phrase("Edge", "rear")();
        case geometry::Edge::left: return phrase("Edge", "left flank")();
    }
    return {};
}

Text scaleText(const Setting& setting, const UnitType& type) {
    if (!setting.scale.empty()) return Text::data(setting.scale);
    switch (type.unitClass) {
        case UnitClass::infantry: return phrase("Scale", "80-100 soldiers (a Roman century)")();
        case UnitClass::cavalry:
        case UnitClass::camels: return phrase("Scale", "about 30 riders (a Roman turma)")();
        case UnitClass::chariots: return phrase("Scale", "about 6 chariots")();
        case UnitClass::elephants: return phrase("Scale", "about 6 elephants")();
        case UnitClass::artillery: return {};
    }
    return {};
}

Text nameOnCard(const Battle& battle, UnitId id) {
    const Text name(battle.type(id).name);
    if (!isNumbered(battle, battle.unit(id))) return name;
    return Text::joined({name, Text(numberOf(battle, id))}, " ");
}

Text nameOf(const Battle& battle, UnitId id) {
    if (id.raw() < 0 || id.raw() >= std::ssize(battle.units)) return phrase("Words", "no unit")();
    const Unit& unit = battle.unit(id);
    if (unit.type == hiddenType) {
        return phrase("Words", "a hidden unit of %1")(nameOf(battle, unit.owner));
    }
    Text name = nameOnCard(battle, id);
    if (isOnBothSides(battle, unit)) name = phrase("Words", "%1 of %2")(name, nameOf(battle, unit.owner));
    return name;
}

namespace {

std::vector<Text> eachOf(const Battle& battle, const std::vector<UnitId>& ids) {
    std::vector<Text> names;
    names.reserve(ids.size());
    for (const UnitId id : ids) names.push_back(nameOf(battle, id));
    return names;
}

/// A word before the last of several; Spanish has another one before some sounds.
struct Joint {
    Phrase usual;
    NotedPhrase beforeSound;
    bool (*hasSound)(const std::string& name);
};

Text joined(std::vector<Text> names, const Joint& joint) {
    Text last = std::move(names.back());
    names.pop_back();
    if (names.empty()) return last;
    Text others = Text::joined(names, ", ");
    if (!joint.hasSound(last.english())) return joint.usual(std::move(others), std::move(last));
    const NotedPhrase& other = joint.beforeSound;
    return {other.context, other.pattern, other.note, {std::move(others), std::move(last)}};
}

}  // namespace

Text namesOf(const Battle& battle, const std::vector<UnitId>& ids) {
    return ids.empty() ? phrase("Words", "nobody")() : inOneBreath(eachOf(battle, ids));
}

Text inOneBreath(std::vector<Text> names) {
    static constexpr Joint both{phrase("Words", "%1 and %2"),
                                notedPhrase("Words", "%1 and %2", "before the sound of i"), beginsLikeI};
    return joined(std::move(names), both);
}

Text anyOf(const Battle& battle, const std::vector<UnitId>& ids) {
    static constexpr Joint either{phrase("Words", "%1 or %2"),
                                  notedPhrase("Words", "%1 or %2", "before the sound of o"), beginsLikeO};
    return ids.empty() ? phrase("Words", "nobody")() : joined(eachOf(battle, ids), either);
}

Text nameOf(const Battle& battle, Seat seat) {
    if (seat == chance) return phrase("Words", "Chance")();
    const auto side = std::ranges::find(battle.setting->sides, seat, &Side::seat);
    return side == battle.setting->sides.end() ? phrase("Words", "nobody")() : Text::data(side->name);
}

Text facesOf(const std::vector<int>& faces) {
    return Text::joined(std::vector<Text>(faces.begin(), faces.end()), ", ");
}
Text diceOf(const BlowRolled& it) {
    if (it.faces.empty()) return phrase("Log", "no dice")();
    const bool isKnown = !it.defense.terms().empty();
    return withNotes(it.faces, it.rolledAgain,
                     isKnown && it.successes > successesIn(it.faces, it.attack, it.defense));
}
Text diceOf(const StructureRolled& it) {
    return withNotes(it.faces, it.rolledAgain,
                     it.successes > successesIn(it.faces, it.attack, it.resistance));
}
Text needed(const Text& successes, const Sum& attack, const Sum& defense) {
    const int least = leastToSucceed(attack, defense);
    return least == 6 ? phrase("Log", "%1 (6 needed)")(successes)
                      : phrase("Log", "%1 (%2+ needed)")(successes, least);
}

Text nameOfTeam(const Battle& battle, Seat seat) {
    std::vector<Text> names;
    for (const Side& side : battle.setting->sides) {
        if (battle.areAllied(side.seat, seat)) names.push_back(Text::data(side.name));
    }
    return names.empty() ? nameOf(battle, seat) : inOneBreath(std::move(names));
}

Text nameOfGeneral(const Battle& battle, Seat seat, int general) {
    const auto side = std::ranges::find(battle.setting->sides, seat, &Side::seat);
    if (side == battle.setting->sides.end() || side->generals.size() < 2) {
        return phrase("Words", "the general of %1")(nameOf(battle, seat));
    }
    return Text(side->generals.at(static_cast<std::size_t>(general)).name);
}

Text nameOf(const Battle& battle, CardId card) {
    if (card.raw() < 0 || card.raw() >= std::ssize(battle.setting->cards)) {
        return phrase("Words", "a card")();
    }
    return Text::joined({Text::data(battle.order(card).name), Text::data(battle.eventOn(card).name)}, " / ");
}

Text numberText(std::int32_t raw, std::int32_t perUnit) {
    const std::string sign = raw < 0 ? "-" : "";
    const std::int64_t size = std::abs(std::int64_t{raw});
    std::string text = std::to_string(size / perUnit);
    std::string decimals = std::to_string(perUnit + size % perUnit).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return {numbers, sign + text + (decimals.empty() ? "" : "." + decimals), {}, {}};
}

Text toText(Du length) { return numberText(length.raw(), Du::perUnit); }
Du shownLength(Du length) {
    constexpr std::int32_t step = Du::perUnit / 100;
    const std::int32_t size = std::abs(length.raw());
    const std::int32_t least = std::max(std::min(size, 1), size - geometry::tolerance.raw());
    const Du rounded((least + step - 1) / step * step);
    return length < Du() ? -rounded : rounded;
}
Text lengthText(Du length) { return toText(shownLength(length)); }
Text spentText(MovementPoints points) { return lengthText(Du(points.raw())); }
Text toText(MovementPoints points) { return numberText(points.raw(), MovementPoints::perUnit); }
Text toText(const geometry::Pose& pose) {
    return phrase("Words", "%1, %2 facing %3 degrees")(toText(pose.center.x), toText(pose.center.y),
                                                       numberText(pose.heading.raw(), Heading::perUnit));
}

Text compassPoint(Heading toward) {
    static const std::array points{phrase("Compass", "north")(), phrase("Compass", "northeast")(),
                                   phrase("Compass", "east")(),  phrase("Compass", "southeast")(),
                                   phrase("Compass", "south")(), phrase("Compass", "southwest")(),
                                   phrase("Compass", "west")(),  phrase("Compass", "northwest")()};
    constexpr int eighth = 45 * Degrees::perUnit;
    const auto nearest = static_cast<std::size_t>((toward.raw() + eighth / 2) / eighth);
    return points.at(nearest % points.size());
}

Text words(RuleId rule) { return ruleText(rule); }

Text words(const Sum& sum) { return words(sum, 1); }

Text words(const Sum& sum, int perUnit) {
    return sumText(sum, [perUnit](int number) { return numberText(number, perUnit); }, termName);
}

}  // namespace vallum::field
