// SPDX-License-Identifier: GPL-3.0-or-later
#include "army.h"

#include <array>

#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/queries/siege_tasks.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>
#include <vallum/players/field_players.h>

namespace vallum::players {

using namespace field;

namespace {

/// From here on a random battle has been long enough.
constexpr int patience = 60;

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
    std::int32_t upTo(std::int32_t most) {
        return static_cast<std::int32_t>(stream_.below(static_cast<std::uint64_t>(most))) + 1;
    }
    Du upTo(Du most) { return Du(upTo(most.raw())); }
    Degrees upTo(Degrees most) { return Degrees(upTo(most.raw())); }
    template <class T> std::vector<T> some(std::vector<T> from, std::size_t count) {
        std::vector<T> chosen;
        while (chosen.size() < count && !from.empty()) {
            const auto at = from.begin() + static_cast<std::ptrdiff_t>(index(from.size()));
            chosen.push_back(*at);
            from.erase(at);
        }
        return chosen;
    }
    bool isTired() { return battle_.turn > patience && oneIn(8); }

    // Chance sits in a seat of its own.
    static Answer pick(const RollDice&) { return DiceShown{}; }
    static Answer pick(const DrawCards&) { return CardsShown{}; }

    /// In rank and file: cards that lie anyhow may leave no room for the last ones.
    std::vector<geometry::Pose> places() {
        const Zone zone = deploymentZone(battle_, seat_);
        std::vector<geometry::Pose> all;
        for (Du back = cardSize.depth / 2; back <= 3_du - cardSize.depth / 2; back = back + 1.1_du) {
            for (Du along = cardSize.width / 2; along <= frontageOf(zone) - cardSize.width / 2;
                 along = along + cardSize.width) {
                all.push_back(poseIn(zone, along, back));
            }
        }
        return all;
    }
    Answer pick(const PlaceUnit&) {
        const bool isLast = own(battle_, seat_, Place::reserve).empty();
        if (isLast || (battle_.setting->siege && oneIn(4))) {
            const auto equipment = equipmentPlaces(battle_, seat_);
            if (!equipment.empty()) return any(equipment);
        }
        return placed(any(own(battle_, seat_, Place::reserve)));
    }
    /// In a structure, with its other half, or anywhere.
    Answer placed(UnitId unit) {
        auto inside = startsInside(battle_, unit);
        std::erase_if(inside, [&](const Answer& it) { return !System::accepts(battle_, PlaceUnit{}, it); });
        if (!inside.empty() && oneIn(2)) return any(inside);
        for (const UnitId other : own(battle_, seat_, Place::table)) {
            const UnitPlacement stacked{unit, battle_.unit(other).pose, other};
            if (!oneIn(3) && mayPlace(battle_, stacked)) return stacked;
        }
        return placedInTheOpen(unit);
    }
    Answer placedInTheOpen(UnitId unit) {
        const auto all = places();
        for (const geometry::Pose& pose : some(all, all.size())) {
            if (mayPlace(battle_, {unit, pose, {}})) return UnitPlacement{unit, pose, {}};
        }
        const auto free = firstFreePlace(battle_, seat_);
        return UnitPlacement{unit, free.value_or(all.front()), {}};
    }
    Answer pick(const Redeploy& question) {
        const UnitId unit = any(question.among);
        const UnitPlacement placement{unit, any(places()), {}};
        return fits(battle_, question, placement) ? Answer(placement) : Answer(PhaseDone{});
    }
    Answer pick(const ArrangeUnits& question) {
        const UnitId unit = any(own(battle_, seat_, Place::table));
        const auto formations = battle_.type(unit).formations.all();
        Arrangement arrangement{{{unit, {}, {oneIn(2), oneIn(2)}}}};
        if (!formations.empty() && oneIn(2)) arrangement = {{{unit, any(formations), {}}}};
        return fits(battle_, question, arrangement) ? arrangement : Arrangement{};
    }
    Answer pick(const PlaceGeneral& question) {
        auto units = own(battle_, seat_, Place::table);
        std::erase_if(units, [&](UnitId id) { return !fits(battle_, question, UnitChosen{id}); });
        return UnitChosen{any(units)};
    }

