// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "file_pose.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/field/model/fortress_layout.h>

/// The sections of a fortress in the format of files.
namespace vallum::field::shape {

enum class SectionKind { wall, cornerWall, gate, tower };
constexpr auto names(SectionKind) {
    return std::array<std::string_view, 4>{"wall", "corner-wall", "gate", "tower"};
}

struct Section {
    SectionKind kind = SectionKind::wall;
    std::optional<Material> material;
    FilePose at;
    std::string name;

    static void fields(auto& it, auto& visit) {
        visit("kind", it.kind).optional("material", it.material)("at", it.at).optional("name", it.name);
    }
    bool operator==(const Section&) const = default;
};

StructureKind kindOf(SectionKind);
std::vector<FortressLayout::Section> sectionsOf(const std::vector<Section>&);

}  // namespace vallum::field::shape
