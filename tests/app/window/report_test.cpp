// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_hands.h"
#include "app/window/fought.h"
#include "export/report_work.h"
#include "field/export/report_text.h"
#include "field/session/field_texts.h"
#include "language/numbers.h"

#include <QRegularExpression>
#include <QTextDocument>

#include <vallum/field/queries/luck.h>
#include <vallum/field/situation/turn/points.h>

/// Reports of battles.
namespace vallum::app {
namespace {

QString reported(const Story& story, const QString& name = QStringLiteral("report.html")) {
    const QTemporaryDir folder;
    ReportWork work(std::make_unique<ReportText>(story), folder.filePath(name).toStdString());
    EXPECT_TRUE(finish(work));
    return QString::fromUtf8(contentOf(folder.filePath(name)));
}

TEST(Report, TellsArmiesTurnsLossesAndWhoWon) {
    const Fought battle;
    const Story story = battle.story();
    const QString html = reported(story);
    EXPECT_TRUE(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
    QTextDocument document;
    document.setHtml(html);
    const QString words = document.toPlainText();
    const field::Battle end = story.at(story.timeline.last());
    ASSERT_TRUE(end.outcome);
    EXPECT_TRUE(words.contains(sentence(end, field::BattleEnded{*end.outcome})));
    for (const field::Side& side : end.setting->sides) {
        EXPECT_TRUE(words.contains(inData(side.name)));
        const int lost = field::losses(end, side.seat).total();
        EXPECT_TRUE(words.contains(pointsText(lost) + QStringLiteral(" of"))) << lost;
    }
    for (int turn = 1; turn <= end.turn; ++turn) {
        const bool isTold = words.contains(QStringLiteral("Turn %1:").arg(turn));
        EXPECT_TRUE(isTold || words.contains(QStringLiteral("nothing happened"))) << turn;
    }
}

TEST(Report, TellsHowLuckyEverybodyWas) {
    const Fought battle;
    const Story story = battle.story();
    const QString html = reported(story);
    for (const field::PlayerLuck& it : field::luckIn(story.begin, story.timeline.happenings()))
        EXPECT_TRUE(html.contains(inQt(field::words(it.all)))) << it.all.throws();
}

TEST(Report, HoldsItsPicturesAndNeedsNoOtherFile) {
    const Fought battle;
    const QString html = reported(battle.story());
    static const QRegularExpression image(QStringLiteral("<img src=\"([^\"]*)\""));
    int pictures = 0;
    for (auto it = image.globalMatch(html); it.hasNext(); ++pictures) {
        const QString source = it.next().captured(1);
        const QString begin = QStringLiteral("data:image/png;base64,");
        ASSERT_TRUE(source.startsWith(begin));
        EXPECT_FALSE(QImage::fromData(QByteArray::fromBase64(source.mid(begin.size()).toLatin1())).isNull());
    }
    EXPECT_GE(pictures, 2);
    EXPECT_LE(pictures, 6);
}

TEST(Report, ItsPicturesShowWhatWasDrawn) {
    const Fought battle;
    Story story = battle.story();
    const QString plain = reported(story);
    story.drawings = {{field::Drawing::label, field::Chalk::white, {{11_du, 9_du}}, "Here"}};
    const QString drawn = reported(story);
    EXPECT_NE(drawn, plain);
    static const QRegularExpression pictures(QStringLiteral("base64,[^\"]*"));
    EXPECT_EQ(QString(drawn).remove(pictures), QString(plain).remove(pictures));
}

TEST(Report, TellsLossesInPoints) {
    const Fought battle;
    const QString html = reported(battle.story());
    EXPECT_TRUE(html.contains(QStringLiteral("Points lost: ")));
    EXPECT_FALSE(html.contains(QStringLiteral("hundredths")));
}

TEST(Report, EveryRuleItNamesIsALinkToItsTitle) {
    const Fought battle;
    QString html = reported(battle.story());
    html.remove(QRegularExpression(QStringLiteral("base64,[^\"]*")));
    static const QRegularExpression link(QStringLiteral("href='#([A-Z]{3,4}-\\d\\d)'"));
    int links = 0;
    for (auto it = link.globalMatch(html); it.hasNext(); ++links) {
        const QString rule = it.next().captured(1);
        EXPECT_TRUE(html.contains(QStringLiteral("id=\"%1\"").arg(rule))) << rule.toStdString();
    }
    EXPECT_GT(links, 10);
    EXPECT_FALSE(html.contains(QStringLiteral("rule:")));
}

TEST(Report, AsPdfItHasPages) {
    const Fought battle;
    const QTemporaryDir folder;
    ReportWork work(std::make_unique<ReportText>(battle.story()),
                    folder.filePath(QStringLiteral("report.pdf")).toStdString());
    ASSERT_TRUE(finish(work));
    const QByteArray pdf = contentOf(folder.filePath(QStringLiteral("report.pdf")));
    EXPECT_TRUE(pdf.startsWith("%PDF"));
    EXPECT_GE(pdf.count("/Type /Page\n"), 3);
}

/// SET-21, CARD-13
TEST(Report, TellsAPlayerNothingOfWhatLiesFaceDown) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    constexpr Seat attacker(1);
    const Story open = storyOf(desk.session().record().scenario, desk.session().history(),
                               QStringLiteral("A siege"), std::nullopt);
    Story seen = open;
    seen.eyes = attacker;
    const field::Battle battle = open.at(open.timeline.last());
    const field::Battle known = seen.at(seen.timeline.last());
    const QString told = reported(seen);
    int hidden = 0;
    for (const field::Unit& unit : battle.units) {
        const bool isKnown =
            std::ranges::any_of(known.units, [&](const field::Unit& it) { return it.type == unit.type; });
        if (unit.owner == attacker || isKnown) continue;
        ++hidden;
        EXPECT_FALSE(told.contains(inQt(battle.typeOf(unit.type).name))) << battle.typeOf(unit.type).name;
    }
    EXPECT_GT(hidden, 0);
}

TEST(Report, TheCommandLineWritesItAndRefusesBadTargets) {
    const Fought battle;
    const QTemporaryDir folder;
    const QString save = folder.filePath(QStringLiteral("battle.vallum"));
    battle.saveTo(save);
    for (const char* name : {"report.html", "report.pdf"}) {
        const QString out = folder.filePath(QLatin1String(name));
        EXPECT_EQ(runVallum({QStringLiteral("--report"), out, save}), 0) << name;
        EXPECT_GT(contentOf(out).size(), 10'000);
    }
    EXPECT_EQ(runVallum({QStringLiteral("--report"), QStringLiteral("/dev/full"), save}), 2);
    EXPECT_EQ(runVallum({QStringLiteral("--report"), folder.filePath(QStringLiteral("gone/r.html")), save}),
              2);
    EXPECT_EQ(runVallum({QStringLiteral("--report"), folder.filePath(QStringLiteral("r.html")),
                         folder.filePath(QStringLiteral("no.vallum"))}),
              2);
    EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("r.html"))));
}

}  // namespace
}  // namespace vallum::app
