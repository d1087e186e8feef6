// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_hands.h"
#include "app/window/shipped.h"
#include "field/export/picture_dialog.h"
#include "field/export/picture_preview.h"
#include "field/table/kept_ground.h"
#include "window/preferences.h"

#include <QSpinBox>
#include <QSvgRenderer>
#include <QXmlStreamReader>

/// Pictures of the table as raster and vector files.
namespace vallum::app {
namespace {

/// The dialog over a table, as opened from the menu.
class Picturing {
public:
    explicit Picturing(Desk& desk)
        : bare_(sceneOf(desk)),
          dialog({fieldDeskOf(*desk.window).table().scene(), QRectF(2, 3, 8, 6), *bare_},
                 QStringLiteral("A battle")) {
        dialog.show();
    }

private:
    static std::unique_ptr<TableScene> sceneOf(const Desk& desk) {
        auto scene = std::make_unique<TableScene>();
        scene->show(desk.battle());
        return scene;
    }
    std::unique_ptr<TableScene> bare_;

public:
    PictureDialog dialog;
};

/// All text in an SVG file; empty if it cannot be parsed.
QStringList wordsIn(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    QStringList words;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            words << reader.readElementText();
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    return words;
}

/// The average color difference, of 255.
double differenceOf(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y != one.height(); ++y) {
        for (int x = 0; x != one.width(); ++x)
            sum += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
    }
    return sum / one.width() / one.height();
}

TEST(Pictures, ThePartsAreAsLargeAsTheDialogSays) {
    Desk desk;
    Picturing table(desk);
    const auto sizeOf = [&](PictureDialog::Extent part) {
        table.dialog.choose(part);
        table.dialog.setWidth(600);
        const QString file = desk.folder.filePath(QStringLiteral("part.png"));
        EXPECT_EQ(table.dialog.saveTo(file), Ending::done);
        EXPECT_EQ(QImage(file).size(), table.dialog.detail().pixels());
        return QImage(file).size();
    };
    EXPECT_NEAR(sizeOf(PictureDialog::Extent::whole).width(), 600, 15);
    EXPECT_EQ(sizeOf(PictureDialog::Extent::seen), QSize(600, 450));
    EXPECT_EQ(table.dialog.findChildren<QSpinBox*>().front()->value(), 75);
}

TEST(Pictures, DraggingOverThePreviewTakesThatPart) {
    Desk desk;
    Picturing table(desk);
    auto* preview = table.dialog.findChild<PicturePreview*>();
    const QPoint middle = preview->rect().center();
    QTest::mousePress(preview, Qt::LeftButton, {}, middle);
    QMouseEvent move(QEvent::MouseMove, middle + QPoint(50, 40), preview->mapToGlobal(middle), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(preview, &move);
    const QRectF taken = table.dialog.detail().area;
    const QPointF center = wholeTable(fieldDeskOf(*desk.window).table().scene()).center();
    EXPECT_NEAR(taken.left(), center.x(), 0.2);
    EXPECT_NEAR(taken.top(), center.y(), 0.2);
    EXPECT_NEAR(taken.width() / taken.height(), 50.0 / 40, 0.05);
}

TEST(Pictures, MarksOfTheMomentAreInItOnlyWhereAskedFor) {
    Desk desk;
    Picturing table(desk);
    table.dialog.choose(PictureDialog::Extent::whole);
    table.dialog.setWidth(700);
    const auto pictured = [&](bool marks) {
        table.dialog.setWithMarks(marks);
        const QString file = desk.folder.filePath(QStringLiteral("marks.png"));
        EXPECT_EQ(table.dialog.saveTo(file), Ending::done);
        return QImage(file);
    };
    const QImage bare = pictured(false);
    EXPECT_EQ(pictured(true), bare);
    fieldDeskOf(*desk.window).table().scene().select(UnitId(0));
    EXPECT_EQ(pictured(false), bare);
    EXPECT_NE(pictured(true), bare);
}

TEST(Pictures, TheTableIsInDaylightWhateverTheRoom) {
    Desk desk;
    const TableScene& scene = fieldDeskOf(*desk.window).table().scene();
    const auto setLight = [&](Light light) {
        desk.window->preferences().keeper().change([light](Settings& it) { it.light = light; });
        QApplication::processEvents();
    };
    const auto pictured = [&](bool marks) {
        QImage picture;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<PictureDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            dialog->setWithMarks(marks);
            dialog->setWidth(500);
            const QString file = desk.folder.filePath(QStringLiteral("day.png"));
            EXPECT_EQ(dialog->saveTo(file), Ending::done);
            picture = QImage(file);
            dialog->close();
        });
        desk.window->findChild<QAction*>(QStringLiteral("battle-picture"))->trigger();
        return picture;
    };
    setLight(Light::bright);
    const QImage day = pictured(false);
    const QImage marked = pictured(true);
    setLight(Light::dark);
    ASSERT_TRUE(scene.palette().dark);
    EXPECT_EQ(pictured(false), day);
    EXPECT_EQ(pictured(true), marked);
    EXPECT_FALSE(day.isNull() || marked.isNull());
    EXPECT_TRUE(scene.palette().dark) << "the table in the window stays as it was";
    setLight(Light::bright);
}

