// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "siege_sense.h"

#include <optional>
#include <vector>

#include <vallum/field/situation/fortress/walls.h>

/// What towers and places on walls are worth to those who hold a fortress.
namespace vallum::players {

/// Under a wall that is about to fall a general is lost with his men, and the spent are only wounded again.
bool keepsOffTheWalls(const Battle&, UnitId);
/// To one of those who hold the fortress, if it holds this place and nobody else does.
double worthOfPlace(const Battle&, UnitId, const WallPlace&);
/// By others who can fight for them: two layers defend no more than one.
std::vector<WallPlace> placesHeldByOthers(const Battle&, UnitId, double reach);

/// The places on walls that one unit may come to. Many are asked about together, so what others hold is found
/// out once, and a place is rated once.
class FreePlaces {
public:
    FreePlaces(const Battle&, UnitId);

    /// No card that lines up with this structure holds places that are worth more.
    [[nodiscard]] double mostAt(StructureId);
    /// Nor does a card that holds only places so near.
    [[nodiscard]] double mostWithin(double reach, const geometry::Point&);

private:
    struct Place {
        WallPlace place;
        geometry::Point middle;
        std::optional<double> worth = {};
    };
    double worthOf(Place&);

    const Battle& battle_;
    UnitId id_;
    std::vector<Place> places_;
};

}  // namespace vallum::players
