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
    std::string name;  // only if something refers to it

    bool operator==(const FortressSection&) const = default;
};

/// FDZ: the design of a fortress, relative to its center, with its front to the north. Sections without a
/// material of their own have that of the fortress.
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

/// The placed sections if the center of the fortress is at this pose.
std::vector<FortressSection> sectionsAt(const FortressLayout&, const geometry::Pose&, Material);
std::vector<FortressSection> sectionsOf(const FortressLayout&);

}  // namespace vallum::field
