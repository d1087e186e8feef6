// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/move_tool.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/table_scene.h"
#include "field/tools/offer.h"
#include "language/texts.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMenu>

#include <vallum/field/queries/only_answer.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::app {

namespace {

constexpr int restsAfter = 120;  // milliseconds; longer than the pauses in a continuous drag

}  // namespace

MoveTool::MoveTool(FieldSession& session, TableScene& scene, std::vector<UnitId> only, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      only_(std::move(only)),
      picked_(session, scene, only_) {
    rest_.setSingleShot(true);
    rest_.setInterval(restsAfter);
    connect(&rest_, &QTimer::timeout, this, [this] {
        lookAhead();
        draw();
        Q_EMIT offerChanged();
    });
    connect(&session_, &Session::happened, &rest_, &QTimer::stop);
    connect(&session_, &Session::replaced, &rest_, &QTimer::stop);
    connect(&picked_, &PickedUnits::changed, this, &MoveTool::changed);
    for (const UnitId unit : session_.battle().unitsOnTable()) {
        if (picked_.mayMove(unit)) movable_.push_back(unit);
    }
    scene_.units().offer({movable_.begin(), movable_.end()});
    const auto selected = scene_.selected();
    if (movable_.size() == 1 && !only_.empty()) {
        picked_.pick(movable_.front());
    } else if (selected && std::ranges::count(movable_, *selected) > 0) {
        picked_.pick(selected);
    }
}

void MoveTool::leave() {
    rest_.stop();
    scene_.underCards().clear();
    scene_.overCards().clear();
    scene_.units().highlight({});
    scene_.units().offer({});
}

QString MoveTool::hint() const {
    if (endsTurn()) return tr("No more moves this turn. Undo one, or end the turn.");
    if (movable_.empty()) return tr("No unit can move now. End the phase.");
    if (const Mover* it = picked_.mover()) return it->hint();
    return movable_.size() == 1 ? tr("Pick the unit to move (Tab).")
                                : tr("Pick a unit to move (Tab for the next one), or several with Shift.");
}

bool MoveTool::endsTurn() const { return movable_.empty() && field::endsTheTurn(session_.battle()); }

// ------------------------------------------------------------------- picking

void MoveTool::togglePick(UnitId unit) {
    if (const Verdict verdict = picked_.toggle(unit); !verdict) Q_EMIT session_.refused(verdict.error());
}

Text MoveTool::remaining() const {
    const auto free = withoutEngaged(session_.battle(), movable_);
    return free.empty() ? Text() : phrase("Phase bar", "%1 left")(std::ssize(free));
}

void MoveTool::pickNext() {
    if (movable_.empty()) return picked_.pick(std::nullopt);
    const auto now = unit() ? std::ranges::find(movable_, *unit()) : movable_.end();
    const UnitId next = now == movable_.end() || now + 1 == movable_.end() ? movable_.front() : *(now + 1);
    picked_.pending() == Mover::Pending::nothing ? picked_.pick(next) : static_cast<void>(finishFor(next));
}

bool MoveTool::finishFor(UnitId next) {
    if (picked_.pending() == Mover::Pending::commitment) {
        Q_EMIT warned(tr("%1 Enter confirms, Escape cancels.").arg(unfinished()));
        return false;
    }
    const auto selected = scene_.selected();
    scene_.select(next);
    if (!makeMove()) return scene_.select(selected), false;
    // Something may have come up on the way.
    const OpenFieldQuestion* question = session_.question();
    return question != nullptr && (std::holds_alternative<field::ChooseMove>(question->question) ||
                                   std::holds_alternative<field::ChooseSkirmishMove>(question->question));
}

/// Whoever ends a question about certain units declines it.
bool MoveTool::makeDrawn() { return only_.empty() && makeMove(); }

bool MoveTool::makeMove() {
    if (picked_.pending() != Mover::Pending::move) return false;
    const std::size_t before = session_.live().answersGiven();
    picked_.mover()->makeMove();
    return session_.live().answersGiven() != before;
}

bool MoveTool::dropDrawn() {
    if (picked_.mover() == nullptr || !picked_.mover()->hasBegun()) return false;
    picked_.mover()->startAgain();
    return true;
}

void MoveTool::cancel() {
    Mover* mover = picked_.mover();
    mover != nullptr && mover->hasBegun() ? mover->startAgain() : picked_.pick(std::nullopt);
}

// --------------------------------------------------------------------- mouse

/// Otherwise a move that was drawn and not made would be lost with a click on the next unit.
bool MoveTool::makesWay(QPointF point, Qt::KeyboardModifiers keys) {
    const auto unit = scene_.unitAt(point);
    if (picked_.pending() == Mover::Pending::nothing || !unit || keys.testFlag(Qt::ShiftModifier))
        return true;
    if (picked_.has(*unit) || std::ranges::count(movable_, *unit) == 0) return true;
    if (!engaged().isActive() && picked_.mover()->confirmsAt(point)) return true;
    return finishFor(*unit);
}

bool MoveTool::press(QPointF point, Qt::KeyboardModifiers keys) {
    picking_ = {};
    if (keys.testFlag(Qt::ShiftModifier) && only_.empty() && !single().hasHandleAt(point)) {
        picking_.press(point, scene_.unitAt(point));
        return true;
    }
    return grab(point, keys);
}

bool MoveTool::grab(QPointF point, Qt::KeyboardModifiers keys) {
    pressed_ = point;
    if (Mover* it = picked_.mover(); it != nullptr && it->press(point, keys)) return true;
    const auto unit = scene_.unitAt(point);
    if (!unit) return false;
    // Others are only looked at while a move is drawn.
    const bool isDrawing = picked_.pending() != Mover::Pending::nothing;
    if (isDrawing && std::ranges::count(movable_, *unit) == 0) return scene_.select(unit), true;
    picked_.pick(unit);
    if (single().isActive()) picked_.single().grabCard(point);
    if (engaged().isActive()) picked_.engaged().press(point, keys);
    return true;
}

void MoveTool::drag(QPointF point, Qt::KeyboardModifiers keys) {
    if (picking_.isActive()) {
        if (const auto from = picking_.drag(point)) grab(*from, keys);
        if (picking_.isActive()) return draw();
    }
    Mover* mover = picked_.mover();
    if (mover == nullptr || !mover->isHeld()) return;
    if (mover->drag(point, keys)) {
        mover->forgetOutlook();
        rest_.start();
    }
    draw();
    // What is offered to a single unit takes long to compute and waits until its ghost rests.
    if (mover == &single()) return;
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

void MoveTool::release(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (picking_.isActive()) return endPicking(point);
    Mover* mover = picked_.mover();
    if (mover == nullptr) return explainStuck(point);
    if (!mover->isHeld()) return;
    mover->release();
    // A click on one of several picks it alone.
    const auto unit = scene_.unitAt(point);
    if (unit && mover == &group() && !group().hasBegun() && isClick(pressed_, point)) picked_.pick(unit);
}

void MoveTool::endPicking(QPointF point) {
    const PickGesture picking = std::exchange(picking_, {});
    const auto frame = picking.frame(point);
    if (!frame) return picking.unit() ? togglePick(*picking.unit()) : void();
    std::vector<UnitId> units = movable_;
    std::erase_if(units, [&](UnitId unit) {
        const geometry::Point& center = session_.battle().unit(unit).pose.center;
        return !frame->contains(scene_.coordinates().toScene(center));
    });
    picked_.pickAll(std::move(units));
}

void MoveTool::doubleClick(QPointF point) {
    if (Mover* it = picked_.mover(); it != nullptr && it->confirmsAt(point)) it->makeMove();
}

/// A dragged unit that stays where it is does not do so in silence.
void MoveTool::explainStuck(QPointF draggedTo) {
    const auto unit = scene_.unitAt(pressed_);
    const field::Battle& battle = session_.battle();
    if (!unit || isClick(pressed_, draggedTo) || battle.owner(*unit) != battle.active) return;
    if (const Verdict verdict = picked_.mayMove(*unit); !verdict) Q_EMIT session_.refused(verdict.error());
}

// ------------------------------------------------------------- keys and menu

bool MoveTool::key(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Tab) return pickNext(), true;
    if (event.matches(QKeySequence::SelectAll) && only_.empty()) return picked_.pickAll(movable_), true;
    if (event.modifiers().testFlag(Qt::ControlModifier)) return false;
    Mover* mover = picked_.mover();
    if (mover == nullptr) return false;
    switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: return mover->makeMove(), true;
        case Qt::Key_Escape: return cancel(), true;
        default: break;
    }
    if (mover->key(event)) return true;
    if (event.key() != Qt::Key_Backspace) return false;
    cancel();
    return true;
}