    Answer pick(const ChooseOrder&) {
        if (isTired()) return Surrender{};
        const auto& hand = battle_.player(seat_).hand;
        const auto lines = oneIn(3) ? linesToOrder(battle_, seat_) : std::vector<std::vector<UnitId>>();
        if (!lines.empty()) return LineOrder{some(hand, 2), any(lines)};
        for (int attempt = 0; attempt != 4 && !hand.empty() && !oneIn(4); ++attempt) {
            OrderToPlay order = anyOrder(any(hand));
            if (mayPlayOrder(battle_, seat_, order)) return {std::move(order)};
        }
        return PhaseDone{};
    }
    OrderToPlay anyOrder(CardId card) {
        const auto& activate = battle_.order(card).effect.activate;
        OrderToPlay order;
        order.card = card;
        if (activate && activate->filter == UnitFilter::wing) {
            order.wing = oneIn(2) ? Flank::left : Flank::right;
        }
        const auto units = unitsForOrder(battle_, seat_, card, order.wing);
        const auto most = static_cast<std::size_t>(std::max(unitsAllowed(battle_, seat_, card).total(), 0));
        order.units = some(units, activate && activate->chain ? 1 : most);
        std::ranges::sort(order.units);
        for (const CardId other : battle_.player(seat_).hand) {
            const bool boosts = other != card && battle_.order(other).effect.boost && activate;
            if (boosts && oneIn(2)) order.boosts.push_back(other);
        }
        return order;
    }

    Answer pick(const Decide&) { return YesOrNo{oneIn(2)}; }
    Answer pick(const ChooseUnit& question) { return UnitChosen{any(question.among)}; }
    Answer pick(const ChooseFacing& question) {
        const Heading now = battle_.unit(question.unit).pose.heading;
        const FacingChosen facing{now + upTo(359_deg)};
        return fits(battle_, question, facing) ? facing : FacingChosen{now};
    }

