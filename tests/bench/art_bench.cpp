// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_painter.h"
#include "art/table_painter.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>
#include <QPainter>

namespace vallum::art {
namespace {

constexpr int units = 220;

CardLook unit(int index) {
    CardLook look;
    look.name = QStringLiteral("Unit %1").arg(index);
    look.side = sideOfSeat(index % 2);
    look.figure = allFigureKinds[static_cast<std::size_t>(index) % allFigureKinds.size()];
    look.wounds = index % 5;
    look.broken = index % 11 == 0;
    return look;
}

QPointF place(int index) { return {1.2 + (index % 20) * 1.5, 0.8 + (index / 20) * 1.5}; }

/// A full window: the table and 220 cards; the target is 16 ms.
void fullRepaint(benchmark::State& state) {
    QImage window(1920, 1080, QImage::Format_RGB32);
    const Palette palette = lightPalette();
    CardPainter cards(palette);
    TableLook table;
    table.rect = QRectF(0, 0, 30, 17);
    const double scale = static_cast<double>(state.range(0));
    const auto repaint = [&] {
        QPainter painter(&window);
        painter.scale(scale, scale);
        if (state.range(1) != 0)
            paintTable(painter, {palette, scale}, table, QRectF(0, 0, 1920 / scale, 1080 / scale));
        for (int index = 0; index < units; ++index)
            cards.paint(painter, unit(index), place(index), (index * 37) % 360);
    };
    repaint();
    for (auto _ : state) repaint();
}
BENCHMARK(fullRepaint)
    ->Args({64, 0})
    ->Args({64, 1})
    ->Args({32, 0})
    ->Args({16, 0})
    ->Unit(benchmark::kMillisecond);

/// The first frame after a zoom.
void coldRepaint(benchmark::State& state) {
    QImage window(1920, 1080, QImage::Format_RGB32);
    const double scale = static_cast<double>(state.range(0));
    for (auto _ : state) {
        CardPainter cards(lightPalette());
        QPainter painter(&window);
        painter.scale(scale, scale);
        for (int index = 0; index < units; ++index)
            cards.paint(painter, unit(index), place(index), (index * 37) % 360);
    }
}
BENCHMARK(coldRepaint)->Arg(64)->Arg(16)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::art

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
