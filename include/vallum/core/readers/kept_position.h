// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/digest.h>
#include <vallum/core/json.h>

/// The format of a position in a save.
namespace vallum {

/// A position with a digest of its text and of its scenario. A damaged position, or one from another battle,
/// would break the rules in ways that no rule checks for.
template <class Position> struct KeptPosition {
    int steps = 0;
    std::optional<int> answers;  // of a snapshot: those given before it
    std::string check;
    Json position;

    static void fields(auto& it, auto& visit) {
        visit("steps", it.steps).optional("answers", it.answers)("check", it.check)("position", it.position);
    }

    static KeptPosition of(const Position& position,
                           int steps,
                           std::optional<int> answers,
                           std::string_view scenario) {
        KeptPosition kept{steps, answers, {}, JsonWriter::of(position)};
        kept.check = kept.digest(scenario);
        return kept;
    }
    /// None if it is damaged. Keys that older programs did not write get the values of a new position.
    [[nodiscard]] std::optional<Position> read(std::string_view scenario) const {
        if (check != digest(scenario)) return std::nullopt;
        auto read = JsonReader::read<Position>(position, {}, Missing::usual);
        return read ? std::optional(*std::move(read)) : std::nullopt;
    }

    /// See Snapshot.
    [[nodiscard]] std::string olderText(const Position& read) const {
        return JsonWriter::of(read) == position ? std::string() : position.dump();
    }

private:
    [[nodiscard]] std::string digest(std::string_view scenario) const {
        return Digest::of(std::to_string(steps) + ' ' + std::to_string(answers.value_or(0)) +
                          position.dump() + std::string(scenario));
    }
};

}  // namespace vallum
