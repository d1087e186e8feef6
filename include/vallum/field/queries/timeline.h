// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/core/timeline.h>
#include <vallum/field/telling.h>

extern template class vallum::Timeline<vallum::field::System>;

namespace vallum::field {

using vallum::Beginning;
using vallum::Landmark;
using vallum::Memorable;
using Happening = vallum::Happening<System>;
using Moment = vallum::Moment<System>;
using Timeline = vallum::Timeline<System>;

inline std::vector<Happening> happenings(const std::vector<Fact>& news,
                                         const std::vector<std::size_t>& newsAfter) {
    return vallum::happenings<System>(news, newsAfter);
}

}  // namespace vallum::field
