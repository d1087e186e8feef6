// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/panels/log_panel.h"
#include "language/language.h"
#include "settings/settings_window.h"
#include "window/preferences.h"

#include <algorithm>

#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QSpinBox>

namespace vallum::app {
namespace {

/// Restores the settings after a test.
class Untouched {
public:
    Untouched() { QSettings().clear(); }
    ~Untouched() { QSettings().clear(); }
    Untouched(const Untouched&) = delete;
    Untouched& operator=(const Untouched&) = delete;
};

const Shortcuts::Entry& entry(Desk& desk, const QString& id) {
    const auto& all = desk.window->preferences().shortcuts().all();
    return *std::ranges::find(all, id, &Shortcuts::Entry::id);
}
const QString whole = QStringLiteral("view-whole-table");
const QString march = QStringLiteral("table-77");

TEST(Settings, AreTheSameAfterTheyHaveBeenKept) {
    const Untouched untouched;
    Settings settings;
    settings.millisecondsPerDu = 0;
    settings.recap = false;
    settings.overlayPercent = 140;
    settings.textPercent = 150;
    settings.eyes = art::Eyes::tritan;
    settings.keys[whole] = QStringLiteral("Ctrl+0");
    settings.keys[march] = QStringLiteral(",");
    settings.store();
    EXPECT_EQ(Settings::stored(), settings);
}

TEST(Settings, WhatSomebodyHasWrittenOutOfBoundsIsBroughtBack) {
    const Untouched untouched;
    QSettings().setValue(QStringLiteral("window/textPercent"), 5000);
    QSettings().setValue(QStringLiteral("table/eyes"), QStringLiteral("of a hawk"));
    EXPECT_EQ(Settings::stored().textPercent, Settings::mostText);
    EXPECT_EQ(Settings::stored().eyes, art::Eyes::all);
}

TEST(Settings, ColorsAndStrengthCountAtOnce) {
    const Untouched untouched;
    Desk desk;
    const QImage before = desk.view().grab().toImage();
    desk.window->preferences().keeper().change([](Settings& it) {
        it.eyes = art::Eyes::protan;
        it.overlayPercent = 150;
    });
    EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().palette().eyes, art::Eyes::protan);
    EXPECT_NEAR(fieldDeskOf(*desk.window).table().scene().palette().overlayStrength, 1.5, 0.001);
    EXPECT_NE(desk.view().grab().toImage(), before);
}

TEST(Settings, TextGrowsApartFromTheScaleOfTheScreen) {
    const Untouched untouched;
    const double before = QApplication::font().pointSizeF();
    {
        Desk desk;
        const double logBefore = desk.window->findChild<LogPanel*>()->font().pointSizeF();
        desk.window->preferences().keeper().change([](Settings& it) { it.textPercent = 150; });
        QApplication::processEvents();
        EXPECT_NEAR(desk.window->findChild<LogPanel*>()->font().pointSizeF(), logBefore * 1.5, 0.1);
        EXPECT_NEAR(fieldDeskOf(*desk.window).table().scene().palette().textScale, 1.5, 0.001);
    }
    EXPECT_NEAR(QApplication::font().pointSizeF(), before, 0.01);
}

TEST(Settings, AnActionHearsItsNewKeyAndNoLongerItsOldOne) {
    const Untouched untouched;
    Desk desk;
    desk.window->preferences().keeper().change([&](Settings& it) {
        Shortcuts::set(it, entry(desk, whole), QKeySequence(QStringLiteral("Ctrl+0")));
    });
    EXPECT_EQ(entry(desk, whole).action->shortcut(), QKeySequence(QStringLiteral("Ctrl+0")));
    desk.view().camera().setZoom(3);
    desk.key(Qt::Key_F);
    EXPECT_NEAR(desk.view().camera().zoom(), 3, 0.01);
    desk.key(Qt::Key_0, Qt::ControlModifier);
    EXPECT_LT(desk.view().camera().zoom(), 2);
}

TEST(Settings, AKeyOfTheTableDoesTheSameByItsNewName) {
    const Untouched untouched;
    Desk desk;
    desk.window->preferences().keeper().change(
        [&](Settings& it) { Shortcuts::set(it, entry(desk, march), QKeySequence(QStringLiteral("J"))); });
    desk.activate(UnitId(1));
    desk.endPhase();
    desk.click(desk.at(UnitId(1)));
    const auto gait = [&] { return desk.drawn().draft().move().gait; };
    desk.key(Qt::Key_M);
    EXPECT_EQ(gait(), field::Gait::regular);
    desk.key(Qt::Key_J);
    EXPECT_EQ(gait(), field::Gait::forcedMarch);
    const auto buttons = desk.window->findChildren<QPushButton*>();
    EXPECT_TRUE(std::ranges::any_of(
        buttons, [](const QPushButton* it) { return it->toolTip().endsWith(QStringLiteral("Key J")); }));
}

TEST(Settings, AKeyOfTwoDoesWhatThePlayerHasGivenItTo) {
    const Untouched untouched;
    Desk desk;
    const Shortcuts& shortcuts = desk.window->preferences().shortcuts();
    for (const Shortcuts::Entry& it : shortcuts.all()) {
        EXPECT_TRUE(shortcuts.conflictOf(it, Settings()).givenTo.isEmpty()) << it.id.toStdString();
        EXPECT_TRUE(shortcuts.conflictOf(it, Settings()).takenFrom.isEmpty()) << it.id.toStdString();
    }
    Settings settings;
    Shortcuts::set(settings, entry(desk, whole), QKeySequence(QStringLiteral("N")));
    const QString next = QStringLiteral("turn-next-unit");
    EXPECT_EQ(shortcuts.conflictOf(entry(desk, whole), settings).takenFrom,
              QStringList(QStringLiteral("Next unit that can act")));
    EXPECT_EQ(shortcuts.conflictOf(entry(desk, next), settings).givenTo,
              QStringList(QStringLiteral("Whole table")));
    shortcuts.apply(settings);
    EXPECT_EQ(entry(desk, whole).action->shortcut(), QKeySequence(QStringLiteral("N")));
    EXPECT_TRUE(entry(desk, next).action->shortcuts().isEmpty());
    Shortcuts::set(settings, entry(desk, whole), entry(desk, whole).standard);
    EXPECT_TRUE(settings.keys.empty());
}

QWidget* named(const QWidget& window, const QString& name) {
    for (QWidget* it : window.findChildren<QWidget*>()) {
        if (it->accessibleName() == name) return it;
    }
    return nullptr;
}

TEST(SettingsWindow, ASearchLeavesWhatHasTheWords) {
    const Untouched untouched;
    Desk desk;
    SettingsWindow window(desk.window->preferences().keeper(), desk.window->preferences().shortcuts());
    window.show();
    QTest::keyClicks(window.focusWidget(), QStringLiteral("blind"));
    EXPECT_TRUE(named(window, QStringLiteral("Colors of the sides"))->isVisible());
    EXPECT_FALSE(named(window, QStringLiteral("Text size"))->isVisible());
    EXPECT_FALSE(named(window, QStringLiteral("Key of Save"))->isVisible());
    window.search(QStringLiteral("no such thing"));
    EXPECT_FALSE(named(window, QStringLiteral("Colors of the sides"))->isVisible());
    window.search(QString());
    EXPECT_TRUE(named(window, QStringLiteral("Key of Save"))->isVisible());
}

TEST(SettingsWindow, AKeyIsChangedAndResetThere) {
    const Untouched untouched;
    Desk desk;
    SettingsKeeper& keeper = desk.window->preferences().keeper();
    SettingsWindow window(keeper, desk.window->preferences().shortcuts());
    window.show();
    auto* edit = qobject_cast<QKeySequenceEdit*>(named(window, QStringLiteral("Key of Whole table")));
    ASSERT_NE(edit, nullptr);
    edit->setKeySequence(QKeySequence(QStringLiteral("N")));
    Q_EMIT edit->editingFinished();
    EXPECT_EQ(keeper.now().keys.at(whole), QStringLiteral("N"));
    const auto labels = window.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* it) {
        return it->text().contains(QStringLiteral("Taken from: Next unit"));
    }));
    QTest::mouseClick(named(window, QStringLiteral("Reset the key of Whole table")), Qt::LeftButton);
    EXPECT_TRUE(keeper.now().keys.empty());
}

