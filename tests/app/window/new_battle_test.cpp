// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shipped.h"
#include "field/start/own_battle_page.h"
#include "field/start/side_form.h"
#include "kits/documents.h"
#include "language/numbers.h"
#include "start/new_battle_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QWheelEvent>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

/// The page and a user who fills it in.
class NewBattle : public testing::Test {
protected:
    NewBattle() {
        page.showOwn(*shippedFieldKit());
        page.show();
        QApplication::processEvents();
    }

    template <class Widget> Widget* named(const QString& name) {
        for (Widget* it : page.findChildren<Widget*>()) {
            if (it->accessibleName() == name) return it;
        }
        ADD_FAILURE() << "no widget " << name.toStdString();
        return nullptr;
    }
    QPushButton* begin() {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Begin")) return button;
        }
        return nullptr;
    }
    std::vector<SideForm*> sides() {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        std::vector<SideForm*> all;
        for (auto* it : page.findChildren<SideForm*>()) all.push_back(it);
        std::ranges::sort(all, {}, [](const SideForm* it) { return it->draft().seat; });
        return all;
    }
    QSpinBox* firstCountOf(SideForm* side) {
        return qobject_cast<QSpinBox*>(side->findChild<QTableWidget*>()->cellWidget(0, 2));
    }
    OwnBattlePage& own() { return *page.findChild<OwnBattlePage*>(); }

    NewBattlePage page;
};

TEST_F(NewBattle, AnArmyThatNobodyHasChangedFollowsThePoints) {
    SideForm& side = *sides().front();
    side.setAgreement(600, false);
    EXPECT_TRUE(side.complaint().isEmpty()) << side.complaint().toStdString();
    EXPECT_GT(side.spent(), 600 * 100 * 4 / 5);
}

TEST_F(NewBattle, AnyNumberOfPointsCanBeFilled) {
    SideForm& side = *sides().front();
    QSpinBox* count = firstCountOf(&side);
    count->setValue(count->maximum());
    side.setAgreement(600, false);
    EXPECT_FALSE(side.complaint().isEmpty()) << "it was chosen by hand";
    for (auto* button : side.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Fill for me")) button->click();
    }
    EXPECT_TRUE(side.complaint().isEmpty()) << side.complaint().toStdString();
    EXPECT_GT(side.spent(), 600 * 100 * 4 / 5);
}

TEST_F(NewBattle, IsReadyFromTheStart) {
    EXPECT_TRUE(begin()->isEnabled()) << own().scenario().error().expected;
    EXPECT_EQ(own().scenario().value().setting->sides.size(), 2U);
    EXPECT_EQ(field::System::begin(own().scenario().value()).stage, field::Stage::deployment);
}

TEST_F(NewBattle, TooDearAnArmyCannotBegin) {
    QSpinBox* count = firstCountOf(sides().front());
    count->setValue(count->maximum());
    named<QSpinBox>(QStringLiteral("Points of each team"))->setValue(300);
    EXPECT_FALSE(begin()->isEnabled());
    EXPECT_NE(own().scenario().error().expected.find("SET-08"), std::string::npos);
}

TEST_F(NewBattle, WhatIsWrongIsSaidOfTheArmyAndNotOfAFile) {
    const auto says = [&](const QString& words) {
        for (const auto* label : own().findChildren<QLabel*>()) {
            if (label->text().contains(words)) return true;
        }
        return false;
    };
    QSpinBox* count = firstCountOf(sides().front());
    count->setValue(count->maximum());
    named<QSpinBox>(QStringLiteral("Points of each team"))->setValue(500);
    const QString over = pointsText(sides().front()->spent() - 500 * 100);
    EXPECT_TRUE(says(QStringLiteral("Athens: %1 points over the limit").arg(over))) << over.toStdString();
    EXPECT_TRUE(says(QStringLiteral(" of 500 points, %1 over").arg(over)));
    EXPECT_FALSE(says(QStringLiteral("/sides")));
    EXPECT_FALSE(says(QStringLiteral("&lt;")));
    auto* units = sides().front()->findChild<QTableWidget*>();
    for (int row = 0; row != units->rowCount(); ++row)
        qobject_cast<QSpinBox*>(units->cellWidget(row, 2))->setValue(0);
    EXPECT_TRUE(says(QStringLiteral("Athens: no units yet.")));
}

