// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/undo_steps.h"

#include <algorithm>

namespace vallum::app {

void UndoSteps::clear() {
    joined_.clear();
    automatic_.clear();
}

void UndoSteps::join(std::size_t begin, std::size_t end) {
    std::erase_if(joined_, [&](const Step& it) { return it.begin == begin; });
    joined_.push_back({begin, end});
}

void UndoSteps::forgetFrom(std::size_t answer) {
    std::erase_if(joined_, [&](const Step& it) { return it.end > answer; });
    automatic_.erase(automatic_.lower_bound(answer), automatic_.end());
}

bool UndoSteps::isRedoneWith(std::size_t begin, std::size_t answer) const {
    return beginOf(answer) == begin || automatic_.contains(answer);
}

std::size_t UndoSteps::beginOf(std::size_t answer) const {
    const auto with =
        std::ranges::find_if(joined_, [&](const Step& it) { return it.begin <= answer && answer < it.end; });
    return with == joined_.end() ? answer : with->begin;
}

std::optional<std::size_t> UndoSteps::lastOf(std::size_t answers,
                                             const Test& isKnown,
                                             const Test& isPersons) const {
    std::optional<std::size_t> found;
    for (std::size_t at = answers; at-- != 0;) {
        if (isKnown(at)) return found;
        if (!found && (automatic_.contains(at) || !isPersons(at))) continue;
        found = at;
        if (beginOf(at) == at) return found;
    }
    return found;
}

}  // namespace vallum::app
