// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/digest.h>
#include <vallum/core/json.h>

/// How a save spells a position.
namespace vallum {

/// A position and a digest of its text and of the scenario it belongs to: one that was damaged, or was kept
/// in another battle, would break the rules in ways that none of them looks for.
template <class Position> struct KeptPosition {
    int steps = 0;
    std::optional<int> answers;  // of a snapshot
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
    /// Nothing where it is damaged. What older programs did not write yet is as in a new position.
    [[nodiscard]] std::optional<Position> read(std::string_view scenario) const {
        if (check != digest(scenario)) return std::nullopt;
        auto read = JsonReader::read<Position>(position, {}, Missing::usual);
        return read ? std::optional(*std::move(read)) : std::nullopt;
    }

private:
    [[nodiscard]] std::string digest(std::string_view scenario) const {
        return Digest::of(std::to_string(steps) + ' ' + std::to_string(answers.value_or(0)) +
                          position.dump() + std::string(scenario));
    }
};

}  // namespace vallum