TEST_F(NewBattle, AChosenArmyComesWithUnitsIfItsPointsAreItsOwn) {
    const auto choose = [&](SideForm* side, int row) {
        for (auto* box : side->findChildren<QComboBox*>()) {
            if (box->accessibleName() != QStringLiteral("Army")) continue;
            box->setCurrentIndex(row);
            Q_EMIT box->activated(row);
        }
    };
    choose(sides().front(), 1);
    EXPECT_EQ(sides().front()->draft().army, "carthaginians");
    EXPECT_FALSE(sides().front()->draft().units.empty());
    EXPECT_TRUE(begin()->isEnabled()) << own().scenario().error().expected;
    named<QSpinBox>(QStringLiteral("Number of players"))->setValue(4);
    choose(sides().front(), 0);
    EXPECT_TRUE(sides().front()->draft().units.empty()) << "the points are those of its team";
}

TEST_F(NewBattle, TheWheelScrollsAndChangesNoChoice) {
    SideForm* side = sides().front();
    const auto army = side->draft().army;
    const auto wheelOver = [](QWidget* box) {
        const QPointF middle = box->rect().center();
        QWheelEvent turn(middle, box->mapToGlobal(middle), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QApplication::sendEvent(box, &turn);
    };
    for (auto* box : side->findChildren<QComboBox*>()) wheelOver(box);
    EXPECT_EQ(side->draft().army, army);
    const int count = firstCountOf(side)->value();
    wheelOver(firstCountOf(side));
    EXPECT_EQ(firstCountOf(side)->value(), count);
    auto* points = named<QSpinBox>(QStringLiteral("Points of each team"));
    points->setFocus();
    wheelOver(points);
    EXPECT_EQ(points->value(), 1000);
}

TEST_F(NewBattle, SidesAreToldApartByTheirNames) {
    const auto says = [&](const QString& words) {
        const auto labels = own().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* it) { return it->text().contains(words); });
    };
    for (auto* box : sides().front()->findChildren<QComboBox*>()) {
        if (box->accessibleName() != QStringLiteral("Army")) continue;
        const int row = box->findData(QString::fromStdString(sides().back()->draft().army));
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    }
    EXPECT_EQ(sides().front()->draft().army, sides().back()->draft().army);
    EXPECT_EQ(sides().back()->draft().name, sides().front()->draft().name + " 2");
    EXPECT_TRUE(begin()->isEnabled());
    auto* name = sides().back()->findChild<QLineEdit*>();
    name->setText(QString::fromStdString(sides().front()->draft().name));
    Q_EMIT name->textEdited(name->text());
    EXPECT_FALSE(begin()->isEnabled());
    EXPECT_TRUE(says(QStringLiteral("Two sides are called")));
    name->clear();
    Q_EMIT name->textEdited({});
    EXPECT_FALSE(begin()->isEnabled());
    EXPECT_TRUE(says(QStringLiteral("Every side needs a name.")));
}

TEST_F(NewBattle, AlliesSeeWhatIsLeftOfThePointsOfTheirTeam) {
    const auto says = [&](SideForm* side, const QString& words) {
        const auto labels = side->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* it) { return it->text().contains(words); });
    };
    named<QSpinBox>(QStringLiteral("Number of players"))->setValue(3);
    EXPECT_TRUE(says(sides().at(2), QStringLiteral("994.75 spent by allies")));
    EXPECT_FALSE(says(sides().at(1), QStringLiteral("allies")));
    firstCountOf(sides().at(2))->setValue(1);
    EXPECT_TRUE(says(sides().at(2), QStringLiteral(" over")));
    EXPECT_FALSE(begin()->isEnabled());
    auto* teams = named<QComboBox>(QStringLiteral("Teams"));
    teams->setCurrentIndex(1);
    Q_EMIT teams->activated(1);
    EXPECT_FALSE(says(sides().at(2), QStringLiteral("allies")));
}

TEST_F(NewBattle, WhoStandsAloneComesWithAnArmy) {
    auto* teams = named<QComboBox>(QStringLiteral("Teams"));
    teams->setCurrentIndex(1);
    named<QSpinBox>(QStringLiteral("Number of players"))->setValue(4);
    for (const SideForm* side : sides()) EXPECT_FALSE(side->draft().units.empty());
}

TEST_F(NewBattle, MirroredRanksNeedNoPlacing) {
    auto* deployment = named<QComboBox>(QStringLiteral("Deployment"));
    deployment->setCurrentIndex(1);
    Q_EMIT deployment->activated(1);
    ASSERT_TRUE(begin()->isEnabled());
    EXPECT_NE(field::System::begin(own().scenario().value()).stage, field::Stage::deployment);
}

