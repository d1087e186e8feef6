// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include <iostream>
#include <utility>

#include <vallum/core/text_file.h>
#include <vallum/field/files/salvage.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::cli {

namespace {

std::optional<OpenedBattle> begun(const std::string& text,
                                  const field::Library& library,
                                  const std::string& path) {
    auto scenario = field::scenarioFrom(text, library, path);
    if (scenario) {
        field::Annotations drawn = field::annotationsOf(scenario->scenario);
        return OpenedBattle{FieldReferee(std::move(scenario->scenario)), {}, {}, std::move(drawn)};
    }
    complain(scenario.error());
    return {};
}

void tellDamage(const std::string& path, const field::Salvaged& save) {
    complain(*save.damage);
    std::cerr << path << ": ";
    if (save.answersUnseen != 0) {
        std::cerr << "goes on as it was saved; answers that can no longer be replayed: "
                  << save.answersUnseen;
    } else {
        std::cerr << "opened up to the damage, after " << save.played.record().tape.size() << " answers";
    }
    std::cerr << "; answers that are lost: " << save.answersLost << '\n';
}

std::optional<OpenedBattle> goneOnWith(const std::string& text,
                                       const field::Library& library,
                                       const std::string& path) {
    auto save = field::salvage(text, library, path);
    if (!save) {
        complain(save.error());
        return {};
    }
    if (save->damage) tellDamage(path, *save);
    return OpenedBattle{std::move(save->played), std::move(save->seats), std::move(save->branch),
                        std::move(save->annotations), save->damage ? damaged : fine};
}

}  // namespace

void complain(const FileError& error) { std::cerr << toText(error) << '\n'; }

std::optional<field::Library> openLibrary() {
    auto library = field::resourceDirectory().and_then(field::loadLibrary);
    if (!library) {
        complain(library.error());
        return {};
    }
    for (const FileError& error : library->leftOut) std::cerr << "warning: " << toText(error) << '\n';
    return *std::move(library);
}

std::optional<OpenedBattle> openBattle(const std::string& path) {
    const auto library = openLibrary();
    if (!library) return {};
    const auto text = readFile(path);
    if (!text) {
        complain(text.error());
        return {};
    }
    return field::formatOf(*text) == "vallum-scenario" ? begun(*text, *library, path)
                                                       : goneOnWith(*text, *library, path);
}

}  // namespace vallum::cli
