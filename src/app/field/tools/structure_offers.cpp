// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/structure_offers.h"

#include "field/session/field_texts.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>

#include <vallum/field/queries/bank_moves.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/words.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

using geometry::Edge;
using geometry::Point;
using geometry::Pose;

namespace {

/// With more than these beside one card, the list would be too long to read.
constexpr std::size_t mostStructures = 2;

class StructureOffersTexts {
    Q_DECLARE_TR_FUNCTIONS(StructureOffersTexts)
};

QString structureName(const field::Battle& battle, field::StructureId id) {
    return inQt(field::nameOf(battle, id));
}

// ------------------------------------------------------------------ arriving

QString verb(field::Arrival what) {
    switch (what) {
        case field::Arrival::lineUp: return StructureOffersTexts::tr("Line up with %1");
        case field::Arrival::occupy: return StructureOffersTexts::tr("Occupy %1");
        case field::Arrival::climb: return StructureOffersTexts::tr("Climb %1");
    }
    return {};
}

void addArrivals(std::vector<StructureOffer>& offers,
                 const field::Battle& battle,
                 const field::MoveDraft& draft,
                 field::StructureId id,
                 bool isNearest) {
    for (const field::Arrival what : field::arrivalsAt(battle.structure(id).kind)) {
        const auto& now = draft.move().at;
        const bool isChosen = now && now->structure == id && now->what == what;
        field::MoveDraft with = draft;
        if (!isChosen) with.setArrival(battle, draft.arrivalAt(battle, id, what));
        if (!isNearest && !isChosen && !with.plan()) continue;
        offers.push_back({verb(what).arg(structureName(battle, id)), isNearest ? keyOf(what) : QString(),
                          draft.arrivalAt(battle, id, what), isChosen, with.plan()});
    }
}

/// TER-15, TER-17
void addBanks(std::vector<StructureOffer>& offers,
              const field::Battle& battle,
              const field::MoveDraft& draft) {
    for (const geometry::Pivot& pivot : field::pivotsToBank(battle, draft.move())) {
        field::Move with = draft.move();
        with.path.emplace_back(pivot);
        offers.push_back({StructureOffersTexts::tr("Face the water"), QStringLiteral("K"), pivot, false,
                          field::planNow(battle, with)});
    }
}

// ------------------------------------------------------------------- leaving

/// Beside the structure, facing away from it.
Pose beside(const field::Battle& battle, field::StructureId id, Edge side, Du right) {
    const field::Structure& it = battle.structure(id);
    const geometry::Size size = field::sizeOf(it.kind, battle.setting->sizes);
    const Heading out = geometry::outward(it.pose.heading, side);
    const bool isLong = side == Edge::front || side == Edge::rear;
    const Du depth = isLong ? size.depth : size.width;
    return {geometry::pointAt({it.pose.center, out}, right, depth / 2 + field::cardSize.depth / 2), out};
}

Du halfWidth(const field::Battle& battle, field::StructureId id, Edge side) {
    const geometry::Size size = field::sizeOf(battle.structure(id).kind, battle.setting->sizes);
    return (side == Edge::front || side == Edge::rear ? size.width : size.depth) / 2;
}

/// WAL-09: always straight ahead.
Pose belowWall(const field::Battle& battle, UnitId unit) {
    const Pose& now = battle.unit(unit).pose;
    return {geometry::pointAt(now, 0_du, battle.setting->sizes.wall.depth + field::cardSize.depth),
            now.heading};
}

bool canLookDown(const field::Battle& battle, UnitId unit) {
    return !battle.structures.empty() && !battle.unit(unit).inside && field::wallAhead(battle, unit);
}

// --------------------------------------------------------------------- tasks

bool isNear(const field::Battle& battle, UnitId unit, field::StructureId id) {
    return battle.unit(unit).inside == id || field::touches(battle, unit, id);
}

bool canBeCleared(field::StructureKind kind) {
    return field::isCaltrops(kind) || field::isFieldDefense(kind);
}

/// Only before a path is drawn, because the path starts at the exit.
void addWaysOut(std::vector<StructureOffer>& offers,
                const field::Battle& battle,
                const field::MoveDraft& draft) {
    for (const WayOut& way : waysOut(battle, draft.move().unit)) {
        const bool isChosen = draft.move().out == way.to;
        field::MoveDraft with(battle, draft.move().unit);
        with.setOut(battle, way.to);
        if (!with.plan() && !isChosen) continue;
        offers.push_back({way.name, QStringLiteral("G"), way.to, isChosen, with.plan()});
    }
}

}  // namespace