    Answer pick(const ChooseMove& question) {
        if (!isTired() && oneIn(2)) {
            if (auto task = anySiegeTask()) return *std::move(task);
            if (auto action = anyEngagedAction()) return *std::move(action);
        }
        if (!isTired() && !battle_.structures.empty()) {
            if (auto work = anyWork(question)) return *std::move(work);
        }
        return anyMove(question);
    }
    std::optional<Answer> anySiegeTask() {
        if (battle_.structures.empty() && battle_.rams.empty()) return std::nullopt;
        std::vector<Answer> tasks;
        for (const UnitId id : own(battle_, seat_, Place::table)) {
            if (!battle_.unit(id).has(Marker::active)) continue;
            for (Answer& it : siegeTasks(battle_, id)) {
                if (System::accepts(battle_, ChooseMove{}, it)) tasks.push_back(std::move(it));
            }
        }
        return tasks.empty() ? std::nullopt : std::optional(any(tasks));
    }
    /// What there is to do with structures: to them, and at them.
    template <class Q> std::optional<Answer> anyWork(const Q& question) {
        auto units = own(battle_, seat_, Place::table);
        std::erase_if(units, [&](UnitId id) { return !battle_.unit(id).has(Marker::active); });
        if (units.empty() || oneIn(2)) return std::nullopt;
        const UnitId unit = any(units);
        const ComeDown down{unit};
        if (oneIn(3) && System::accepts(battle_, question, down)) return down;
        const auto tiles = tilesToClear(battle_, unit);
        if (!tiles.empty() && oneIn(2)) {
            const ClearTile work{unit, any(tiles)};
            if (System::accepts(battle_, question, work)) return work;
        }
        const auto moves = siegeMoves(battle_, unit);
        return moves.empty() ? std::nullopt : std::optional<Answer>(any(moves).move);
    }
    std::optional<Answer> anyEngagedAction() {
        auto units = own(battle_, seat_, Place::table);
        std::erase_if(units, [&](UnitId id) {
            return !battle_.unit(id).has(Marker::active) || !isEngaged(battle_, id);
        });
        if (units.empty()) return std::nullopt;
        const auto options = engagedActions(battle_, any(units));
        if (options.empty()) return std::nullopt;
        const EngagedAction action = any(options).action;
        const auto* withdrawal = std::get_if<Withdraw>(&action);
        if (withdrawal == nullptr) return std::visit([](const auto& it) -> Answer { return it; }, action);
        const Withdraw shorter{withdrawal->unit, upTo(withdrawal->distance)};
        return fits(battle_, ChooseMove{}, shorter) ? shorter : *withdrawal;
    }
    Answer pick(const ChooseSkirmishMove& question) {
        if (!isTired() && !battle_.structures.empty()) {
            if (auto work = anyWork(question)) return *std::move(work);
        }
        return anyMove(question);
    }
    [[nodiscard]] bool mayBegin(const ChooseMove&, UnitId id) const {
        return maySetOut(battle_, id).has_value();
    }
    [[nodiscard]] bool mayBegin(const ChooseSkirmishMove&, UnitId id) const {
        return maySkirmish(battle_, id).has_value();
    }
    template <class Q> Answer anyMove(const Q& question) {
        if (isTired()) return Surrender{};
        auto units = own(battle_, seat_, Place::table);
        std::erase_if(units, [&](UnitId id) { return !mayBegin(question, id); });
        for (int attempt = 0; attempt != 6 && !units.empty(); ++attempt) {
            Move move = anyMoveOf(any(units));
            if (fits(battle_, question, move)) return {std::move(move)};
        }
        if (fits(battle_, question, PhaseDone{})) return PhaseDone{};
        // MOV-10: somebody has to get out of the way first.
        for (const Crossing& it : battle_.crossings) {
            if (auto move = firstWayClear(battle_, it.under)) return *std::move(move);
        }
        return Surrender{};
    }
    Move anyMoveOf(UnitId id) {
        const auto enemies = enemiesAhead(id);
        Move move;
        move.unit = id;
        if (!enemies.empty() && !oneIn(4)) return chargeOf(id, any(enemies));
        if (oneIn(12)) move.gait = Gait::forcedMarch;
        if (oneIn(10)) move.before.push_back(anyManeuver(id));
        if (supportOf(battle_, id) && oneIn(5)) move.before.emplace_back(LeaveSupport{});
        if (oneIn(4) || !isTowardEnemy(id)) move.path.push_back(anySwing());
        if (!oneIn(8)) move.path.push_back(anyStraight(id));
        return move;
    }
    [[nodiscard]] std::vector<UnitId> enemiesAhead(UnitId id) const {
        const auto front = geometry::frontCenter(battle_.unit(id).pose, cardSize);
        const Du reach = Du(battle_.type(id).movement.raw()) + 1_du;
        auto enemies = enemiesOf(battle_, id);
        std::erase_if(enemies, [&](UnitId enemy) {
            return !geometry::isCloser(reach, front, battle_.unit(enemy).pose.center);
        });
        return enemies;
    }
    Move chargeOf(UnitId id, UnitId enemy) {
        Move move;
        move.unit = id;
        if (oneIn(2)) move.path.push_back(anySwing());
        move.path.push_back(geometry::Advance{Du(battle_.type(id).movement.raw())});
        move.charge = Charge{enemy, {}, static_cast<int>(index(4)), static_cast<int>(index(4))};
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
        if (oneIn(3)) return geometry::Turn{oneIn(2) ? upTo(180_deg) : -upTo(179_deg)};
        constexpr std::array corners{Corner::frontLeft, Corner::frontRight, Corner::rearRight,
                                     Corner::rearLeft};
        return geometry::Pivot{any(corners), upTo(90_deg)};
    }
    geometry::PathStep anyStraight(UnitId id) {
        const Du most(battle_.type(id).movement.raw());
        if (battle_.unit(id).did(TurnFlag::fellBack)) {
            const Heading back = geometry::outward(battle_.unit(id).pose.heading, geometry::Edge::rear);
            return geometry::Slide{back, upTo(most / 2)};
        }
        if (oneIn(8)) return geometry::Slide{Heading(upTo(359_deg)), upTo(most / 2)};
        return geometry::Advance{oneIn(2) ? upTo(most) : most};
    }
    [[nodiscard]] bool isTowardEnemy(UnitId id) const {
        const Heading ahead = facingFrom(battle_.side(seat_).home);
        const Degrees off = geometry::turnFrom(ahead, battle_.unit(id).pose.heading);
        return off > -90_deg && off < 90_deg;
    }

