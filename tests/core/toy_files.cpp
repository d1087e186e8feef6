// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_files.h"

#include <vallum/core/readers/battle_file.h>
#include <vallum/core/readers/json_lines.h>
#include <vallum/core/readers/salvage.h>

namespace vallum {

namespace {

struct ScenarioShape {
    std::string title;
    int goal = 0;
    std::vector<CardId> deck;
    Annotations<toy::Square> annotations;

    static void fields(auto& it, auto& visit) {
        visit("title", it.title)("goal", it.goal)("deck", it.deck).optional("annotations", it.annotations);
    }
};

/// Version 1 had a seed but no seats.
Json withSeats(Json document) {
    document["seats"] = {{"players", Json::array()}, {"seed", document["seed"]}};
    document.erase("seed");
    return document;
}

}  // namespace

using ToyFiles = FilesOf<toy::System>;

const FileFormat& ToyFiles::battleFormat() {
    static const FileFormat format{"toy-battle", {withSeats}};
    return format;
}

Expected<toy::Scenario, FileError> ToyFiles::scenarioFrom(std::string_view text,
                                                          const Library& library,
                                                          const std::string& file) {
    return readDocument<ScenarioShape>({scenarioFormat}, text, file)
        .and_then([&](ScenarioShape shape) -> Expected<toy::Scenario, FileError> {
            for (const CardId card : shape.deck) {
                if (std::ranges::count(library.cards, card) == 0)
                    return tl::unexpected<FileError>(
                        FileError{file, "/deck", std::to_string(card.raw()), "a card of the library"});
            }
            toy::Scenario scenario;
            scenario.title = shape.title;
            scenario.start.terms = Constant(toy::Terms{.goal = shape.goal, .edition = library.edition});
            scenario.start.deck = shape.deck;
            scenario.source = text;
            return scenario;
        });
}

std::string ToyFiles::cardsOf(const toy::Scenario& scenario) { return scenario.start.terms->edition; }

bool ToyFiles::belongsTo(const toy::Position& position, const toy::Scenario& scenario) {
    return std::ranges::all_of(
        position.deck, [&](CardId card) { return std::ranges::count(scenario.start.deck, card) != 0; });
}

static_assert(KeptSystem<toy::System>);
template struct BattleFile<toy::System>;
template struct JsonLines<toy::System>;

}  // namespace vallum