QString keyOf(field::Arrival what) {
    switch (what) {
        case field::Arrival::lineUp: return QStringLiteral("K");
        case field::Arrival::occupy: return QStringLiteral("O");
        case field::Arrival::climb: return QStringLiteral("U");
    }
    return {};
}

QString StructureOffer::explanation() const {
    if (!plan) return sentence(plan.error());
    if (std::holds_alternative<geometry::Pivot>(what)) return ruleName(plan->steps.back().why);
    if (plan->departure && std::holds_alternative<Pose>(what)) return ruleName(plan->departure->why);
    return plan->arrival ? ruleName(plan->arrival->why) : QString();
}

std::vector<StructureOffer> structureOffers(const field::Battle& battle, const field::MoveDraft& draft) {
    std::vector<StructureOffer> offers;
    if (draft.move().charge) return offers;
    addBanks(offers, battle, draft);
    if (battle.structures.empty()) return offers;
    if (draft.move().path.empty()) addWaysOut(offers, battle, draft);
    std::vector<field::StructureId> reached = draft.structuresReached(battle);
    if (reached.size() > mostStructures) reached.resize(mostStructures);
    for (std::size_t i = 0; i != reached.size(); ++i) addArrivals(offers, battle, draft, reached[i], i == 0);
    return offers;
}

std::vector<WayOut> waysOut(const field::Battle& battle, UnitId unit) {
    std::vector<WayOut> ways;
    if (canLookDown(battle, unit)) {
        ways.push_back({StructureOffersTexts::tr("Climb down outside"), belowWall(battle, unit)});
        return ways;
    }
    const auto& inside = battle.unit(unit).inside;
    if (!inside) return ways;
    for (const Edge side : geometry::allEdges) {
        const Pose to = beside(battle, *inside, side, 0_du);
        ways.push_back(
            {StructureOffersTexts::tr("Leave to the %1").arg(inQt(field::compassPoint(to.heading))), to});
    }
    return ways;
}

std::optional<Pose> wayOutToward(const field::Battle& battle, UnitId unit, const Point& point) {
    const auto& inside = battle.unit(unit).inside;
    if (!inside) return canLookDown(battle, unit) ? std::optional(belowWall(battle, unit)) : std::nullopt;
    std::optional<Pose> nearest;
    const auto farFrom = [&](const Pose& pose) { return geometry::distance(pose.center, point); };
    for (const Edge side : geometry::allEdges) {
        const Du most = halfWidth(battle, *inside, side) + field::cardSize.width / 2 - 0.4_du;
        for (Du right = -most; right <= most; right = right + 0.2_du) {
            const Pose pose = beside(battle, *inside, side, right);
            if (!nearest || farFrom(pose) < farFrom(*nearest)) nearest = pose;
        }
    }
    return nearest;
}

bool isDraggedOut(const field::Battle& battle, UnitId unit) {
    const auto& inside = battle.unit(unit).inside;
    return inside && battle.structure(*inside).kind != field::StructureKind::siegeTower;
}

std::vector<TaskOffer> taskOffers(const field::Battle& battle, UnitId unit) {
    std::vector<TaskOffer> offers;
    if (battle.structures.empty() || battle.phase != field::Phase::movement) return offers;
    const field::ChooseMove question;
    if (battle.unit(unit).climb) {
        const field::ComeDown answer{unit};
        offers.push_back({StructureOffersTexts::tr("Climb down"), QStringLiteral("V"), answer,
                          field::fits(battle, question, answer)});
    }
    bool isFireNear = false;
    for (const field::StructureId id : field::standingStructures(battle)) {
        if (!isNear(battle, unit, id)) continue;
        isFireNear = isFireNear || field::fireMarkers(battle.structure(id)) != 0;
        if (!canBeCleared(battle.structure(id).kind)) continue;
        const field::ClearTile answer{unit, id};
        offers.push_back({StructureOffersTexts::tr("Clear %1 away").arg(structureName(battle, id)),
                          QStringLiteral("W"), answer, field::fits(battle, question, answer)});
    }
    if (isFireNear) {
        const field::FightFire answer{unit};
        offers.push_back({StructureOffersTexts::tr("Fight the fire"), QStringLiteral("P"), answer,
                          field::fits(battle, question, answer)});
    }
    return offers;
}

bool canDoATask(const field::Battle& battle, UnitId unit) {
    return std::ranges::any_of(taskOffers(battle, unit),
                               [](const TaskOffer& it) { return it.verdict.has_value(); });
}

}  // namespace vallum::app