    Answer pick(const ChooseShot&) {
        if (isTired()) return Surrender{};
        const auto atStructures = structureShots(battle_);
        if (!atStructures.empty() && oneIn(3)) return any(atStructures);
        for (const UnitId shooter : own(battle_, seat_, Place::table)) {
            if (!mayShoot(battle_, shooter) || oneIn(4)) continue;
            const auto targets = targetsOf(battle_, shooter);
            if (!targets.empty()) return ShotToMake{shooter, any(targets)};
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
    Answer pick(const ChooseCombat&) {
        auto combats = combatsToFight(battle_);
        const auto byChoice = combatsByChoice(battle_);
        combats.insert(combats.end(), byChoice.begin(), byChoice.end());
        const auto attacks = structureAttacks(battle_);
        if (!attacks.empty() && oneIn(2)) return any(attacks);
        if (combats.empty()) return PhaseDone{};
        return CombatToFight{any(combats)};
    }
    Answer pick(const ChooseFlightWay&) { return WayChosen{oneIn(2) ? Flank::left : Flank::right}; }

    Answer pick(const ChooseDraw&) {
        if (oneIn(2)) return DrawThree{};
        const auto& hand = battle_.player(seat_).hand;
        return DiscardAndDraw{some(hand, index(hand.size() + 1))};
    }
    Answer pick(const ChooseCommander& question) { return GeneralChosen{any(question.among)}; }
    Answer pick(const ChooseRetreat& question) {
        for (int attempt = 0; attempt != 6; ++attempt) {
            Move move = anyMoveOf(question.unit);
            if (fits(battle_, question, move)) return {std::move(move)};
        }
        auto way = farthestRetreat(battle_, question.unit);
        return way ? Answer(*std::move(way)) : Answer(PhaseDone{});
    }
    Answer pick(const ChooseFollowUp& question) { return anyOption(question); }
    Answer pick(const ChooseBrashCharge& question) { return anyOption(question); }
    Answer pick(const PassCards& question) { return anyOption(question); }
    Answer pick(const ChooseOpponent& question) { return SeatChosen{any(question.among)}; }
    Answer pick(const ChooseStructure& question) { return StructureChosen{any(question.among)}; }
    Answer pick(const ChooseHome& question) { return HomeChosen{any(question.among)}; }
    Answer anyOption(const field::Question& question) { return any(System::options(battle_, question)); }
    Answer pick(const DiscardToLimit& question) {
        return CardsToDiscard{some(battle_.player(seat_).hand, static_cast<std::size_t>(question.count))};
    }

    const Battle& battle_;
    Seat seat_;
    Stream stream_;
};

}  // namespace

Answer RandomPlayer::answer(const Battle& battle, const OpenQuestion<System>& asked) {
    return Chooser(battle, asked.seat, mixed(seed_) + asked.number).choose(asked.question);
}

std::optional<Answer> RandomPlayer::answerInstead(const Battle& battle,
                                                  const OpenQuestion<System>& asked,
                                                  const std::vector<Answer>& refused) {
    constexpr std::size_t draws = 8;
    const std::uint64_t seed = mixed(seed_ + refused.size()) + asked.number;
    Answer drawn = Chooser(battle, asked.seat, seed).choose(asked.question);
    if (refused.size() < draws && std::ranges::count(refused, drawn) == 0) return drawn;
    return Asker::answerInstead(battle, asked, refused);
}

}  // namespace vallum::players
