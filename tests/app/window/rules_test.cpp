// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/panels/hand_panel.h"
#include "field/panels/log_panel.h"
#include "field/panels/phase_bar.h"
#include "field/rulebook/picture_painter.h"
#include "language/language.h"
#include "language/rule_links.h"
#include "panels/phase_strip.h"
#include "rulebook/rule_pages.h"
#include "start/new_battle_page.h"
#include "window/rule_help.h"

#include <QAction>
#include <QCheckBox>
#include <QDesktopServices>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QStatusBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <vallum/core/rule_titles.h>
#include <vallum/core/text_file.h>

namespace vallum::app {
namespace {

RuleHelp& helpOf(const Desk& desk) { return *desk.window->findChild<RuleHelp*>(); }

std::string shownBy(RuleHelp& help) {
    const auto rule = help.rules().rule();
    return rule ? std::string(rule->text()) : "none";
}
std::string shown(const Desk& desk) { return shownBy(helpOf(desk)); }

QString pageOf(RulesWindow& rules) { return rules.findChild<RuleBrowser*>()->toPlainText(); }

/// With the mouse over the widget and nothing covering it.
void pressF1(QWidget& widget, QPoint at) {
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (qobject_cast<RulesWindow*>(window) != nullptr) window->hide();
    }
    // The test screen is smaller than the window.
    QWidget* window = widget.window();
    window->move(QPoint(200, 200) - widget.mapTo(window, at));
    QApplication::processEvents();
    QTest::mouseMove(&widget, at);
    QApplication::processEvents();
    QTest::keyClick(&widget, Qt::Key_F1);
    QApplication::processEvents();
}

TEST(RuleLinks, EveryRuleInATextIsALink) {
    EXPECT_EQ(linked(QStringLiteral("No more than that.")), QStringLiteral("No more than that."));
    EXPECT_EQ(linked(QStringLiteral("a < b (MOV-12)")),
              QStringLiteral("a &lt; b (<a href='rule:MOV-12' title='MOV-12 Regular movement'>MOV-12</a>)"));
    const QString unknown = QStringLiteral("<b title='MOV-12'>%1-99</b>").arg(QStringLiteral("MOV"));
    EXPECT_EQ(linked(unknown), unknown);
    const QString once = linked(QStringLiteral("<i>GEO-04, GEO-05</i>"));
    EXPECT_EQ(once.count(QStringLiteral("<a ")), 2);
    EXPECT_EQ(linked(once), once);
}

TEST(RuleLinks, AnAddressIsARuleAndBack) {
    EXPECT_EQ(ruleOf(urlOf("MOV-18"_rule)), "MOV-18"_rule);
    EXPECT_EQ(ruleOf(QUrl(QStringLiteral("rule:nothing"))), std::nullopt);
    EXPECT_EQ(ruleOf(QUrl(QStringLiteral("https:MOV-18"))), std::nullopt);
}

TEST(RuleWindow, ShowsTextExamplesAndWhoNamesTheRule) {
    Desk desk;
    openRule("MOV-18"_rule);
    EXPECT_EQ(shown(desk), "MOV-18");
    EXPECT_TRUE(helpOf(desk).rules().isVisible());
    const QString page = pageOf(helpOf(desk).rules());
    for (const char* words : {"MOV-18 Forced march", "Examples", "Cited by", "Next: MOV-19"})
        EXPECT_TRUE(page.contains(QLatin1String(words))) << words << " in " << page.toStdString();
}

TEST(RuleWindow, GoesBackAndForwardAndTheTreeFollows) {
    Desk desk;
    RulesWindow& rules = helpOf(desk).rules();
    rules.open("GEO-04"_rule);
    rules.open("GEO-05"_rule);
    EXPECT_TRUE(rules.findChild<QTreeWidget*>()->currentItem()->text(0).startsWith(QLatin1String("GEO-05")));
    const auto press = [&](const char* name) {
        for (QToolButton* button : rules.findChildren<QToolButton*>()) {
            if (button->accessibleName() == QLatin1String(name)) button->click();
        }
    };
    press("Back");
    EXPECT_EQ(rules.rule(), "GEO-04"_rule);
    EXPECT_TRUE(rules.findChild<QTreeWidget*>()->currentItem()->text(0).startsWith(QLatin1String("GEO-04")));
    press("Forward");
    EXPECT_EQ(rules.rule(), "GEO-05"_rule);
    press("Glossary");
    EXPECT_EQ(rules.rule(), std::nullopt);
    EXPECT_TRUE(pageOf(rules).contains(QLatin1String("envelop marker")));
}

TEST(RuleWindow, FindsWhileOneTypes) {
    Desk desk;
    RulesWindow& rules = helpOf(desk).rules();
    rules.show();
    auto* query = rules.findChild<QLineEdit*>();
    auto* found = rules.findChild<QListWidget*>();
    const QString words = QStringLiteral("forced march");
    for (int letters = 1; letters <= words.size(); ++letters) {
        query->setText(words.left(letters));
        EXPECT_GT(found->count(), 0) << letters;
    }
    ASSERT_GT(found->count(), 1);
    EXPECT_TRUE(found->item(0)->text().startsWith(QLatin1String("MOV-18 Forced march\n")));
    EXPECT_EQ(rules.rule(), "MOV-18"_rule);
    query->setText(QStringLiteral("zeppelin"));
    EXPECT_EQ(found->item(0)->text(), QStringLiteral("No rule has all of these words."));
    QTest::keyClick(query, Qt::Key_Escape);
    EXPECT_TRUE(rules.findChild<QTreeWidget*>()->isVisible());
}

TEST(RuleWindow, FitsASmallScreen) {
    Desk desk;
    RulesWindow& rules = helpOf(desk).rules();
    EXPECT_LE(rules.minimumSizeHint().width(), 700);
    EXPECT_LE(rules.minimumSizeHint().height(), 500);
}

TEST(RuleWindow, BreaksNoWordOfAWideTable) {
    Desk desk;
    RulesWindow& rules = helpOf(desk).rules();
    rules.resize(920, 700);
    rules.show();
    rules.open("HEX-05"_rule);
    const QTextDocument& page = *rules.findChild<RuleBrowser*>()->document();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        for (int line = 1; line < block.layout()->lineCount(); ++line) {
            const int end = block.layout()->lineAt(line).textStart();
            EXPECT_FALSE(block.text().at(end - 1).isLetter() && block.text().at(end).isLetter())
                << block.text().toStdString();
        }
    }
}

