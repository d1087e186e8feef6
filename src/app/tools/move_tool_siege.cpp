// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/field_session.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/gestures.h"
#include "tools/move_tool.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMenu>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

using namespace geometry;

namespace {

/// How near the mouse must be to the foot of the wall for the unit to climb down.
constexpr Du belowTheWall = 0.6_du;

std::optional<field::Arrival> arrivalOf(const QString& key) {
    for (const auto what : {field::Arrival::lineUp, field::Arrival::occupy, field::Arrival::climb}) {
        if (keyOf(what) == key) return what;
    }
    return std::nullopt;
}

RuleId whereItStands(field::Arrival what) {
    switch (what) {
        case field::Arrival::lineUp: return "WAL-04"_rule;
        case field::Arrival::occupy: return "FOR-17"_rule;
        case field::Arrival::climb: return "ASL-02"_rule;
    }
    return {};
}

}  // namespace

std::vector<StructureOffer> MoveTool::structureOffers() const {
    return unit_ && !engaged_.isActive() ? app::structureOffers(battle(), draft_)
                                         : std::vector<StructureOffer>();
}

std::vector<TaskOffer> MoveTool::tasks() const {
    return unit_ && only_.empty() ? taskOffers(battle(), *unit_) : std::vector<TaskOffer>();
}

void MoveTool::take(const StructureOffer& offer) {
    if (const auto* pivot = std::get_if<Pivot>(&offer.what)) {
        draft_.tryStep(battle(), *pivot);
        draft_.keepStep();
    } else if (const auto* at = std::get_if<field::AtStructure>(&offer.what)) {
        draft_.setArrival(battle(), offer.isChosen ? std::nullopt : std::optional(*at));
    } else {
        draft_.setOut(battle(), offer.isChosen ? std::nullopt : std::optional(std::get<Pose>(offer.what)));
    }
    changed();
}

void MoveTool::doTask(const TaskOffer& task) {
    if (!task.verdict) {
        Q_EMIT session_.refused(task.verdict.error());
        return;
    }
    unit_.reset();
    draw();
    session_.answer(task.answer);
}

void MoveTool::toggleOnTop() {
    draft_.setUnder(battle(), !draft_.move().under);
    changed();
}

bool MoveTool::liesOnFriends() const {
    if (draft_.move().under) return true;  // it can be put on top again, wherever the move ends now
    if (!draft_.plan() || !draft_.plan()->overlaps) return false;
    return std::ranges::any_of(*draft_.plan()->overlaps, [this](const field::Overlap& it) {
        return it.top == unit_ || it.under == unit_;
    });
}

/// ASL-08: one more while there is room, then none.
void MoveTool::wrapRoundTower(field::Flank side) {
    if (!draft_.plan() || !field::isHighTower(battle().structure(draft_.move().at->structure).kind)) return;
    const auto wraps = [this] {
        return draft_.plan() ? field::afterMove(battle(), draft_.move()).unit(*unit_).wraps.size() : 0;
    };
    int left = draft_.move().at->wrapLeft;
    int right = draft_.move().at->wrapRight;
    const std::size_t before = wraps();
    int& more = side == field::Flank::left ? left : right;
    ++more;
    draft_.setWraps(battle(), left, right);
    if (wraps() <= before) {
        more = 0;
        draft_.setWraps(battle(), left, right);
    }
    changed();
}

bool MoveTool::structureKey(const QKeyEvent& event) {
    if (battle().structures.empty() && battle().setting->tiles.empty()) return false;
    const QString key = event.text().toUpper();
    if (key.isEmpty()) return false;
    if (key == QStringLiteral("I") && liesOnFriends()) return toggleOnTop(), true;
    for (const TaskOffer& task : tasks()) {
        if (task.key == key) return doTask(task), true;
    }
    return takeOfferOf(key) || goByKey(key);
}

/// If no structure is in contact, the key finds a way to the nearest one.
bool MoveTool::goByKey(const QString& key) {
    const auto what = arrivalOf(key);
    if (!what || battle().structures.empty()) return false;
    if (draft_.isEmpty()) {
        goTo([&](const field::AtStructure& at) { return at.what == *what; }, draft_.pose().center);
        draft_.keepStep();
    }
    if (!draft_.move().at) {
        Q_EMIT session_.refused(Refusal{whereItStands(*what)});
    } else {
        changed();
    }
    return true;
}

