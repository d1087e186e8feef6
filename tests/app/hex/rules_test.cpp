// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "hex/hex_sheet.h"
#include "hex/rule_scene.h"
#include "language/rule_links.h"
#include "window/rule_help.h"

#include <QLineEdit>
#include <QMenu>
#include <QTreeWidget>

/// The hex rules in the rules window, and the ways to get there from the board.
namespace vallum::app {
namespace {

const std::filesystem::path pictures = VALLUM_SOURCE_DIR "/resources/rules-pictures";

class HexRules : public HexWindow {
protected:
    [[nodiscard]] RulesWindow& rules() const { return window_->findChild<RuleHelp*>()->rules(); }
    [[nodiscard]] PictureBook picturesOfKit() const {
        return dynamic_cast<const OffersRulePictures&>(*window_->documents().kits().back())
            .picturesOfRules(pictures);
    }
    [[nodiscard]] std::string shown() const {
        const auto rule = rules().rule();
        return rule ? std::string(rule->text()) : "none";
    }
    [[nodiscard]] std::string ruleAt(QWidget& part, QPoint point) const {
        const auto rule = window_->findChild<RuleHelp*>()->ruleAt(&part, part.mapToGlobal(point));
        return rule ? std::string(rule->text()) : "none";
    }
    [[nodiscard]] std::string ruleAt(hex::Hex hex) const {
        HexTable& table = desk().table();
        return ruleAt(table, table.map().center(hex).toPoint());
    }
};

TEST_F(HexRules, EveryRuleOfTerrainHasAPicture) {
    const PictureBook book = picturesOfKit();
    for (const FileError& problem : book.problems) ADD_FAILURE() << toText(problem);
    int all = 0;
    for (const Chapter& chapter : rules().book().chapters) {
        for (const Rule& rule : chapter.rules) {
            if (!rule.id.text().starts_with("HXT-")) continue;
            ++all;
            const RuleDrawing* drawing = book.of(rule.id);
            ASSERT_NE(drawing, nullptr) << rule.id.text();
            EXPECT_FALSE(drawing->caption.en.empty() || drawing->caption.es.empty()) << rule.id.text();
        }
    }
    EXPECT_EQ(all, 66);
}

TEST_F(HexRules, APictureFitsItsPageAndIsSharp) {
    const PictureBook book = picturesOfKit();
    for (const RuleDrawing& drawing : book.drawings) {
        const QImage one = drawing.paint({300, 1}, art::lightPalette(), QLocale::c());
        EXPECT_LE(one.width(), 300) << drawing.rule.text();
        EXPECT_GT(one.height(), 40) << drawing.rule.text();
    }
    const RuleDrawing& forest = *book.of("HXT-14"_rule);
    const QImage two = forest.paint({300, 2}, art::lightPalette(), QLocale::c());
    EXPECT_GT(two.width(), 300);
    EXPECT_NE(two, forest.paint({300, 2}, art::darkPalette(), QLocale::c()));
    EXPECT_NE(two, forest.paint({300, 2}, art::lightPalette(), QLocale(QLocale::Spanish))) << "its words";
}

TEST_F(HexRules, ABrokenPictureIsToldWithItsPlace) {
    const hex::Library library = hex::loadLibrary(VALLUM_SOURCE_DIR "/resources").value();
    const auto fault = [&](const std::string& rest) {
        const std::string head = R"({"format": "vallum-hex-rule-picture", "version": 1, "rule": "HXT-01",
            "caption": {"en": "A", "es": "A"})";
        const auto scene = ruleSceneFrom(head + rest + "}", "x.json", library);
        return scene ? std::string("none") : scene.error().place;
    };
    EXPECT_EQ(fault(R"(, "units": [{"type": "zeppelin", "side": "top", "at": [4, 4]}])"), "/units/0/type");
    EXPECT_EQ(fault(R"(, "units": [{"type": "auxilia", "side": "top", "at": [4, 4], "blocks": 9}])"),
              "/units/0/blocks");
    const auto beyond = ruleSceneFrom(R"({"format": "vallum-hex-rule-picture", "version": 1, "rule": "HXT-01",
        "caption": {"en": "A", "es": "A"}, "ground": [{"hexes": [[9, 1]], "ground": "hill"}]})",
                                      "x.json", library);
    ASSERT_FALSE(beyond);
    EXPECT_EQ(beyond.error().found, "(9,1)");
    EXPECT_EQ(beyond.error().file, "x.json");
}

