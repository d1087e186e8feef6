// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shipped.h"
#include "field/start/own_battle_page.h"
#include "hex/hex_kit.h"
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
    const auto resources = field::resourceDirectory().value();
    for (auto _ : state) {
        MainWindow window(
            Documents(resources, {loadFieldKit(resources).value(), loadHexKit(resources).value()}));
        window.show();
        window.grab();
    }
}
BENCHMARK(openProgram)->Unit(benchmark::kMillisecond);

/// All pictures of the first group; the window handles input between them.
void paintShelf(benchmark::State& state) {
    const Documents documents = shippedDocuments();
    for (auto _ : state) {
        Shelf shelf(documents);
        shelf.resize(1340, 220);
        shelf.show();
        while (!shelf.isPainted()) QApplication::processEvents();
    }
}
BENCHMARK(paintShelf)->Unit(benchmark::kMillisecond);

void openOwnBattlePage(benchmark::State& state) {
    for (auto _ : state) {
        OwnBattlePage page(shippedFieldKit()->library());
        page.grab();
    }
}
BENCHMARK(openOwnBattlePage)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::app