TEST_F(NewBattle, OptionalRulesReachTheBattle) {
    for (auto* box : page.findChildren<QCheckBox*>()) {
        if (box->text() == QStringLiteral("Fog of war")) box->click();
    }
    ASSERT_TRUE(begin()->isEnabled());
    EXPECT_TRUE(own().scenario().value().setting->options.fogOfWar);
    EXPECT_FALSE(own().scenario().value().setting->options.protectedFlanks);
}

TEST_F(NewBattle, VictoryHasToBeAgreed) {
    for (auto* box : page.findChildren<QCheckBox*>()) {
        if (box->text() == QStringLiteral("Casualties")) box->click();
    }
    EXPECT_FALSE(begin()->isEnabled());
}

TEST_F(NewBattle, FourPlayersMakeTwoTeams) {
    named<QSpinBox>(QStringLiteral("Number of players"))->setValue(4);
    named<QSpinBox>(QStringLiteral("Points of each team"))->setValue(2000);
    auto all = sides();
    ASSERT_EQ(all.size(), 4U);
    for (SideForm* side : all) firstCountOf(side)->setValue(3);
    ASSERT_TRUE(begin()->isEnabled()) << own().scenario().error().expected;
    const auto& made = own().scenario().value().setting->sides;
    EXPECT_EQ(made.at(0).team, made.at(2).team);
    EXPECT_NE(made.at(0).team, made.at(1).team);
    EXPECT_EQ(page.seating().players.size(), 4U);
}

TEST_F(NewBattle, AlliesShareKindsOfUnits) {
    named<QSpinBox>(QStringLiteral("Points of each team"))->setValue(2000);
    named<QSpinBox>(QStringLiteral("Number of players"))->setValue(4);
    auto* sharing = named<QComboBox>(QStringLiteral("What allies share"));
    ASSERT_TRUE(sharing->isEnabled());
    sharing->setCurrentIndex(1);
    Q_EMIT sharing->activated(1);
    auto all = sides();
    for (SideForm* side : all) firstCountOf(side)->setValue(3);
    ASSERT_TRUE(begin()->isEnabled()) << own().scenario().error().expected;
    const auto types = [&](Seat seat, field::UnitKind kind) {
        const auto& scenario = own().scenario().value();
        return std::ranges::count_if(scenario.units, [&](const field::StartUnit& it) {
            const auto& type = scenario.setting->types.at(static_cast<std::size_t>(it.type.raw()));
            return it.owner == seat && field::kindOf(type) == kind;
        });
    };
    EXPECT_GE(types(Seat(1), field::UnitKind::infantry), 3);
    EXPECT_EQ(types(Seat(1), field::UnitKind::mounted), 0);
    EXPECT_EQ(types(Seat(3), field::UnitKind::infantry), 0) << "its ally commands them";
    named<QSpinBox>(QStringLiteral("Number of players"))->setValue(2);
    EXPECT_FALSE(sharing->isEnabled());
}

TEST_F(NewBattle, WhoPlaysAndTheSeedAreKept) {
    auto* player = sides().back()->findChild<QComboBox*>();
    for (auto* box : sides().back()->findChildren<QComboBox*>()) {
        if (box->accessibleName() == QStringLiteral("Who plays")) player = box;
    }
    player->setCurrentIndex(1);
    named<QSpinBox>(QStringLiteral("Dice seed"))->setValue(77);
    EXPECT_EQ(page.seating().seed, 77U);
    EXPECT_EQ(page.seating().players.at(Seat(2)), PlayerKind::greedy);
    EXPECT_EQ(page.seating().players.at(Seat(1)), PlayerKind::person);
}

TEST_F(NewBattle, NothingIsCutOffOnASmallScreen) {
    for (const int players : {2, 6}) {
        named<QSpinBox>(QStringLiteral("Number of players"))->setValue(players);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        page.resize(840, 470);  // half of 1920 by 1080, minus the rest of the window
        QApplication::processEvents();
        EXPECT_LE(page.width(), 840);
        EXPECT_LE(page.height(), 470);
        for (const auto* area : own().findChildren<QScrollArea*>()) {
            EXPECT_GE(area->viewport()->width(), area->widget()->minimumSizeHint().width());
        }
        for (const auto* label : own().findChildren<QLabel*>()) {
            if (!label->isVisible() || label->wordWrap()) continue;
            EXPECT_GE(label->width(), label->sizeHint().width()) << label->text().toStdString();
        }
    }
}

}  // namespace
}  // namespace vallum::app
