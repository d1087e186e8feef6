// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <iostream>

#include <vallum/core/text_file.h>
#include <vallum/field/queries/fortress_check.h>
#include <vallum/field/words.h>

namespace vallum::cli {

namespace {

std::string nameOf(const field::FortressLayout::Section& section) {
    return std::string(names(section.kind).at(static_cast<std::size_t>(section.kind)));
}

void showProblem(const field::FortressLayout& layout, const field::FortressProblem& problem) {
    std::cout << "  ";
    if (problem.section) {
        std::cout << "section " << *problem.section << ", " << nameOf(layout.sections.at(*problem.section))
                  << " at " << field::toText(layout.sections.at(*problem.section).pose) << ": ";
    }
    std::cout << field::words(Refusal{ruleOf(problem.fault)});
    if (problem.joins) std::cout << " It would join at " << field::toText(*problem.joins) << " (GEO-26).";
    std::cout << '\n';
}

/// FDZ-06: the cost of the same sections in another material.
int costIn(const field::FortressLayout& layout, field::Material material, const field::Library& library) {
    return fortressPoints(sectionsAt(layout, {}, material), library.structureValues).total();
}

}  // namespace

int fortress(const FortressOptions& options) {
    const auto& cards = library<field::System>();
    if (!cards) return badInput;
    const auto layout = readFile(options.file).and_then([&](const std::string& text) {
        return field::fortressFrom(text, options.file);
    });
    if (!layout) {
        complain(layout.error());
        return badInput;
    }
    field::FortressTerms terms{cards->structureValues, cards->tileSizes, {}, {}};
    terms.options.stoneTowersInWood = options.stoneTowers;
    const auto report = checkFortress(sectionsOf(*layout), terms);
    std::cout << layout->title << ": " << layout->sections.size() << " sections, " << report.points.total()
              << " points (" << costIn(*layout, field::Material::wood, *cards) << " all in wood, "
              << costIn(*layout, field::Material::stone, *cards) << " all in stone)\n";
    if (report.isValid()) {
        std::cout << "It can be built.\n";
        return fine;
    }
    std::cout << options.file << " cannot be built:\n";
    for (const field::FortressProblem& it : report.problems) showProblem(*layout, it);
    return badInput;
}

}  // namespace vallum::cli
