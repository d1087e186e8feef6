// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/matches.h"
#include "support/edited.h"
#include "support/library.h"
#include "support/moves.h"

#include <algorithm>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <vallum/core/saved_seats.h>
#include <vallum/players/player_names.h>

/// A player that tries out its plans before answering.
namespace vallum::players {
namespace {

using namespace field;

/// A search fast enough for tests.
SearchTerms brief() {
    SearchTerms terms;
    terms.answers = 300;
    terms.samples = 4;
    terms.plans = 4;
    return terms;
}

/// Forwards to another player, and records every so many battles in which the search has something to try.
class Watch final : public Player {
public:
    explicit Watch(std::size_t every) : every_(every) {}

    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        const bool isPlan = std::holds_alternative<ChooseOrder>(asked.question) ||
                            std::holds_alternative<ChooseMove>(asked.question);
        if (isPlan && battle.turn > 2 && asked.number % every_ == 0) seen.emplace_back(battle, asked);
        return player_.answer(battle, asked);
    }

    std::vector<std::pair<Battle, OpenQuestion<System>>> seen;

private:
    std::size_t every_;
    GreedyPlayer player_;
};

/// With everything on the table visible.
std::vector<std::pair<Battle, OpenQuestion<System>>> openQuestionsOf(const Battle& battle,
                                                                     std::size_t every = 7) {
    DiceBox<System> dice(5);
    Watch watch(every);
    class Everybody final : public Player {
    public:
        Everybody(Player& luck, Player& player) : luck_(luck), player_(player) {}
        Answer answer(const Battle& now, const OpenQuestion<System>& asked) override {
            return asked.seat == chance ? luck_.answer(now, asked) : player_.answer(now, asked);
        }

    private:
        Player& luck_;
        Player& player_;
    } everybody(dice, watch);
    vallum::Game<System> game(battle, everybody, 0);
    while (!System::isOver(game.battle())) game.step();
    return watch.seen;
}
std::vector<std::pair<Battle, OpenQuestion<System>>> openQuestions(const std::string& scenario,
                                                                   std::size_t every = 7) {
    return openQuestionsOf(System::begin(shipped(scenario)), every);
}

/// The same battle with other cards where this seat cannot see them.
Battle dealtAnew(Battle battle, Seat looking) {
    std::vector<CardId*> hidden;
    for (field::Player& player : battle.players) {
        if (player.seat == looking) continue;
        for (CardId& card : player.hand) hidden.push_back(&card);
    }
    for (CardId& card : battle.deck) hidden.push_back(&card);
    for (std::size_t i = 0; 2 * i < hidden.size(); ++i) std::swap(*hidden[i], *hidden[hidden.size() - 1 - i]);
    return battle;
}

/// The same battle with other units behind the face-down cards that this seat sees.
Battle withOthersHidden(Battle battle, Seat looking) {
    const Battle seen = System::seenBy(battle, looking);
    std::vector<std::size_t> hidden;
    for (std::size_t i = 0; i != seen.units.size(); ++i) {
        if (std::as_const(seen).units[i].type == hiddenType) hidden.push_back(i);
    }
    for (std::size_t i = 0; 2 * i + 1 < hidden.size(); ++i)
        std::swap(battle.units[hidden[i]].type, battle.units[hidden[hidden.size() - 1 - i]].type);
    return battle;
}

TEST(SearchingPlayer, SeesOnlyWhatItsSeatMaySee) {
    const auto questions = openQuestions("first-battle");
    ASSERT_GT(questions.size(), 3U);
    for (const auto& [battle, asked] : questions) {
        const Battle other = dealtAnew(battle, asked.seat);
        EXPECT_NE(battle, other);
        SearchingPlayer one(brief());
        SearchingPlayer two(brief());
        EXPECT_EQ(one.answer(battle, asked), two.answer(other, asked)) << asked.number;
        const auto chance = [&](const Battle& it) {
            return advise(field::System::seenBy(it, asked.seat), asked, brief()).plans.front().chance;
        };
        EXPECT_EQ(chance(battle), chance(other)) << asked.number;
    }
}

Scenario foggy(const std::string& id) {
    const std::string text =
        edited(shippedText("scenarios/" + id + ".json"), "/options", {{"fogOfWar", {{"distance", 3.0}}}});
    return scenarioFrom(text, library())->scenario;
}

TEST(SearchingPlayer, KnowsOfAHiddenUnitOnlyItsBack) {
    int changed = 0;
    for (const auto& [battle, asked] : openQuestionsOf(System::begin(foggy("forest-ambush")))) {
        const Battle other = withOthersHidden(battle, asked.seat);
        changed += battle == other ? 0 : 1;
        SearchingPlayer one(brief());
        SearchingPlayer two(brief());
        EXPECT_EQ(one.answer(battle, asked), two.answer(other, asked)) << asked.number;
        if (changed == 8) break;
    }
    EXPECT_GT(changed, 3) << "there was fog, and something in it";
}

/// The same battle with another unit of its owner behind each face-down card that this seat sees.
Battle withOthersInTheWalls(Battle battle, Seat looking) {
    const Battle seen = System::seenBy(battle, looking);
    const auto before = std::as_const(battle).units;
    for (std::size_t i = 0; i != before.size(); ++i) {
        if (std::as_const(seen).units[i].type != hiddenType) continue;
        const auto other = std::ranges::find_if(
            before, [&](const Unit& it) { return it.owner == before[i].owner && it.type != before[i].type; });
        if (other != before.end()) battle.units[i].type = other->type;
    }
    return battle;
}

/// As long as the garrison is face down, nobody knows its units, cards and points.
TEST(SearchingPlayer, SeesOfAGarrisonOnlyWhatItsSeatMaySee) {
    SearchTerms terms = brief();
    terms.answers = 100;
    terms.turns = 2;
    terms.samples = 1;
    int hidden = 0;
    for (const char* scenario : {"standard-fortress-wood", "standard-fortress-stone"}) {
        for (const auto& [battle, asked] : openQuestions(scenario, 1)) {
            if (battle.turn > 12) break;
            const Battle dealt = dealtAnew(battle, asked.seat);
            const Battle other = withOthersInTheWalls(dealt, asked.seat);
            hidden += dealt == other ? 0 : 1;
            SearchingPlayer one(terms);
            SearchingPlayer two(terms);
            const Answer answer = one.answer(battle, asked);
            EXPECT_EQ(answer, two.answer(other, asked)) << scenario << ' ' << asked.number;
            EXPECT_TRUE(System::accepts(battle, asked.question, answer)) << scenario << ' ' << asked.number;
        }
    }
    EXPECT_GT(hidden, 3) << "somebody was face down";
}

TEST(SearchingPlayer, TriesSeveralPlansAndTellsTheirChances) {
    int searched = 0;
    for (const auto& [battle, asked] : openQuestions("first-battle")) {
        const Advice advice = advise(System::seenBy(battle, asked.seat), asked, brief());
        ASSERT_FALSE(advice.plans.empty());
        if (!advice.isSearched()) continue;
        ++searched;
        EXPECT_GE(advice.plans.size(), 2U);
        EXPECT_LE(advice.plans.size(), brief().plans);
        EXPECT_GT(advice.answers, 0);
        for (const Plan& plan : advice.plans) {
            EXPECT_TRUE(System::accepts(battle, asked.question, plan.answer));
            EXPECT_GE(plan.chance, 0);
            EXPECT_LE(plan.chance, certain);
            EXPECT_GT(plan.trials, 0);
        }
    }
    EXPECT_GT(searched, 2);
}

TEST(SearchingPlayer, ComparesWhatSomebodyElseWouldDo) {
    const auto questions = openQuestions("first-battle");
    const auto found = std::ranges::find_if(
        questions, [](const auto& it) { return std::holds_alternative<ChooseOrder>(it.second.question); });
    ASSERT_NE(found, questions.end());
    const auto& [battle, asked] = *found;
    const std::vector<Answer> mine{Surrender{}};
    const Advice advice = advise(System::seenBy(battle, asked.seat), asked, brief(), mine);
    const auto given = std::ranges::find(advice.plans, mine.front(), &Plan::answer);
    ASSERT_NE(given, advice.plans.end());
    EXPECT_EQ(given->chance, 0);
    EXPECT_NE(advice.best(), mine.front());
}

TEST(SearchingPlayer, SpendsNoMoreThanItsBudgetAndTheLastRound) {
    for (const auto& [battle, asked] : openQuestions("first-battle")) {
        SearchTerms terms = brief();
        terms.samples = 64;
        terms.answers = 500;
        const int forAnOrder = 1250;
        const int lastRound = 1200;
        EXPECT_LT(advise(System::seenBy(battle, asked.seat), asked, terms).answers, forAnOrder + lastRound);
    }
}

TEST(SearchingPlayer, TakesNoArmyForBeatenBecauseItIsHidden) {
    int searched = 0;
    for (const char* scenario : {"standard-fortress-wood", "standard-fortress-stone"}) {
        for (const auto& [battle, asked] : openQuestions(scenario)) {
            const Battle seen = System::seenBy(battle, asked.seat);
            const auto isHidden = [](const Unit& it) { return it.type == hiddenType; };
            const bool besieges = asked.seat == field::redSeat && battle.turn <= 12;
            if (!besieges || std::ranges::none_of(seen.units, isHidden)) continue;
            const Advice advice = advise(seen, asked, brief());
            if (!advice.isSearched()) continue;
            ++searched;
            EXPECT_LT(advice.plans.front().chance, 9000) << scenario << ", turn " << battle.turn;
        }
    }
    EXPECT_GT(searched, 1);
}

/// The next unit to move is another beginning of the same turn.
TEST(SearchingPlayer, TriesPlansThatComeToTheSameOnlyUntilItKnows) {
    int equal = 0;
    for (const auto& [battle, asked] : openQuestions("first-battle")) {
        if (!std::holds_alternative<ChooseMove>(asked.question)) continue;
        SearchTerms terms = brief();
        terms.answers = 4'000;
        terms.samples = 12;
        const Advice advice = advise(System::seenBy(battle, asked.seat), asked, terms);
        for (const Plan& plan : advice.plans) {
            const bool isEqual = &plan != advice.plans.data() && plan.trials > 2 && plan.error == 0 &&
                                 plan.chance == advice.plans.front().chance;
            if (!isEqual) continue;
            ++equal;
            EXPECT_EQ(plan.trials, advice.plans.front().trials);
            EXPECT_EQ(plan.value, advice.plans.front().value);
        }
    }
    EXPECT_GT(equal, 0);
}

TEST(SearchingPlayer, AnswersAloneWhereNothingCanBeTried) {
    const Battle battle = battleOf({infantry(red).at(5_du, 6_du), infantry(blue).at(5_du, 12_du)});
    const Advice advice = advise(battle, {red, ChooseDraw{}, 0}, brief());
    ASSERT_EQ(advice.plans.size(), 1U);
    EXPECT_FALSE(advice.isSearched());
}

/// `fought` requires every answer to be legal, and one battle's history must not influence another.
TEST(SearchingPlayer, FightsLawfullyAndTheSameBattleTwice) {
    const auto fight = [] {
        SearchingPlayer one(brief());
        GreedyPlayer other;
        return Digest::of(fought("first-battle", one, other, 7).battle());
    };
    const auto digest = fight();
    EXPECT_EQ(fight(), digest);
}

TEST(SearchingPlayer, BesiegesAndDefendsLawfully) {
    SearchTerms terms = brief();
    terms.answers = 40;
    terms.turns = 2;
    terms.samples = 1;
    terms.plans = 3;
    for (const char* scenario : {"breach-at-the-gate", "standard-fortress-wood"}) {
        SearchingPlayer attacker(terms);
        terms.seed = 1;
        SearchingPlayer defender(terms);
        EXPECT_TRUE(fought(scenario, attacker, defender, 7).battle().outcome) << scenario;
    }
}

/// To wait looks wise as long as a trial ends before anybody is at the walls.
TEST(SearchingPlayer, BesiegesWhereTheGreedyPlayerWould) {
    SearchTerms terms = brief();
    terms.answers = 20;
    terms.samples = 1;
    terms.turns = 2;
    terms.plans = 8;
    int acts = 0;
    int waits = 0;
    for (const auto& [battle, asked] : openQuestions("standard-fortress-wood", 1)) {
        const Battle seen = System::seenBy(battle, asked.seat);
        const Advice advice = advise(seen, asked, terms);
        if (battle.turn > 20) break;
        if (!advice.isSearched()) continue;
        const bool mayWait =
            std::ranges::find(advice.plans, Answer(PhaseDone{}), &Plan::answer) != advice.plans.end();
        const bool wouldWait = advice.best() == Answer(PhaseDone{});
        if (asked.seat == field::redSeat) {
            EXPECT_EQ(mayWait, wouldWait) << asked.number;
            acts += wouldWait ? 0 : 1;
        } else {
            waits += mayWait ? 1 : 0;
        }
    }
    EXPECT_GT(acts, 3);
    EXPECT_GT(waits, 0) << "the besieged may";
}

/// Whoever asks for advice sees what waiting would come to, but is not told to wait.
TEST(SearchingPlayer, AdviceToABesiegerListsWaitingAndNeverPutsItFirst) {
    SearchTerms terms = brief();
    terms.answers = 100'000;
    terms.samples = enoughTrials;
    terms.turns = 2;
    terms.plans = 3;
    int listed = 0;
    for (const auto& [battle, asked] : openQuestions("breach-at-the-gate", 1)) {
        const bool mayWait = System::accepts(battle, asked.question, PhaseDone{}).has_value();
        if (asked.seat != field::redSeat || !mayWait || !battle.crossings.empty()) continue;
        const Battle seen = System::seenBy(battle, asked.seat);
        SearchTerms own = terms;
        own.evenly = false;
        own.samples = 1;
        const Answer usual = advise(seen, asked, own).best();
        if (usual == Answer(PhaseDone{})) continue;
        terms.evenly = true;
        const Advice advice = advise(seen, asked, terms);
        EXPECT_GE(advice.plans.size(), 2U) << asked.number;
        EXPECT_NE(advice.best(), Answer(PhaseDone{})) << asked.number;
        const auto waiting = std::ranges::find(advice.plans, Answer(PhaseDone{}), &Plan::answer);
        ASSERT_NE(waiting, advice.plans.end()) << asked.number;
        EXPECT_TRUE(waiting->isWaiting);
        EXPECT_EQ(waiting->trials, enoughTrials);
        if (++listed == 3) break;
    }
    EXPECT_EQ(listed, 3);
}

Plan planWorth(Answer answer, int chance) {
    Plan plan;
    plan.answer = std::move(answer);
    plan.chance = chance;
    plan.trials = 6;
    plan.value.terms = {{Feature(), 0, chance}};
    return plan;
}

TEST(SearchingPlayer, PlansThatEndAlikeAreShownOnce) {
    std::vector<Plan> plans{planWorth(PhaseDone{}, 5800), planWorth(Surrender{}, 5700),
                            planWorth(YesOrNo{true}, 5800), planWorth(YesOrNo{false}, 5600)};
    const auto nameless = [&](const Plan& it) { return Text(&it - plans.data()); };
    EXPECT_EQ(placesToShow(plans, 3, nameless), (std::vector<std::size_t>{0, 1, 3}));
    const auto areAlike = [&](std::size_t one, std::size_t other) {
        return endAlike(plans[one], plans[other]);
    };
    EXPECT_EQ(placesToShow(plans.size(), 3, 2, areAlike), (std::vector<std::size_t>{1, 2, 3}))
        << "what was played is shown, and not what ends alike";
    EXPECT_EQ(placesToShow(plans.size(), 2, 3, areAlike), (std::vector<std::size_t>{0, 3}));
    plans[2].trials = plans[0].trials = 0;
    EXPECT_FALSE(endAlike(plans[0], plans[2])) << "nobody knows";
}

TEST(SearchingPlayer, SaysWhyItsFirstPlanIsTheFirst) {
    Advice advice;
    advice.plans = {planWorth(PhaseDone{}, 5000), planWorth(Surrender{}, 5200)};
    EXPECT_EQ(preferenceOf(advice), Preference::byRuleOfThumb);
    advice.isTriable = true;
    EXPECT_EQ(preferenceOf(advice), Preference::clearlyBetter);
    advice.plans.front().isUsual = true;
    EXPECT_EQ(preferenceOf(advice), Preference::usual);
    advice.plans.front().chance = 5300;
    EXPECT_EQ(preferenceOf(advice), Preference::usualAndBest);
    advice.plans.front().trials = 0;
    EXPECT_EQ(preferenceOf(advice), Preference::untried);
    advice.plans.resize(1);
    EXPECT_EQ(preferenceOf(advice), Preference::onlyPlan);
}

/// Whoever hears of its decisions is told more, and sees the same battle.
TEST(SearchingPlayer, TellingWhatItExpectsChangesNothing) {
    int searched = 0;
    for (const auto& [battle, asked] : openQuestions("breach-at-the-gate")) {
        const Battle seen = System::seenBy(battle, asked.seat);
        SearchTerms terms = brief();
        terms.turns = 2;
        const Advice silent = advise(seen, asked, terms);
        if (!silent.isSearched()) continue;
        terms.tells = true;
        const Advice told = advise(seen, asked, terms);
        ASSERT_EQ(silent.plans.size(), told.plans.size());
        for (std::size_t i = 0; i != told.plans.size(); ++i) {
            EXPECT_EQ(silent.plans[i].answer, told.plans[i].answer) << asked.number;
            EXPECT_EQ(silent.plans[i].chance, told.plans[i].chance) << asked.number;
        }
        if (++searched == 4) break;
    }
    EXPECT_GT(searched, 2);
}

/// Two trials that happen to differ by the same look like a certainty.
TEST(SearchingPlayer, ABesiegerChangesNothingForAFewTrials) {
    SearchTerms terms = brief();
    terms.answers = 100'000;
    terms.turns = 2;
    int searched = 0;
    for (const auto& [battle, asked] : openQuestions("breach-at-the-gate", 1)) {
        if (asked.seat != field::redSeat) continue;
        const Battle seen = System::seenBy(battle, asked.seat);
        terms.samples = 2;
        const Advice advice = advise(seen, asked, terms);
        if (!advice.isSearched()) continue;
        ++searched;
        terms.samples = 1;
        EXPECT_EQ(advice.best(), advise(seen, asked, terms).best()) << asked.number;
    }
    EXPECT_GT(searched, 6);
}

/// A shot may be worth as much thought as an order to whoever asks for advice.
TEST(SearchingPlayer, TriesEveryPlanAsOftenAsItIsToldTo) {
    SearchTerms terms = brief();
    terms.answers = 1;
    terms.samples = 8;
    terms.turns = 2;
    terms.leastTrials = enoughTrials;
    int searched = 0;
    for (const auto& [battle, asked] : openQuestions("breach-at-the-gate")) {
        const Advice advice = advise(System::seenBy(battle, asked.seat), asked, terms);
        if (!advice.isSearched()) continue;
        for (const Plan& plan : advice.plans) EXPECT_EQ(plan.trials, enoughTrials) << asked.number;
        if (++searched == 4) break;
    }
    EXPECT_EQ(searched, 4);
}

TEST(SearchingPlayer, GivesAMoveAsManyAnswersAsAnOrderWhereItMay) {
    const auto questions = openQuestions("first-battle");
    const auto found = std::ranges::find_if(
        questions, [](const auto& it) { return std::holds_alternative<ChooseMove>(it.second.question); });
    ASSERT_NE(found, questions.end());
    SearchTerms terms = brief();
    terms.samples = 100;
    const Battle seen = System::seenBy(found->first, found->second.seat);
    const int few = advise(seen, found->second, terms).answers;
    terms.evenly = true;
    EXPECT_GT(advise(seen, found->second, terms).answers, few);
}

TEST(SearchingPlayer, AnswersAtOnceOnceItIsToldToStop) {
    const auto [battle, asked] = openQuestions("first-battle").front();
    int trials = 0;
    const auto count = [&](const Battle& /*seen*/, const OpenQuestion<System>&, const Advice& it) {
        for (const Plan& plan : it.plans) trials += plan.trials;
    };
    SearchTerms terms = brief();
    SearchingPlayer player(terms, count);
    std::stop_source source;
    player.thinkUntil(source.get_token());
    player.answer(battle, asked);
    EXPECT_GT(trials, 0);
    trials = 0;
    source.request_stop();
    const Answer usual = GreedyPlayer().answer(System::seenBy(battle, asked.seat), asked);
    EXPECT_EQ(player.answer(battle, asked), usual);
    EXPECT_EQ(trials, 0);
}

TEST(SearchingPlayer, TellsItsAdviceToWhoeverHears) {
    const auto questions = openQuestions("first-battle");
    ASSERT_FALSE(questions.empty());
    const auto& [battle, asked] = questions.front();
    std::optional<Answer> heard;
    SearchingPlayer player(brief(), [&](const Battle& seen, const auto& question, const Advice& advice) {
        EXPECT_EQ(seen, System::seenBy(battle, question.seat));
        heard = advice.best();
    });
    EXPECT_EQ(player.answer(battle, asked), heard);
}

TEST(SearchingPlayer, SaysWhatTippedTheBalance) {
    Plan better{PhaseDone{}, 6000, 4, 0, 0, {{{Feature::losses, 0, 100}, {Feature::wounds, 0, -50}}}, {}};
    Plan worse{Surrender{}, 5000, 4, 0, 0, {{{Feature::losses, 0, -200}, {Feature::broken, 0, 20}}}, {}};
    const auto tipped = whatTipped(better, worse);
    ASSERT_EQ(tipped.size(), 3U);
    EXPECT_EQ(tipped[0].what, Feature::losses);
    EXPECT_EQ(tipped[0].worth, 300);
    EXPECT_EQ(tipped[1].what, Feature::wounds);
    EXPECT_EQ(tipped[1].worth, -50);
    EXPECT_EQ(tipped[2].worth, -20);
}

TEST(PlayerNames, EachMakesAPlayerAndNothingElseDoes) {
    for (const std::string_view who : playerNames()) EXPECT_NE(playerNamed(who, 1), nullptr) << who;
    EXPECT_EQ(playerNamed("praetor", 1), nullptr);
    EXPECT_GT(termsOf(Level::legate, Character::even, 1).answers,
              termsOf(Level::centurion, Character::even, 1).answers);
}

TEST(PlayerNames, ASaveTakesThemAll) {
    for (const std::string_view who : playerNames()) {
        const SavedSeats seats{{{field::redSeat, std::string(who)}}};
        EXPECT_EQ(faultIn(seats, {field::redSeat}, "a save"), std::nullopt) << who;
    }
}

TEST(PlayerNames, ARecruitFightsLawfullyAndNotLikeTheGreedyPlayer) {
    const auto fight = [](Level level) {
        const auto one = playerOf(level, Character::even, 3);
        GreedyPlayer other;
        return Digest::of(fought("first-battle", *one, other, 11).battle());
    };
    EXPECT_NE(fight(Level::recruit), fight(Level::greedy));
}

}  // namespace
}  // namespace vallum::players
