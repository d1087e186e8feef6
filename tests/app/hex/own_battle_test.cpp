// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"

/// Designing a hex battle.
namespace vallum::app {
namespace {

class OwnHexBattle : public HexWindow {
protected:
    OwnHexBattle() {
        window_->newBattle();
        Q_EMIT window_->startPage().shelf().ownBattleWanted(window_->documents().kits().back().get());
        page_ = window_->startPage().findChild<OwnHexPage*>();
        QApplication::processEvents();
    }
    [[nodiscard]] HexTable& board() const { return *page_->findChild<HexTable*>(); }
    void press(hex::Hex hex) const {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().map().center(hex).toPoint());
    }
    void choose(const QString& tool) const {
        for (QComboBox* it : page_->findChildren<QComboBox*>()) {
            if (it->findText(tool) >= 0) it->setCurrentText(tool);
        }
    }
    [[nodiscard]] QSpinBox* number(const QString& name) const {
        for (QSpinBox* it : page_->findChildren<QSpinBox*>()) {
            if (it->accessibleName() == name) return it;
        }
        return nullptr;
    }
    OwnHexPage* page_ = nullptr;
};

TEST_F(OwnHexBattle, BeginsAsItStandsOnThePage) {
    ASSERT_NE(page_, nullptr);
    EXPECT_TRUE(page_->isReady()) << page_->why().toStdString();
    choose(QStringLiteral("Forest"));
    press({4, 6});
    EXPECT_EQ(page_->draft().setting.cells[hex::indexOf({4, 6})].ground, hex::Ground::forest);
    for (QPushButton* it : window_->startPage().findChildren<QPushButton*>()) {
        if (it->text() == QStringLiteral("&Begin") && it->isVisible()) QTest::mouseClick(it, Qt::LeftButton);
    }
    ASSERT_TRUE(session().hasBattle());
    EXPECT_EQ(session().battle().cell({4, 6}).ground, hex::Ground::forest);
    EXPECT_EQ(session().battle().units.size(), page_->draft().units.size());
}

TEST_F(OwnHexBattle, SaysWhoStandsWhereNobodyMay) {
    const hex::Hex at = page_->draft().units.front().at;
    choose(QStringLiteral("Sea"));
    press(at);
    EXPECT_FALSE(page_->isReady());
    EXPECT_TRUE(page_->why().contains(QStringLiteral("HXT-21"))) << page_->why().toStdString();
    EXPECT_TRUE(page_->why().contains(QString::fromStdString(hex::toText(at))));
    choose(QStringLiteral("Move units"));
    press(at);
    press({4, 6});
    EXPECT_TRUE(page_->isReady()) << page_->why().toStdString();
    EXPECT_EQ(page_->draft().units.front().at, (hex::Hex{4, 6}));
}

TEST_F(OwnHexBattle, CountsPointsAndBanners) {
    QSpinBox* heavy = number(QStringLiteral("Heavy infantry, bottom side"));
    ASSERT_NE(heavy, nullptr);
    heavy->setValue(9);
    EXPECT_FALSE(page_->isReady());
    EXPECT_TRUE(page_->why().contains(QStringLiteral("points too many"))) << page_->why().toStdString();
    heavy->setValue(0);
    for (const auto* name : {"Light infantry, top side", "Medium infantry, top side", "Auxilia, top side",
                             "Light cavalry, top side", "Heavy infantry, top side", "Leaders, top side"})
        number(QString::fromLatin1(name))->setValue(0);
    EXPECT_FALSE(page_->isReady()) << "five banners of one unit (HEX-95)";
    EXPECT_TRUE(page_->why().startsWith(QStringLiteral("Banners of Rome"))) << page_->why().toStdString();
}

TEST_F(OwnHexBattle, IsSavedAsAScenario) {
    const QString path = folder_.filePath(QStringLiteral("mine.json"));
    ASSERT_TRUE(page_->saveAs(path));
    ASSERT_TRUE(window_->files().open(path));
    EXPECT_EQ(session().record().scenario.id, "mine");
}

}  // namespace
}  // namespace vallum::app
