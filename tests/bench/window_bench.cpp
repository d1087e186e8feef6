// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shipped.h"
#include "ending/end_sheet.h"
#include "field/fight/fight_sheet.h"
#include "field/table/table_view.h"
#include "window/main_window.h"
#include "window/preferences.h"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <vallum/core/check.h>

/// What a player waits for: the table, a sheet, the next frame.
namespace vallum::app {
namespace {

constexpr QSize usualWindow(1440, 900);
constexpr std::array scenarios{"first-battle", "standard-fortress-wood"};

QString scenarioNamed(const char* name) {
    return QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/%1.json").arg(QLatin1String(name));
}

double milliseconds(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }

/// The processor time of the window's own thread, which other programs on the machine do not change.
double busyMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// From reading the data to the painted table of a battle.
void openTable(benchmark::State& state) {
    const QTemporaryDir folder;
    Documents::setAutosavePath((folder.path() + QStringLiteral("/autosave.vallum")).toStdString());
    const char* scenario = scenarios.at(static_cast<std::size_t>(state.range(0)));
    state.SetLabel(scenario);
    const auto resources = field::resourceDirectory().value();
    for (auto _ : state) {
        MainWindow window(Documents(resources, {loadFieldKit(resources).value()}));
        window.resize(usualWindow);
        window.show();
        VALLUM_CHECK(window.files().open(scenarioNamed(scenario)));
        QApplication::processEvents();
        window.grab();
    }
}
BENCHMARK(openTable)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// Two computers fight in a window that somebody watches.
class Watched {
public:
    explicit Watched(FightPace pace) {
        Documents::setAutosavePath((folder_.path() + QStringLiteral("/autosave.vallum")).toStdString());
        Documents::setSeed(1);
        window_.preferences().keeper().change([&](Settings& it) {
            it.fights = pace;
            it.millisecondsPerDu = pace == FightPace::off ? 0 : Settings().millisecondsPerDu;
        });
        window_.resize(usualWindow);
        window_.show();
        VALLUM_CHECK(window_.files().open(scenarioNamed("first-battle")));
        FieldSession& session = fieldDeskOf(window_).session();
        session.computers().setPace(0);
        session.assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
    }
    [[nodiscard]] bool isOver() const { return fieldDeskOf(window_).session().battle().outcome.has_value(); }
    [[nodiscard]] FightSheet* sheet() { return window_.findChild<FightSheet*>(); }
    [[nodiscard]] EndSheet* endSheet() { return window_.findChild<EndSheet*>(); }
    /// Handles what has happened, and returns how long the window took to do so.
    static double handle() {
        const double before = busyMilliseconds();
        QApplication::processEvents();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return busyMilliseconds() - before;
    }

private:
    QTemporaryDir folder_;
    mutable MainWindow window_{shippedDocuments()};
};

/// The sheet of a fight, from the facts to its picture on the screen.
void showFightSheet(benchmark::State& state) {
    Watched battle(FightPace::stepByStep);
    for (auto _ : state) {
        double longest = 0;
        while (battle.sheet() == nullptr && !battle.isOver()) longest = battle.handle();
        if (battle.sheet() == nullptr) {
            state.SkipWithError("no fight");
            break;
        }
        const double before = busyMilliseconds();
        battle.sheet()->grab();
        state.SetIterationTime((longest + busyMilliseconds() - before) / 1000);
        while (battle.sheet() != nullptr) {
            QTest::keyClick(battle.sheet(), Qt::Key_Escape);
            battle.handle();
        }
    }
}
BENCHMARK(showFightSheet)->UseManualTime()->Iterations(10)->Unit(benchmark::kMillisecond);

/// The sheet that tells how the battle has ended.
void showEndSheet(benchmark::State& state) {
    for (auto _ : state) {
        Watched battle(FightPace::off);
        double longest = 0;
        while (battle.endSheet() == nullptr) longest = battle.handle();
        const double before = busyMilliseconds();
        battle.endSheet()->grab();
        state.SetIterationTime((longest + busyMilliseconds() - before) / 1000);
    }
}
BENCHMARK(showEndSheet)->UseManualTime()->Iterations(3)->Unit(benchmark::kMillisecond);

/// Frames of a battle with all animation on, fights on their sheets: the longest, and how long 99 of 100 take
/// at most.
void watchBattle(benchmark::State& state) {
    constexpr double watched = 20'000;
    for (auto _ : state) {
        Watched battle(FightPace::fast);
        std::vector<double> frames;
        QElapsedTimer clock;
        clock.start();
        while (milliseconds(clock) < watched && !battle.isOver()) {
            const double frame = battle.handle();
            // Without anything to do, nothing has been painted.
            constexpr double idle = 0.2;
            if (frame > idle) frames.push_back(frame);
        }
        std::ranges::sort(frames);
        if (frames.empty()) return state.SkipWithError("nothing happened");
        state.counters["frames"] = static_cast<double>(frames.size());
        state.counters["median ms"] = frames[frames.size() / 2];
        state.counters["99th ms"] = frames[frames.size() * 99 / 100];
        state.counters["longest ms"] = frames.back();
        state.counters["over 16 ms"] =
            static_cast<double>(frames.end() - std::ranges::upper_bound(frames, 16.0));
    }
}
BENCHMARK(watchBattle)->Iterations(1)->Unit(benchmark::kMillisecond);

/// The view comes nearer by a tenth in each frame, and goes back: the longest of the frames.
void zoomTable(benchmark::State& state) {
    Documents::setSeed(1);
    MainWindow window(shippedDocuments());
    window.resize(usualWindow);
    window.show();
    const char* scenario = scenarios.at(static_cast<std::size_t>(state.range(0)));
    state.SetLabel(scenario);
    VALLUM_CHECK(window.files().open(scenarioNamed(scenario)));
    TableCamera& camera = fieldDeskOf(window).table().view().camera();
    for (int i = 0; i != 20; ++i) Watched::handle();
    std::vector<double> frames;
    int step = 0;
    for (auto _ : state) {
        camera.setZoom(camera.zoom() * (step++ % 40 < 20 ? 1.04 : 1 / 1.04));
        const double frame = Watched::handle();
        frames.push_back(frame);
        state.SetIterationTime(frame / 1000);
    }
    std::ranges::sort(frames);
    state.counters["median ms"] = frames[frames.size() / 2];
    state.counters["longest ms"] = frames.back();
}
BENCHMARK(zoomTable)->Arg(0)->Arg(1)->UseManualTime()->Iterations(80)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::app
