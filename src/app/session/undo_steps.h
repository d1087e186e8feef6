// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace vallum::app {

/// Which answers, by tape position, are undone and redone as one: those of a single gesture, together with
/// those that were given automatically after them.
class UndoSteps {
public:
    using Test = std::function<bool(std::size_t answer)>;

    void clear();
    /// Makes one step of the answers from `begin` to before `end`.
    void join(std::size_t begin, std::size_t end);
    void addAutomatic(std::size_t answer) { automatic_.insert(answer); }
    /// Forgets everything about the answers from this one on.
    void forgetFrom(std::size_t answer);

    /// Whether an answer belongs to the step that begins at `begin`, so that both are redone as one.
    [[nodiscard]] bool isRedoneWith(std::size_t begin, std::size_t answer) const;
    /// Where the step to be undone begins: the last one of a person, as far as nothing in it is known to
    /// others.
    [[nodiscard]] std::optional<std::size_t> lastOf(std::size_t answers,
                                                    const Test& isKnown,
                                                    const Test& isPersons) const;

private:
    struct Step {
        std::size_t begin;
        std::size_t end;
    };
    [[nodiscard]] std::size_t beginOf(std::size_t answer) const;

    std::vector<Step> joined_;
    std::set<std::size_t> automatic_;
};

}  // namespace vallum::app
