// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <vallum/field/model/structure.h>

namespace vallum::field {

/// One tile of a fortress.
struct FortressSection {
    StructureKind kind = StructureKind::wall;
    Material material = Material::wood;
    geometry::Pose pose;
    std::string name;  // only where something refers to it

    bool operator==(const FortressSection&) const = default;
};

/// FDZ: a fortress as it is designed, seen from its middle, with its front to the north. Sections without a
/// material of their own are of the fortress's.
struct FortressLayout {
    struct Section {
        StructureKind kind = StructureKind::wall;
        std::optional<Material> material;
        geometry::Pose pose;
        std::string name;

        bool operator==(const Section&) const = default;
    };

    std::string id;
    std::string title;
    Material material = Material::wood;
    std::vector<Section> sections;

    bool operator==(const FortressLayout&) const = default;
};

/// Where the sections stand when the middle of the fortress is at this place.
std::vector<FortressSection> sectionsAt(const FortressLayout&, const geometry::Pose&, Material);
std::vector<FortressSection> sectionsOf(const FortressLayout&);

}  // namespace vallum::field
