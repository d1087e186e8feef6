// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/hex/queries/threats.h>
#include <vallum/hex/words.h>

namespace vallum::hex {

Text deedOf(const Threat& threat) {
    const Text what =
        threat.isShot() ? phrase("Hex threats", "shot")() : phrase("Hex threats", "close combat")();
    if (threat.path.empty()) return what;
    const Text hexes = plural("Hex threats", "%n hexes", "1 hex")(std::ssize(threat.path));
    return phrase("Hex threats", "%1 after moving %2")(what, hexes);
}

Text words(const Threat& threat) {
    const Text what = deedOf(threat);
    if (!threat.dice) return phrase("Hex threats", "%1, as many dice as its opponent")(what);
    return phrase("Hex threats", "%1, %2")(what,
                                           plural("Hex threats", "%n dice", "1 die")(threat.dice->total()));
}

}  // namespace vallum::hex
