// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/optional/box_limits.h>

namespace vallum::field {

BoxPart boxPartOf(StructureKind kind, Material material) {
    const bool wooden = material == Material::wood;
    switch (kind) {
        case StructureKind::wall:
        case StructureKind::cornerWall:
        case StructureKind::gate:
        case StructureKind::tower: return wooden ? BoxPart::woodenSection : BoxPart::stoneSection;
        case StructureKind::watchtower: return BoxPart::watchtower;
        case StructureKind::siegeTower: return BoxPart::siegeTower;
        case StructureKind::villageSector: return BoxPart::village;
        case StructureKind::narrowBridge:
        case StructureKind::wideBridge: return wooden ? BoxPart::woodenBridge : BoxPart::stoneBridge;
        case StructureKind::smallCaltrops: return BoxPart::smallCaltrops;
        case StructureKind::largeCaltrops: return BoxPart::largeCaltrops;
        case StructureKind::trench: return BoxPart::trench;
        case StructureKind::barricade: return BoxPart::barricade;
    }
    return BoxPart::woodenSection;
}

int boxCount(BoxPart part) {
    switch (part) {
        case BoxPart::woodenSection:
        case BoxPart::stoneSection: return 20;
        case BoxPart::straightRiver: return 10;
        case BoxPart::barricade:
        case BoxPart::trench: return 11;
        case BoxPart::smallCaltrops: return 8;
        case BoxPart::forest:
        case BoxPart::ram: return 6;
        case BoxPart::hill: return 5;
        case BoxPart::riverBend90:
        case BoxPart::riverBend45:
        case BoxPart::siegeTower:
        case BoxPart::largeCaltrops: return 4;
        case BoxPart::woodenBridge:
        case BoxPart::stoneBridge: return 3;
        case BoxPart::mountain:
        case BoxPart::lake:
        case BoxPart::ford:
        case BoxPart::village:
        case BoxPart::watchtower: return 2;
    }
    return 0;
}

Verdict mayUse(BoxPart part, int count, const Options& options) {
    if (options.withoutBoxLimits || count <= boxCount(part)) return {};
    const bool isSection = part == BoxPart::woodenSection || part == BoxPart::stoneSection;
    return refuse(isSection ? "FDZ-01"_rule : "FDZ-02"_rule);
}

}  // namespace vallum::field
