// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/core/random.h>
#include <vallum/field/rules/activation.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/end_of_turn.h>
#include <vallum/field/rules/events.h>
#include <vallum/field/rules/flight.h>
#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/movement.h>
#include <vallum/field/rules/orders.h>
#include <vallum/field/rules/ranged.h>
#include <vallum/field/rules/setup.h>
#include <vallum/field/rules/skirmish.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

/// From here on a random battle has been long enough.
inline constexpr int patience = 60;

/// Answers one question. Options are drawn one by one until one is lawful: to list them all would take
/// longer than the battle.
class Chooser {
public:
    Chooser(const Battle& battle, Seat seat, std::uint64_t seed)
        : battle_(battle),
          seat_(seat),
          stream_(seed) {}

    Answer choose(const Question& question) {
        return std::visit([&](const auto& it) { return this->pick(it); }, question);
    }

private:
    bool oneIn(std::uint64_t n) { return stream_.below(n) == 0; }
    std::size_t index(std::size_t size) { return stream_.below(size); }
    const auto& any(const auto& list) { return list[index(list.size())]; }
    Du upTo(Du most) {
        return Du(static_cast<std::int32_t>(stream_.below(static_cast<std::uint64_t>(most.raw()))) + 1);
    }
    Degrees upTo(Degrees most) {
        return Degrees(static_cast<std::int32_t>(stream_.below(static_cast<std::uint64_t>(most.raw()))) + 1);
    }
    template <class T> std::vector<T> some(std::vector<T> from, std::size_t count) {
        std::vector<T> chosen;
        while (chosen.size() < count && !from.empty()) {
            const auto at = from.begin() + static_cast<std::ptrdiff_t>(index(from.size()));
            chosen.push_back(*at);
            from.erase(at);
        }
        return chosen;
    }
    [[nodiscard]] std::vector<UnitId> own(Place place) const {
        std::vector<UnitId> units;
        for (UnitId id(0); id.raw() != std::ssize(battle_.units); id = UnitId(id.raw() + 1)) {
            if (battle_.owner(id) == seat_ && battle_.unit(id).place == place) units.push_back(id);
        }
        return units;
    }
    bool isTired() { return battle_.turn > patience && oneIn(8); }

    // Chance sits in a seat of its own.
    static Answer pick(const RollDice&) { return DiceShown{}; }
    static Answer pick(const DrawCards&) { return CardsShown{}; }

    Answer pick(const PlaceUnit&) {
        const Zone zone = deploymentZone(battle_, seat_);
        const UnitId unit = any(own(Place::reserve));
        const Heading facing = battle_.side(seat_).home == Home::south ? Heading() : Heading(180_deg);
        for (;;) {
            const geometry::Point at{upTo(battle_.setting->table.width),
                                     zone.from + upTo(zone.to - zone.from)};
            const UnitPlacement placement{unit, {at, facing}};
            if (mayPlace(battle_, placement)) return placement;
        }
    }

    Answer pick(const Redeploy& question) {
        const Zone zone = deploymentZone(battle_, seat_);
        const UnitId unit = any(question.among);
        const geometry::Point at{upTo(battle_.setting->table.width), zone.from + upTo(zone.to - zone.from)};
        const UnitPlacement placement{unit, {at, battle_.unit(unit).pose.heading}};
        return fits(battle_, question, placement) ? Answer(placement) : Answer(PhaseDone{});
    }

    Answer pick(const ArrangeUnits& question) {
        const UnitId unit = any(own(Place::table));
        const auto formations = battle_.type(unit).formations.all();
        Arrangement arrangement{{{unit, {}, {oneIn(2), oneIn(2)}}}};
        if (!formations.empty() && oneIn(2)) arrangement = {{{unit, any(formations), {}}}};
        if (fits(battle_, question, arrangement)) return arrangement;
        return Arrangement{};
    }
    Answer pick(const PlaceGeneral&) { return UnitChosen{any(own(Place::table))}; }

    Answer pick(const ChooseOrder&) {
        if (isTired()) return Surrender{};
        const auto& hand = battle_.player(seat_).hand;
        for (int attempt = 0; attempt != 4 && !hand.empty() && !oneIn(4); ++attempt) {
            const OrderToPlay order = anyOrder(any(hand));
            if (mayPlayOrder(battle_, seat_, order)) return order;
        }
        return PhaseDone{};
    }
    OrderToPlay anyOrder(CardId card) {
        OrderToPlay order;
        order.card = card;
        if (oneIn(2)) order.wing = oneIn(2) ? Flank::left : Flank::right;
        const auto units = unitsForOrder(battle_, seat_, card, order.wing);
        const auto most = static_cast<std::size_t>(std::max(unitsAllowed(battle_, seat_, card), 0));
        order.units = some(units, std::min(most, units.size()));
        std::ranges::sort(order.units);
        return order;
    }

    Answer pick(const Decide&) { return YesOrNo{oneIn(2)}; }
    Answer pick(const ChooseUnit& question) { return UnitChosen{any(question.among)}; }
    Answer pick(const ChooseFacing& question) {
        const Heading now = battle_.unit(question.unit).pose.heading;
        const FacingChosen facing{now + upTo(359_deg)};
        if (fits(battle_, question, facing)) return facing;
        return FacingChosen{now};
    }

