// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "app/window/export_hands.h"
#include "export/film_dialog.h"
#include "hex/command_card.h"
#include "hex/hex_cutouts.h"
#include "hex/hex_film.h"
#include "hex/hex_texts.h"
#include "language/texts.h"

#include <QDir>
#include <QImageReader>
#include <QMenu>
#include <QRegularExpression>

#include <vallum/core/text_file.h>

/// Exports of hex battles: films, cards and pieces to cut out, reports; from the window and from the command
/// line.
namespace vallum::app {
namespace {

class HexExports : public HexWindow {
protected:
    [[nodiscard]] HexDepiction depiction() const { return {session(), battleDesk().stage().drawings()}; }
    [[nodiscard]] HexFilm film() const { return {session(), battleDesk().stage().drawings()}; }
    [[nodiscard]] QString saved() const {
        const QString file = folder_.filePath(QStringLiteral("battle.vallum"));
        EXPECT_TRUE(window_->files().saveTo(file));
        return file;
    }
    /// The report turn by turn, without its pictures.
    [[nodiscard]] QStringList toldTurns() const {
        const BoardReport report(battleDesk().chronicle(), std::make_unique<HexDepiction>(depiction()));
        QStringList told;
        for (std::size_t turn = 0; turn != report.turns(); ++turn) told << report.told(turn);
        return told;
    }
};

int framesIn(const QString& file) {
    QImageReader reader(file);
    int frames = 0;
    while (!reader.read().isNull()) ++frames;
    return frames;
}

QImage boardIn(HexFilm& film, int width) {
    QImage image(film.sizeFor(width), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    film.paint(painter, image.size());
    return image;
}

TEST_F(HexExports, AFilmShowsEveryMoveAndTellsItBelow) {
    fightUntil(4);
    HexFilm film = this->film();
    const auto lastOf = [&](int turn) {
        return static_cast<std::size_t>(std::ranges::upper_bound(film.turns(), turn) - film.turns().begin()) -
               1;
    };
    film.setPace(600);
    film.show(lastOf(1));
    const QImage before = boardIn(film, 500);
    std::set<QString> captions;
    int changes = 0;
    QImage shown = before;
    for (std::size_t moment = lastOf(1) + 1; moment <= lastOf(2); ++moment) {
        film.play(moment);
        while (film.isPlaying()) {
            const QImage now = boardIn(film, 500);
            changes += now != shown ? 1 : 0;
            shown = now;
            captions.insert(film.caption());
            film.advance(80);
        }
    }
    EXPECT_GT(changes, 10) << "units walk, they do not jump";
    EXPECT_GT(captions.size(), 4U);
    EXPECT_TRUE(std::ranges::any_of(captions, [](const QString& it) {
        return it.startsWith(QStringLiteral("Turn 2: ")) && it.contains(QStringLiteral(" plays "));
    })) << "the card of the turn is told";
    const QImage played = boardIn(film, 500);
    film.show(lastOf(2));
    EXPECT_EQ(boardIn(film, 500), played) << "the film ends where the battle stood";
    EXPECT_NE(played, before);
}

TEST_F(HexExports, DiceLieBesideTheCaptionUntilSomethingElseBegins) {
    fightUntil(8);
    HexFilm film = this->film();
    QImage strip(400, 30, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&strip);
    bool wasSeen = false;
    for (std::size_t moment = 1; moment != film.turns().size(); ++moment) {
        film.play(moment);
        while (film.isPlaying()) {
            const double taken = film.paintSigns(painter, {0, 0, 400, 30});
            const bool tellsHits = film.caption().contains(QStringLiteral(" hit"));
            if (tellsHits && taken > 30) wasSeen = true;
            if (film.caption().contains(QStringLiteral(" plays "))) {
                EXPECT_EQ(taken, 0);
            }
            film.advance(std::max(80, film.stillFor()));
        }
    }
    EXPECT_TRUE(wasSeen);
}

TEST_F(HexExports, TheFilmDialogWritesAFileThatPlays) {
    fightUntil(4);
    EXPECT_TRUE(battleDesk().findChild<QAction*>(QStringLiteral("replay-film"))->isEnabled());
    FilmDialog dialog(std::make_unique<HexFilm>(session(), battleDesk().stage().drawings()));
    dialog.setFilm({1, 2, 320, 0.2});
    const QString gif = folder_.filePath(QStringLiteral("film.gif"));
    ASSERT_EQ(dialog.saveTo(gif), Ending::done);
    EXPECT_GT(framesIn(gif), 20);
    EXPECT_EQ(QImageReader(gif).size().width(), 320);
    const QString frames = folder_.filePath(QStringLiteral("frames"));
    ASSERT_EQ(dialog.saveTo(frames), Ending::done);
    EXPECT_GT(QDir(frames).entryList(QDir::Files).size(), framesIn(gif))
        << "a folder has no times: what stands still is shown again and again";
}

TEST_F(HexExports, SixtyCommandCardsAreCutOut) {
    fightUntil(2);
    const HexDepiction depiction = this->depiction();
    const auto sets = depiction.cutouts();
    ASSERT_EQ(sets.size(), 3U);
    const CutoutSet& cards = sets.front();
    EXPECT_EQ(cards.fronts.size(), 60U);
    EXPECT_EQ(cards.size, QSizeF(63, 88));
    BoardPrintDialog print(depiction, QStringLiteral("Telamon"));
    print.chooseCutouts(0);
    const Sheets sheets = print.sheets();
    EXPECT_EQ(sheets.count(), 7U) << "nine lie on a sheet of A4";
    // The first card is in the upper left corner, in its real size.
    constexpr int perMillimeter = 6;
    const QImage sheet = sheets.image(0, 210 * perMillimeter);
    const QRect place(10 * perMillimeter, 10 * perMillimeter, 63 * perMillimeter, 88 * perMillimeter);
    QImage expected(place.size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&expected);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const hex::Setting& setting = *session().battle().setting;
    const auto first = static_cast<std::size_t>(setting.deck.front());
    paintCommandCardFace(painter, QRectF(expected.rect()), lookOf(setting.cards.at(first)),
                         art::lightPalette());
    painter.end();
    double off = 0;
    for (int y = 0; y != place.height(); ++y) {
        for (int x = 0; x != place.width(); ++x)
            off += std::abs(qGray(sheet.pixel(place.topLeft() + QPoint(x, y))) - qGray(expected.pixel(x, y)));
    }
    EXPECT_LT(off / place.width() / place.height(), 6);
    // Cut marks are above it.
    EXPECT_LT(qGray(sheet.pixel(place.left() + 63 * perMillimeter, place.top() - 2 * perMillimeter)), 200);
    EXPECT_EQ(qGray(sheet.pixel(place.left() + 30 * perMillimeter, place.top() - 2 * perMillimeter)), 255);
}

TEST_F(HexExports, PrintedCardsNameNoPlayersCommand) {
    fightUntil(2);
    const hex::Battle& battle = session().battle();
    bool hasCommand = false;
    for (const hex::CommandCard& card : battle.setting->cards) {
        const QString words = lookOf(card).text;
        EXPECT_FALSE(words.isEmpty()) << card.name;
        EXPECT_FALSE(words.contains(QLatin1Char('%'))) << card.name;
        if (words != textOf(card, 5)) {
            hasCommand = true;
            EXPECT_TRUE(words.contains(QStringLiteral("Command"))) << words.toStdString();
        }
        EXPECT_EQ(lookOf(card).name, inData(card.name));
    }
    EXPECT_TRUE(hasCommand);
}

/// The last sheet has six cards in two rows; flipped over, its left column is on the right.
TEST_F(HexExports, CommandCardsHaveBacksWherePaperIsPrintedOnBothSides) {
    fightUntil(2);
    const HexDepiction depiction = this->depiction();
    BoardPrintDialog print(depiction, QStringLiteral("Telamon"));
    print.chooseCutouts(depiction.cutouts().size());
    const Sheets sheets = print.sheets();
    ASSERT_EQ(sheets.count(), 14U);
    constexpr int perMillimeter = 2;
    const QImage fronts = sheets.image(12, 210 * perMillimeter);
    const QImage backs = sheets.image(13, 210 * perMillimeter);
    const auto isPrinted = [](const QImage& sheet, double x, double y) {
        return sheet.pixelColor(static_cast<int>(x * perMillimeter), static_cast<int>(y * perMillimeter)) !=
               QColor(Qt::white);
    };
    for (const double column : {20.0, 85.0, 150.0}) {
        EXPECT_TRUE(isPrinted(fronts, column, 20)) << column;
        EXPECT_TRUE(isPrinted(backs, 210 - column, 20)) << column;
    }
    EXPECT_FALSE(isPrinted(fronts, 205, 20));
    EXPECT_FALSE(isPrinted(backs, 5, 20)) << "the margin of the fronts is on the other side";
}

TEST_F(HexExports, UnitsAndLeadersAreCutOutAsLargeAsTheHexes) {
    fightUntil(6);
    const hex::Battle begin = hex::System::begin(session().record().scenario);
    const auto sets = depiction().cutouts();
    std::size_t blocks = 0;
    for (const hex::Unit& unit : begin.units) blocks += static_cast<std::size_t>(unit.blocks);
    EXPECT_EQ(sets[1].fronts.size(), blocks) << "a unit that loses a block gets another face";
    EXPECT_EQ(sets[2].fronts.size(), begin.leaders.size());
    const HexDepiction depiction = this->depiction();
    BoardPrintDialog print(depiction, QStringLiteral("Telamon"));
    print.chooseCutouts(1);
    const auto usual = print.sheets().count();
    print.setMillimeters(30);
    const auto small = print.sheets().count();
    EXPECT_LT(small, usual);
    print.chooseCutouts(2);
    print.chooseCutouts(1);
    EXPECT_EQ(print.sheets().count(), small) << "they fit the board that was printed before them";
}

/// A single answer may end one turn and begin the next.
TEST_F(HexExports, ATurnOfTheReportBeginsWithItsOwnCard) {
    fightUntil(9);
    static const QRegularExpression turn(QStringLiteral("<h2>Turn (\\d+): ([^<]+)</h2>(.*)"),
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression line(QStringLiteral("<p><b>(.*?)</b>"));
    int turns = 0;
    for (const QString& told : toldTurns()) {
        const auto found = turn.match(told);
        if (!found.hasMatch()) continue;
        const auto first = line.match(found.captured(3));
        // Nothing has happened in the last turn yet.
        if (found.captured(1).toInt() == session().battle().turn) continue;
        ASSERT_TRUE(first.hasMatch()) << told.toStdString();
        EXPECT_TRUE(first.captured(1).startsWith(found.captured(2) + QStringLiteral(" plays ")))
            << found.captured(2).toStdString() << ": " << first.captured(1).toStdString();
        ++turns;
    }
    EXPECT_GE(turns, 8);
}

TEST_F(HexExports, WhereSomebodyFallsTheReportTellsWhoIsAhead) {
    fightUntil(14);
    const hex::Battle& battle = session().battle();
    const auto standingOf = [&](Seat seat) {
        return QStringLiteral("%1 of %2 for %3")
            .arg(battle.player(seat).banners)
            .arg(battle.side(seat).banners)
            .arg(nameIn(battle, seat));
    };
    QString last;
    for (const QString& told : toldTurns()) {
        const bool hasFallen = told.contains(QStringLiteral(" is destroyed."));
        EXPECT_EQ(told.contains(QStringLiteral("Banners: ")), hasFallen) << told.toStdString();
        if (hasFallen) last = told;
    }
    ASSERT_FALSE(last.isEmpty());
    for (const hex::Side& side : battle.setting->sides)
        EXPECT_TRUE(last.contains(standingOf(side.seat))) << last.toStdString();
}

TEST_F(HexExports, TheLuckThatIsRememberedIsThatOfTheRecord) {
    fightUntil(9);
    const HexChronicle& chronicle = battleDesk().chronicle();
    const auto agree = [&](std::optional<std::size_t> happenings) {
        const std::span all(session().history());
        const BattleLuck expected =
            hex::luckIn(hex::System::begin(session().record().scenario),
                        all.first(std::min(happenings.value_or(all.size()), all.size())));
        const BattleLuck told = chronicle.luck(happenings);
        ASSERT_EQ(told.sides.size(), expected.sides.size());
        for (std::size_t side = 0; side != told.sides.size(); ++side) {
            EXPECT_EQ(told.sides[side].faces, expected.sides[side].faces);
            EXPECT_EQ(told.sides[side].all.throws(), expected.sides[side].all.throws());
            EXPECT_EQ(told.sides[side].all.actual(), expected.sides[side].all.actual());
            EXPECT_DOUBLE_EQ(told.sides[side].all.expected(), expected.sides[side].all.expected());
        }
    };
    agree({});
    for (const std::size_t part : {7U, 1U, 5U, 9U, 2U}) agree(session().history().size() * part / 10);
    // A branch continues from the middle of this battle.
    replay().open();
    replay().seek(replay().past().last() / 2);
    parts().replay().playOnAs(QStringLiteral("Another way"), session().seating().players);
    agree({});
    seatAll(PlayerKind::random);
    const int now = session().battle().turn;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return session().battle().turn >= now + 3 || session().battle().outcome; }, 30'000));
    agree({});
    ASSERT_TRUE(window_->files().open(telamon));
    agree({});
}

// ------------------------------------------------------- at the command line

TEST_F(HexExports, TheCommandLinePaintsScenariosAndSaves) {
    fightUntil(5);
    const QString save = saved();
    const auto width = QStringLiteral("--width");
    for (const QString& file : {telamon, save}) {
        const QString pixels = folder_.filePath(QStringLiteral("board.png"));
        EXPECT_EQ(runVallum({QStringLiteral("--picture"), pixels, width, QStringLiteral("500"), file}), 0);
        EXPECT_EQ(QImage(pixels).width(), 500);
        const QString lines = folder_.filePath(QStringLiteral("board.svg"));
        EXPECT_EQ(runVallum({QStringLiteral("--picture"), lines, file}), 0);
        EXPECT_TRUE(QSvgRenderer(lines).isValid());
        QFile::remove(pixels);
        QFile::remove(lines);
    }
}

TEST_F(HexExports, TheCommandLineReportsAndFilmsASave) {
    fightUntil(4);
    const QString save = saved();
    const QString report = folder_.filePath(QStringLiteral("report.html"));
    EXPECT_EQ(runVallum({QStringLiteral("--report"), report, save}), 0);
    EXPECT_TRUE(contentOf(report).contains("Turn 2: "));
    const QString film = folder_.filePath(QStringLiteral("film.webp"));
    EXPECT_EQ(runVallum({QStringLiteral("--animate"), film, QStringLiteral("--from"), QStringLiteral("1"),
                         QStringLiteral("--to"), QStringLiteral("1"), QStringLiteral("--width"),
                         QStringLiteral("240"), save}),
              0);
    EXPECT_TRUE(contentOf(film).startsWith("RIFF"));
}

TEST_F(HexExports, ABrokenScenarioIsRefusedWithItsPlace) {
    QByteArray text;
    {
        QFile file(telamon);
        ASSERT_TRUE(file.open(QFile::ReadOnly));
        text = file.readAll();
    }
    const QString broken = folder_.filePath(QStringLiteral("broken.json"));
    text.replace("\"banners\"", "\"bananas\"");
    ASSERT_TRUE(writeFileSafely(broken.toStdString(), text.toStdString()));
    const QString picture = folder_.filePath(QStringLiteral("board.png"));
    QProcess process;
    process.start(QStringLiteral(VALLUM_PROGRAM), {QStringLiteral("--picture"), picture, broken});
    ASSERT_TRUE(process.waitForFinished(60'000));
    EXPECT_EQ(process.exitCode(), 2);
    const QString words = QString::fromUtf8(process.readAllStandardError());
    EXPECT_TRUE(words.contains(QStringLiteral("broken.json"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("ban"))) << words.toStdString();
    EXPECT_FALSE(QFile::exists(picture));
    EXPECT_EQ(runVallum({QStringLiteral("--picture"), QStringLiteral("/dev/full"), telamon}), 2);
}

}  // namespace
}  // namespace vallum::app
