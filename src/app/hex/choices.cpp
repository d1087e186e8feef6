// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/choices.h"

#include <algorithm>
#include <iterator>

namespace vallum::app {

namespace {

constexpr int endKey = Qt::Key_E;

}  // namespace

const Choice* Choices::by(int key) const {
    const auto found = std::ranges::find(all_, key == Qt::Key_Enter ? Qt::Key_Return : key, &Choice::key);
    return found == all_.end() ? nullptr : &*found;
}

bool Choices::choose(int key) const {
    const Choice* choice = by(key);
    if (choice == nullptr) return false;
    const auto chosen = choice->choose;
    chosen();
    return true;
}

std::optional<Choice> Choices::endOfStep() const {
    const Choice* choice = by(endKey);
    return choice == nullptr ? std::nullopt : std::optional(*choice);
}

std::vector<Choice> Choices::others() const {
    std::vector<Choice> others;
    std::ranges::copy_if(all_, std::back_inserter(others), [](const Choice& it) { return it.key != endKey; });
    return others;
}

}  // namespace vallum::app
