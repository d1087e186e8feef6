// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_words.h"

#include <algorithm>

namespace vallum::field {

namespace {

std::string named(StructureKind kind) {
    std::string text(names(kind).at(static_cast<std::size_t>(kind)));
    std::ranges::replace(text, '-', ' ');
    return text;
}
std::string because(RuleId why) { return " (" + words(why) + ")."; }
std::string counted(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}
std::string fires(int markers) { return counted(markers, "fire marker", "fire markers"); }
std::string listed(const std::vector<int>& faces) {
    std::string text;
    for (const int face : faces) text += (text.empty() ? "" : ", ") + std::to_string(face);
    return text;
}

}  // namespace

std::string nameOf(const Battle& battle, StructureId id) {
    if (id.raw() < 0 || id.raw() >= std::ssize(battle.structures)) return "no structure";
    const StructureKind kind = battle.structure(id).kind;
    const auto end = battle.structures.begin() + id.raw();
    const auto before =
        std::count_if(battle.structures.begin(), end, [&](const Structure& it) { return it.kind == kind; });
    const bool isOnly = std::ranges::count(battle.structures, kind, &Structure::kind) == 1;
    return "the " + named(kind) + (isOnly ? "" : " " + std::to_string(before + 1));
}

std::string sayOfSiege(const Battle& battle, const Entered& it) {
    return nameOf(battle, it.unit) + " occupies " + nameOf(battle, it.structure) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const Left& it) {
    return nameOf(battle, it.unit) + " leaves " + nameOf(battle, it.structure) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const LinedUp& it) {
    return nameOf(battle, it.unit) + " lines up with " + nameOf(battle, it.structure) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const TookPlace& it) {
    return nameOf(battle, it.unit) + " comes over the edge of " + nameOf(battle, it.structure) +
           because(it.why);
}
std::string sayOfSiege(const Battle& battle, const Climbed& it) {
    const std::string climber = nameOf(battle, it.unit);
    if (it.levels == 0) return climber + " starts to climb " + nameOf(battle, it.structure) + because(it.why);
    return climber + " has climbed " + counted(it.levels, "level", "levels") + " of " +
           nameOf(battle, it.structure) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const ClimbEnded& it) {
    return nameOf(battle, it.unit) + " climbs no longer" + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const PassageChanged& it) {
    const std::string unit = nameOf(battle, it.unit);
    if (!it.passage) return unit + " is through the narrow passage" + because(it.why);
    return unit + " goes through a narrow passage with " +
           counted(it.passage->sections, "section", "sections") + " abreast" + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const OverlapsChanged& it) {
    if (it.overlaps.empty()) return "No unit lies on another any more" + because(it.why);
    std::string text;
    for (const Overlap& pair : it.overlaps) {
        text +=
            (text.empty() ? "" : "; ") + nameOf(battle, pair.top) + " lies on " + nameOf(battle, pair.under);
    }
    return text + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const StructureMeasured& it) {
    const std::string text = nameOf(battle, it.shooter) + " shoots at " + nameOf(battle, it.structure) +
                             ", " + toText(it.distance) + " DU away";
    if (!it.inRange) return text + ": out of range.";
    return text + (it.band == RangeBand::shortRange ? ": short range" : ": long range") +
           (it.covered ? ", covered" + because(*it.covered) : ".");
}
std::string sayOfSiege(const Battle& battle, const StructureRolled& it) {
    const std::string what = it.roll == Roll::hit ? "hit" : "damage";
    return nameOf(battle, it.unit) + " rolls to " + what + " " + nameOf(battle, it.target.structure) +
           (it.target.door ? " at its door: " : ": ") + listed(it.faces) + ", " +
           counted(it.successes, "success", "successes") + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const StructureDamaged& it) {
    return nameOf(battle, it.structure) + " takes " + std::to_string(it.damage) + " damage and has " +
           std::to_string(it.total) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const DoorDestroyed& it) {
    return "The door of " + nameOf(battle, it.structure) + " is broken.";
}
std::string sayOfSiege(const Battle& battle, const FireLit& it) {
    return nameOf(battle, it.structure) + " burns: " + fires(it.markers) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const FirePutOut& it) {
    return (it.by ? nameOf(battle, *it.by) + " puts out " : std::string("Gone out: ")) + fires(it.markers) +
           " on " + nameOf(battle, it.structure) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const CollateralRolled& it) {
    return nameOf(battle, it.unit) + " at " + nameOf(battle, it.structure) +
           " is in danger: " + listed(it.faces) + ", " + counted(it.wounds, "wound", "wounds") +
           because(it.why);
}
std::string sayOfSiege(const Battle& battle, const Collapsed& it) {
    return nameOf(battle, it.structure) + " collapses" + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const TileCleared& it) {
    return nameOf(battle, it.unit) + " clears away " + nameOf(battle, it.structure) + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const CaltropsRolled& it) {
    return nameOf(battle, it.unit) + " treads on " + nameOf(battle, it.structure) + ": " + listed(it.faces) +
           ", " + counted(it.wounds, "wound", "wounds") + ".";
}
std::string sayOfSiege(const Battle& battle, const TowerRolled& it) {
    return nameOf(battle, it.unit) + " moves " + nameOf(battle, it.structure) + " for " + toText(it.price) +
           " points" + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const OwnerChanged& it) {
    return nameOf(battle, it.structure) + " belongs to " + nameOf(battle, it.owner) + " now" +
           because(it.why);
}
std::string sayOfSiege(const Battle& battle, const RamTaken& it) {
    return nameOf(battle, it.unit) + " takes up a ram" + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const RamLeft& it) {
    return nameOf(battle, it.unit) + " leaves its ram behind" + because(it.why);
}
std::string sayOfSiege(const Battle& battle, const TaskDone& it) {
    std::string deed(names(it.deed).at(static_cast<std::size_t>(it.deed)));
    std::ranges::replace(deed, '-', ' ');
    return nameOf(battle, it.unit) + " has acted this turn: " + deed + ".";
}
std::string sayOfSiege(const Battle& battle, const FortressAnnounced& it) {
    return "The defenses of " + nameOf(battle, it.seat) + " cost " + std::to_string(it.points.total()) +
           " points.";
}
std::string sayOfSiege(const Battle& battle, const TowerPlaced& it) {
    return nameOf(battle, it.structure) + " is placed.";
}
std::string sayOfSiege(const Battle& battle, const EdgeTaken& it) {
    return nameOf(battle, it.seat) + " attacks from the " +
           std::string(names(it.home).at(static_cast<std::size_t>(it.home))) + ".";
}

}  // namespace vallum::field
