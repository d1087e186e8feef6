// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_words.h"

#include "word_parts.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace vallum::field {

namespace {

/// The only one of its kind on the table.
Text theOne(StructureKind kind) {
    switch (kind) {
        case StructureKind::wall: return phrase("Structures", "the wall")();
        case StructureKind::cornerWall: return phrase("Structures", "the corner wall")();
        case StructureKind::gate: return phrase("Structures", "the gate")();
        case StructureKind::tower: return phrase("Structures", "the tower")();
        case StructureKind::watchtower: return phrase("Structures", "the watchtower")();
        case StructureKind::siegeTower: return phrase("Structures", "the siege tower")();
        case StructureKind::villageSector: return phrase("Structures", "the village sector")();
        case StructureKind::narrowBridge: return phrase("Structures", "the narrow bridge")();
        case StructureKind::wideBridge: return phrase("Structures", "the wide bridge")();
        case StructureKind::smallCaltrops: return phrase("Structures", "the small caltrops")();
        case StructureKind::largeCaltrops: return phrase("Structures", "the large caltrops")();
        case StructureKind::trench: return phrase("Structures", "the trench")();
        case StructureKind::barricade: return phrase("Structures", "the barricade")();
    }
    return {};
}
/// English leaves out the article before a number, other languages may not.
Text oneOfSeveral(StructureKind kind, std::ptrdiff_t number) {
    switch (kind) {
        case StructureKind::wall: return phrase("Structures", "wall %1")(number);
        case StructureKind::cornerWall: return phrase("Structures", "corner wall %1")(number);
        case StructureKind::gate: return phrase("Structures", "gate %1")(number);
        case StructureKind::tower: return phrase("Structures", "tower %1")(number);
        case StructureKind::watchtower: return phrase("Structures", "watchtower %1")(number);
        case StructureKind::siegeTower: return phrase("Structures", "siege tower %1")(number);
        case StructureKind::villageSector: return phrase("Structures", "village sector %1")(number);
        case StructureKind::narrowBridge: return phrase("Structures", "narrow bridge %1")(number);
        case StructureKind::wideBridge: return phrase("Structures", "wide bridge %1")(number);
        case StructureKind::smallCaltrops: return phrase("Structures", "small caltrops %1")(number);
        case StructureKind::largeCaltrops: return phrase("Structures", "large caltrops %1")(number);
        case StructureKind::trench: return phrase("Structures", "trench %1")(number);
        case StructureKind::barricade: return phrase("Structures", "barricade %1")(number);
    }
    return {};
}
/// Its number among those of its kind, counted from 1; none if there is only one.
std::optional<std::ptrdiff_t> numberOf(const Battle& battle, StructureId id) {
    const StructureKind kind = battle.structure(id).kind;
    if (std::ranges::count(battle.structures, kind, &Structure::kind) == 1) return std::nullopt;
    const auto end = battle.structures.begin() + id.raw();
    const auto before =
        std::count_if(battle.structures.begin(), end, [&](const Structure& it) { return it.kind == kind; });
    return before + 1;
}
Text fires(int markers) { return plural("Words", "%n fire markers", "%n fire marker")(markers); }
Text wounds(int count) { return plural("Words", "%n wounds", "%n wound")(count); }
}  // namespace

Text nameOf(const Battle& battle, StructureId id) {
    if (id.raw() < 0 || id.raw() >= std::ssize(battle.structures)) {
        return phrase("Structures", "no structure")();
    }
    const StructureKind kind = battle.structure(id).kind;
    const auto number = numberOf(battle, id);
    return number ? oneOfSeveral(kind, *number) : theOne(kind);
}
Text titleOf(const Battle& battle, StructureId id) {
    Text name = wordFor(battle.structure(id).kind);
    const auto number = numberOf(battle, id);
    if (!number) return std::move(name).asSentence();
    return Text::joined({name, Text(*number)}, " ").asSentence();
}

