// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

template <class Kind> bool isA(const Maneuver& maneuver) { return std::holds_alternative<Kind>(maneuver); }

geometry::Outline outlineOf(const Battle& battle, const Ram& ram) {
    return geometry::outline(ram.pose, battle.setting->sizes.ram);
}

bool passesOver(const Battle& battle, const Move& move, const geometry::Outline& ram) {
    geometry::Placement at = placement(battle.unit(move.unit));
    if (move.out) at.pose = *move.out;
    if (geometry::overlap(geometry::footprint(at, cardSize), ram)) return true;
    for (const geometry::PathStep& step : move.path) {
        if (geometry::sweeps(step, at, cardSize, ram)) return true;
        at.pose = geometry::after(step, at.pose, cardSize);
    }
    return false;
}

/// RAM-08
Verdict mayTakeOnTheWay(const Battle& battle, const Move& move) {
    if (std::ranges::any_of(move.before, isA<TakeRam>)) return refuse("RAM-08"_rule);
    for (const Maneuver& it : move.after) {
        const auto* taken = std::get_if<TakeRam>(&it);
        if (taken == nullptr || !mayTakeRam(battle, move.unit, taken->ram)) continue;
        const Ram& ram = battle.rams.at(static_cast<std::size_t>(taken->ram));
        if (!passesOver(battle, move, outlineOf(battle, ram))) return refuse("RAM-08"_rule);
    }
    return {};
}

/// RAM-10
Verdict mayFormUp(const Battle& battle, const Move& move) {
    bool carries = ramOf(battle, move.unit).has_value();
    for (const auto* maneuvers : {&move.before, &move.after}) {
        for (const Maneuver& it : *maneuvers) {
            carries = isA<TakeRam>(it) || (carries && !isA<DropRam>(it));
            if (isA<TakeFormation>(it) && carries) return refuse("RAM-10"_rule);
        }
    }
    return {};
}

}  // namespace

std::optional<int> ramOf(const Battle& battle, UnitId carrier) {
    const auto found = std::ranges::find(battle.rams, carrier, &Ram::carrier);
    if (found == battle.rams.end()) return std::nullopt;
    return static_cast<int>(found - battle.rams.begin());
}

Verdict mayCarryRam(const Battle& battle, UnitId unit) {
    const bool isFoot = battle.type(unit).unitClass == UnitClass::infantry;
    return allowIf(isFoot && !ramOf(battle, unit), "RAM-02"_rule);
}

Verdict mayTakeRam(const Battle& battle, UnitId unit, int ram) {
    if (Verdict verdict = mayCarryRam(battle, unit); !verdict) return verdict;
    if (ram < 0 || ram >= std::ssize(battle.rams)) return refuse("RAM-08"_rule);
    const Ram& it = battle.rams.at(static_cast<std::size_t>(ram));
    return allowIf(it.placed && !it.carrier, "RAM-08"_rule);
}

Verdict mayHandleRams(const Battle& battle, const Move& move) {
    if (battle.rams.empty()) return {};
    return mayTakeOnTheWay(battle, move).and_then([&] { return mayFormUp(battle, move); });
}

bool movesWithRam(const Battle& battle, const Move& move) {
    return ramOf(battle, move.unit) && std::ranges::none_of(move.before, isA<DropRam>);
}

bool arrivesWithRam(const Battle& battle, const Move& move) {
    return movesWithRam(battle, move) || takesRam(move);
}

bool takesRam(const Move& move) { return std::ranges::any_of(move.after, isA<TakeRam>); }

}  // namespace vallum::field
