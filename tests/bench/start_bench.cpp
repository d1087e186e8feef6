// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/start/own_battle_page.h"
#include "session/documents.h"
#include "start/shelf.h"
#include "window/main_window.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>

namespace vallum::app {
namespace {

/// From reading the data to the painted first page.
void openProgram(benchmark::State& state) {
    const QTemporaryDir folder;
    Documents::setAutosavePath((folder.path() + QStringLiteral("/autosave.vallum")).toStdString());
    for (auto _ : state) {
        MainWindow window(Documents::load().value());
        window.show();
        window.grab();
    }
}
BENCHMARK(openProgram)->Unit(benchmark::kMillisecond);

/// All pictures of the first group; the window handles input between them.
void paintShelf(benchmark::State& state) {
    const Documents documents = Documents::load().value();
    for (auto _ : state) {
        Shelf shelf(documents);
        shelf.resize(1340, 220);
        shelf.show();
        while (!shelf.isPainted()) QApplication::processEvents();
    }
}
BENCHMARK(paintShelf)->Unit(benchmark::kMillisecond);

void openOwnBattlePage(benchmark::State& state) {
    const Documents documents = Documents::load().value();
    for (auto _ : state) {
        OwnBattlePage page(documents.library());
        page.grab();
    }
}
BENCHMARK(openOwnBattlePage)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::app