TEST(RuleWindow, TellsWhatCannotBeReadAndGoesOn) {
    Rulebook book;
    book.chapters.push_back(
        chapterFrom("# One\n### GEO-04 The card\nA card.\n- Source: ours\n", "1.md").value());
    book.problems.push_back({"2.md", "line 7", "nothing", "a title"});
    RulesWindow rules(std::move(book), fieldPicturesIn("/nowhere"));
    rules.open("GEO-04"_rule);
    EXPECT_TRUE(pageOf(rules).contains(QLatin1String("A card.")));
    QString told;
    for (const QLabel* label : rules.findChildren<QLabel*>()) told += label->text();
    EXPECT_TRUE(told.contains(QLatin1String("2.md")) && told.contains(QLatin1String("line 7")));
    EXPECT_TRUE(told.contains(QLatin1String("/nowhere")));
}

TEST(Guide, OpensFromTheMenuAndFollowsItsLinks) {
    Desk desk;
    desk.window->findChild<QAction*>(QStringLiteral("help-guide"))->trigger();
    GuideWindow& guide = helpOf(desk).guide();
    EXPECT_TRUE(guide.isVisible());
    EXPECT_TRUE(guide.toPlainText().contains(QStringLiteral("Playing with Vallum")));
    Q_EMIT guide.anchorClicked(QUrl(QStringLiteral("#winning")));
    EXPECT_EQ(guide.heading(), QStringLiteral("Winning"));
    Q_EMIT guide.anchorClicked(QUrl(QStringLiteral("teachers.md")));
    EXPECT_TRUE(guide.toPlainText().contains(QStringLiteral("Teaching with Vallum")));
}

TEST(Guide, SpeaksTheLanguageOfTheWindow) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Spanish));
    {
        Desk desk;
        EXPECT_TRUE(helpOf(desk).guide().toPlainText().contains(QStringLiteral("Jugar con Vallum")));
    }
    QLocale::setDefault(before);
}

