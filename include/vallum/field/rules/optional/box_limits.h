// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/field/model/options.h>
#include <vallum/field/model/structure.h>

/// FDZ-01, FDZ-02: how many tiles of each kind the box contains.
namespace vallum::field {

enum class BoxPart {
    woodenSection,
    stoneSection,
    forest,
    hill,
    mountain,
    lake,
    straightRiver,
    riverBend90,
    riverBend45,
    ford,
    woodenBridge,
    stoneBridge,
    village,
    watchtower,
    barricade,
    trench,
    siegeTower,
    smallCaltrops,
    largeCaltrops,
    ram
};
constexpr auto names(BoxPart) {
    return std::array<std::string_view, 20>{"wooden fortress sections",
                                            "stone fortress sections",
                                            "forests",
                                            "hills",
                                            "mountains",
                                            "lakes",
                                            "straight river tiles",
                                            "river bends of 90 degrees",
                                            "river bends of 45 degrees",
                                            "fords",
                                            "wooden bridges",
                                            "stone bridges",
                                            "villages",
                                            "watchtowers",
                                            "barricades",
                                            "trenches",
                                            "siege towers",
                                            "small caltrops",
                                            "large caltrops",
                                            "rams"};
}

/// A village counts once for its two sectors.
BoxPart boxPartOf(StructureKind, Material);
int boxCount(BoxPart);
Verdict mayUse(BoxPart, int count, const Options&);

}  // namespace vallum::field
