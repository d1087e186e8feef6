// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"

#include "app/window/desk.h"
#include "language/language_menu.h"
#include "language/texts.h"
#include "window/another_language.h"

#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <gtest/gtest.h>

#include <vallum/core/rule_titles.h>

namespace vallum::app {
namespace {

/// Switches to Spanish for the duration of a test.
class Spanish {
public:
    Spanish() { useLanguage(QStringLiteral("es")); }
    ~Spanish() { useLanguage(QStringLiteral("en")); }
    Spanish(const Spanish&) = delete;
    Spanish& operator=(const Spanish&) = delete;
};

QString told(const Text& text) { return inQt(text); }

TEST(Language, TheLibrariesSpeakItToo) {
    const Text text = phrase("Log", "%1 takes %2 (%3).")(
        "Hastati 2", plural("Words", "%n wounds", "%n wound")(1), "MEL-16");
    EXPECT_EQ(told(text), QStringLiteral("Hastati 2 takes 1 wound (MEL-16)."));
    const Spanish spanish;
    EXPECT_EQ(told(text), QStringLiteral("Hastati 2 sufre 1 herida (MEL-16)."));
}

TEST(Language, SpanishHasTwoWordsForAnd) {
    const Text horses("Words", "%1 and %2", "before the sound of i", {Text("Hastati"), Text("Hippeis")});
    const Text others = phrase("Words", "%1 and %2")("Hippeis", "Hastati");
    EXPECT_EQ(told(horses), QStringLiteral("Hastati and Hippeis"));
    const Spanish spanish;
    EXPECT_EQ(told(horses), QStringLiteral("Hastati e Hippeis"));
    EXPECT_EQ(told(others), QStringLiteral("Hippeis y Hastati"));
}

TEST(Language, AnotherLanguageOrdersThePartsAnew) {
    const Text text = phrase("Log", "%1 charges the %2 of %3: %4 in contact")(
        "Equites", Text("Edge", "rear", {}, {}), "Hastati", plural("Words", "%n sections", "%n section")(2));
    const Spanish spanish;
    EXPECT_EQ(told(text),
              QStringLiteral("Equites carga contra Hastati por la retaguardia: 2 secciones en contacto"));
}

TEST(Language, CountsInBothLanguages) {
    const Plural units = plural("Words", "%n units", "%n unit");
    EXPECT_EQ(counted(1, units), QStringLiteral("1 unit"));
    EXPECT_EQ(counted(3, units), QStringLiteral("3 units"));
    const Spanish spanish;
    EXPECT_EQ(counted(1, units), QStringLiteral("1 unidad"));
    EXPECT_EQ(counted(3, units), QStringLiteral("3 unidades"));
}

TEST(Language, WhatTheFilesOfDataSayIsTranslatedAndNamesAreNot) {
    EXPECT_EQ(inData("Carthage"), QStringLiteral("Carthage"));
    const Spanish spanish;
    EXPECT_EQ(inData("Carthage"), QStringLiteral("Cartago"));
    EXPECT_EQ(inData("My own side"), QStringLiteral("My own side"));
}

TEST(Language, TheRulesHaveTheTitlesOfTheirOwnCatalogue) {
    EXPECT_EQ(ruleName("GEO-15"_rule), inQt("GEO-15 " + std::string(ruleTitle("GEO-15"_rule))));
    const Spanish spanish;
    EXPECT_EQ(ruleName("GEO-15"_rule), inQt("GEO-15 " + std::string(ruleTitle("GEO-15"_rule, "es"))));
    EXPECT_NE(ruleTitle("GEO-15"_rule, "es"), ruleTitle("GEO-15"_rule));
}

TEST(Language, OneThatThereIsNotIsEnglish) {
    useLanguage(QStringLiteral("xx"));
    EXPECT_EQ(languageInUse(), QStringLiteral("en"));
    useLanguage(QStringLiteral("es_MX"));
    EXPECT_EQ(languageInUse(), QStringLiteral("es"));
    useLanguage(QStringLiteral("en"));
}

TEST(Language, TheMenuChoosesIt) {
    QMenu menu;
    int changes = 0;
    addLanguages(menu, [&] { ++changes; });
    const auto choices = menu.actions().front()->menu()->actions();
    ASSERT_EQ(choices.size(), 1 + languages().size());
    EXPECT_TRUE(choices[0]->isChecked()) << "as the desktop speaks";
    choices[2]->trigger();
    EXPECT_EQ(languageRemembered(), QStringLiteral("es"));
    choices[0]->trigger();
    EXPECT_EQ(languageRemembered(), QString());
    EXPECT_EQ(changes, 2);
}

TEST(Language, AnotherWindowGoesOnWithTheBattle) {
    Desk desk;
    desk.activate(UnitId(1));
    const field::Record record = desk.session().record();
    const Seating seating = desk.session().seating();
    rememberLanguage(QStringLiteral("es"));
    desk.window = inAnotherLanguage(std::move(desk.window));
    EXPECT_EQ(desk.session().record(), record);
    EXPECT_EQ(desk.session().seating(), seating);
    EXPECT_TRUE(desk.window->isAtTable());
    EXPECT_NE(desk.session().question(), nullptr);
    EXPECT_TRUE(desk.session().undoStack().canUndo());
    const auto titles = desk.window->menuBar()->actions();
    EXPECT_EQ(titles.front()->text().remove(QLatin1Char('&')), QStringLiteral("Batalla"));
    desk.window->showStart();
    rememberLanguage(QStringLiteral("en"));
    desk.window = inAnotherLanguage(std::move(desk.window));
    EXPECT_FALSE(desk.window->isAtTable()) << "it was at the start page";
    EXPECT_EQ(desk.session().record(), record) << "the battle waits";
    rememberLanguage({});
    useLanguage(QStringLiteral("en"));
}

TEST(Language, TheWindowAsksForAnotherWhereTheMenuChoosesOne) {
    Desk desk;
    int wanted = 0;
    QObject::connect(desk.window.get(), &MainWindow::languageChanged, [&] { ++wanted; });
    const auto choose = [&](const QString& name) {
        for (QAction* it : desk.window->findChildren<QAction*>())
            if (it->text() == name) it->trigger();
    };
    choose(QStringLiteral("English"));
    EXPECT_EQ(wanted, 0) << "it speaks that already";
    choose(QStringLiteral("Español"));
    EXPECT_EQ(wanted, 1);
    rememberLanguage({});
}

TEST(Language, TheProgramMayBeAskedForIt) {
    QProcess program;
    program.start(QStringLiteral(VALLUM_PROGRAM),
                  {QStringLiteral("--language"), QStringLiteral("es"), QStringLiteral("--help")});
    ASSERT_TRUE(program.waitForFinished());
    const QString help = QString::fromUtf8(program.readAllStandardOutput());
    EXPECT_TRUE(help.contains(QStringLiteral("Batallas de la Antigüedad"))) << help.toStdString();
}

TEST(Contractions, AreThoseOfTheLanguage) {
    useLanguage(QStringLiteral("es"));
    const auto is = [](const QString& apart, const QString& joined) { EXPECT_EQ(contracted(apart), joined); };
    is(QStringLiteral("Disparar a el portón"), QStringLiteral("Disparar al portón"));
    is(QStringLiteral("A el muro, de el foso"), QStringLiteral("Al muro, del foso"));
    is(QStringLiteral("Ahora actúa el general"), QStringLiteral("Ahora actúa el general"));
    is(QStringLiteral("de El Cairo a él"), QStringLiteral("de El Cairo a él"));
    useLanguage(QStringLiteral("en"));
    is(QStringLiteral("a el"), QStringLiteral("a el"));
}

}  // namespace
}  // namespace vallum::app
