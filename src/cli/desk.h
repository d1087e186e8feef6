// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/battle_file.h>
#include <vallum/core/json_lines.h>
#include <vallum/core/referee.h>

/// What the command line needs from a rule system beyond what the core knows of it.
namespace vallum::cli {

/// The state of a battle. `why` is the rule that ended it, if it is over.
struct Standing {
    std::optional<RuleId> why;
    std::optional<Seat> winner;
    int turns = 0;
};

/// Each system specializes it with the members that `PlayableSystem` names.
template <class System> struct Desk;

/// `checkScenario` returns warnings about things that are legal but worth knowing. `checkData` checks a file
/// in one of this system's own `dataFormats` and reports every fault. `computer` makes the players that the
/// options name. `streams` are the dice of trials, none if the system has no trials, and `streamedComputer`
/// makes players that use them. `diceWanted` is called while Chance is asked for dice. `Silence` suppresses
/// facts that the lines around them already tell; it is asked about each fact in turn.
template <class S>
concept PlayableSystem = KeptSystem<S> && std::default_initializable<typename Desk<S>::Silence> &&
                         requires(const std::string& text,
                                  const std::string& file,
                                  const typename FilesOf<S>::Library& library,
                                  const typename S::Battle& battle,
                                  const typename S::Fact& fact,
                                  const Referee<S>& referee,
                                  typename Desk<S>::Silence& silence,
                                  std::ostream& out,
                                  std::uint64_t seed,
                                  Seat seat,
                                  std::string_view word) {
                             {
                                 Desk<S>::openLibrary()
                             } -> std::same_as<std::optional<typename FilesOf<S>::Library>>;
                             {
                                 Desk<S>::checkScenario(text, library, file)
                             } -> std::same_as<Expected<std::vector<FileError>, FileError>>;
                             { Desk<S>::dataFormats() } -> std::same_as<std::vector<std::string_view>>;
                             { Desk<S>::checkData(word, text, library, file) } -> std::same_as<bool>;
                             { Desk<S>::computer(word, seed) } -> std::same_as<std::unique_ptr<Asker<S>>>;
                             { Desk<S>::streams(seed) } -> std::same_as<std::unique_ptr<Asker<S>>>;
                             {
                                 Desk<S>::streamedComputer(word, seed, seat)
                             } -> std::same_as<std::unique_ptr<Asker<S>>>;
                             { Desk<S>::standing(battle) } -> std::same_as<Standing>;
                             { Desk<S>::diceWanted(referee) } -> std::same_as<Text>;
                             { Desk<S>::show(out, battle) } -> std::same_as<void>;
                             { Desk<S>::jsonText(battle) } -> std::same_as<std::string>;
                             { silence.holdsBack(fact) } -> std::same_as<bool>;
                         };

}  // namespace vallum::cli
