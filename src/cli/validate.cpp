// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "hex_play.h"
#include "opening.h"

#include <iostream>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/salvage.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/fortress_check.h>
#include <vallum/field/words.h>

namespace vallum::cli {

namespace {

bool isFine(const std::string& file, const auto& read) {
    if (read) return true;
    FileError error = read.error();
    error.file = file;
    complain(error);
    return false;
}

bool isScenario(const std::string& text, const field::Library& library, const std::string& file) {
    const auto scenario = field::scenarioFrom(text, library, file);
    if (!isFine(file, scenario)) return false;
    for (const FileError& warning : scenario->warnings) std::cerr << "warning: " << toText(warning) << '\n';
    return true;
}

bool isBattle(const std::string& text, const field::Library& library, const std::string& file) {
    const auto save = field::salvage(text, library, file);
    if (isFine(file, save) && !save->damage) return true;
    if (save) complain(*save->damage);
    return false;
}

/// FDZ-05: on stone towers in a fortress of wood the players may agree.
bool isFortress(const std::string& text, const field::Library& library, const std::string& file) {
    const auto layout = field::fortressFrom(text, file);
    if (!isFine(file, layout)) return false;
    field::FortressTerms terms{library.structureValues, library.tileSizes, {}, {}};
    terms.options.stoneTowersInWood = true;
    const auto report = checkFortress(sectionsOf(*layout), terms);
    for (const field::FortressProblem& it : report.problems) {
        const std::string place = it.section ? "/sections/" + std::to_string(*it.section) : "/sections";
        complain(
            FileError{file, place, field::words(Refusal{it.rule}).english(), "a fortress that can be built"});
    }
    return report.isValid();
}

bool isValid(const std::string& file, const field::Library& library) {
    const auto text = readFile(file);
    if (!isFine(file, text)) return false;
    const std::string format = field::formatOf(*text);
    if (format == "vallum-roster") return isFine(file, field::rosterFrom(*text, file));
    if (format == "vallum-generals") return isFine(file, field::generalsFrom(*text, file));
    if (format == "vallum-deck") return isFine(file, field::deckFrom(*text, file));
    if (format == "vallum-tile-sizes") return isFine(file, field::tileSizesFrom(*text, file));
    if (format == "vallum-structure-values") return isFine(file, field::structureValuesFrom(*text, file));
    if (format == "vallum-terrain-shapes") {
        return isFine(file, field::terrainShapesFrom(*text, library.tileSizes, file));
    }
    if (format == "vallum-fortress") return isFortress(*text, library, file);
    if (format == "vallum-army") return isFine(file, field::presetFrom(*text, library, file));
    if (format == "vallum-battle") return isBattle(*text, library, file);
    if (format == "vallum-scenario") return isScenario(*text, library, file);
    if (format.starts_with("vallum-hex-")) return isValidHexFile(*text, format, file);
    if (const auto json = parsedDocument(*text, file); !json) {
        complain(json.error());
        return false;
    }
    complain(FileError{file, "/format", format.empty() ? "nothing" : '"' + format + '"',
                       "one of: vallum-roster, vallum-generals, vallum-deck, vallum-tile-sizes, vallum-army, "
                       "vallum-structure-values, vallum-terrain-shapes, vallum-fortress, "
                       "vallum-scenario, vallum-battle"});
    return false;
}

}  // namespace

int validate(const std::vector<std::string>& files) {
    const auto library = openLibrary();
    if (!library) return badInput;
    int status = fine;
    for (const std::string& file : files) {
        if (isValid(file, *library)) {
            std::cout << file << ": fine\n";
        } else {
            status = badInput;
        }
    }
    return status;
}

}  // namespace vallum::cli
