// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/threats.h>
#include <vallum/field/words.h>

namespace vallum::field {

Text words(const Threat& threat) {
    const Text side = wordFor(threat.side);
    switch (threat.kind) {
        case Threat::Kind::melee: return phrase("Threats", "fight at the %1")(side);
        case Threat::Kind::charge: return phrase("Threats", "charge from the %1")(side);
        case Threat::Kind::shot: return phrase("Threats", "shot from the %1")(side);
    }
    return {};
}

}  // namespace vallum::field
