// SPDX-License-Identifier: GPL-3.0-or-later
#include "outlines.h"

#include <set>

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

struct Shape {
    std::string id;
    Terrain kind = Terrain::forest;
    std::vector<shape::Corner> corners;

    static void fields(auto& it, auto& visit) { visit("id", it.id)("kind", it.kind)("corners", it.corners); }
};
struct Shapes {
    std::vector<Shape> shapes;

    static void fields(auto& it, auto& visit) { visit("shapes", it.shapes); }
};

}  // namespace

Expected<std::vector<TerrainShape>, FileError> terrainShapesFrom(std::string_view text,
                                                                 const geometry::TileSizes& sizes,
                                                                 const std::string& file) {
    return readDocument<Shapes>({"vallum-terrain-shapes"}, text, file).and_then([&](const Shapes& read) {
        Findings findings(file);
        std::set<std::string> ids;
        std::vector<TerrainShape> all;
        for (std::size_t i = 0; i != read.shapes.size(); ++i) {
            const Shape& it = read.shapes[i];
            const std::string place = at("/shapes", i);
            if (it.id.empty() || !ids.insert(it.id).second) {
                findings.error(place + "/id", inQuotes(it.id), "an id of its own");
            }
            if (!isArea(it.kind)) {
                findings.error(place + "/kind", nameOf(it.kind), "forest, hill, mountain or lake");
            }
            const auto corners = pointsOf(it.corners);
            checkOutline(findings, place + "/corners", corners, sizes);
            all.push_back({it.id, it.kind, corners});
        }
        return findings.result(all);
    });
}

}  // namespace vallum::field
