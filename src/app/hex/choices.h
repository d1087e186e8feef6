// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QString>

#include <vallum/hex/model/board.h>

namespace vallum::app {

/// A choice offered to the player by a button and its key.
struct Choice {
    QString words;
    int key = 0;  // Qt::Key
    QString keyShown;
    std::function<void()> choose;
    bool isMain = false;
    QString why;                         // the tooltip
    std::optional<hex::Hex> about = {};  // the hex that the words name
};

/// All choices of a moment; no two share a key.
class Choices {
public:
    Choices() = default;
    explicit Choices(std::vector<Choice> all) : all_(std::move(all)) {}

    /// Makes the choice of this key, which may replace all choices; false if there is none.
    bool choose(int key) const;
    /// The one that ends the step; its button has a place of its own.
    [[nodiscard]] std::optional<Choice> endOfStep() const;
    [[nodiscard]] std::vector<Choice> others() const;

private:
    [[nodiscard]] const Choice* by(int key) const;

    std::vector<Choice> all_;
};

}  // namespace vallum::app