Text sayOfSiege(const Battle& battle, const Entered& it) {
    return phrase("Log", "%1 occupies %2 (%3).")(nameOf(battle, it.unit), nameOf(battle, it.structure),
                                                 words(it.why));
}
Text sayOfSiege(const Battle& battle, const Left& it) {
    return phrase("Log", "%1 leaves %2 (%3).")(nameOf(battle, it.unit), nameOf(battle, it.structure),
                                               words(it.why));
}
Text sayOfSiege(const Battle& battle, const LinedUp& it) {
    if (it.isCut) {
        return phrase("Log", "%1 loses sections around %2 (%3).")(
            nameOf(battle, it.unit), nameOf(battle, it.structure), words(it.why));
    }
    return phrase("Log", "%1 lines up with %2 (%3).")(nameOf(battle, it.unit), nameOf(battle, it.structure),
                                                      words(it.why));
}
Text sayOfSiege(const Battle& battle, const TookPlace& it) {
    return phrase("Log", "%1 comes over the edge of %2 (%3).")(nameOf(battle, it.unit),
                                                               nameOf(battle, it.structure), words(it.why));
}
Text sayOfSiege(const Battle& battle, const Climbed& it) {
    const Text unit = nameOf(battle, it.unit);
    const Text structure = nameOf(battle, it.structure);
    if (it.levels == 0) return phrase("Log", "%1 starts to climb %2 (%3).")(unit, structure, words(it.why));
    return phrase("Log", "%1 reaches level %2 of %3 (%4).")(unit, it.levels, structure, words(it.why));
}
Text sayOfSiege(const Battle& battle, const ClimbEnded& it) {
    return phrase("Log", "%1 stops climbing (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text sayOfSiege(const Battle& battle, const PassageChanged& it) {
    const Text unit = nameOf(battle, it.unit);
    if (!it.passage) return phrase("Log", "%1 is through the narrow passage (%2).")(unit, words(it.why));
    return phrase("Log", "%1 goes through a narrow passage, %2 abreast (%3).")(
        unit, plural("Words", "%n sections", "%n section")(it.passage->sections), words(it.why));
}
Text sayOfSiege(const Battle& battle, const OverlapsChanged& it) {
    if (it.overlaps.empty()) return phrase("Log", "No units overlap anymore (%1).")(words(it.why));
    std::vector<Text> pairs;
    pairs.reserve(it.overlaps.size());
    for (const Overlap& pair : it.overlaps) {
        pairs.push_back(phrase("Log", "%1 lies on %2")(nameOf(battle, pair.top), nameOf(battle, pair.under)));
    }
    return {nullptr, "%1 (%2).", {}, {Text::joined(pairs, "; "), words(it.why)}};
}
Text sayOfSiege(const Battle& battle, const StructureMeasured& it) {
    const Text shot = phrase("Log", "%1 shoots at %2, %3 DU away")(
        nameOf(battle, it.shooter), nameOf(battle, it.structure), lengthText(it.distance));
    if (!it.inRange) return phrase("Log", "%1: out of range.")(shot);
    const Text banded = it.band == RangeBand::shortRange ? phrase("Log", "%1: short range")(shot)
                                                         : phrase("Log", "%1: long range")(shot);
    return it.covered ? phrase("Log", "%1, in cover (%2).")(banded, words(*it.covered))
                      : Text(nullptr, "%1.", {}, {banded});
}
Text sayOfSiege(const Battle& battle, const StructureRolled& it) {
    const Text structure = nameOf(battle, it.target.structure);
    const Text target = it.target.door ? phrase("Log", "the door of %1")(structure) : structure;
    const Text unit = nameOf(battle, it.unit);
    const Text deed = it.roll == Roll::hit ? phrase("Log", "%1 rolls to hit %2")(unit, target)
                                           : phrase("Log", "%1 rolls to damage %2")(unit, target);
    const Text result = it.roll == Roll::hit ? plural("Words", "%n hits", "%n hit")(it.successes)
                                             : plural("Words", "%n successes", "%n success")(it.successes);
    return phrase("Log", "%1: %2: %3 (%4).")(deed, diceOf(it), needed(result, it.attack, it.resistance),
                                             words(it.why));
}
Text sayOfSiege(const Battle& battle, const StructureDamaged& it) {
    return phrase("Log", "%1 takes %2 damage, %3 in all (%4).")(nameOf(battle, it.structure), it.damage,
                                                                it.total, words(it.why));
}
Text sayOfSiege(const Battle& battle, const DoorDestroyed& it) {
    return phrase("Log", "The door of %1 is broken.")(nameOf(battle, it.structure));
}
Text sayOfSiege(const Battle& battle, const FireLit& it) {
    return phrase("Log", "%1 burns: %2 (%3).")(nameOf(battle, it.structure), fires(it.markers),
                                               words(it.why));
}
Text sayOfSiege(const Battle& battle, const FirePutOut& it) {
    const Text structure = nameOf(battle, it.structure);
    if (it.spreads) {
        return phrase("Log", "The fire on %1 spreads to what it touches: %2 (%3).")(
            structure, fires(it.markers), words(it.why));
    }
    if (!it.by) {
        return phrase("Log", "Burned out: %1 on %2 (%3).")(fires(it.markers), structure, words(it.why));
    }
    return phrase("Log", "%1 puts out %2 on %3 (%4).")(nameOf(battle, *it.by), fires(it.markers), structure,
                                                       words(it.why));
}
Text sayOfSiege(const Battle& battle, const CollateralRolled& it) {
    const Text danger =
        phrase("Log", "%1 at %2 is in danger")(nameOf(battle, it.unit), nameOf(battle, it.structure));
    return phrase("Log", "%1: %2: %3 (%4).")(danger, facesOf(it.faces),
                                             needed(wounds(it.wounds), it.power, it.armor), words(it.why));
}
Text sayOfSiege(const Battle& battle, const Collapsed& it) {
    return phrase("Log", "%1 collapses (%2).")(nameOf(battle, it.structure), words(it.why));
}
Text sayOfSiege(const Battle& battle, const TileCleared& it) {
    return phrase("Log", "%1 clears away %2 (%3).")(nameOf(battle, it.unit), nameOf(battle, it.structure),
                                                    words(it.why));
}
Text sayOfSiege(const Battle& battle, const CaltropsRolled& it) {
    return phrase("Log", "%1 steps on %2: %3: %4.")(nameOf(battle, it.unit), nameOf(battle, it.structure),
                                                    facesOf(it.faces), wounds(it.wounds));
}
Text sayOfSiege(const Battle& battle, const TowerRolled& it) {
    if (it.price == 0_mp)
        return phrase("Log", "%1 lines %2 up (%3).")(nameOf(battle, it.unit), nameOf(battle, it.structure),
                                                     words(it.why));
    return phrase("Log", "%1 moves %2 for %3 points (%4).")(
        nameOf(battle, it.unit), nameOf(battle, it.structure), toText(it.price), words(it.why));
}
Text sayOfSiege(const Battle& battle, const OwnerChanged& it) {
    return phrase("Log", "%1 now belongs to %2 (%3).")(nameOf(battle, it.structure), nameOf(battle, it.owner),
                                                       words(it.why));
}
Text sayOfSiege(const Battle& battle, const RamTaken& it) {
    return phrase("Log", "%1 picks up a ram (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text sayOfSiege(const Battle& battle, const RamLeft& it) {
    return phrase("Log", "%1 drops its ram (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text sayOfSiege(const Battle& battle, const TaskDone& it) {
    return phrase("Log", "%1 has acted this turn: %2.")(nameOf(battle, it.unit), wordFor(it.deed));
}
Text sayOfSiege(const Battle& battle, const FortressAnnounced& it) {
    return phrase("Log", "The defenses of %1 cost %2 points.")(nameOf(battle, it.seat),
                                                               numberText(it.points.total(), 1));
}
Text sayOfSiege(const Battle& battle, const TowerPlaced& it) {
    return phrase("Log", "%1 is placed.")(nameOf(battle, it.structure));
}
Text sayOfSiege(const Battle& battle, const EdgeTaken& it) {
    return phrase("Log", "%1 attacks from the %2.")(nameOf(battle, it.seat), wordFor(it.home));
}

}  // namespace vallum::field