TEST(Guide, EscapeClosesIt) {
    Desk desk;
    desk.window->findChild<QAction*>(QStringLiteral("help-guide"))->trigger();
    GuideWindow& guide = helpOf(desk).guide();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&guide));
    QTest::keyClick(&guide, Qt::Key_Escape);
    EXPECT_FALSE(guide.isVisible());
}

TEST(RuleHelp, F1OnTheTableOpensTheRuleOfWhatIsThere) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("structures": [
        {"kind": "barricade", "at": {"x": 4, "y": 9, "heading": 0}, "owner": "red"}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                    unitAt("hastati", "11", "7", led) +
                                    R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                    unitAt("libyes", "11", "12", led) + "]}]"));
    desk.view().camera().fit();
    pressF1(*desk.view().viewport(), desk.at(UnitId(0)));
    EXPECT_EQ(shown(desk), "UNIT-01");
    pressF1(*desk.view().viewport(), desk.at(4_du, 9_du));
    EXPECT_EQ(shown(desk), "TRE-12");
    pressF1(*desk.view().viewport(), desk.at(18_du, 9_du));
    EXPECT_EQ(shown(desk), "ACT-05") << "open ground: what is asked now";
}

TEST(RuleHelp, F1OnPhasesCardsAndQuestionsOpensTheirs) {
    Desk desk;
    auto* strip = desk.window->findChild<PhaseStrip*>();
    QTest::qWait(20);
    pressF1(*strip, {strip->width() - 6, strip->height() / 2});
    EXPECT_EQ(shown(desk), "END-01");
    auto* hand = desk.window->findChild<HandPanel*>();
    QPoint onCard(0, hand->height() * 3 / 5);
    while (!hand->halfAt(onCard) && onCard.x() < hand->width()) onCard.rx() += 5;
    pressF1(*hand, onCard + QPoint(20, 0));
    EXPECT_TRUE(shown(desk).starts_with("CARD-") || shown(desk).starts_with("EVT-")) << shown(desk);
    auto* button = desk.window->findChild<PhaseBar*>()->findChild<QPushButton*>();
    button->setToolTip(QStringLiteral("Too far (MOV-12)"));
    pressF1(*button, button->rect().center());
    EXPECT_EQ(shown(desk), "MOV-12");
}

/// A hand of nothing but this card.
QString battleOfCard(const QTemporaryDir& files, const std::string& card) {
    return battleWith(files, R"("deck": [{"card": ")" + card + R"(", "count": 40}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 unitAt("equites", "11", "7", led) +
                                 R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                 unitAt("libyes", "11", "12", led) + "]}]");
}

TEST(RuleHelp, F1OnACardOpensTheRuleOfItsHalfInEveryLanguage) {
    struct Halves {
        const char *card, *order, *event;
    };
    for (const QString& language : languages()) {
        useLanguage(language);
        for (const Halves& it : {Halves{"stampede--ambush", "EVT-06", "EVT-15"},
                                 Halves{"scouts--the-wind-changes", "ACT-06", "EVT-23"},
                                 Halves{"follow-me--officers-fall", "GEN-06", "EVT-26"},
                                 Halves{"foot--rear-ranks", "ACT-07", "CARD-05"}}) {
            const QTemporaryDir files;
            Desk desk(battleOfCard(files, it.card));
            auto* hand = desk.window->findChild<HandPanel*>();
            const auto halfOf = [&](bool isEvent) {
                // A card rises under the pointer, so the order is looked for from the top.
                for (int step = 0; step < hand->height(); step += 4) {
                    const int y = isEvent ? hand->height() - 1 - step : step;
                    const auto half = hand->halfAt({hand->width() / 2, y});
                    if (half && half->second == isEvent) return QPoint(hand->width() / 2, y);
                }
                return QPoint();
            };
            pressF1(*hand, halfOf(false));
            EXPECT_EQ(shown(desk), it.order) << language.toStdString();
            pressF1(*hand, halfOf(true));
            EXPECT_EQ(shown(desk), it.event) << language.toStdString();
        }
    }
    useLanguage(QStringLiteral("en"));
}