TEST(Pictures, LinesHoldTheNamesOfTheCardsAndLookLikePixels) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    Picturing table(desk);
    table.dialog.setWidth(900);
    const QString lines = desk.folder.filePath(QStringLiteral("table.svg"));
    const QString pixels = desk.folder.filePath(QStringLiteral("table.png"));
    ASSERT_EQ(table.dialog.saveTo(lines), Ending::done);
    ASSERT_EQ(table.dialog.saveTo(pixels), Ending::done);
    const QByteArray svg = contentOf(lines);
    EXPECT_TRUE(wordsIn(svg).contains(QStringLiteral("Legionarii")));
    EXPECT_TRUE(wordsIn(svg).contains(QStringLiteral("Ballista")));
    EXPECT_FALSE(svg.contains("<image")) << "a picture of pixels among the lines";
    QSvgRenderer renderer(svg);
    ASSERT_TRUE(renderer.isValid());
    const QImage expected = QImage(pixels).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QImage drawn(expected.size(), expected.format());
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    EXPECT_LT(differenceOf(drawn, expected), 3);
}

TEST(Pictures, LinesTellNothingOfWhatLiesFaceDown) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    constexpr Seat attacker(1);
    const auto whole = FieldReferee::from(desk.session().record());
    ASSERT_TRUE(whole);
    TableScene scene;
    scene.show(field::System::seenBy(whole->battle(), attacker));
    PictureDialog dialog({scene, wholeTable(scene), scene}, QStringLiteral("A battle"));
    const QString file = desk.folder.filePath(QStringLiteral("table.svg"));
    ASSERT_EQ(dialog.saveTo(file), Ending::done);
    const QStringList words = wordsIn(contentOf(file));
    for (const UnitId unit : whole->battle().unitsOnTable()) {
        if (whole->battle().owner(unit) == attacker || !whole->battle().unit(unit).faceDown) continue;
        EXPECT_FALSE(words.contains(inQt(whole->battle().type(unit).name)));
    }
}

TEST(Pictures, AFullDiskAndAVanishedFolderGetAMessageAndNoFile) {
    Desk desk;
    Picturing table(desk);
    const QString vanished = desk.folder.filePath(QStringLiteral("gone/table.svg"));
    for (const QString& file : {fullDisk(desk.folder, QStringLiteral("full.png")), vanished}) {
        const Message message;
        EXPECT_EQ(table.dialog.saveTo(file), Ending::failed);
        EXPECT_TRUE(
            message.words().contains(QFileInfo(file).isSymLink() ? QStringLiteral("/dev/full") : file))
            << message.words().toStdString();
    }
    EXPECT_FALSE(QFile::exists(vanished));
}

TEST(Pictures, StoppingLeavesTheOldFileAsItWas) {
    Desk desk;
    Picturing table(desk);
    const QString file = desk.folder.filePath(QStringLiteral("table.png"));
    write(file, "kept");
    table.dialog.setWidth(6000);
    const Stop stop;
    EXPECT_EQ(table.dialog.saveTo(file), Ending::stopped);
    EXPECT_EQ(contentOf(file), "kept");
    EXPECT_EQ(QDir(desk.folder.path()).entryList({QStringLiteral("table*")}).size(), 1);
}

TEST(Pictures, TheGroundIsThatOfTheScenario) {
    field::Scenario snowy;
    snowy.source = R"({"ground": "snow"})";
    KeptGround ground;
    EXPECT_EQ(ground.of(snowy), field::GroundCover::snow);
    EXPECT_EQ(ground.of(snowy), field::GroundCover::snow);
    EXPECT_EQ(ground.of(field::Scenario()), field::GroundCover::grass) << "another battle lies elsewhere";
    Desk desk;
    TableScene scene;
    scene.show(desk.battle());
    const QImage grass = pictureOf(scene, wholeTable(scene, 300));
    scene.setGroundCover(ground.of(snowy));
    EXPECT_NE(pictureOf(scene, wholeTable(scene, 300)), grass);
}

TEST(Pictures, TheCommandLinePaintsBothKinds) {
    const QTemporaryDir folder;
    const QString scenario = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json");
    const QString lines = folder.filePath(QStringLiteral("table.svg"));
    EXPECT_EQ(runVallum({QStringLiteral("--picture"), lines, scenario}), 0);
    EXPECT_TRUE(QSvgRenderer(lines).isValid());
    const QString pixels = folder.filePath(QStringLiteral("table.png"));
    EXPECT_EQ(runVallum({QStringLiteral("--picture"), pixels, QStringLiteral("--width"),
                         QStringLiteral("400"), scenario}),
              0);
    EXPECT_EQ(QImage(pixels).width(), 400);
    for (const char* wrong : {"5", "many", "99999"}) {
        EXPECT_EQ(runVallum({QStringLiteral("--picture"), pixels, QStringLiteral("--width"),
                             QLatin1String(wrong), scenario}),
                  2)
            << wrong;
    }
    EXPECT_EQ(runVallum({QStringLiteral("--picture"), QStringLiteral("/dev/full"), scenario}), 2);
}

}  // namespace
}  // namespace vallum::app