TEST_F(HexRules, ThePageShowsThePictureAndTheTreeAndTheSearchLeadThere) {
    rules().open("HXT-54"_rule);
    const QString page = rules().findChild<RuleBrowser*>()->toHtml();
    EXPECT_TRUE(page.contains(QStringLiteral("picture:HXT-54")));
    EXPECT_TRUE(page.contains(QStringLiteral("its own class costs a block")));
    EXPECT_TRUE(
        rules().findChild<QTreeWidget*>()->currentItem()->text(0).startsWith(QStringLiteral("HXT-54")));
    rules().findChild<QLineEdit*>()->setText(QStringLiteral("escape through the enemy"));
    EXPECT_EQ(shown(), "HEX-67");
}

TEST_F(HexRules, ARefusalOverTheBoardIsALink) {
    ASSERT_TRUE(window_->files().open(telamon));
    comeToTheScreen();
    QTest::mouseClick(&desk().table(), Qt::LeftButton, {}, desk().table().map().center({4, 4}).toPoint());
    EXPECT_TRUE(desk().remark().said().contains(QStringLiteral("href='rule:HEX-13'")))
        << desk().remark().said().toStdString();
}

TEST_F(HexRules, F1OpensTheRuleOfWhatIsOnTheBoardOrOfTheQuestion) {
    ASSERT_TRUE(window_->files().open(telamon));
    comeToTheScreen();
    EXPECT_EQ(ruleAt({6, 4}), "HEX-05") << "a unit";
    EXPECT_EQ(ruleAt({4, 2}), "HXT-11") << "forest";
    EXPECT_EQ(ruleAt({4, 6}), "HEX-13") << "open ground: what is asked";
    const QPoint card = desk().hand().rectOf(0).center().toPoint();
    const std::string rule = ruleAt(desk().hand(), card);
    EXPECT_GE(rule, "HEX-77");
    EXPECT_LE(rule, "HEX-91");
    QTest::mouseMove(&desk().table(), desk().table().map().center({4, 2}).toPoint());
    QTest::keyClick(&desk().table(), Qt::Key_F1);
    EXPECT_TRUE(shown() == "HXT-11" || shown() == "HEX-13") << shown();
}

TEST_F(HexRules, LinesOfTheLogNameTheRuleByWhichItHappened) {
    fightUntil(6);
    const QStringList lines = desk().log().lines();
    const auto names = [&](const char* rule) {
        return std::ranges::any_of(lines,
                                   [&](const QString& it) { return it.endsWith(QLatin1String(rule)); });
    };
    EXPECT_TRUE(names("HEX-17")) << "cards drawn";
    EXPECT_TRUE(names("HEX-37") || names("HEX-33")) << "dice";
    for (const QString& line : lines) EXPECT_LE(line.count(QStringLiteral("HEX-")), 2) << line.toStdString();
}

TEST_F(HexRules, APressOnALineOfTheSheetOpensItsRule) {
    ASSERT_TRUE(window_->files().open(telamon));
    comeToTheScreen();
    SheetRows rows;
    rows.resize(300, 80);
    rows.show({{QStringLiteral("dice"), QStringLiteral("5 − 3 = 2"), SheetRow::Mood::plain,
                QStringLiteral("5  HEX-37\n-3  HXT-14")},
               {QStringLiteral("its leader falls"), QStringLiteral("3%"), SheetRow::Mood::plain,
                QStringLiteral("HEX-68 Leader check, unit survives")},
               {QStringLiteral("moves"), QStringLiteral("1")}});
    static_cast<QWidget&>(rows).show();
    const int line = rows.heightForWidth(300) / 3;
    EXPECT_EQ(rows.rulesAt({10, line / 2}), (std::vector{"HEX-37"_rule, "HXT-14"_rule}));
    EXPECT_TRUE(rows.rulesAt({10, line * 5 / 2}).empty());
    QTest::mouseClick(&rows, Qt::LeftButton, {}, {10, line * 3 / 2});
    EXPECT_EQ(shown(), "HEX-68");
    QTest::mouseClick(&rows, Qt::LeftButton, {}, {10, line / 2});
    auto* menu = rows.findChild<QMenu*>();
    ASSERT_NE(menu, nullptr) << "two rules make the number";
    menu->actions().back()->trigger();
    EXPECT_EQ(shown(), "HXT-14");
}

}  // namespace
}  // namespace vallum::app
