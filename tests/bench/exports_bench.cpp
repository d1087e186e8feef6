// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fought.h"
#include "export/film_work.h"
#include "export/picture_work.h"
#include "export/report_work.h"
#include "export/sheets.h"
#include "field/desk/field_chronicle.h"
#include "field/desk/field_stage.h"
#include "field/export/table_film.h"
#include "field/export/table_painting.h"
#include "field/export/table_sheets.h"
#include "field/table/table_view.h"
#include "projector/mirror.h"
#include "projector/projector_window.h"

#include <benchmark/benchmark.h>
#include <ctime>
#include <functional>

#include <QApplication>
#include <QTemporaryDir>

#include <vallum/core/check.h>

namespace vallum::app {
namespace {

/// Completes the work. The window handles input after each step, so the longest step counts, in CPU time
/// because the machine may be shared.
void finishEach(benchmark::State& state, const std::function<std::unique_ptr<Work>()>& begin) {
    double longest = 0;
    for (auto _ : state) {
        const auto work = begin();
        while (!work->isDone()) {
            const std::clock_t before = std::clock();
            VALLUM_CHECK(work->step().has_value());
            longest = std::max(longest, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        }
    }
    state.counters["longest step in ms"] = longest;
}

std::filesystem::path fileIn(const QTemporaryDir& folder, const char* name) {
    return folder.filePath(QLatin1String(name)).toStdString();
}

field::Battle siege() {
    return field::System::begin(scenarioIn(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
}

void savePicture(benchmark::State& state) {
    const QTemporaryDir folder;
    TableScene scene;
    scene.show(siege());
    QRectF area = wholeTable(scene);
    const QPointF middle = area.center();
    area.setSize({area.height() * 1920 / 1080, area.height()});
    area.moveCenter(middle);
    finishEach(state, [&] {
        return std::make_unique<PictureWork>(stepsOf(scene, Detail{area, 1920 / area.width()}, false),
                                             fileIn(folder, "a.png"), QStringLiteral("A siege"));
    });
}

void saveSheet(benchmark::State& state) {
    const QTemporaryDir folder;
    TableScene scene;
    scene.show(siege());
    const QString title = QStringLiteral("A siege");
    finishEach(state, [&] {
        return std::make_unique<PrintWork>(tableOnOneSheet(scene, Paper{}, title), fileIn(folder, "a.pdf"),
                                           title);
    });
}

void saveReport(benchmark::State& state, const char* name) {
    const QTemporaryDir folder;
    const Story story = Fought().story();
    finishEach(state, [&] {
        return std::make_unique<ReportWork>(std::make_unique<ReportText>(story), fileIn(folder, name));
    });
}
void saveReportForBrowsers(benchmark::State& state) { saveReport(state, "a.html"); }
void saveReportForPaper(benchmark::State& state) { saveReport(state, "a.pdf"); }

/// A whole battle of 15 turns.
void saveFilm(benchmark::State& state) {
    const QTemporaryDir folder;
    const Story story = Fought().story();
    const Film whole{0, story.timeline.moments().back().turn, 800, 0.6};
    TableFilm source(story);
    finishEach(state, [&] { return std::make_unique<FilmWork>(source, whole, fileIn(folder, "a.gif")); });
}

/// The full window, as when everything on it has moved.
void repaintSecondScreen(benchmark::State& state) {
    FieldSession session;
    TableScene scene;
    TableView view(scene);
    session.start(scenarioIn(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"), {});
    const FieldChronicle chronicle(session);
    FieldStage stage(session, scene, view, nullptr);
    ProjectorWindow screen(chronicle, stage);
    screen.resize(1920, 1080);
    screen.show();
    QApplication::processEvents();
    screen.mirror().fit();
    QImage window(screen.size(), QImage::Format_RGB32);
    screen.render(&window);
    for (auto _ : state) screen.render(&window);
}

BENCHMARK(savePicture)->Unit(benchmark::kMillisecond);
BENCHMARK(saveSheet)->Unit(benchmark::kMillisecond);
BENCHMARK(saveReportForBrowsers)->Unit(benchmark::kMillisecond);
BENCHMARK(saveReportForPaper)->Unit(benchmark::kMillisecond);
BENCHMARK(saveFilm)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintSecondScreen)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::app
