// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <vallum/core/check.h>
#include <vallum/field/system.h>

/// Positions and scripted players for field tests. Each test shows its complete position:
/// `battleOf({infantry(red).at(10_du, 10_du), infantry(blue).at(10_du, 11_du).facing(180_deg)})`.
namespace vallum::field {

inline constexpr Seat red(1);
inline constexpr Seat blue(2);
inline constexpr Seat green(3);
inline constexpr Seat yellow(4);
inline constexpr UnitId a(0);
inline constexpr UnitId b(1);
inline constexpr UnitId c(2);
inline constexpr UnitId d(3);
inline constexpr UnitId e(4);

/// A unit as a test describes it. Each function returns the same unit, modified.
struct TestUnit {
    UnitType type;
    Unit unit;

    TestUnit& at(Du x, Du y) { return unit.pose.center = {x, y}, *this; }
    TestUnit& facing(Degrees heading) { return unit.pose.heading = Heading(heading), *this; }
    TestUnit& wounded(int wounds) { return unit.wounds = wounds, *this; }
    TestUnit& active() { return with(Marker::active); }
    TestUnit& broken() { return with(Marker::broken); }
    TestUnit& fleeing() { return with(Marker::broken).with(Marker::fleeing); }
    TestUnit& marching() { return with(Marker::marching); }
    TestUnit& with(Marker marker) { return unit.markers.insert(marker), *this; }
    TestUnit& did(TurnFlag deed) { return unit.turn.flags.insert(deed), *this; }
    TestUnit& spent(MovementPoints points) { return unit.turn.spent = points, *this; }
    TestUnit& in(Formation formation) {
        type.formations.insert(formation);
        unit.formation = formation;
        return *this;
    }
    TestUnit& canTake(Formation formation) { return type.formations.insert(formation), *this; }
    TestUnit& extendedLeft() { return unit.extension.left = true, *this; }
    TestUnit& extendedRight() { return unit.extension.right = true, *this; }
    TestUnit& enveloping(UnitId enemy, int section) {
        unit.envelops.push_back({enemy, geometry::SectionIndex(section)});
        return *this;
    }
    TestUnit& has(Ability ability) { return type.abilities.insert(ability), *this; }
    TestUnit& of(UnitClass unitClass) {
        type.unitClass = unitClass;
        type.mounted = unitClass != UnitClass::infantry && unitClass != UnitClass::artillery;
        type.animals = type.mounted;
        return *this;
    }
    TestUnit& attack(int hit, int damage) { return type.attack = {hit, damage}, *this; }
    TestUnit& defense(int dodge, int armor) { return type.defense = {dodge, armor}, *this; }
    TestUnit& shoots(int power, Du range, Missile missile = Missile::bow) {
        type.ranged = Ranged{power, range, missile};
        return *this;
    }
    TestUnit& morale(int morale) { return type.morale = morale, *this; }
    TestUnit& health(int health) { return type.health = health, *this; }
    TestUnit& moves(MovementPoints movement) { return type.movement = movement, *this; }
    TestUnit& worth(int value) { return type.value = value, *this; }
    TestUnit& is(Status status) { return unit.status = status, *this; }
    TestUnit& under(int commander) { return unit.commander = commander, *this; }
};

/// 3/3, defense 5/7, morale 7, health 4, movement 4, worth 100; a hit needs a 3, a wound a 5.
inline TestUnit infantry(Seat owner) {
    TestUnit made;
    made.type.id = "infantry";
    made.type.name = "Infantry";
    made.type.attack = {3, 3};
    made.type.defense = {5, 7};
    made.type.morale = 7;
    made.type.health = 4;
    made.type.movement = 4_mp;
    made.type.value = 100;
    made.unit.owner = owner;
    made.unit.place = Place::table;
    made.unit.pose = {{10_du, 10_du}, owner == red ? Heading() : Heading(180_deg)};
    return made;
}
inline TestUnit cavalry(Seat owner) {
    return infantry(owner).of(UnitClass::cavalry).has(Ability::maneuverable).moves(5_mp);
}
/// Power 3, range 8, movement 2.
inline TestUnit archers(Seat owner) { return infantry(owner).shoots(3, 8_du).moves(2_mp); }
/// Power 3, range 1, movement 3.
inline TestUnit skirmishers(Seat owner) {
    return infantry(owner).has(Ability::skirmishers).shoots(3, 1_du, Missile::javelin).moves(3_mp);
}

/// Leadership 6, influence 4, no modifiers.
inline GeneralCard testGeneral() {
    GeneralCard general;
    general.id = "test-general";
    general.name = "Strategos";
    general.influence = 4_du;
    general.leadership = 6;
    return general;
}

/// What a test can change about the setting before the battle is created.
struct TestTable {
    geometry::Size size{22_du, 18_du};
    std::vector<GeneralCard> generals{testGeneral(), testGeneral()};
    EnumSet<Victory> victory{Victory::casualties};
    std::vector<Order> orders = {};
    std::vector<Event> events = {};
    std::vector<ActionCard> cards = {};
    std::vector<int> teams{1, 2};  // of red, blue, green and yellow, for those that play
    std::vector<Home> homes{Home::south, Home::north, Home::south, Home::north};
    TurnOrder turnOrder = TurnOrder::teamTurns;
    std::vector<Tile> tiles = {};
    std::vector<Structure> structures = {};
    std::vector<Ram> rams = {};
    std::vector<Fortress> fortresses = {};
    std::optional<Siege> siege = std::nullopt;
};

/// A rectangle, given by its south-western and north-eastern corners.
inline Tile tile(Terrain kind, geometry::Point low, geometry::Point high) {
    return {kind, *geometry::Region::from({low, {low.x, high.y}, high, {high.x, low.y}})};
}

inline std::string colorOf(Seat seat) {
    return std::vector<std::string>{"Red", "Blue", "Green", "Yellow"}.at(
        static_cast<std::size_t>(seat.raw() - 1));
}

/// Red to move, in the movement phase of turn 1; turns alternate. Red's home is south. Hands are empty, all
/// the table's cards are in the deck, and no general has been placed.
inline Battle battleOf(const std::vector<TestUnit>& units, const TestTable& table = {}) {
    Setting setting;
    setting.table = table.size;
    setting.victory = table.victory;
    setting.orders = table.orders;
    setting.events = table.events;
    setting.cards = table.cards;
    setting.turnOrder = table.turnOrder;
    setting.tiles = table.tiles;
    setting.fortresses = table.fortresses;
    setting.siege = table.siege;
    Battle battle;
    for (std::size_t i = 0; i != table.teams.size(); ++i) {
        const Seat seat(static_cast<int>(i) + 1);
        Side side;
        side.seat = seat;
        side.name = colorOf(seat);
        side.home = table.homes.at(i);
        side.generals = {i < table.generals.size() ? table.generals.at(i) : testGeneral()};
        side.team = table.teams.at(i);
        for (const TestUnit& it : units) side.unitPoints += it.unit.owner == seat ? it.type.value : 0;
        side.pointLimit = 2 * side.unitPoints;
        setting.sides.push_back(side);
        Player player;
        player.seat = seat;
        player.generals.resize(1);
        battle.players.push_back(player);
        battle.turnOrder.push_back(seat);
    }
    for (const TestUnit& it : units) {
        battle.units.push_back(it.unit);
        battle.units.back().type = TypeId(static_cast<int>(setting.types.size()));
        setting.types.push_back(it.type);
    }
    battle.structures = table.structures;
    battle.rams = table.rams;
    for (int card = 0; card != static_cast<int>(table.cards.size()); ++card) battle.deck.emplace_back(card);
    battle.setting = Constant<Setting>(setting);
    battle.stage = Stage::fighting;
    battle.turn = 1;
    battle.active = red;
    battle.phase = Phase::movement;
    return battle;
}

/// With a modified setting.
inline Battle withSetting(Battle battle, auto change) {
    Setting setting = *battle.setting;
    change(setting);
    battle.setting = Constant<Setting>(std::move(setting));
    return battle;
}
/// OPT-05: replaces the side's single general; none has been placed yet.
inline Battle withGenerals(Battle battle, Seat seat, const std::vector<GeneralCard>& generals) {
    battle = withSetting(std::move(battle), [&](Setting& it) {
        std::ranges::find(it.sides, seat, &Side::seat)->generals = generals;
        it.options.severalGenerals = true;
    });
    std::ranges::find(battle.players, seat, &Player::seat)->generals.assign(generals.size(), {});
    return battle;
}

inline Battle inPhase(Phase phase, Battle battle) {
    battle.phase = phase;
    return battle;
}
inline Battle withGeneral(Battle battle, UnitId unit) {
    const Seat owner = battle.owner(unit);
    std::ranges::find(battle.players, owner, &Player::seat)->generals.front().with = unit;
    return battle;
}
inline Battle inHand(Battle battle, Seat seat, CardId card) {
    std::erase(battle.deck, card);
    std::ranges::find(battle.players, seat, &Player::seat)->hand.push_back(card);
    return battle;
}

/// The answers in order: dice by roll, everything else by answer. When the answers run out, a question gets
/// the default of its rule: no, none, or the first option.
struct Cues {
    std::deque<std::vector<int>> rolls = {};
    std::deque<Answer> answers = {};
};

/// Cards are drawn from the top of the deck. An unused cue is an error.
class Script final : public Asker<System> {
public:
    explicit Script(Cues cues) : cues_(std::move(cues)) {}
    ~Script() override { VALLUM_CHECK(cues_.rolls.empty() && cues_.answers.empty()); }

