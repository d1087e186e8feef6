// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/places.h"
#include "app/window/shipped.h"
#include "field/tools/offer.h"

#include <QStatusBar>

namespace vallum::app {
namespace {

constexpr UnitId hastati(0);
constexpr UnitId triarii(1);

/// Foot with three formations, replacing one without any.
class Drill {
public:
    Drill() : desk(duelWith(folder, {{"principes", "triarii"}})) {
        desk.activate(triarii);
        desk.endPhase();
    }
    [[nodiscard]] const field::MoveDraft& draft() const { return desk.drawn().draft(); }

    QTemporaryDir folder;
    Desk desk;
};

QAction* entry(const QMenu& menu, const QString& words) {
    for (QAction* action : menu.actions()) {
        if (action->text().startsWith(words)) return action;
    }
    return nullptr;
}

TEST(Maneuvers, TheMenuSaysWhatAFormationCostsAndTakesIt) {
    Drill drill;
    drill.desk.menu(drill.desk.at(triarii), [](QMenu& menu) {
        QAction* phalanx = entry(menu, QStringLiteral("Form up: phalanx"));
        ASSERT_NE(phalanx, nullptr);
        EXPECT_TRUE(phalanx->isEnabled());
        EXPECT_TRUE(phalanx->text().contains(QStringLiteral("1 DU to move")))
            << phalanx->text().toStdString();
        EXPECT_TRUE(phalanx->toolTip().contains(QStringLiteral("MOV-12")))
            << phalanx->toolTip().toStdString();
        phalanx->trigger();
    });
    ASSERT_TRUE(drill.draft().plan());
    EXPECT_EQ(drill.draft().plan()->formation, field::Formation::phalanx);
    drill.desk.key(Qt::Key_Return);
    EXPECT_EQ(drill.desk.battle().unit(triarii).formation, field::Formation::phalanx);
}

TEST(Maneuvers, TheToolPublishesWhatItOffersAsValues) {
    Drill drill;
    drill.desk.click(drill.desk.at(triarii));
    auto& tool = *toolIn<MoveTool>(*drill.desk.window);
    const auto offerNow = [&] {
        Offer offer;
        tool.fill(offer);
        return offer;
    };
    const Offer before = offerNow();
    ASSERT_TRUE(before.proposed());
    EXPECT_FALSE(before.proposed()->whyNot.isEmpty()) << "no move is drawn";
    const auto choices = [](const Offer& offer) {
        Offer::Row all;
        for (const Offer::Line& line : offer.lines()) {
            if (const auto* row = std::get_if<Offer::Row>(&line))
                all.insert(all.end(), row->begin(), row->end());
        }
        return all;
    };
    const auto phalanxOf = [](const Offer::Row& all) {
        return std::ranges::find_if(all, [](const Offer::Choice& it) {
            return it.text.startsWith(QStringLiteral("Form up: phalanx"));
        });
    };
    const Offer::Row possible = choices(before);
    const auto phalanx = phalanxOf(possible);
    ASSERT_NE(phalanx, possible.end());
    EXPECT_EQ(phalanx->isChosen, false);
    phalanx->act();
    const Offer after = offerNow();
    EXPECT_TRUE(after.proposed()->whyNot.isEmpty());
    const Offer::Row now = choices(after);
    const auto chosen =
        std::ranges::find_if(now, [](const Offer::Choice& it) { return it.isChosen == true; });
    ASSERT_NE(chosen, now.end());
    EXPECT_TRUE(chosen->text.contains(QStringLiteral("phalanx"))) << chosen->text.toStdString();
}

TEST(Maneuvers, WhatIsForbiddenIsGrayAndNamesTheRule) {
    Drill drill;
    drill.desk.click(drill.desk.at(triarii));
    drill.desk.key(Qt::Key_Comma);
    ASSERT_TRUE(drill.draft().plan());
    EXPECT_TRUE(drill.draft().plan()->extension.left);
    drill.desk.menu(drill.desk.at(triarii), [](QMenu& menu) {
        const QAction* phalanx = entry(menu, QStringLiteral("Form up: phalanx"));
        ASSERT_NE(phalanx, nullptr);
        EXPECT_FALSE(phalanx->isEnabled());
        EXPECT_TRUE(phalanx->text().contains(QStringLiteral("MAN-12"))) << phalanx->text().toStdString();
    });
}

TEST(Maneuvers, EachHasItsKey) {
    Drill drill;
    drill.desk.click(drill.desk.at(triarii));
    drill.desk.key(Qt::Key_2);
    EXPECT_EQ(drill.draft().plan()->formation, field::Formation::square);
    drill.desk.key(Qt::Key_2);
    EXPECT_EQ(drill.draft().plan()->formation, std::nullopt);
    drill.desk.key(Qt::Key_M);
    EXPECT_EQ(drill.draft().move().gait, field::Gait::forcedMarch);
    std::vector<Refusal> refusals;
    QObject::connect(&drill.desk.session(), &Session::refused, drill.desk.window.get(),
                     [&](const Refusal& refusal) { refusals.push_back(refusal); });
    drill.desk.key(Qt::Key_1);
    EXPECT_EQ(drill.draft().plan()->formation, std::nullopt);
    EXPECT_EQ(refusals.size(), 1U);
}

TEST(Maneuvers, TheButtonsStayWhereTheyAreWhileAMoveIsDrawn) {
    Drill drill;
    drill.desk.click(drill.desk.at(triarii));
    const QStringList buttons{QStringLiteral("Make the move"), QStringLiteral("Start again"),
                              QStringLiteral("Extend right"), QStringLiteral("No more moves")};
    const std::vector<QPoint> before = placesOf(drill.desk, buttons);
    EXPECT_FALSE(drill.desk.offers(QStringLiteral("Make the move")));
    drill.desk.key(Qt::Key_Up);
    EXPECT_TRUE(drill.desk.offers(QStringLiteral("Make the move")));
    EXPECT_EQ(placesOf(drill.desk, buttons), before);
    drill.desk.key(Qt::Key_Right);
    drill.desk.key(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(placesOf(drill.desk, buttons), before);
}

/// Whether a label covers this part of the table, measured from the center of the drawn card: labels have a
/// color that nothing else there has.
bool isLabelled(const Drill& drill, double above, double below) {
    const TableView& view = drill.desk.view();
    const QPointF middle =
        fieldDeskOf(*drill.desk.window).table().scene().coordinates().toScene(drill.draft().pose().center);
    const QPoint from = view.mapFromScene(middle + QPointF(-0.1, above));
    const QPoint until = view.mapFromScene(middle + QPointF(0.1, below));
    const QImage table = view.viewport()->grab(QRect(from, until)).toImage();
    const QRgb label = fieldDeskOf(*drill.desk.window).table().scene().palette().bubble.rgb();
    for (int y = 0; y != table.height(); ++y) {
        for (int x = 0; x != table.width(); ++x) {
            if (table.pixel(x, y) == label) return true;
        }
    }
    return false;
}

TEST(Maneuvers, TheLabelOfAMoveLeavesInSightWhatTheCardGoesTo) {
    Drill drill;
    drill.desk.click(drill.desk.at(triarii));
    drill.desk.key(Qt::Key_Up);
    ASSERT_TRUE(drill.draft().plan());
    EXPECT_FALSE(isLabelled(drill, -2, -0.95));
    EXPECT_TRUE(isLabelled(drill, 0.6, 1.6));
}

TEST(Maneuvers, WhatStopsAMoveIsASentence) {
    Drill drill;
    drill.desk.click(drill.desk.at(triarii));
    for (int i = 0; i != 5; ++i) drill.desk.key(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_TRUE(drill.desk.told().contains(QStringLiteral("Stopped short. It has no movement left (<a")))
        << drill.desk.told().toStdString();
}

TEST(Maneuvers, WhyAStepIsRefusedStaysInSight) {
    Drill drill;
    drill.desk.click(drill.desk.at(triarii));
    drill.desk.key(Qt::Key_1);
    drill.desk.key(Qt::Key_Right, Qt::ShiftModifier);
    ASSERT_TRUE(drill.draft().move().path.empty());
    EXPECT_TRUE(drill.desk.window->statusBar()->currentMessage().contains(QStringLiteral("(MAN-03).")))
        << drill.desk.window->statusBar()->currentMessage().toStdString();
}

TEST(Maneuvers, WhatIsDrawnIsMadeWhenThePhaseEnds) {
    Drill drill;
    const geometry::Pose before = drill.desk.battle().unit(triarii).pose;
    drill.desk.click(drill.desk.at(triarii));
    drill.desk.key(Qt::Key_Up);
    drill.desk.press(QStringLiteral("End phase"));
    EXPECT_NE(drill.desk.battle().unit(triarii).pose, before);
    EXPECT_NE(drill.desk.battle().phase, field::Phase::movement) << "nobody else can move";
}

TEST(Maneuvers, AUnitThatMayNotMoveSaysWhyInItsMenu) {
    Drill drill;
    drill.desk.menu(drill.desk.at(hastati), [](QMenu& menu) {
        ASSERT_FALSE(menu.actions().isEmpty());
        EXPECT_FALSE(menu.actions().front()->isEnabled());
        EXPECT_TRUE(
            menu.actions().front()->text().contains(QStringLiteral("give it an order first (ACT-08)")))
            << menu.actions().front()->text().toStdString();
    });
}

}  // namespace
}  // namespace vallum::app