/// If there are several ways out, the key cycles through them, then none.
bool MoveTool::takeOfferOf(const QString& key) {
    std::vector<StructureOffer> offers = structureOffers();
    std::erase_if(offers, [&](const StructureOffer& it) { return it.key != key; });
    if (offers.empty()) return false;
    const auto chosen = std::ranges::find_if(offers, &StructureOffer::isChosen);
    if (chosen != offers.end() && chosen + 1 != offers.end()) {
        take(*(chosen + 1));
    } else if (offers.front().isPossible()) {
        take(chosen != offers.end() ? *chosen : offers.front());
    } else {
        Q_EMIT session_.refused(offers.front().plan.error());
    }
    return true;
}

/// Out on the mouse's side, then toward the mouse as far as the rules allow.
void MoveTool::dragOut(Point mouse) {
    const auto out = wayOutToward(battle(), *unit_, mouse);
    if (!out) return;
    draft_.setOut(battle(), out);
    draft_.keepStep();
    if (!draft_.plan()) return;
    const auto step = stepToward(*out, mouse, slide_);
    if (!step || lengthOf(*step) < 0.2_du) return;
    draft_.tryStep(battle(), *step);
    if (!draft_.plan()) draft_.dropTried(battle());
}

/// WAL-09: a drag past the wall that the unit stands on.
bool MoveTool::dragDown(Point mouse) {
    const field::Unit& unit = battle().unit(*unit_);
    if (battle().structures.empty() || unit.inside || from_ != unit.pose) return false;
    const auto below = wayOutToward(battle(), *unit_, mouse);
    if (!below || !isWithin(belowTheWall, below->center, mouse)) return false;
    draft_.setOut(battle(), below);
    return true;
}

/// If no straight step leads to a structure, a path that turns or slides first may.
void MoveTool::goTo(const std::function<bool(const field::AtStructure&)>& isWanted, Point near) {
    if (!siegeMoves_) siegeMoves_ = field::siegeMoves(battle(), *unit_);
    std::optional<field::Move> best;
    std::int64_t nearest = 0;
    for (const auto& [move, plan] : *siegeMoves_) {
        if (!move.at || !isWanted(*move.at)) continue;
        const std::int64_t far = distance(plan.end.center, near).raw();
        if (best && far >= nearest) continue;
        best = move;
        nearest = far;
    }
    if (best) draft_.tryMove(battle(), *best);
}

void MoveTool::dragCard(QPointF point) {
    const Point mouse = scene_.coordinates().toTable(point);
    const bool isStillInPlace = from_ == battle().unit(*unit_).pose;
    if (isStillInPlace && isDraggedOut(battle(), *unit_)) return dragOut(mouse);
    // The mouse may have come back from below the wall.
    if (isStillInPlace && draft_.move().out) draft_.setOut(battle(), std::nullopt);
    const Point center{from_.center.x + (mouse.x - grabbed_.x), from_.center.y + (mouse.y - grabbed_.y)};
    const auto step = stepToward(from_, center, slide_);
    if (step) {
        draft_.tryStep(battle(), *step);
    } else {
        draft_.dropTried(battle());
    }
    if (battle().structures.empty()) return;
    const auto wanted = scene_.structures().at(point);
    draft_.tryArrival(battle(), wanted);
    if (!wanted || !isStillInPlace || draft_.move().at) return;
    goTo(
        [&](const field::AtStructure& at) {
            return at.structure == *wanted && at.what != field::Arrival::climb;
        },
        mouse);
}

void MoveTool::fillStructureMenu(QMenu& menu) {
    const auto add = [&](const QString& name, const QString& key, const Verdict& verdict) {
        const QString rule =
            verdict ? QString() : QStringLiteral(" (%1)").arg(inQt(verdict.error().rule.text()));
        QAction* action = menu.addAction(name + rule + QLatin1Char('\t') + key);
        action->setEnabled(verdict.has_value());
        if (!verdict) action->setToolTip(sentence(verdict.error()));
        return action;
    };
    for (const StructureOffer& offer : structureOffers()) {
        const Verdict verdict = offer.isPossible() ? Verdict() : tl::unexpected(offer.plan.error());
        QAction* action = add(offer.name, offer.key, verdict);
        action->setCheckable(true);
        action->setChecked(offer.isChosen);
        connect(action, &QAction::triggered, this, [this, offer] { take(offer); });
    }
    for (const TaskOffer& task : tasks()) {
        connect(add(task.name, task.key, task.verdict), &QAction::triggered, this,
                [this, task] { doTask(task); });
    }
    if (!menu.isEmpty()) menu.addSeparator();
}

}  // namespace vallum::app
