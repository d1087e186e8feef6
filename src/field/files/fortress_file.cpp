// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_bounds.h"
#include "fortress_shape.h"

#include <set>

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

struct LayoutShape {
    std::string id;
    std::string title;
    Material material = Material::wood;
    std::vector<shape::Section> sections;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("title", it.title)("material", it.material)("sections", it.sections);
    }
};

}  // namespace

namespace shape {

std::vector<FortressLayout::Section> sectionsOf(const std::vector<Section>& read) {
    std::vector<FortressLayout::Section> sections;
    sections.reserve(read.size());
    for (const Section& it : read) {
        sections.push_back({kindOf(it.kind), it.material, {{it.at.x, it.at.y}, it.at.heading}, it.name});
    }
    return sections;
}

StructureKind kindOf(SectionKind kind) {
    switch (kind) {
        case SectionKind::wall: return StructureKind::wall;
        case SectionKind::cornerWall: return StructureKind::cornerWall;
        case SectionKind::gate: return StructureKind::gate;
        case SectionKind::tower: return StructureKind::tower;
    }
    return StructureKind::wall;
}

}  // namespace shape

Expected<FortressLayout, FileError> fortressFrom(std::string_view text, const std::string& file) {
    return readDocument<LayoutShape>({"vallum-fortress"}, text, file).and_then([&](const LayoutShape& read) {
        Findings findings(file);
        FileBounds(findings).check(read);
        checkFileName(findings, file, read.id);
        if (read.title.empty()) findings.error("/title", "\"\"", "a title");
        if (read.sections.empty()) findings.error("/sections", "a list of 0", "at least one section");
        std::set<std::string> known;
        for (std::size_t i = 0; i != read.sections.size(); ++i) {
            const std::string& name = read.sections[i].name;
            if (name.empty() || known.insert(name).second) continue;
            findings.error(at("/sections", i) + "/name", inQuotes(name), "a name of its own");
        }
        return findings.result(
            FortressLayout{read.id, read.title, read.material, shape::sectionsOf(read.sections)});
    });
}

}  // namespace vallum::field
