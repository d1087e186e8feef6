// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_hands.h"
#include "field/export/army_sheets.h"
#include "field/export/print_dialog.h"
#include "field/export/table_painting.h"
#include "field/export/table_sheets.h"
#include "language/numbers.h"

#include <QRegularExpression>
#include <QSpinBox>
#include <QTextDocument>

#include <vallum/field/situation/turn/points.h>

/// Printing the table, its cards and its armies.
namespace vallum::app {
namespace {

/// The dialog over a table, as opened from the menu.
class Printing {
public:
    explicit Printing(const field::Battle& battle)
        : dialog(battle, shown(battle), QStringLiteral("A battle")) {
        dialog.show();
    }

private:
    TableScene& shown(const field::Battle& battle) {
        scene_.show(battle);
        return scene_;
    }
    TableScene scene_;

public:
    PrintDialog dialog;
};

/// The number of pages in a PDF file.
qsizetype pagesIn(const QByteArray& pdf) {
    EXPECT_TRUE(pdf.startsWith("%PDF"));
    EXPECT_TRUE(pdf.trimmed().endsWith("%%EOF"));
    return pdf.count("/Type /Page\n");
}

/// Their size in points of 1/72 inch.
QSize paperIn(const QByteArray& pdf) {
    static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    const auto found = box.match(QString::fromLatin1(pdf));
    EXPECT_TRUE(found.hasMatch());
    return {qRound(found.captured(1).toDouble()), qRound(found.captured(2).toDouble())};
}

QByteArray printed(PrintDialog& dialog) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("print.pdf"));
    EXPECT_EQ(dialog.saveTo(file), Ending::done);
    return contentOf(file);
}

TEST(Printed, ToScaleTheTableTakesAsManySheetsAsItIsLarge) {
    Desk desk;  // 22 DU by 18
    Printing table(desk.battle());
    table.dialog.choose(PrintDialog::What::tableToScale);
    table.dialog.setPaper({QPageSize::A4, QPageLayout::Portrait});
    // 22.8 by 18.8 DU with rulers are 570 by 470 mm; a sheet holds 190 by 271 mm, with an overlap of 10.
    EXPECT_EQ(table.dialog.sheets().count(), 1 + 4 * 2U);
    EXPECT_EQ(pagesIn(printed(table.dialog)), 9);
    table.dialog.setPaper({QPageSize::A3, QPageLayout::Landscape});
    // 400 by 271
    EXPECT_EQ(table.dialog.sheets().count(), 1 + 2 * 2U);
    table.dialog.setMillimeters(12);
    EXPECT_EQ(table.dialog.sheets().count(), 1 + 1 * 1U);
}

TEST(Printed, ThePaperIsTurnedAsNeedsFewerSheets) {
    Desk desk;  // 570 by 470 mm to scale
    Printing printing(desk.battle());
    printing.dialog.setPaper({QPageSize::A3, QPageLayout::Portrait});
    EXPECT_EQ(printing.dialog.sheets().count(), 1 + 3 * 2U);
    const auto words = printing.dialog.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(words, [](const QLabel* it) {
        return it->text() == QStringLiteral("7 sheets of paper; 5 if you turn the paper");
    }));
    printing.dialog.choose(PrintDialog::What::armyLists);
    EXPECT_EQ(printing.dialog.sheets().paper().orientation, QPageLayout::Portrait);
    printing.dialog.choose(PrintDialog::What::tableOnOneSheet);
    EXPECT_EQ(printing.dialog.sheets().paper().orientation, QPageLayout::Landscape);
    printing.dialog.choose(PrintDialog::What::tableToScale);
    EXPECT_EQ(printing.dialog.sheets().count(), 1 + 2 * 2U);
}

TEST(Printed, OnOneSheetItFitsOnEveryPaper) {
    Desk desk;
    Printing table(desk.battle());
    table.dialog.choose(PrintDialog::What::tableOnOneSheet);
    const std::vector<std::pair<Paper, QSize>> papers{
        {{QPageSize::A4, QPageLayout::Portrait}, {595, 842}},
        {{QPageSize::A4, QPageLayout::Landscape}, {842, 595}},
        {{QPageSize::A3, QPageLayout::Portrait}, {842, 1191}},
        {{QPageSize::Letter, QPageLayout::Landscape}, {792, 612}}};
    for (const auto& [paper, size] : papers) {
        table.dialog.setPaper(paper);
        const QByteArray pdf = printed(table.dialog);
        EXPECT_EQ(pagesIn(pdf), 1);
        EXPECT_EQ(paperIn(pdf), size);
    }
}

