// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/overloaded.h>
#include <vallum/field/seen_facts.h>
#include <vallum/field/telling.h>
#include <vallum/field/words.h>

namespace vallum {

static_assert(ToldSystem<field::System>);  // the rules and the telling

namespace field {

namespace {

/// Each kind of question decides whether it is secret; a new kind does not compile until it does so.
struct Secrecy {
    // Chance has no secrets.
    bool operator()(const RollDice&) const { return false; }
    bool operator()(const DrawCards&) const { return false; }

    // Chosen from the cards in hand.
    bool operator()(const ChooseOrder&) const { return true; }
    bool operator()(const ChooseEvent&) const { return true; }
    bool operator()(const ChooseDraw&) const { return true; }
    bool operator()(const DiscardToLimit&) const { return true; }
    bool operator()(const PassCards&) const { return true; }

    // Chosen from what is on the table, or next to it.
    bool operator()(const PlaceUnit&) const { return false; }
    bool operator()(const Redeploy&) const { return false; }
    bool operator()(const ArrangeUnits&) const { return false; }
    bool operator()(const PlaceGeneral&) const { return false; }
    bool operator()(const ChooseCommander&) const { return false; }
    bool operator()(const ChooseHome&) const { return false; }
    bool operator()(const Decide&) const { return false; }
    bool operator()(const ChooseUnit&) const { return false; }
    bool operator()(const ChooseFacing&) const { return false; }
    bool operator()(const ChooseMove&) const { return false; }
    bool operator()(const ChooseSkirmishMove&) const { return false; }
    bool operator()(const ChooseRetreat&) const { return false; }
    bool operator()(const ChooseFollowUp&) const { return false; }
    bool operator()(const ChooseBrashCharge&) const { return false; }
    bool operator()(const ChooseFlightWay&) const { return false; }
    bool operator()(const ChooseShot&) const { return false; }
    bool operator()(const ChooseSideStruck&) const { return false; }
    bool operator()(const ChooseCombat&) const { return false; }
    bool operator()(const ChooseOpponent&) const { return false; }
    bool operator()(const ChooseStructure&) const { return false; }
};

}  // namespace

bool isSecret(const Question& question) { return std::visit(Secrecy(), question); }

}  // namespace field

using Told = Telling<field::System>;

std::vector<NamedSide> Told::sides(const field::Battle& battle) {
    std::vector<NamedSide> sides;
    for (const field::Side& side : battle.setting->sides)
        sides.push_back({side.seat, field::nameOf(battle, side.seat)});
    return sides;
}

Text Told::nameOf(const field::Battle& battle, Seat seat) { return field::nameOf(battle, seat); }

Told::When Told::when(const field::Battle& battle) {
    return {battle.stage, battle.turn, battle.phase, battle.active};
}

Text Told::phase(const When& when) {
    return when.stage == field::Stage::fighting ? field::wordFor(when.phase) : field::wordFor(when.stage);
}

std::optional<field::Fact> Told::toldTo(Seat seat, const field::Fact& fact, const field::Battle& battle) {
    return field::seenBy(fact, battle, seat);
}

bool Told::isSecret(const field::Question& question) { return field::isSecret(question); }

Text Told::sentence(const field::Battle& battle, const field::Question& question) {
    return field::words(battle, question);
}
Text Told::sentence(const Refusal& refusal) { return field::words(refusal); }

LogEntry Told::logEntry(const field::Battle& battle, const field::Fact& fact) {
    return {field::words(battle, fact), field::explanation(fact)};
}

std::optional<Beginning> Told::beginningIn(const field::Fact& fact) {
    return std::visit(Overloaded{[](const field::TurnBegan&) { return std::optional(Beginning::turn); },
                                 [](const field::PhaseBegan&) { return std::optional(Beginning::phase); },
                                 [](const field::AllyBegan&) { return std::optional(Beginning::phase); },
                                 [](const field::CombatBegan&) { return std::optional(Beginning::combat); },
                                 [](const auto&) { return std::optional<Beginning>(); }},
                      fact);
}

std::optional<Remembered> Told::rememberedOf(const field::Battle& battle, const field::Fact& fact) {
    const auto of = [&](Memorable what, UnitId unit) {
        return std::optional(Remembered{what, battle.owner(unit)});
    };
    return std::visit(
        Overloaded{[&](const field::Broke& it) { return of(Memorable::broke, it.unit); },
                   [&](const field::StartedToFlee& it) { return of(Memorable::fled, it.unit); },
                   [&](const field::Eliminated& it) { return of(Memorable::eliminated, it.unit); },
                   [](const field::GeneralLost& it) {
                       return std::optional(Remembered{Memorable::generalLost, it.seat});
                   },
                   [](const field::Collapsed&) { return std::optional(Remembered{Memorable::collapsed}); },
                   [](const field::BattleEnded&) { return std::optional(Remembered{Memorable::ended}); },
                   [](const auto&) { return std::optional<Remembered>(); }},
        fact);
}

}  // namespace vallum
