// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/chronicle.h"

#include <algorithm>

#include <vallum/core/timeline.h>

namespace vallum::app {

std::size_t Past::momentOf(std::size_t answers) const { return vallum::momentOf(moments_, answers); }

std::size_t Past::momentWith(std::size_t happening) const {
    const auto with = std::ranges::upper_bound(moments_, happening, {}, &PastMoment::end);
    return std::min(static_cast<std::size_t>(with - moments_.begin()), last());
}

std::optional<std::size_t> Past::next(std::size_t moment, Beginning what) const {
    return nextMoment(moments_, moment, what);
}

std::optional<std::size_t> Past::previous(std::size_t moment, Beginning what) const {
    return previousMoment(moments_, moment, what);
}

}  // namespace vallum::app
