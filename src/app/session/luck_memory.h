// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <vallum/core/timeline.h>

namespace vallum::app {

/// Counts the dice of a battle incrementally. `Count` starts from a battle and takes one fact at a time.
/// After an undo, in a branch, or at another moment of a replay it continues from the last intermediate count
/// that is still valid.
template <ToldSystem System, class Count> class LuckMemory {
public:
    using Battle = typename System::Battle;
    using Happenings = std::span<const vallum::Happening<System>>;

    [[nodiscard]] Count after(const Battle& begin, Happenings all) {
        forgetOthers(begin, all);
        Mark mark = lastBefore(all.size());
        while (mark.happenings != all.size()) {
            mark.count.add(all[mark.happenings++].fact);
            if (mark.happenings % every == 0) keep(mark);
        }
        latest_ = mark;
        return std::move(mark.count);
    }

private:
    /// An intermediate count after this many events.
    struct Mark {
        std::size_t happenings = 0;
        Count count;
    };
    static constexpr std::size_t every = 64;

    /// Drops the counts that another battle, or a different course of this one, has made invalid.
    void forgetOthers(const Battle& begin, Happenings all) {
        if (begin_ != begin) {
            begin_ = begin;
            facts_.clear();
            marks_.assign(1, Mark{0, Count(begin)});
            latest_.reset();
        }
        const std::size_t both = std::min(facts_.size(), all.size());
        std::size_t same = 0;
        while (same != both && facts_[same] == all[same].fact) ++same;
        if (same != both) {
            facts_.erase(facts_.begin() + static_cast<std::ptrdiff_t>(same), facts_.end());
            std::erase_if(marks_, [same](const Mark& it) { return it.happenings > same; });
            if (latest_ && latest_->happenings > same) latest_.reset();
        }
        for (const vallum::Happening<System>& it : all.subspan(std::min(facts_.size(), all.size())))
            facts_.push_back(it.fact);
    }
    [[nodiscard]] const Mark& lastBefore(std::size_t happenings) const {
        const auto after = std::ranges::upper_bound(marks_, happenings, {}, &Mark::happenings);
        const Mark& kept = *std::prev(after);
        const bool isLatestBetter =
            latest_ && latest_->happenings <= happenings && latest_->happenings > kept.happenings;
        return isLatestBetter ? *latest_ : kept;
    }
    void keep(const Mark& mark) {
        const auto place = std::ranges::lower_bound(marks_, mark.happenings, {}, &Mark::happenings);
        if (place == marks_.end() || place->happenings != mark.happenings) marks_.insert(place, mark);
    }

    std::optional<Battle> begin_;
    std::vector<typename System::Fact> facts_;  // facts covered by the marks
    std::vector<Mark> marks_;                   // in order; the first is the beginning
    std::optional<Mark> latest_;
};

}  // namespace vallum::app