    Answer pick(const ChooseMove& question) { return anyMove(question); }
    Answer pick(const ChooseSkirmishMove& question) { return anyMove(question); }
    template <class Q> Answer anyMove(const Q& question) {
        if (isTired()) return Surrender{};
        auto units = own(Place::table);
        std::erase_if(units, [&](UnitId id) {
            return !battle_.unit(id).has(Marker::active) || battle_.unit(id).did(Deed::finishedSkirmish) ||
                   (std::is_same_v<Q, ChooseMove> && battle_.unit(id).did(Deed::finishedMove));
        });
        for (int attempt = 0; attempt != 6 && !units.empty(); ++attempt) {
            const Move move = anyMoveOf(any(units));
            if (fits(battle_, question, move)) return move;
        }
        return fits(battle_, question, PhaseDone{}) ? Answer(PhaseDone{}) : Answer(Surrender{});
    }
    Move anyMoveOf(UnitId id) {
        if (!oneIn(3)) {
            const auto charge = anyChargeOf(id);
            if (charge) return *charge;
        }
        Move move;
        move.unit = id;
        if (oneIn(12)) move.gait = Gait::forcedMarch;
        if (oneIn(10)) move.before.push_back(anyManeuver(id));
        if (oneIn(4) || !isTowardEnemy(id)) move.path.push_back(anySwing());
        if (!oneIn(8)) move.path.push_back(anyStraight(id));
        return move;
    }
    std::optional<Move> anyChargeOf(UnitId id) {
        const Du far(2 * battle_.type(id).movement.raw());
        auto enemies = enemiesOf(battle_, id);
        std::erase_if(enemies, [&](UnitId enemy) {
            return !geometry::isCloser(far, footprint(battle_, id), footprint(battle_, enemy));
        });
        if (enemies.empty()) return std::nullopt;
        Move move;
        move.unit = id;
        if (oneIn(3)) move.path.push_back(anySwing());
        move.path.push_back(geometry::Advance{Du(battle_.type(id).movement.raw())});
        move.charge = Charge{any(enemies), {}, static_cast<int>(index(4)), static_cast<int>(index(4))};
        return move;
    }
    Maneuver anyManeuver(UnitId id) {
        const auto formations = battle_.type(id).formations.all();
        if (!formations.empty() && oneIn(2)) return TakeFormation{any(formations)};
        const Flank end = oneIn(2) ? Flank::left : Flank::right;
        if (oneIn(3)) return DropFormation{};
        return oneIn(2) ? Maneuver(ExtendFront{end}) : Maneuver(ReduceFront{end});
    }
    geometry::PathStep anySwing() {
        using geometry::Corner;
        if (oneIn(3)) return geometry::Turn{upTo(180_deg)};
        constexpr std::array corners{Corner::frontLeft, Corner::frontRight, Corner::rearRight,
                                     Corner::rearLeft};
        return geometry::Pivot{any(corners), upTo(90_deg)};
    }
    geometry::PathStep anyStraight(UnitId id) {
        const Du most(battle_.type(id).movement.raw());
        if (oneIn(8)) return geometry::Slide{Heading(upTo(359_deg)), upTo(most / 2)};
        return geometry::Advance{oneIn(2) ? upTo(most) : most};
    }
    [[nodiscard]] bool isTowardEnemy(UnitId id) const {
        const Heading heading = battle_.unit(id).pose.heading;
        const bool north = heading < Heading(90_deg) || heading > Heading(270_deg);
        return north == (battle_.side(seat_).home == Home::south);
    }

    Answer pick(const ChooseShot&) {
        if (isTired()) return Surrender{};
        for (const UnitId shooter : own(Place::table)) {
            if (!mayShoot(battle_, shooter)) continue;
            auto targets = battle_.unitIds();
            std::erase_if(targets, [&](UnitId it) { return !mayTarget(battle_, shooter, it); });
            if (!targets.empty() && !oneIn(4)) return ShotToMake{shooter, any(targets)};
        }
        return PhaseDone{};
    }
    Answer pick(const ChooseSideStruck& question) { return EdgeChosen{any(question.among)}; }

    Answer pick(const ChooseEvent& question) {
        const auto& hand = battle_.player(seat_).hand;
        if (hand.empty() || oneIn(3)) return EventToPlay{};
        const EventToPlay event{any(hand)};
        return fits(battle_, question, event) ? event : EventToPlay{};
    }
    Answer pick(const ChooseCombat&) { return CombatToFight{any(combatsToFight(battle_))}; }
    Answer pick(const ChooseFlightWay&) { return WayChosen{oneIn(2) ? Flank::left : Flank::right}; }

    Answer pick(const ChooseDraw& question) {
        const auto& hand = battle_.player(seat_).hand;
        const DiscardAndDraw answer{some(hand, index(hand.size() + 1))};
        return oneIn(2) && fits(battle_, question, answer) ? Answer(answer) : Answer(DrawThree{});
    }
    Answer pick(const DiscardToLimit& question) {
        return CardsToDiscard{some(battle_.player(seat_).hand, static_cast<std::size_t>(question.count))};
    }

    const Battle& battle_;
    Seat seat_;
    Stream stream_;
};

/// Takes any lawful answer, but goes toward the enemy more often than away, and gives up in the end. To the
/// same question in the same place it always says the same.
class RandomAsker final : public Asker<System> {
public:
    explicit RandomAsker(std::uint64_t seed) : seed_(seed) {}

    Answer answer(const Battle& battle, const Asked<System>& asked) override {
        return Chooser(battle, asked.seat, seed_ + asked.number).choose(asked.question);
    }

private:
    std::uint64_t seed_;
};

}  // namespace vallum::field
