// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/sight.h>

/// Everything on the table that may hide something, prepared for frequent queries.
namespace vallum::field {

/// An axis-aligned rectangle of the table.
struct Area {
    geometry::Point low;
    geometry::Point high;

    void include(const geometry::Point&);
    [[nodiscard]] bool has(const geometry::Point&, Du margin) const;
};
Area everywhere(const Battle&);

/// An index into the setting's list.
using TileId = Id<struct TileTag>;

using Obstacle = std::variant<UnitId, StructureId, TileId>;

class Obstacles {
public:
    struct Entry {
        Obstacle what;
        int height = 0;         // of a structure
        std::size_t first = 0;  // index of its first occluder
        std::size_t count = 0;
    };

    /// Only obstacles that reach into the area.
    Obstacles(const Battle&, const Area&);
    Obstacles(const Obstacles&) = delete;
    Obstacles& operator=(const Obstacles&) = delete;

    [[nodiscard]] const std::vector<Entry>& all() const { return all_; }
    [[nodiscard]] std::span<const geometry::Occluder> occluders(const Entry& it) const {
        return std::span(occluders_).subspan(it.first, it.count);
    }

private:
    void addTiles(const Battle&, const Area&);
    void addStructures(const Battle&, const Area&);
    void addUnits(const Battle&, const Area&);
    void add(const geometry::Outline&);

    std::vector<Entry> all_;
    std::vector<geometry::Occluder> occluders_;
    std::vector<geometry::Outline> outlines_;  // the corners behind the occluders of structures and units
};

}  // namespace vallum::field