/// The distance between two places on paper matches the scale.
TEST(Printed, ADistanceUnitIsAsLongAsTheScaleSays) {
    Desk desk;
    TableScene scene;
    scene.show(desk.battle());
    const Paper paper{QPageSize::A4, QPageLayout::Portrait};
    const Sheets sheets = tableToScale(scene, paper, QString(), 25);
    constexpr int width = 840;  // 4 pixels per millimeter, 100 per DU
    const QImage sheet = sheets.image(1, width);
    TableScene again;
    again.show(desk.battle());
    const QPointF corner = again.coordinates().table().topLeft() - QPointF(0.4, 0.4);
    const QImage expected = pictureOf(again, {QRectF(corner, QSizeF(7.6, 10.84)), 100});
    const QImage part = sheet.copy(40, 40, 760, 1084);
    double off = 0;
    for (int y = 30; y < part.height(); y += 5) {
        for (int x = 30; x < part.width(); x += 5)
            off += std::abs(qGray(part.pixel(x, y)) - qGray(expected.pixel(x, y)));
    }
    EXPECT_LT(off / (part.width() * part.height() / 25), 4);
}

TEST(Printed, CardsAreCutAtTheirRealSize) {
    Desk desk;
    const Paper paper{QPageSize::A4, QPageLayout::Portrait};
    const std::size_t units = desk.battle().units.size();
    ASSERT_LE(units, 12U);
    // 2 cards of 80 mm per row, 6 of 40 mm per column.
    const Sheets sheets = unitCards(desk.battle(), paper, realMillimetersPerDu);
    EXPECT_EQ(sheets.count(), desk.battle().setting->sides.size());
    const QImage sheet = sheets.image(0, 210);
    EXPECT_EQ(sheet.pixelColor(5, 20), QColor(Qt::white));
    EXPECT_NE(sheet.pixelColor(12, 12), QColor(Qt::white));
    EXPECT_NE(sheet.pixelColor(88, 48), QColor(Qt::white));
    EXPECT_EQ(sheet.pixelColor(92, 20), QColor(Qt::white));
}

TEST(Printed, WhatLiesFaceDownIsOnNoCardAndInNoList) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    constexpr Seat attacker(1);
    constexpr Seat defender(2);
    const auto whole = FieldReferee::from(desk.session().record());
    ASSERT_TRUE(whole);
    const field::Battle seen = field::System::seenBy(whole->battle(), attacker);
    const auto hidden = std::ranges::count(seen.units, field::hiddenType, &field::Unit::type);
    ASSERT_GT(hidden, 0);
    const auto cards = [](const field::Battle& battle) { return unitCards(battle, {}, 50).steps().size(); };
    EXPECT_LT(cards(seen) + static_cast<std::size_t>(hidden) - 1, cards(whole->battle()) + 1);
    EXPECT_TRUE(armyList(seen, defender).contains(QStringLiteral("face down")));
    EXPECT_FALSE(armyList(whole->battle(), defender).contains(QStringLiteral("face down")));
}

TEST(Printed, AnArmyListAddsUpToTheValueOfTheArmy) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    for (const field::Side& side : desk.battle().setting->sides) {
        QTextDocument list;
        list.setHtml(armyList(desk.battle(), side.seat));
        const QString words = list.toPlainText();
        for (const field::GeneralCard& general : side.generals)
            EXPECT_TRUE(words.contains(inQt(general.name)));
        for (const field::Unit& unit : desk.battle().units) {
            const QString name = inQt(desk.battle().typeOf(unit.type).name);
            EXPECT_EQ(words.contains(name), unit.owner == side.seat) << name.toStdString();
        }
        const Sum value = field::startingValue(desk.battle(), side.seat);
        EXPECT_TRUE(words.contains(pointsText(value.total())));
        EXPECT_TRUE(words.contains(QStringLiteral("UNIT-08")));
    }
}

/// The letters of a dark window are white, and so is paper.
TEST(Printed, AnArmyListIsBlackOnWhiteInADarkRoomToo) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    const QPalette room = QApplication::palette();
    QApplication::setPalette(QPalette(Qt::white, Qt::black));
    const QImage sheet = armyLists(desk.battle(), {}, QString()).image(0, 840);
    QApplication::setPalette(room);
    int black = 0;
    for (int y = 0; y != sheet.height(); ++y) {
        for (int x = 0; x != sheet.width(); ++x) black += qGray(sheet.pixel(x, y)) < 100 ? 1 : 0;
    }
    EXPECT_GT(black, 1000);
}

TEST(Printed, AFullDiskGetsAMessage) {
    Desk desk;
    Printing table(desk.battle());
    table.dialog.choose(PrintDialog::What::armyLists);
    const Message message;
    EXPECT_EQ(table.dialog.saveTo(fullDisk(desk.folder, QStringLiteral("full.pdf"))), Ending::failed);
    EXPECT_TRUE(message.words().contains(QStringLiteral("/dev/full"))) << message.words().toStdString();
}

TEST(Printed, ThePreviewShowsEverySheet) {
    Desk desk;
    Printing table(desk.battle());
    table.dialog.choose(PrintDialog::What::tableToScale);
    EXPECT_EQ(table.dialog.findChild<QSpinBox*>()->maximum(), 9);
    const QLabel* preview = table.dialog.findChild<QLabel*>(QStringLiteral("preview"));
    const QImage overview = preview->pixmap(Qt::ReturnByValue).toImage();
    table.dialog.findChild<QSpinBox*>()->setValue(2);
    EXPECT_NE(preview->pixmap(Qt::ReturnByValue).toImage(), overview);
}

}  // namespace
}  // namespace vallum::app