void MoveTool::fillMenu(QMenu& menu) {
    const auto unit = scene_.selected();
    const field::Battle& battle = session_.battle();
    if (!unit || battle.owner(*unit) != battle.active) return;
    if (const Verdict verdict = picked_.mayMove(*unit); !verdict) {
        menu.addAction(sentence(verdict.error()))->setEnabled(false);
        menu.addSeparator();
        return;
    }
    if (this->unit() != unit && picked_.pending() == Mover::Pending::nothing) picked_.pick(unit);
    if (this->unit() == unit) picked_.mover()->fillMenu(menu);
}

void MoveTool::fill(Offer& offer) {
    offer.putTextAbove();
    if (endsTurn()) offer.proposeEnd(tr("End the turn"));
    Mover* const it = picked_.mover();
    if (it == nullptr) return;
    // A question about one unit names it.
    if (only_.size() != 1) offer.setTitle(picked_.title());
    it->fill(offer);
}

QString MoveTool::toolTip(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    const field::Battle& battle = session_.battle();
    if (!unit || battle.owner(*unit) != battle.active) return {};
    if (std::ranges::count(movable_, *unit) > 0) return {};
    const Verdict verdict = picked_.mayMove(*unit);
    return verdict ? QString() : sentence(verdict.error());
}

/// Engaged units normally stay where they are.
bool MoveTool::hasMore() const { return !withoutEngaged(session_.battle(), movable_).empty(); }

QString MoveTool::unfinished() const {
    const field::Battle& battle = session_.battle();
    if (group().hasBegun()) return tr("Your moves are not made yet.");
    if (picked_.mover() != nullptr && picked_.mover()->hasBegun())
        return tr("Your move for %1 is not made yet.").arg(unitName(battle, *unit()));
    // Engaged units normally stay where they are, so they do not count.
    const std::vector<UnitId> free = withoutEngaged(battle, movable_);
    if (free.empty()) return {};
    if (free.size() > 1)
        return counted(std::ssize(free),
                       plural("MoveTool", "%n units can still move.", "%n unit can still move."));
    return tr("%1 can still move.").arg(unitName(battle, free.front()));
}

// ------------------------------------------------------------ what is shown

void MoveTool::lookAhead() {
    rest_.stop();
    if (Mover* it = picked_.mover()) it->lookAhead();
}

void MoveTool::draw() {
    scene_.underCards().clear();
    scene_.overCards().clear();
    picking_.draw(scene_);
    if (Mover* it = picked_.mover()) it->draw();
}

void MoveTool::changed() {
    lookAhead();
    draw();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

}  // namespace vallum::app
