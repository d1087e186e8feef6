// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_hands.h"
#include "app/window/fought.h"
#include "export/film_dialog.h"
#include "field/export/table_film.h"
#include "field/export/table_painting.h"

#include <webp/demux.h>

#include <QImageReader>
#include <QSpinBox>

/// Films of battles.
namespace vallum::app {
namespace {

constexpr Film twoTurns{1, 2, 240, 0.3};

/// The number of frames that a reader finds, each as large as the first.
int framesIn(const QString& file, QSize& size) {
    QImageReader reader(file);
    int frames = 0;
    for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read(), ++frames) size = frame.size();
    return frames;
}

int framesOfWebp(const QString& file, QSize& size) {
    const QByteArray bytes = contentOf(file);
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())};
    WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, nullptr);
    EXPECT_NE(decoder, nullptr);
    if (decoder == nullptr) return 0;
    WebPAnimInfo info;
    EXPECT_NE(WebPAnimDecoderGetInfo(decoder, &info), 0);
    size = {static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height)};
    WebPAnimDecoderDelete(decoder);
    return static_cast<int>(info.frame_count);
}

TEST(Films, AreGifsWebpsAndFoldersOfTheSameLength) {
    const Fought battle;
    const QTemporaryDir folder;
    const auto film = [&](const char* name) {
        const QString file = folder.filePath(QLatin1String(name));
        TableFilm source(battle.story());
        FilmWork work(source, twoTurns, file.toStdString());
        EXPECT_TRUE(finish(work));
        return file;
    };
    QSize size;
    const QString gif = film("battle.gif");
    const int frames = framesIn(gif, size);
    EXPECT_GT(frames, 10);
    EXPECT_EQ(size.width(), 240);
    const QString webp = film("battle.webp");
    EXPECT_NEAR(framesOfWebp(webp, size), frames, frames / 5 + 2);
    EXPECT_EQ(size.width(), 240);
    const QStringList pictures = QDir(film("frames")).entryList(QDir::Files, QDir::Name);
    EXPECT_GE(pictures.size(), frames);
    EXPECT_EQ(pictures.front(), QStringLiteral("frame-00001.png"));
    EXPECT_EQ(QImage(folder.filePath(QStringLiteral("frames/frame-00001.png"))).width(), 240);
}

TEST(Films, BeginAndEndAsTheTableStoodThen) {
    const Fought battle;
    const Story story = battle.story();
    const QTemporaryDir folder;
    const QString frames = folder.filePath(QStringLiteral("frames"));
    const int last = story.timeline.moments().back().turn;
    TableFilm source(story);
    FilmWork work(source, {last, last, 300, 0.2}, frames.toStdString());
    ASSERT_TRUE(finish(work));
    const QImage end(QDir(frames).filePath(QDir(frames).entryList(QDir::Files, QDir::Name).back()));
    TableScene scene;
    scene.show(story.at(story.timeline.last()));
    const QImage expected = pictureOf(scene, wholeTable(scene, 300));
    // The caption is below the table.
    ASSERT_GT(end.height(), expected.height() + 10);
    int different = 0;
    for (int y = 0; y != expected.height(); ++y) {
        for (int x = 0; x != expected.width(); ++x)
            different += end.pixel(x, y) != expected.pixel(x, y) ? 1 : 0;
    }
    EXPECT_LT(different, expected.width() * expected.height() / 200);
}

TEST(Films, AMovementIsShownOnItsWay) {
    const Fought battle;
    const QTemporaryDir folder;
    const auto framesAt = [&](double seconds) {
        const QString frames = folder.filePath(QString::number(seconds));
        TableFilm source(battle.story());
        FilmWork work(source, {1, 1, 200, seconds}, frames.toStdString());
        EXPECT_TRUE(finish(work));
        return QDir(frames).entryList(QDir::Files).size();
    };
    EXPECT_GT(framesAt(0.8), 1.5 * static_cast<double>(framesAt(0.4)));
}

TEST(Films, ShowWhatWasDrawnWhileItLasts) {
    const Fought battle;
    Story story = battle.story();
    const QTemporaryDir folder;
    const auto lastFrame = [&](const char* name) {
        const QString frames = folder.filePath(QLatin1String(name));
        TableFilm source(story);
        FilmWork work(source, {1, 1, 240, 0.2}, frames.toStdString());
        EXPECT_TRUE(finish(work));
        return QImage(QDir(frames).filePath(QDir(frames).entryList(QDir::Files, QDir::Name).back()));
    };
    const QImage plain = lastFrame("plain");
    story.drawings = {{field::Drawing::rectangle, field::Chalk::white, {{2_du, 2_du}, {20_du, 16_du}}}};
    EXPECT_NE(lastFrame("drawn"), plain);
    story.drawings.front().until = 0;
    EXPECT_EQ(lastFrame("over"), plain);
}

TEST(Films, StoppedOrFailedTheyLeaveNothing) {
    const Fought battle;
    const QTemporaryDir folder;
    FilmDialog dialog(std::make_unique<TableFilm>(battle.story()));
    dialog.setFilm({0, 99, 300, 0.5});
    {
        const Stop stop;
        EXPECT_EQ(dialog.saveTo(folder.filePath(QStringLiteral("film.gif"))), Ending::stopped);
        EXPECT_EQ(dialog.saveTo(folder.filePath(QStringLiteral("frames"))), Ending::stopped);
    }
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
    dialog.setFilm({1, 1, 200, 0.2});
    for (const char* file : {"/dev/full", "/proc/film.gif", "/proc/frames"}) {
        const Message message;
        EXPECT_EQ(dialog.saveTo(QLatin1String(file)), Ending::failed) << file;
        EXPECT_TRUE(message.words().contains(QLatin1String(file))) << message.words().toStdString();
    }
}

TEST(Films, FramesOfAnotherFilmAreNotWrittenOver) {
    const Fought battle;
    const QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("frame-00003.png")), "kept");
    TableFilm source(battle.story());
    FilmWork work(source, {1, 1, 200, 0.2}, folder.path().toStdString());
    EXPECT_FALSE(finish(work));
    EXPECT_EQ(contentOf(folder.filePath(QStringLiteral("frame-00003.png"))), "kept");
}

TEST(Films, TheCommandLineMakesThem) {
    const Fought battle;
    const QTemporaryDir folder;
    const QString save = folder.filePath(QStringLiteral("battle.vallum"));
    battle.saveTo(save);
    const QString film = folder.filePath(QStringLiteral("film.gif"));
    const QStringList asked{QStringLiteral("--animate"),
                            film,
                            QStringLiteral("--from"),
                            QStringLiteral("1"),
                            QStringLiteral("--to"),
                            QStringLiteral("1"),
                            QStringLiteral("--width"),
                            QStringLiteral("200"),
                            QStringLiteral("--seconds-per-move"),
                            QStringLiteral("0.2"),
                            save};
    EXPECT_EQ(runVallum(asked), 0);
    QSize size;
    EXPECT_GT(framesIn(film, size), 2);
    EXPECT_EQ(size.width(), 200);
    for (const char* wrong : {"0", "fast", "-1"}) {
        QStringList bad = asked;
        bad[9] = QLatin1String(wrong);
        EXPECT_EQ(runVallum(bad), 2) << wrong;
    }
}

}  // namespace
}  // namespace vallum::app