TEST(RuleHelp, WhoUsesKeysIsToldOfWhatHasTheFocus) {
    Desk desk;
    QTest::mouseMove(desk.view().viewport(), desk.at(UnitId(0)));
    QApplication::processEvents();
    auto* hand = desk.window->findChild<HandPanel*>();
    hand->setFocus();
    QTest::keyClick(hand, Qt::Key_Right);
    QTest::keyClick(hand, Qt::Key_F1);
    EXPECT_NE(shown(desk), "UNIT-01");
}

TEST(RuleHelp, F1WorksInADialogAndTheRulesCanBeUsedThere) {
    Desk desk;
    QDialog dialog(desk.window.get());
    auto* page = new NewBattlePage;
    (new QVBoxLayout(&dialog))->addWidget(page);
    dialog.resize(1000, 700);
    bool isDone = false;
    QTimer::singleShot(0, &dialog, [&] {
        page->showOwn(*shippedFieldKit());
        QApplication::processEvents();
        for (QCheckBox* box : dialog.findChildren<QCheckBox*>()) {
            if (!box->toolTip().contains(QLatin1String("OPT-17"))) continue;
            for (QWidget* it = box; it != &dialog; it = it->parentWidget()) {
                if (auto* area = qobject_cast<QScrollArea*>(it)) area->ensureWidgetVisible(box);
            }
            pressF1(*box, box->rect().center());
        }
        EXPECT_EQ(shown(desk), "OPT-17");
        RulesWindow& rules = helpOf(desk).rules();
        QTest::keyClicks(rules.findChild<QLineEdit*>(), QStringLiteral("phalanx"));
        EXPECT_EQ(rules.findChild<QLineEdit*>()->text(), QStringLiteral("phalanx"));
        isDone = true;
        dialog.reject();
    });
    dialog.exec();
    EXPECT_TRUE(isDone);
}

TEST(RuleHelp, ARefusalOverTheTableIsALink) {
    Desk desk;
    desk.window->statusBar()->showMessage(QStringLiteral("MOV-12 Regular movement: 0.4 DU too far"));
    EXPECT_TRUE(desk.told().contains(QLatin1String("href='rule:MOV-12'"))) << desk.told().toStdString();
}

TEST(RuleHelp, ARefusalInTheStatusLineIsALink) {
    QSettings().setValue(QStringLiteral("window/docked"), true);
    Desk desk;
    QSettings().remove(QStringLiteral("window/docked"));
    desk.window->statusBar()->showMessage(QStringLiteral("MOV-12 Regular movement: 0.4 DU too far"));
    auto* label = desk.window->statusBar()->findChild<QLabel*>({}, Qt::FindDirectChildrenOnly);
    QString told;
    for (const QLabel* it : desk.window->statusBar()->findChildren<QLabel*>()) {
        if (it->isVisible()) told += it->text();
    }
    ASSERT_NE(label, nullptr);
    EXPECT_TRUE(told.contains(QLatin1String("href='rule:MOV-12'"))) << told.toStdString();
    desk.window->statusBar()->showMessage(QStringLiteral("Saved."));
    for (const QLabel* it : desk.window->statusBar()->findChildren<QLabel*>())
        EXPECT_FALSE(it->isVisible() && it->text().contains(QLatin1String("MOV-12")));
}

TEST(RuleHelp, AClickOnARuleInTheLogOpensIt) {
    Desk desk;
    auto* log = desk.window->findChild<LogPanel*>();
    log->note(QStringLiteral("ACT-07"));
    auto* lines = log->findChild<QTreeWidget*>();
    auto* line = lines->topLevelItem(lines->topLevelItemCount() - 1);
    lines->scrollToItem(line);
    QApplication::processEvents();
    const QRect place = lines->visualItemRect(line);
    QTest::mouseClick(lines->viewport(), Qt::LeftButton, {}, {place.left() + 20, place.center().y()});
    QApplication::processEvents();
    EXPECT_EQ(shown(desk), "ACT-07");
}