    Answer answer(const Battle& /*battle*/, const OpenQuestion<System>& asked) override {
        asked_.push_back(asked);
        return std::visit([&](const auto& question) { return this->cue(question); }, asked.question);
    }
    [[nodiscard]] const std::vector<OpenQuestion<System>>& asked() const { return asked_; }

private:
    Answer cue(const RollDice&) { return DiceShown{next(cues_.rolls)}; }
    static Answer cue(const DrawCards& question) {
        return CardsShown{{question.pile.begin(), question.pile.begin() + question.count}};
    }
    Answer cue(const Decide&) { return otherwise(YesOrNo{}); }
    Answer cue(const ChooseEvent&) { return otherwise(EventToPlay{}); }
    Answer cue(const ChooseUnit& question) { return otherwise(UnitChosen{question.among.front()}); }
    Answer cue(const ChooseSideStruck& question) { return otherwise(EdgeChosen{question.among.front()}); }
    Answer cue(const ChooseFlightWay&) { return otherwise(WayChosen{}); }
    Answer cue(const ChooseOrder&) { return otherwise(PhaseDone{}); }
    Answer cue(const ChooseMove&) { return otherwise(PhaseDone{}); }
    Answer cue(const ChooseSkirmishMove&) { return otherwise(PhaseDone{}); }
    Answer cue(const ChooseShot&) { return otherwise(PhaseDone{}); }
    Answer cue(const ArrangeUnits&) { return otherwise(Arrangement{}); }
    Answer cue(const Redeploy&) { return otherwise(PhaseDone{}); }
    Answer cue(const ChooseFollowUp&) { return otherwise(PhaseDone{}); }
    Answer cue(const PassCards&) { return otherwise(PhaseDone{}); }
    Answer cue(const ChooseOpponent& question) { return otherwise(SeatChosen{question.among.front()}); }
    Answer cue(const ChooseCommander& question) { return otherwise(GeneralChosen{question.among.front()}); }
    Answer cue(const ChooseStructure& question) { return otherwise(StructureChosen{question.among.front()}); }
    Answer cue(const ChooseHome& question) { return otherwise(HomeChosen{question.among.front()}); }
    Answer cue(const ChooseDraw&) { return otherwise(DiscardAndDraw{}); }
    /// These questions have no default answer.
    Answer cue(const auto& /*question*/) { return next(cues_.answers); }