TEST(SettingsWindow, AllKeysAreResetAmongThem) {
    const Untouched untouched;
    Desk desk;
    SettingsKeeper& keeper = desk.window->preferences().keeper();
    SettingsWindow window(keeper, desk.window->preferences().shortcuts());
    window.show();
    auto* all = qobject_cast<QPushButton*>(named(window, QStringLiteral("Reset all keys")));
    ASSERT_NE(all, nullptr);
    EXPECT_FALSE(all->isEnabled()) << "no key has been changed";
    auto* edit = qobject_cast<QKeySequenceEdit*>(named(window, QStringLiteral("Key of Whole table")));
    edit->setKeySequence(QKeySequence(QStringLiteral("N")));
    Q_EMIT edit->editingFinished();
    EXPECT_TRUE(all->isEnabled());
    window.search(QStringLiteral("blind"));
    EXPECT_FALSE(all->isVisible()) << "it belongs to the keys";
    window.search(QString());
    all->click();
    EXPECT_TRUE(keeper.now().keys.empty());
    EXPECT_FALSE(all->isEnabled());
}

TEST(SettingsWindow, TheSpeedDownToNoneIsKept) {
    const Untouched untouched;
    Desk desk;
    SettingsKeeper& keeper = desk.window->preferences().keeper();
    SettingsWindow window(keeper, desk.window->preferences().shortcuts());
    auto* speed = qobject_cast<QSpinBox*>(named(window, QStringLiteral("Animation per DU")));
    ASSERT_NE(speed, nullptr);
    speed->setValue(300);
    EXPECT_EQ(Settings::stored().millisecondsPerDu, 300);
    speed->setValue(0);
    EXPECT_EQ(Settings::stored().millisecondsPerDu, 0);
}

TEST(Settings, TheLanguageIsChosenForTheNextStart) {
    const Untouched untouched;
    Desk desk;
    SettingsWindow settings(desk.window->preferences().keeper(), desk.window->preferences().shortcuts());
    for (auto* box : settings.findChildren<QComboBox*>()) {
        const int spanish = box->findText(QStringLiteral("Español"));
        if (spanish >= 0) box->setCurrentIndex(spanish);
    }
    EXPECT_EQ(languageRemembered(), QStringLiteral("es"));
    EXPECT_EQ(languageInUse(), QStringLiteral("en"));
}

}  // namespace
}  // namespace vallum::app