TEST(RulePictures, EveryOneIsReadDrawnAndBelongsToARule) {
    const std::filesystem::path folder = VALLUM_SOURCE_DIR "/resources/rules-pictures";
    const PictureBook book = fieldPicturesIn(folder);
    for (const FileError& problem : book.problems) ADD_FAILURE() << toText(problem);
    EXPECT_GE(book.drawings.size(), 25U);
    for (const RuleDrawing& drawing : book.drawings) {
        EXPECT_FALSE(ruleTitle(drawing.rule).empty()) << drawing.rule.text();
        EXPECT_FALSE(drawing.caption.en.empty() || drawing.caption.es.empty()) << drawing.rule.text();
        const auto file = folder / (std::string(drawing.rule.text()) + ".json");
        const RulePicture picture = rulePictureFrom(readFile(file).value(), file.string()).value();
        const QImage image = pictureOf(picture, {}, art::lightPalette(), QLocale::c());
        EXPECT_LE(image.width(), 480) << picture.rule.text();
        RulePicture bare = picture;
        bare.units.clear();
        bare.structures.clear();
        bare.ground.clear();
        bare.marks.clear();
        EXPECT_NE(image, pictureOf(bare, {}, art::lightPalette(), QLocale::c())) << picture.rule.text();
    }
}

TEST(RulePictures, AreSharpOnAScreenWithMorePixels) {
    const PictureBook book = fieldPicturesIn(VALLUM_SOURCE_DIR "/resources/rules-pictures");
    const RuleDrawing& drawing = *book.of("GEO-05"_rule);
    const QImage one = drawing.paint({300, 1}, art::lightPalette(), QLocale::c());
    const QImage two = drawing.paint({300, 2}, art::lightPalette(), QLocale::c());
    EXPECT_EQ(two.width(), 2 * one.width());
    EXPECT_EQ(two.deviceIndependentSize(), one.deviceIndependentSize());
}

TEST(RulePictures, ABrokenOneIsToldWithItsPlace) {
    const QTemporaryDir folder;
    const auto file = std::filesystem::path(folder.path().toStdString()) / "GEO-04.json";
    ASSERT_TRUE(writeFileSafely(file, R"({"format": "vallum-rule-picture", "version": 1, "rule": "GEO-05",
        "caption": {"en": "A", "es": "A"}, "size": {"width": 2, "depth": 2}})"));
    const PictureBook book = fieldPicturesIn(file.parent_path());
    ASSERT_EQ(book.problems.size(), 1U);
    EXPECT_EQ(book.problems.front().place, "/rule");
    EXPECT_EQ(rulePictureFrom("{}", "x.json").error().file, "x.json");
}

TEST(RuleHelp, ABubbleSaysThatF1OpensItsRule) {
    EXPECT_EQ(bubble(QStringLiteral("No more than that.")), QStringLiteral("No more than that."));
    EXPECT_EQ(bubble(QStringLiteral("It has moved (MOV-12)")),
              QStringLiteral("It has moved (MOV-12)\nF1 opens MOV-12 Regular movement."));
    EXPECT_EQ(bubble(QStringLiteral("<b>It</b> has moved (MOV-12)")),
              QStringLiteral("<b>It</b> has moved (MOV-12)<br>F1 opens MOV-12 Regular movement."));
}

TEST(RuleHelp, TheRuleOfABubbleComesBeforeThatOfWhatIsUnderIt) {
    Desk desk;
    QWidget& table = *desk.view().viewport();
    const QPoint corner(5, 5);
    QToolTip::showText(table.mapToGlobal(corner), bubble(QStringLiteral("Refused by LOS-01")), &table);
    ASSERT_TRUE(QToolTip::isVisible());
    QTest::keyClick(&desk.view(), Qt::Key_F1);
    EXPECT_EQ(shown(desk), "LOS-01");
    QToolTip::hideText();
}

TEST(RuleHelp, TheRulesFollowAChangeOfLanguage) {
    Desk desk;
    openRule("MOV-18"_rule);
    const QString english = pageOf(helpOf(desk).rules());
    useLanguage(QStringLiteral("es"));
    QApplication::processEvents();
    EXPECT_EQ(shown(desk), "MOV-18");
    EXPECT_TRUE(helpOf(desk).rules().isVisible());
    EXPECT_TRUE(pageOf(helpOf(desk).rules()).contains(QStringLiteral("MOV-18 Marcha forzada")));
    useLanguage(QStringLiteral("en"));
    QApplication::processEvents();
    EXPECT_EQ(pageOf(helpOf(desk).rules()), english);
}

}  // namespace
}  // namespace vallum::app