    Answer otherwise(Answer answer) {
        return cues_.answers.empty() ? std::move(answer) : next(cues_.answers);
    }
    template <class T> static T next(std::deque<T>& list) {
        VALLUM_CHECK(!list.empty());
        T first = std::move(list.front());
        list.pop_front();
        return first;
    }

    Cues cues_;
    std::vector<OpenQuestion<System>> asked_;
};

struct Played {
    Battle battle;
    std::vector<Fact> facts;
    std::vector<OpenQuestion<System>> asked;

    template <class Kind> [[nodiscard]] std::vector<Kind> all() const {
        std::vector<Kind> found;
        for (const Fact& fact : facts) {
            if (const auto* it = std::get_if<Kind>(&fact)) found.push_back(*it);
        }
        return found;
    }
    template <class Kind> [[nodiscard]] int count() const { return static_cast<int>(all<Kind>().size()); }
    /// How many questions of this kind were asked.
    template <class Kind> [[nodiscard]] int questions() const {
        return static_cast<int>(std::ranges::count_if(
            asked, [](const OpenQuestion<System>& it) { return std::holds_alternative<Kind>(it.question); }));
    }
};

/// Runs a single procedure on a battle.
Played play(const Battle& battle, Cues cues, auto procedure) {
    Script script(std::move(cues));
    Game game(battle, script, 0);
    game.run(procedure);
    return {game.battle(), game.facts(), script.asked()};
}

/// The rule that refuses; empty if nothing does.
template <class T> std::string refusal(const Expected<T>& expected) {
    return expected ? "" : std::string(expected.error().rule.text());
}

}  // namespace vallum::field
