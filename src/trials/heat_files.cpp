// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <vallum/core/json.h>
#include <vallum/core/seat_names.h>
#include <vallum/trials/heat.h>

namespace vallum::trials {

namespace {

/// Enough digits for any reader, yet so few that compilers cannot differ.
double rounded(double number) {
    constexpr double digits = 10'000;
    return std::round(number * digits) / digits + 0.0;
}

Json layerJson(const Cell& cell, const HeatLayer& layer) {
    Json json = {{"what", std::string(names(layer.kind).at(static_cast<std::size_t>(layer.kind)))}};
    if (layer.side >= 0) json["seat"] = nameOfSeat(cell.sides.at(static_cast<std::size_t>(layer.side)).seat);
    if (layer.winner != HeatWinner::any)
        json["winner"] = names(layer.winner).at(static_cast<std::size_t>(layer.winner));
    if (layer.turns != HeatTurns::all)
        json["turns"] = names(layer.turns).at(static_cast<std::size_t>(layer.turns));
    return json;
}

const char* placesName(const HeatLayer& layer) {
    return layer.kind == HeatKind::openings ? "sections" : "squares";
}

Json mapJson(const Cell& cell, const CellTally& tally, const HeatLayer& layer) {
    const HeatMap map = mapOf(tally, layer);
    Json json = layerJson(cell, layer);
    json["battles"] = battlesOf(tally, layer);
    json["scale"] = rounded(scaleOf(meansOf(tally, layer)));
    Json places = Json::array();
    for (std::size_t i = 0; i != map.size(); ++i) {
        if (map[i].times != 0) places.push_back(Json::array({i, map[i].times}));
    }
    json[placesName(layer)] = std::move(places);
    return json;
}

Json differenceJson(const Findings& all, const Comparison& it, const HeatLayer& layer) {
    const Cell& first = all.cells.at(static_cast<std::size_t>(it.first));
    const Cell& second = all.cells.at(static_cast<std::size_t>(it.second));
    Json json = layerJson(first, layer);
    Json shown = Json::array();
    const auto places = placesOf(first, second, layer);
    const auto differences =
        differencesOf(places, all.tally.cell(it.first), all.tally.cell(it.second), layer);
    const auto index = [](int place) { return place < 0 ? Json() : Json(place); };
    for (std::size_t i = 0; i != differences.size(); ++i) {
        if (!differences[i].isShown) continue;
        Json row = Json::array({index(places[i].first)});
        if (layer.kind == HeatKind::openings) row.push_back(index(places[i].second));
        row.push_back(rounded(differences[i].difference));
        shown.push_back(std::move(row));
    }
    json[placesName(layer)] = std::move(shown);
    return json;
}

/// Only cells with the same board and the same side names can be compared.
std::vector<HeatLayer> layersOfBoth(const Findings& all, int first, int second) {
    const Cell& one = all.cells.at(static_cast<std::size_t>(first));
    const Cell& other = all.cells.at(static_cast<std::size_t>(second));
    if (!one.board.isAlike(other.board) || one.sides.size() != other.sides.size()) return {};
    for (std::size_t i = 0; i != one.sides.size(); ++i) {
        if (one.sides[i].name.english() != other.sides[i].name.english()) return {};
    }
    std::vector<HeatLayer> layers;
    const auto ofOther = layersOf(other);
    for (const HeatLayer& layer : layersOf(one)) {
        if (std::ranges::find(ofOther, layer) != ofOther.end()) layers.push_back(layer);
    }
    return layers;
}

// Pictures.

constexpr double pixelsPerUnit = 20;

std::string pointsOf(const std::vector<MapPoint>& corners) {
    std::string points;
    for (const MapPoint& it : corners)
        points += plainNumber(it.x * pixelsPerUnit) + "," + plainNumber(it.y * pixelsPerUnit) + " ";
    return points;
}
std::string inHex(const HeatColor& color) {
    constexpr const char* digits = "0123456789abcdef";
    std::string text = "#";
    for (const int part : {color.red, color.green, color.blue}) {
        text += digits[part / 16];
        text += digits[part % 16];
    }
    return text;
}

const char* colorOf(ShapeKind kind) {
    switch (kind) {
        case ShapeKind::forest: return "#c3d1ae";
        case ShapeKind::hill: return "#ded2ad";
        case ShapeKind::mountain: return "#cdbfa6";
        case ShapeKind::water: return "#bcd4e0";
        case ShapeKind::ford: return "#d3e0df";
        case ShapeKind::wood: return "#8a5a2b";
        case ShapeKind::stone: return "#6d6d70";
        case ShapeKind::work: return "#5b4a36";
        case ShapeKind::rough: break;
    }
    return "#e4dcc6";
}

std::string shapesOf(const std::vector<Shape>& shapes, bool isOutline) {
    std::string svg;
    for (const Shape& it : shapes) {
        const std::string color = colorOf(it.kind);
        svg += "<polygon points=\"" + pointsOf(it.corners) + "\" " +
               (isOutline ? "fill=\"none\" stroke=\"" + color + "\" stroke-width=\"3\""
                          : "fill=\"" + color + "\"") +
               "/>";
    }
    return svg;
}

struct Painted {
    std::vector<MapPoint> outline;
    HeatColor color;
    double number = 0;
};
std::string mapPicture(const std::string& title, const Board& board, const std::vector<Painted>& painted) {
    std::string svg = "<figure><figcaption>" + escaped(title) + "</figcaption><svg viewBox=\"0 0 " +
                      plainNumber(board.width * pixelsPerUnit) + " " +
                      plainNumber(board.height * pixelsPerUnit) + "\" role=\"img\" aria-label=\"" +
                      escaped(title) + "\">";
    svg += "<rect width=\"100%\" height=\"100%\" fill=\"#f4efe2\"/>" + shapesOf(board.ground, false);
    for (const Painted& it : painted) {
        svg += "<polygon points=\"" + pointsOf(it.outline) + "\" fill=\"" + inHex(it.color) +
               "\" fill-opacity=\"0.85\"><title>" + fineNumber(it.number) + "</title></polygon>";
    }
    return svg + shapesOf(board.structures, true) + "</svg></figure>\n";
}

double scaleOfBoth(double one, double other) { return std::max(one, other); }

std::string heatPicture(const Findings& all, int cell, const HeatLayer& layer, double scale) {
    const Cell& it = all.cells.at(static_cast<std::size_t>(cell));
    const auto means = meansOf(all.tally.cell(cell), layer);
    std::vector<Painted> painted;
    for (HeatPlace& place : placesOf(it, layer)) {
        const double mean = means.at(static_cast<std::size_t>(place.first));
        if (mean > 0) painted.push_back({std::move(place.outline), heatColor(mean / scale), mean});
    }
    return mapPicture(
        titleOf(it, layer).english() + ": " + it.name + " (darkest: " + fineNumber(scale) + " a battle)",
        it.board, painted);
}

std::string differencePicture(const Findings& all, const Comparison& pair, const HeatLayer& layer) {
    const Cell& first = all.cells.at(static_cast<std::size_t>(pair.first));
    const Cell& second = all.cells.at(static_cast<std::size_t>(pair.second));
    const auto places = placesOf(first, second, layer);
    const auto differences =
        differencesOf(places, all.tally.cell(pair.first), all.tally.cell(pair.second), layer);
    std::vector<double> sizes;
    for (const HeatDifference& it : differences) sizes.push_back(it.isShown ? std::abs(it.difference) : 0);
    const double scale = scaleOf(sizes);
    std::vector<Painted> painted;
    for (std::size_t i = 0; i != differences.size(); ++i) {
        const HeatDifference& it = differences[i];
        if (it.isShown)
            painted.push_back({places[i].outline, differenceColor(it.difference / scale), it.difference});
    }
    const std::string what =
        painted.empty()
            ? " (no place differs by more than chance)"
            : " (orange: more in the first, blue: less; darkest: " + fineNumber(scale) + " a battle)";
    return mapPicture(titleOf(first, layer).english() + ": " + first.name + " less " + second.name + what,
                      first.board, painted);
}

std::string heatOfCell(const Findings& all, int cell) {
    std::string html;
    for (const HeatLayer& layer : layersOf(all.cells.at(static_cast<std::size_t>(cell)))) {
        const double scale = scaleOf(meansOf(all.tally.cell(cell), layer));
        if (scale > 0) html += heatPicture(all, cell, layer, scale);
    }
    return html;
}

/// What tells most when split: what fell, by the winner, and where the counted side stood, by turns. All
/// splits are in heat.json.
bool isTelling(const Cell& cell, const HeatLayer& split) {
    if (split.winner != HeatWinner::any)
        return split.kind == HeatKind::openings || split.kind == HeatKind::deaths;
    return split.turns != HeatTurns::all && split.kind == HeatKind::standing &&
           cell.sides.at(static_cast<std::size_t>(split.side)).seat == cell.side;
}

/// The maps of a split have one scale, so that they can be compared.
std::string splitsOfCell(const Findings& all, int cell) {
    const CellTally& tally = all.tally.cell(cell);
    const Cell& shown = all.cells.at(static_cast<std::size_t>(cell));
    std::string html;
    for (const HeatLayer& layer : layersOf(shown)) {
        std::vector<HeatLayer> telling;
        double scale = 0;
        for (const HeatLayer& it : splitsOf(layer)) {
            if (isTelling(shown, it)) telling.push_back(it);
        }
        for (const HeatLayer& it : telling) scale = std::max(scale, scaleOf(meansOf(tally, it)));
        for (const HeatLayer& it : telling) {
            if (scale > 0 && battlesOf(tally, it) > 0) html += heatPicture(all, cell, it, scale);
        }
    }
    if (html.empty()) return {};
    return "<details><summary>" + escaped(shown.name) +
           ", by winner and by turns</summary><div class=\"maps\">" + html + "</div></details>\n";
}

std::string heatOfPair(const Findings& all, const Comparison& pair) {
    std::string html;
    for (const HeatLayer& layer : layersOfBoth(all, pair.first, pair.second)) {
        const auto scaleIn = [&](int cell) { return scaleOf(meansOf(all.tally.cell(cell), layer)); };
        const double scale = scaleOfBoth(scaleIn(pair.first), scaleIn(pair.second));
        if (scale == 0) continue;
        html += "<div class=\"maps\">" + heatPicture(all, pair.first, layer, scale) +
                heatPicture(all, pair.second, layer, scale) + differencePicture(all, pair, layer) +
                "</div>\n";
    }
    return html;
}

}  // namespace

std::string heatText(const Findings& all) {
    Json cells = Json::array();
    for (int i = 0; i != std::ssize(all.cells); ++i) {
        const Cell& cell = all.cells.at(static_cast<std::size_t>(i));
        Json layers = Json::array();
        for (const HeatLayer& layer : layersOf(cell)) {
            for (const HeatLayer& split : splitsOf(layer))
                layers.push_back(mapJson(cell, all.tally.cell(i), split));
        }
        Json json = {{"name", cell.name},
                     {"battles", all.tally.cell(i).battles},
                     {"board", cell.board.isHexes() ? "hexes" : "squares"},
                     {"count", cell.board.squares},
                     {"layers", layers}};
        if (!cell.board.isHexes()) json["columns"] = cell.board.columns;
        cells.push_back(std::move(json));
    }
    Json pairs = Json::array();
    for (const Comparison& it : comparisons(all.plan, all.tally)) {
        Json layers = Json::array();
        for (const HeatLayer& layer : layersOfBoth(all, it.first, it.second)) {
            for (const HeatLayer& split : splitsOf(layer)) layers.push_back(differenceJson(all, it, split));
        }
        pairs.push_back({{"first", it.first}, {"second", it.second}, {"layers", layers}});
    }
    const Json json = {
        {"format", "vallum-trials-heat"}, {"version", 2}, {"cells", cells}, {"differences", pairs}};
    return json.dump() + '\n';
}

std::string heatPictures(const Findings& all, const std::vector<Comparison>& compared) {
    constexpr std::size_t most = 3;  // keeps the report small enough to be sent
    std::string html;
    std::set<int> shown;
    for (std::size_t i = 0; i != std::min(most, compared.size()); ++i) {
        const Comparison& it = compared[i];
        if (!isMain(all.plan, it) || layersOfBoth(all, it.first, it.second).empty()) continue;
        html += heatOfPair(all, it);
        shown.insert({it.first, it.second});
    }
    for (int cell = 0; cell != std::min<int>(most, static_cast<int>(all.cells.size())); ++cell) {
        if (!isMain(all.plan, cell)) continue;
        if (!shown.contains(cell)) html += "<div class=\"maps\">" + heatOfCell(all, cell) + "</div>\n";
        html += splitsOfCell(all, cell);
    }
    return "<h2>Where it happened</h2>\n" + html;
}

}  // namespace vallum::trials
