// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/framing.h"

#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"

#include <algorithm>
#include <cmath>

#include <QTimer>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>

namespace vallum::app {

namespace {

constexpr double near = 6;  // DU; enemies that matter in this turn or the next

template <class Question>
concept OfUnit = requires(const Question& it) {
    { it.unit } -> std::convertible_to<UnitId>;
};
template <class Question>
concept AmongUnits = requires(const Question& it) {
    { it.among.front() } -> std::convertible_to<UnitId>;
};

/// The units named in a question.
std::set<UnitId> namedIn(const field::Question& question) {
    return std::visit(
        [](const auto& it) -> std::set<UnitId> {
            using Its = std::decay_t<decltype(it)>;
            if constexpr (OfUnit<Its>)
                return {it.unit};
            else if constexpr (AmongUnits<Its>)
                return {it.among.begin(), it.among.end()};
            else
                return {};
        },
        question);
}

std::set<UnitId> unitsOf(const field::Battle& battle, Seat seat) {
    std::set<UnitId> units;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (battle.owner(unit) == seat) units.insert(unit);
    }
    return units;
}

template <class Question> bool is(const OpenFieldQuestion& asked) {
    return std::holds_alternative<Question>(asked.question);
}

/// Shows the last units of a battle with some ground around them, rather than in close-up.
QRectF withRoomAround(const QRectF& units) {
    constexpr QSizeF least(14, 9);
    QRectF area(QPointF(), units.size().expandedTo(least));
    area.moveCenter(units.center());
    return area;
}

// Parts of the size at which cards can be read.
constexpr double nearly = 0.8;
constexpr double recognizable = 0.6;

bool isOfPhase(const OpenFieldQuestion& asked) {
    return is<field::ChooseOrder>(asked) || is<field::ChooseMove>(asked) || is<field::ChooseShot>(asked) ||
           is<field::ChooseSkirmishMove>(asked) || is<field::ChooseCombat>(asked);
}

}  // namespace

Framing::Framing(FieldSession& session, TableScene& scene, TableView& view, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene),
      view_(view) {
    // Queued, because the question's tool knows which units are on offer and must be set first.
    connect(&session_, &Session::asked, this, &Framing::follow, Qt::QueuedConnection);
    connect(&session_, &Session::happened, this, &Framing::followFacts);
    connect(&session_, &Session::replaced, this, &Framing::followPast);
    connect(&view_.camera(), &TableCamera::looksElsewhere, this, [this] {
        isOpening_ = false;
        kept_ = {};
        isChosen_ = true;
    });
    connect(&view_, &TableView::placePressed, this, &Framing::holdStill);
    connect(&scene_, &TableScene::selectionMoved, this, &Framing::holdStill);
}

QRectF Framing::areaOf(const std::set<UnitId>& units) const {
    QRectF area;
    for (const UnitId unit : units) {
        if (!session_.battle().onTable(unit)) continue;
        const geometry::Footprint card = field::footprint(session_.battle(), unit);
        area |= scene_.coordinates().toScene(card.card()).boundingRect();
    }
    return area;
}

/// Unless the cards would become too small to be read.
QRectF Framing::withEnemiesNear(const std::set<UnitId>& units, double part) const {
    const field::Battle& battle = session_.battle();
    const auto isNear = [&](UnitId enemy) {
        const geometry::Point at = battle.unit(enemy).pose.center;
        return std::ranges::any_of(units, [&](UnitId unit) {
            if (!battle.onTable(unit) || battle.areAllied(battle.owner(unit), battle.owner(enemy)))
                return false;
            const QPointF away = scene_.coordinates().toScene(battle.unit(unit).pose.center) -
                                 scene_.coordinates().toScene(at);
            return std::hypot(away.x(), away.y()) <= near;
        });
    };
    const QRectF area = areaOf(units);
    if (area.isEmpty()) return area;
    std::set<UnitId> around = units;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (isNear(unit)) around.insert(unit);
    }
    return ifNotTooSmall(areaOf(around), area, part);
}

/// The wider area, if the cards in it are at least this part of the size at which they can be read.
QRectF Framing::ifNotTooSmall(const QRectF& wider, const QRectF& area, double part) const {
    const double least = std::min(TableCamera::readable, view_.camera().scaleFor(area)) * part;
    return view_.camera().scaleFor(wider) >= least ? wider : area;
}

/// If the view has to move, it shows everybody where that is possible, and need not move again so soon.
void Framing::keepInView(const QRectF& area) {
    if (area.isEmpty() || view_.camera().shows(area)) return;
    view_.camera().keepInView(ifNotTooSmall(wholeBattle(), area, nearly));
}

/// All units, and the walls and towers that they fight for.
QRectF Framing::wholeBattle() const {
    const field::Battle& battle = session_.battle();
    const auto units = battle.unitsOnTable();
    QRectF area = areaOf({units.begin(), units.end()});
    for (const field::StructureId it : field::standingStructures(battle)) {
        const field::StructureKind kind = battle.structure(it).kind;
        if (field::isWall(kind) || field::isHighTower(kind))
            area |= scene_.coordinates().toScene(field::boxOf(battle, it)).boundingRect();
    }
    return area;
}

void Framing::openBattle() {
    last_.reset();
    isDeploying_ = false;
    const bool isFighting = session_.battle().stage == field::Stage::fighting;
    const QRectF area = wholeBattle();
    if (!isFighting || area.isEmpty()) return view_.camera().fit();
    beginOpening();
    view_.camera().showArea(area);
}

