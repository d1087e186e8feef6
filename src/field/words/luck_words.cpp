// SPDX-License-Identifier: GPL-3.0-or-later
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

}  // namespace vallum::field
