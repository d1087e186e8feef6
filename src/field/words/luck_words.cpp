// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <vallum/field/queries/luck.h>

namespace vallum::field {

Text wordFor(ThrownFor what) {
    switch (what) {
        case ThrownFor::hits: return phrase("Luck", "hits")();
        case ThrownFor::wounds: return phrase("Luck", "wounds")();
        case ThrownFor::structures: return phrase("Luck", "damage to structures")();
        case ThrownFor::checks: return phrase("Luck", "checks passed")();
        case ThrownFor::others: return phrase("Luck", "other dice")();
    }
    return {};
}

Text percentile(const Fortune& fortune) {
    const double percent = 100 * fortune.asBadOrWorse();
    if (percent < 1) return phrase("Luck", "fewer than 1")();
    if (percent > 99 && fortune.asGoodOrBetter() < 1) return phrase("Luck", "more than 99")();
    return Text(static_cast<int>(std::lround(percent)));
}

Text words(const Fortune& fortune) {
    if (fortune.throws() == 0) return phrase("Luck", "No dice yet to judge luck by.")();
    return phrase("Luck", "As bad or worse in %1 battles of 100.")(percentile(fortune));
}

}  // namespace vallum::field