void Framing::beginOpening() {
    isOpening_ = true;
    holdsStill_ = false;
}

void Framing::keepFrame() {
    keepOpening();
    // The panel of the question has taken its place only now.
    if (holdsStill_) return;
    if (!kept_.isEmpty()) view_.camera().keepInView(kept_);
}

/// The bar of the replay takes room from the table.
void Framing::followPast() {
    const bool wasPast = std::exchange(isPast_, session_.hasBattle() && session_.isLookingBack());
    if (isPast_ == wasPast) return;
    kept_ = isPast_ ? wholeBattle() : QRectF();
    if (!isPast_) return;
    holdsStill_ = false;
    view_.camera().keepInView(kept_);
}

void Framing::keepOpening() {
    if (!isOpening_ || !session_.hasBattle()) return;
    if (holdsStill_ && room_ == view_.size()) return;
    room_ = view_.size();
    const QRectF area = wholeBattle();
    area.isEmpty() ? view_.camera().fit()
                   : view_.camera().showArea(session_.live().isOver() ? withRoomAround(area) : area);
}

/// The panels of the last question have gone and left more room.
void Framing::closeBattle() {
    beginOpening();
    keepOpening();
}

std::set<UnitId> Framing::concerned() const {
    const field::Battle& battle = session_.battle();
    const OpenFieldQuestion* asked = session_.question();
    if (asked == nullptr) return {};
    std::set<UnitId> units = namedIn(asked->question);
    if (battle.combat) {
        units.insert(battle.combat->units.attacker);
        units.insert(battle.combat->units.defender);
    }
    if (!units.empty() || !isOfPhase(*asked)) return units;
    if (is<field::ChooseOrder>(*asked)) return unitsOf(battle, battle.active);
    const auto ids = scene_.units().onOffer();
    return {ids.begin(), ids.end()};
}

void Framing::follow() {
    if (!session_.hasBattle() || session_.isLookingBack() || session_.screen().isTableCovered()) return;
    const field::Battle& battle = session_.battle();
    const OpenFieldQuestion* asked = session_.question();
    kept_ = {};
    if (asked == nullptr) return;
    if (battle.stage != field::Stage::fighting) {
        isDeploying_ = true;
        return view_.camera().keepInView(areaOf(unitsOf(battle, asked->seat)));
    }
    const Moment now{battle.turn, battle.active, static_cast<int>(battle.phase)};
    const bool isNew = last_ != now;
    const bool isSameTurn = last_ && last_->turn == now.turn && last_->active == now.active;
    const bool isFirst = !std::exchange(last_, now);
    isChosen_ = isChosen_ && isSameTurn;
    // The whole table was in view while units were placed on it.
    if (isFirst && std::exchange(isDeploying_, false)) return view_.camera().bringIntoView(wholeBattle());
    // Within a phase the player decides where to look.
    if (isOfPhase(*asked) && (!isNew || isFirst)) return;
    // The view stays still unless the units that the decision is about are out of sight, and a view that the
    // player has chosen in this turn as long as it shows any of them.
    // Who plans a turn has to see the enemy, even where the cards become small.
    const bool isTurn = is<field::ChooseOrder>(*asked) && !isSameTurn && !isChosen_;
    const double part = isTurn ? recognizable : nearly;
    const QRectF area = isOfPhase(*asked) ? withEnemiesNear(concerned(), part) : areaOf(concerned());
    if (isChosen_ && isOfPhase(*asked) && view_.camera().seenArea().intersects(area)) return;
    if (isOfPhase(*asked)) holdsStill_ = false;
    // To zoom in on each shot and each fight, and out again, would be tiring.
    if (!isOfPhase(*asked))
        return isChosen_ || view_.camera().isNear() ? view_.camera().keepInView(area)
                                                    : view_.camera().bringIntoView(area);
    kept_ = area;
    // As the armies close in, each turn begins a little nearer to them.
    const bool isSiege = !battle.setting->fortresses.empty();
    isTurn ? view_.camera().bringIntoView(isSiege ? wholeBattle() : ifNotTooSmall(wholeBattle(), area, part))
           : keepInView(area);
}

/// Shows what others do; the player at the screen is already looking at their own action.
void Framing::followFacts() {
    isOpening_ = false;
    if (!session_.hasBattle() || session_.isLookingBack() || session_.question() != nullptr) return;
    if (session_.live().isOver()) return closeBattle();
    // While both sides deploy, a view that follows each card of the other would leave the own zone.
    if (session_.battle().stage != field::Stage::fighting) return;
    std::set<UnitId> units;
    for (const field::Fact& fact : session_.news()) {
        std::visit(
            [&units](const auto& it) {
                if constexpr (requires {
                                  { it.unit } -> std::convertible_to<UnitId>;
                              })
                    units.insert(it.unit);
            },
            fact);
    }
    if (session_.battle().combat) {
        units.insert(session_.battle().combat->units.attacker);
        units.insert(session_.battle().combat->units.defender);
    }
    // What concerns a whole army is not worth a move of the view.
    constexpr std::size_t few = 8;
    const QRectF area = areaOf(units);
    if (isChosen_ && view_.camera().seenArea().intersects(area)) return;
    if (units.size() <= few) keepInView(area);
}

}  // namespace vallum::app
