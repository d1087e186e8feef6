// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engaged.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

/// Two sections in contact, two free on a's left.
Battle halfOn() {
    return battleOf({sturdy(red).at(9.2_du, 10_du).active(), sturdy(blue).at(10_du, 10.8_du)});
}

template <class Kind> std::vector<Kind> kindsOf(const std::vector<EngagedOption>& options) {
    std::vector<Kind> found;
    for (const EngagedOption& it : options) {
        if (const auto* action = std::get_if<Kind>(&it.action)) found.push_back(*action);
    }
    return found;
}

TEST(EngagedActions, ListsEverythingThatIsLawful) {
    const auto options = engagedActions(halfOn(), a);
    EXPECT_EQ(kindsOf<Envelop>(options), (std::vector<Envelop>{{a, b, 1, 0}, {a, b, 2, 0}}));
    EXPECT_EQ(kindsOf<Withdraw>(options), (std::vector<Withdraw>{{a, 2_du}}));
    EXPECT_EQ(kindsOf<Retreat>(options), std::vector{Retreat{a}});
    EXPECT_FALSE(kindsOf<Reposition>(options).empty());
    EXPECT_TRUE(kindsOf<RemoveMarkers>(options).empty());
    for (const EngagedOption& it : options) {
        const Verdict verdict =
            std::visit([&](const auto& action) { return fits(halfOn(), ChooseMove{}, action); }, it.action);
        EXPECT_EQ(refusal(verdict), "");
    }
}

TEST(EngagedActions, NothingForOneThatMayNotAct) {
    EXPECT_TRUE(engagedActions(halfOn(), b).empty());
    EXPECT_TRUE(engagedActions(battleOf({sturdy(red).active()}), a).empty());
    EXPECT_TRUE(engagedActions(inPhase(Phase::melee, halfOn()), a).empty());
}

TEST(EngagedActions, ShowsWhatComesOfThem) {
    EXPECT_EQ(sectionsInContact(afterAction(halfOn(), Envelop{a, b, 2, 0}), a, b), 4);
    EXPECT_EQ(afterAction(halfOn(), Withdraw{a, 1_du}).unit(a).pose.center, (geometry::Point{9.2_du, 9_du}));
    const Battle gone = afterAction(halfOn(), Retreat{a});
    EXPECT_EQ(gone.unit(a).wounds, 0);
    EXPECT_FALSE(isEngaged(gone, a));
    for (const EngagedOption& it : engagedActions(halfOn(), a)) {
        EXPECT_EQ(afterAction(halfOn(), it.action).unit(a).pose, it.plan.to);
    }
}

TEST(EngagedActions, AreAmongTheOptions) {
    const auto answers = System::options(halfOn(), ChooseMove{});
    EXPECT_NE(std::ranges::find(answers, Answer(Retreat{a})), answers.end());
    EXPECT_NE(std::ranges::find(answers, Answer(Envelop{a, b, 2, 0})), answers.end());
}

}  // namespace
}  // namespace vallum::field
