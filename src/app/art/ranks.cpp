// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/ranks.h"

#include "art/figures.h"
#include "art/shapes.h"

#include <algorithm>
#include <numeric>

namespace vallum::art {
namespace {

struct Muster {
    int files = 0;
    int ranks = 0;
    double fileStep = 0;
    double rankStep = 0;
    double loose = 0;  // how far a figure strays from its place, in steps
    bool staggered = false;
};

Muster muster(FigureKind kind) {
    switch (kind) {
        case FigureKind::heavyFoot: return {9, 3, 0.155, 0.155, 0.05, false};
        case FigureKind::phalanx: return {11, 4, 0.128, 0.118, 0.02, false};
        case FigureKind::warband: return {8, 3, 0.17, 0.155, 0.3, true};
        case FigureKind::lightFoot: return {7, 2, 0.195, 0.215, 0.22, true};
        case FigureKind::archers: return {8, 2, 0.172, 0.215, 0.07, true};
        case FigureKind::slingers: return {7, 2, 0.195, 0.215, 0.2, true};
        case FigureKind::cavalry: return {7, 2, 0.2, 0.25, 0.05, false};
        case FigureKind::cataphracts: return {8, 2, 0.177, 0.25, 0.02, false};
        case FigureKind::horseArchers: return {5, 2, 0.27, 0.245, 0.16, true};
        case FigureKind::camels: return {6, 2, 0.235, 0.25, 0.08, false};
        case FigureKind::chariots: return {4, 1, 0.37, 0.25, 0.04, false};
        case FigureKind::elephants: return {3, 1, 0.48, 0.25, 0.03, false};
        case FigureKind::boltThrower: return {3, 1, 0.48, 0.25, 0, false};
        case FigureKind::stoneThrower: return {2, 1, 0.66, 0.25, 0, false};
    }
    return {};
}

std::uint32_t seedOf(const CardLook& look) {
    std::uint32_t seed = 17U + static_cast<std::uint32_t>(look.figure);
    for (const QChar letter : look.name) seed = seed * 31U + letter.unicode();
    return seed;
}

using Places = std::vector<FigurePlace>;

Places grid(const Muster& order) {
    Places places;
    for (int rank = 0; rank < order.ranks; ++rank) {
        const bool shifted = order.staggered && rank % 2 == 1;
        const int files = shifted ? order.files - 1 : order.files;
        for (int file = 0; file < files; ++file) {
            places.push_back({{(file - (files - 1) / 2.0) * order.fileStep,
                               (rank - (order.ranks - 1) / 2.0) * order.rankStep}});
        }
    }
    return places;
}

/// Ranks of the given lengths, front rank first.
Places stacked(std::initializer_list<int> lengths, double fileStep, double rankStep) {
    Places places;
    int rank = 0;
    for (const int length : lengths) {
        for (int file = 0; file < length; ++file) {
            places.push_back({{(file - (length - 1) / 2.0) * fileStep,
                               (rank - (static_cast<double>(lengths.size()) - 1) / 2.0) * rankStep}});
        }
        ++rank;
    }
    return places;
}

/// A hollow square: everyone on its edge faces outward.
Places hollowSquare(bool mounted) {
    const int files = mounted ? 5 : 8;
    const double fileStep = mounted ? 0.23 : 0.15;
    const double halfDepth = mounted ? 0.13 : 0.185;
    const double halfWidth = (files - 1) / 2.0 * fileStep;
    Places places;
    for (int file = 0; file < files; ++file) {
        places.push_back({{file * fileStep - halfWidth, -halfDepth}, 0});
        places.push_back({{file * fileStep - halfWidth, halfDepth}, 180});
    }
    if (mounted) return places;
    for (const double y : {-0.0617, 0.0617}) {
        places.push_back({{-halfWidth, y}, 270});
        places.push_back({{halfWidth, y}, 90});
    }
    return places;
}

/// Three short columns with the road between them.
Places column(const Muster& order) {
    Places places = grid(order);
    const double halfWidth = order.files * order.fileStep / 2;
    for (FigurePlace& place : places) {
        const double third = std::floor((place.at.x() + halfWidth) / (2 * halfWidth / 3)) - 1;
        const double center = third * 2 * halfWidth / 3;
        place.at.setX(center + (place.at.x() - center) * 0.78);
    }
    return places;
}

/// The center runs ahead, the wings follow.
Places surge(const Muster& order) {
    Places places = grid(order);
    for (FigurePlace& place : places) {
        place.at.ry() += 0.1 * std::abs(place.at.x()) - 0.05;
        place.at.rx() *= 0.94;
    }
    return places;
}

Places arranged(const CardLook& look) {
    const bool large = figureSize(look.figure) > 0.2;
    const Muster order = muster(look.figure);
    if (order.ranks == 1) return grid(order);
    switch (look.formation) {
        case Formation::none: return look.marching ? column(order) : grid(order);
        case Formation::phalanx: return large ? grid(order) : grid({12, 4, 0.118, 0.115, 0, false});
        case Formation::square: return hollowSquare(large);
        case Formation::wallOfShields: return large ? grid(order) : grid({12, 3, 0.1195, 0.14, 0, false});
        case Formation::arrowhead:
            return large ? stacked({1, 2, 3, 4}, 0.23, 0.082) : stacked({1, 3, 5, 7, 9}, 0.14, 0.09);
        case Formation::diamond:
            return large ? stacked({1, 2, 3, 2, 1}, 0.25, 0.063) : stacked({1, 4, 7, 4, 1}, 0.15, 0.092);
        case Formation::bravery: return surge(order);
    }
    return grid(order);
}

/// How disordered a unit is: straying in steps, turning and facing in degrees.
struct Disorder {
    double loose = 0;
    double turning = 0;
    double facing = 0;
};
Disorder disorderOf(const CardLook& look, const Muster& order) {
    const double kept = look.formation == Formation::none ? order.loose : 0.02;
    if (look.fleeing) return {kept + 0.35, 38, 180};
    if (look.broken) return {kept + 0.3, 42, 0};
    if (look.formation == Formation::bravery) return {kept + 0.16, 14, 0};
    return {kept, order.loose * 40, 0};
}

void disturb(Places& places, const CardLook& look) {
    const Muster order = muster(look.figure);
    const Disorder disorder = disorderOf(look, order);
    const std::uint32_t seed = seedOf(look);
    const double margin = figureSize(look.figure) * 0.45;
    const QRectF room = fieldRect.adjusted(margin, margin, -margin, -margin);
    std::uint32_t index = 0;
    for (FigurePlace& place : places) {
        place.at += fieldRect.center();
        place.at.rx() += jitter(seed, index * 3) * disorder.loose * order.fileStep;
        place.at.ry() += jitter(seed, index * 3 + 1) * disorder.loose * std::min(order.rankStep, 0.16);
        place.at.setX(std::clamp(place.at.x(), room.left(), room.right()));
        place.at.setY(std::clamp(place.at.y(), room.top(), room.bottom()));
        place.heading += disorder.facing + jitter(seed, index * 3 + 2) * disorder.turning;
        place.individual = static_cast<int>(scatter(seed + 5, index) * 3);
        ++index;
    }
}

int lossesOf(int wounds, int health, std::size_t strength) {
    if (health <= 0) return 0;
    return static_cast<int>(strength) * std::clamp(wounds, 0, health) / health;
}

/// Picks the fallen at random. Of the older dead every other one is still shown, of the new ones all are.
void fell(Places& places, const CardLook& look) {
    const int lost = lossesOf(look.wounds, look.health, places.size());
    const int before = lossesOf(look.wounds - look.newWounds, look.health, places.size());
    std::vector<std::size_t> lots(places.size());
    std::iota(lots.begin(), lots.end(), std::size_t{0});
    const std::uint32_t seed = seedOf(look) + 99;
    std::stable_sort(lots.begin(), lots.end(), [&](std::size_t a, std::size_t b) {
        return scatter(seed, static_cast<std::uint32_t>(a)) < scatter(seed, static_cast<std::uint32_t>(b));
    });
    std::vector<bool> gone(places.size(), false);
    for (int lot = 0; lot < lost; ++lot) {
        const std::size_t who = lots[static_cast<std::size_t>(lot)];
        FigurePlace& place = places[who];
        place.fallen = true;
        place.fresh = lot >= before;
        place.heading = scatter(seed + 7, static_cast<std::uint32_t>(who)) * 360;
        gone[who] = !place.fresh && lot % 2 == 1;
    }
    Places kept;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!gone[i]) kept.push_back(places[i]);
    }
    places = std::move(kept);
}

}  // namespace

std::vector<FigurePlace> figurePlaces(const CardLook& look) {
    Places places = arranged(look);
    disturb(places, look);
    fell(places, look);
    return places;
}

}  // namespace vallum::art
