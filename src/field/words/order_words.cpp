// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/order_words.h>

namespace vallum::field {

bool isNamedBy(const OrderPlayed& order, const Activated& activated) {
    return std::ranges::count(order.units, activated.unit) != 0 &&
           activated == Activated{.unit = activated.unit};
}

}  // namespace vallum::field
