// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/move_tool.h"

#include "session/field_session.h"
#include "table/table_scene.h"
#include "texts.h"

#include <algorithm>

#include <QMenu>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {

using geometry::Edge;
using geometry::Pose;

namespace {

constexpr int restsAfter = 120;  // milliseconds; longer than the pauses in a continuous drag

}  // namespace

MoveTool::MoveTool(FieldSession& session, TableScene& scene, QObject* parent)
    : MoveTool(session, scene, {}, parent) {}

MoveTool::MoveTool(FieldSession& session, TableScene& scene, std::vector<UnitId> only, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      only_(std::move(only)),
      group_(session, scene),
      engaged_(session, scene) {
    rest_.setSingleShot(true);
    rest_.setInterval(restsAfter);
    connect(&rest_, &QTimer::timeout, this, &MoveTool::rested);
    connect(&session_, &Session::happened, &rest_, &QTimer::stop);
    connect(&session_, &Session::replaced, &rest_, &QTimer::stop);
    begin();
}

void MoveTool::begin() {
    findMovable();
    if (movable_.size() == 1 && !only_.empty()) return pick(movable_.front());
    if (scene_.selected() && std::ranges::count(movable_, *scene_.selected()) > 0) pick(scene_.selected());
}

void MoveTool::leave() {
    rest_.stop();
    scene_.underCards().clear();
    scene_.overCards().clear();
    scene_.units().highlight({});
    scene_.units().offer({});
}

const field::Battle& MoveTool::battle() const { return session_.battle(); }

Verdict MoveTool::mayMove(UnitId unit) const {
    if (!only_.empty()) {
        if (std::ranges::count(only_, unit) != 0) return {};
        return refuse("ASK-01"_rule);
    }
    const bool inFight = battle().owner(unit) == battle().active && field::isEngaged(battle(), unit);
    if (inFight && battle().phase == field::Phase::movement) return mayDoSomethingEngaged(battle(), unit);
    const Verdict verdict = field::maySetOutNow(battle(), unit);
    return !verdict && canDoATask(battle(), unit) ? Verdict() : verdict;
}

void MoveTool::findMovable() {
    movable_.clear();
    for (const UnitId unit : battle().unitIds()) {
        if (mayMove(unit)) movable_.push_back(unit);
    }
    scene_.units().offer({movable_.begin(), movable_.end()});
}

QString MoveTool::hint() const {
    if (movable_.empty()) return tr("No unit can move now. End the phase.");
    if (group_.isActive()) return groupHint();
    if (unit_) return unitHint();
    return movable_.size() == 1 ? tr("Pick the unit to move (Tab).")
                                : tr("Pick a unit to move (Tab for the next one), or several with Shift.");
}

QString MoveTool::groupHint() const {
    const bool charges = group_.draft().charges();
    if (groupHeld_ && charges) return tr("Release, then Enter to charge; Escape cancels.");
    const bool breaksUp = group_.draft().leavesSomeBehind();
    if (groupHeld_ && breaksUp) return tr("Some cannot: release, then Enter moves the rest.");
    if (groupHeld_) return tr("Release, then Enter moves them; Escape cancels.");
    if (charges) return tr("Enter moves and charges, Escape cancels.");
    if (breaksUp) return tr("Some cannot: Enter moves the rest, Escape cancels.");
    return group_.draft().isEmpty()
               ? tr("Drag one and all move; drag the knob or an end of the line to wheel.")
               : tr("Enter moves, Escape cancels.");
}

QString MoveTool::unitHint() const {
    if (engaged_.isActive()) {
        return engaged_.proposed() ? tr("Enter confirms, Escape cancels.")
                                   : tr("Click a marker or a spot for one, drag the card straight back to "
                                        "withdraw, or pick an action from the list.");
    }
    if (battle().unit(*unit_).climb) return tr("It keeps climbing by itself, or climbs down with V.");
    if (draft_.isEmpty()) {
        return tr(
            "Drag the card to advance or slide, a corner to pivot, the knob to turn; or use the arrow keys.");
    }
    return tr("Enter moves, Backspace undoes the last step, Escape cancels.");
}

void MoveTool::pick(std::optional<UnitId> unit) {
    group_.setUnits({});
    engaged_.setUnit(std::nullopt);
    unit_ = unit;
    reach_.reset();
    siegeMoves_.reset();
    grip_ = Grip::none;
    if (unit_ && mayMove(*unit_)) {
        if (only_.empty() && field::isEngaged(battle(), *unit_)) engaged_.setUnit(unit_);
        draft_ = field::MoveDraft(battle(), *unit_);
    } else if (unit_) {
        unit_.reset();
    }
    scene_.select(unit);
    changed();
}

void MoveTool::pickAll() {
    std::vector<UnitId> units = movable_;
    std::erase_if(units, [this](UnitId it) { return field::isEngaged(battle(), it); });
    pickGroup(std::move(units));
}

void MoveTool::pickGroup(std::vector<UnitId> units) {
    if (units.size() < 2) return pick(units.empty() ? std::nullopt : std::optional(units.front()));
    unit_.reset();
    engaged_.setUnit(std::nullopt);
    grip_ = Grip::none;
    scene_.select(std::nullopt);
    group_.setUnits(std::move(units));
    changed();
}

void MoveTool::togglePick(UnitId unit) {
    if (const Verdict verdict = mayMove(unit); !verdict) {
        Q_EMIT session_.refused(verdict.error());
        return;
    }
    if (field::isEngaged(battle(), unit)) return pick(unit);
    std::vector<UnitId> units = group_.draft().units();
    if (unit_ && !engaged_.isActive()) units = {*unit_};
    if (std::erase(units, unit) == 0) units.push_back(unit);
    pickGroup(std::move(units));
}

void MoveTool::pickNext() {
    if (movable_.empty()) return pick(std::nullopt);
    const auto now = unit_ ? std::ranges::find(movable_, *unit_) : movable_.end();
    pick(now == movable_.end() || now + 1 == movable_.end() ? movable_.front() : *(now + 1));
}

void MoveTool::makeMove() {
    if (group_.isActive()) return makeGroupMove();
    if (engaged_.isActive()) return makeEngagedMove();
    if (!unit_ || draft_.isEmpty()) return;
    if (!draft_.plan()) {
        Q_EMIT session_.refused(draft_.plan().error());
        return;
    }
    const field::Move move = draft_.move();
    unit_.reset();
    draw();
    session_.answer(move);
}

void MoveTool::change(const std::function<void(EngagedMover&)>& action) {
    action(engaged_);
    changed();
}

void MoveTool::makeEngagedMove() {
    const auto answer = engaged_.answer();
    if (!answer) return;
    if (!engaged_.plan()) {
        Q_EMIT session_.refused(engaged_.plan().error());
        return;
    }
    engaged_.setUnit(std::nullopt);
    unit_.reset();
    draw();
    session_.answer(*answer);
}

/// Gives one answer per unit, undone together.
void MoveTool::makeGroupMove() {
    if (group_.draft().isEmpty()) return;
    std::vector<field::Answer> answers;
    for (const field::Move& move : group_.draft().moves()) answers.emplace_back(move);
    if (answers.empty()) {
        const Refusal why = group_.draft().members().front().plan.error();
        group_.clear();
        changed();
        Q_EMIT session_.refused(why);
        return;
    }
    group_.setUnits({});
    draw();
    session_.answerAll(answers);
}

void MoveTool::takeBackStep() {
    if (group_.isActive()) {
        group_.clear();
        return changed();
    }
    if (engaged_.isActive()) return change([](EngagedMover& it) { it.clear(); });
    if (!unit_) return;
    draft_.takeBack(battle());
    changed();
}

void MoveTool::cancel() {
    if (group_.isActive() && !group_.draft().isEmpty()) return takeBackStep();
    const bool begun = engaged_.isActive() ? engaged_.proposed().has_value() : !draft_.isEmpty();
    if (unit_ && begun) return pick(unit_);
    pick(std::nullopt);
}

void MoveTool::toggleMarch() {
    if (group_.isActive()) {
        group_.toggleMarch();
        return changed();
    }
    if (!unit_) return;
    const bool marches = draft_.move().gait == field::Gait::forcedMarch;
    draft_.setGait(battle(), marches ? field::Gait::regular : field::Gait::forcedMarch);
    changed();
}

void MoveTool::toggle(const field::Maneuver& maneuver) {
    if (!unit_) return;
    draft_.toggle(battle(), maneuver);
    changed();
}

std::vector<ManeuverOffer> MoveTool::offers() const {
    return unit_ ? maneuverOffers(battle(), draft_) : std::vector<ManeuverOffer>();
}

std::vector<ManeuverOffer> MoveTool::offersInFight() const {
    auto possible = offers();
    std::erase_if(possible, [](const ManeuverOffer& it) { return !it.maneuver || !it.plan; });
    return possible;
}

void MoveTool::takeInFight(const field::Maneuver& maneuver) {
    field::Move move;
    move.unit = *unit_;
    move.before = {maneuver};
    session_.answer(move);
}

namespace {

bool meets(const field::MoveDraft& draft) {
    return draft.move().charge && draft.plan() && draft.plan()->contact;
}

int wrapsAt(const field::Charge& charge, field::Flank side) {
    return side == field::Flank::left ? charge.wrapLeft : charge.wrapRight;
}

field::MoveDraft withWraps(const field::Battle& battle,
                           field::MoveDraft draft,
                           field::Flank side,
                           int wraps) {
    const field::Charge& charge = *draft.move().charge;
    const bool isLeft = side == field::Flank::left;
    draft.setWraps(battle, isLeft ? wraps : charge.wrapLeft, isLeft ? charge.wrapRight : wraps);
    return draft;
}

/// The same charge with one more section round that side, if possible.
std::optional<field::MoveDraft> wrappedFarther(const field::Battle& battle,
                                               const field::MoveDraft& draft,
                                               field::Flank side) {
    field::MoveDraft more = withWraps(battle, draft, side, wrapsAt(*draft.move().charge, side) + 1);
    const bool grew =
        meets(more) && more.plan()->contact->envelops.size() > draft.plan()->contact->envelops.size();
    return grew ? std::optional(std::move(more)) : std::nullopt;
}

}  // namespace

Verdict MoveTool::mayWrap(field::Flank side) const {
    if (!meets(draft_)) return refuse("CHG-13"_rule);
    const bool hasSome = wrapsAt(*draft_.move().charge, side) > 0;
    return allowIf(hasSome || wrappedFarther(battle(), draft_, side), "GEO-18"_rule);
}

std::vector<MoveTool::MarkerPlace> MoveTool::markerPlaces() const {
    std::vector<MarkerPlace> places;
    if (!meets(draft_)) return places;
    const auto& there = draft_.plan()->contact->envelops;
    const Pose& enemy = battle().unit(draft_.plan()->contact->target).pose;
    for (const field::Flank side : {field::Flank::left, field::Flank::right}) {
        const auto farther = wrappedFarther(battle(), draft_, side);
        if (!farther) continue;
        for (const field::EnvelopMarker& it : farther->plan()->contact->envelops) {
            if (std::ranges::count(there, it) != 0) continue;
            const auto square = geometry::markerSquare(enemy, field::cardSize, it.section);
            places.push_back({side, scene_.coordinates().toScene(square)});
        }
    }
    return places;
}

void MoveTool::wrapMore(field::Flank side) {
    if (draft_.move().at) return wrapRoundTower(side);
    if (!meets(draft_)) return;
    if (const Verdict verdict = mayWrap(side); !verdict) {
        Q_EMIT session_.refused(verdict.error());
        return;
    }
    const auto farther = wrappedFarther(battle(), draft_, side);
    draft_ = farther ? *farther : withWraps(battle(), draft_, side, 0);
    changed();
}

std::optional<field::MoveDraft> MoveTool::chargeOnOtherSide() const {
    if (!meets(draft_)) return std::nullopt;
    const Edge now = draft_.plan()->contact->side;
    for (int turn = 1; turn != 4; ++turn) {
        field::MoveDraft other = draft_;
        other.setSide(battle(), static_cast<Edge>((static_cast<int>(now) + turn) % 4));
        if (other.plan()) return other;
    }
    return std::nullopt;
}

void MoveTool::takeOtherSide() {
    if (!meets(draft_)) return;
    const auto other = chargeOnOtherSide();
    if (!other) {
        Q_EMIT session_.refused(Refusal{"CHG-09"_rule, {}, {}});
        return;
    }
    draft_ = *other;
    changed();
}

QString MoveTool::toolTip(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    if (!unit || battle().owner(*unit) != battle().active) return {};
    if (std::ranges::count(movable_, *unit) > 0) return {};
    const Verdict verdict = mayMove(*unit);
    return verdict ? QString() : sentence(verdict.error());
}

QString MoveTool::unfinished() const {
    if (engaged_.isActive() ? engaged_.proposed().has_value() : unit_ && !draft_.isEmpty())
        return tr("Your move for %1 is not made yet.").arg(unitName(battle(), *unit_));
    if (group_.isActive() && !group_.draft().isEmpty()) return tr("Your moves are not made yet.");
    // Engaged units normally stay where they are, so they do not count.
    std::vector<UnitId> free = movable_;
    std::erase_if(free, [this](UnitId unit) { return field::isEngaged(battle(), unit); });
    if (free.empty()) return {};
    if (free.size() > 1)
        return tr("%1 can still move.")
            .arg(counted(std::ssize(free), plural("Words", "%n units", "%n unit")));
    return tr("%1 can still move.").arg(unitName(battle(), free.front()));
}

void MoveTool::fillMenu(QMenu& menu) {
    const auto unit = scene_.selected();
    if (!unit || battle().owner(*unit) != battle().active) return;
    if (const Verdict verdict = mayMove(*unit); !verdict) {
        menu.addAction(sentence(verdict.error()))->setEnabled(false);
        menu.addSeparator();
        return;
    }
    if (unit_ != unit) pick(unit);
    if (engaged_.isActive()) return fillEngagedMenu(menu);
    for (const ManeuverOffer& offer : offers()) {
        QAction* action =
            menu.addAction(QStringLiteral("%1 (%2)\t%3").arg(offer.name, offer.remark(), offer.key));
        action->setCheckable(true);
        action->setChecked(offer.isChosen);
        action->setEnabled(offer.plan.has_value() || offer.isChosen);
        action->setToolTip(offer.explanation());
        connect(action, &QAction::triggered, this, [this, offer] {
            if (offer.maneuver) return toggle(*offer.maneuver);
            toggleMarch();
        });
    }
    menu.addSeparator();
    fillStructureMenu(menu);
    if (draft_.isEmpty()) return;
    menu.addAction(draft_.move().charge ? tr("Charge!") : tr("Make the move"), this, &MoveTool::makeMove)
        ->setEnabled(draft_.plan().has_value());
    menu.addAction(tr("Start again"), this, &MoveTool::cancel);
    menu.addSeparator();
}

void MoveTool::fillEngagedMenu(QMenu& menu) {
    const auto add = [&](const QString& name, const QString& key, const Verdict& verdict,
                         const std::function<void(EngagedMover&)>& act) {
        const QString rule =
            verdict ? QString() : QStringLiteral(" (%1)").arg(inQt(verdict.error().rule.text()));
        QAction* action = menu.addAction(name + rule + QLatin1Char('\t') + key);
        action->setEnabled(verdict.has_value());
        if (!verdict) action->setToolTip(sentence(verdict.error()));
        connect(action, &QAction::triggered, this, [this, act] { change(act); });
    };
    using field::ChangeOfFront;
    using field::Flank;
    add(tr("Envelop left"), QStringLiteral("["), engaged_.mayWrap(Flank::left),
        [](EngagedMover& it) { it.wrapMore(Flank::left); });
    add(tr("Envelop right"), QStringLiteral("]"), engaged_.mayWrap(Flank::right),
        [](EngagedMover& it) { it.wrapMore(Flank::right); });
    add(tr("Take all markers off"), QStringLiteral("T"), engaged_.mayRemove(),
        [](EngagedMover& it) { it.removeAllMarkers(); });
    add(tr("Turn left"), QStringLiteral("A"), engaged_.mayTurn(ChangeOfFront::left),
        [](EngagedMover& it) { it.turn(ChangeOfFront::left); });
    add(tr("Turn right"), QStringLiteral("D"), engaged_.mayTurn(ChangeOfFront::right),
        [](EngagedMover& it) { it.turn(ChangeOfFront::right); });
    add(tr("Turn about"), QStringLiteral("X"), engaged_.mayTurn(ChangeOfFront::about),
        [](EngagedMover& it) { it.turn(ChangeOfFront::about); });
    add(tr("Withdraw"), tr("Down"), engaged_.mayWithdraw(), [](EngagedMover& it) { it.withdrawBy(0.5_du); });
    add(tr("Retreat"), QStringLiteral("R"), engaged_.mayRetreat(), [](EngagedMover& it) { it.retreat(); });
    for (const ManeuverOffer& offer : offersInFight()) {
        const QAction* action = menu.addAction(offer.name + QLatin1Char('\t') + offer.key);
        connect(action, &QAction::triggered, this, [this, offer] { takeInFight(*offer.maneuver); });
    }
    menu.addSeparator();
}

/// From the viewer's battle: a face-down enemy is not counted as an attacker, because its abilities are
/// unknown, but it is a possible target.
void MoveTool::lookAhead() {
    rest_.stop();
    outlook_.reset();
    group_.lookAhead();
    chargeOdds_.reset();
    if (!unit_ || engaged_.isActive() || draft_.isEmpty() || !draft_.plan()) return;
    const field::Battle after = field::afterMove(battle(), draft_.move());
    const auto& contact = draft_.plan()->contact;
    if (!contact) {
        outlook_ = field::outlookOf(after, *unit_);
    } else if (battle().unit(contact->target).type != field::hiddenType &&
               field::areEngaged(after, *unit_, contact->target)) {
        chargeOdds_ = field::meleeOdds(after, {*unit_, contact->target});
    }
}

/// The results referred to another end of the move.
void MoveTool::forgetOutlook() {
    outlook_.reset();
    chargeOdds_.reset();
    group_.forgetOutlooks();
    rest_.start();
}

void MoveTool::rested() {
    lookAhead();
    draw();
    Q_EMIT offerChanged();
}

void MoveTool::changed() {
    lookAhead();
    draw();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

}  // namespace vallum::app
