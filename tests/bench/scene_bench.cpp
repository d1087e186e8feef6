// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "support/library.h"

#include <benchmark/benchmark.h>

#include <QImage>
#include <QPainter>

#include <vallum/core/random.h>
#include <vallum/field/system.h>

namespace vallum::app {
namespace {

/// The standard siege, with extra units on the attacker's side to make sixty.
field::Battle siegeOfSixty() {
    constexpr std::size_t units = 60;
    field::Battle battle = field::System::begin(field::shippedScenario("standard-fortress-wood"));
    for (std::size_t i = 0; battle.units.size() < units; ++i) {
        field::Unit more = battle.units.at(i);
        more.inside.reset();
        more.below.reset();
        const auto column = static_cast<std::int32_t>(i % 12);
        const auto row = static_cast<std::int32_t>(i / 12);
        more.pose = {{Du(3'000 + 1'900 * column), Du(900 + 1'000 * row)}, Heading()};
        battle.units.push_back(more);
    }
    return battle;
}

/// The whole visible table, as when everything has moved.
void repaint(benchmark::State& state, const art::Palette& palette) {
    TableScene scene;
    scene.setPalette(palette);
    scene.show(siegeOfSixty());
    TableView view(scene);
    view.resize(1920, 1080);
    view.camera().fit();
    QImage window(1920, 1080, QImage::Format_RGB32);
    const auto paint = [&] {
        QPainter painter(&window);
        view.viewport()->render(&painter);
    };
    paint();
    for (auto _ : state) paint();
}

void repaintSiege(benchmark::State& state) { repaint(state, art::lightPalette()); }
void repaintSiegeForAClass(benchmark::State& state) {
    art::Palette palette = art::lightPalette();
    palette.forAudience = true;
    repaint(state, palette);
}
BENCHMARK(repaintSiegeForAClass)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintSiege)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::app
