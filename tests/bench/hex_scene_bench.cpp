// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_table.h"

#include <benchmark/benchmark.h>

#include <QImage>

#include <vallum/core/text_file.h>
#include <vallum/hex/files/library.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/system.h>

namespace vallum::app {
namespace {

void repaintHexBattle(benchmark::State& state) {
    const auto library = hex::loadLibrary(VALLUM_SOURCE_DIR "/resources");
    const auto text = readFile(VALLUM_SOURCE_DIR "/scenarios/hex/telamon.json");
    const auto file = hex::scenarioFrom(*text, *library, "telamon.json");
    HexTable table;
    table.resize(1600, 900);
    table.setFreeRoom(table.rect());
    table.show(hex::System::begin(file->scenario));
    QImage canvas(table.size(), QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) table.render(&canvas);
}
BENCHMARK(repaintHexBattle)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::app
