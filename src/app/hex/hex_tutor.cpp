// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_tutor.h"

#include "hex/command_hand.h"
#include "hex/dice_sheet.h"
#include "hex/hex_desk.h"
#include "hex/hex_header.h"
#include "hex/hex_log.h"
#include "hex/hex_sheet.h"
#include "hex/hex_stage.h"
#include "hex/hex_table.h"
#include "hex/hex_texts.h"
#include "lessons/lesson_marks.h"
#include "panels/phase_strip.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>
#include <QPushButton>

#include <vallum/core/overloaded.h>
#include <vallum/hex/files/lesson_file.h>

namespace vallum::app {

namespace {

/// A child that covers its widget and is transparent to the mouse.
class Pane : public QWidget {
public:
    explicit Pane(QWidget& below) : QWidget(&below) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        below.installEventFilter(this);
    }

protected:
    virtual void settle() = 0;
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize) settle();
        return QWidget::eventFilter(watched, event);
    }
};

}  // namespace

/// Rings over the board.
class HexRings final : public Pane {
public:
    explicit HexRings(HexTable& table) : Pane(table), table_(table) {
        settle();
        hide();
    }
    void lie(const std::vector<QPointF>& places) {
        places_ = places;
        setVisible(!places_.empty());
        raise();
        update();
    }

protected:
    void settle() override { setGeometry(table_.rect()); }
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double radius = table_.map().hexWidth() * 0.54;
        const QTransform toPixels = table_.map().toPixels();
        for (const QPointF place : places_) {
            paintLessonRing(painter, toPixels.map(place), radius, 3);
        }
    }

private:
    HexTable& table_;
    std::vector<QPointF> places_;
};

/// A frame around a card in the hand. It is a child of the hand, so anything covering the card covers it too.
class CardFrame final : public Pane {
public:
    explicit CardFrame(CommandHand& hand) : Pane(hand), hand_(hand) {
        setObjectName(QStringLiteral("lessonCard"));
        hide();
    }
    void lieAt(std::string card, const hex::Battle* battle) {
        card_ = std::move(card);
        battle_ = battle;
        settle();
    }
    void setLit(bool isLit) {
        isLit_ = isLit;
        update();
    }

protected:
    void settle() override {
        const auto& cards = hand_.cards();
        const auto isIt = [&](CardId it) {
            return it != faceDown && battle_ != nullptr && battle_->card(it).id == card_;
        };
        const auto found = std::ranges::find_if(cards, isIt);
        setVisible(found != cards.end());
        if (found == cards.end()) return;
        constexpr int around = 4;
        const QRectF card = hand_.shownRectOf(static_cast<std::size_t>(found - cards.begin()));
        setGeometry(card.toAlignedRect().marginsAdded({around, around, around, around}));
    }
    /// Painting may have moved the cards.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) settle();
        return Pane::eventFilter(watched, event);
    }
    void paintEvent(QPaintEvent* /*event*/) override {
        if (!isLit_) return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF frame = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
        paintLessonFrame(painter, frame, 8, 2.5);
    }

private:
    CommandHand& hand_;
    const hex::Battle* battle_ = nullptr;
    std::string card_;
    bool isLit_ = true;
};

HexTutor::HexTutor(const Parts& parts, QObject* parent)
    : TutorOf(parts.session, parts.library, parent),
      parts_(parts),
      rings_(new HexRings(parts.desk.table())),
      card_(new CardFrame(parts.desk.hand())) {
    connect(&parts_.desk.table(), &HexTable::pressed, this, [this](hex::Hex hex) {
        const auto unit = session().hasBattle() ? session().battle().unitAt(hex) : std::nullopt;
        if (unit) Q_EMIT picked(*unit);
    });
}

FromFile<HexTutor::Loaded> HexTutor::load(const std::filesystem::path& lesson) const {
    return hex::loadLesson(lesson, library());
}

Seat HexTutor::learnerIn(const hex::Scenario& scenario) const {
    const auto& sides = scenario.setting->sides;
    const auto found = std::ranges::find(sides, taught().lesson.learner, &hex::Side::key);
    return found == sides.end() ? scenario.setting->first : found->seat;
}

Task HexTutor::taskFor(const hex::LessonAim& aim) const {
    if (std::holds_alternative<hex::aim::Count>(aim)) return Task::count;
    return std::holds_alternative<hex::aim::AwaitAttack>(aim) ? Task::watch : Task::act;
}

hex::LearnerView HexTutor::view() const {
    const Seat learner = learnerIn(session().record().scenario);
    const auto* open = session().question();
    const bool isAsked = open != nullptr && open->seat == learner;
    return {session().battle(), learner, isAsked ? &open->question : nullptr, session().history()};
}

StepProgress HexTutor::progressOf(std::size_t step) const {
    return hex::progressOf(stepAt(step).aim, view());
}

/// Enemy answers in the learner's turn, such as retreats, belong to the learner's attack.
bool HexTutor::letsOthersWait() const {
    return session().battle().active != learnerIn(session().record().scenario);
}

bool HexTutor::isMoot(std::size_t step, bool isBeginning) const {
    return hex::isMoot(stepAt(step), view(), isBeginning);
}

std::optional<int> HexTutor::numberIn(std::size_t step) const {
    const auto* count = std::get_if<hex::aim::Count>(&stepAt(step).aim);
    return count == nullptr ? std::nullopt : hex::numberOf(*count, session().history());
}

QString HexTutor::nameOf(UnitId unit) const { return nameIn(session().battle(), unit); }

// -------------------------------------------------------------------- pointing

std::vector<QPointF> HexTutor::placesIn(std::size_t step) const {
    std::vector<QPointF> all;
    if (!session().hasBattle()) return all;
    const BoardMap& map = parts_.desk.table().map();
    const QTransform toWidths = parts_.desk.table().map().toPixels().inverted();
    const auto add = [&](hex::Hex at) { all.push_back(toWidths.map(map.center(at))); };
    for (const hex::LessonPointer& point : stepAt(step).points) {
        std::visit(Overloaded{[&](const hex::pointer::Unit& it) {
                                  const hex::Unit& unit = session().battle().unit(it.unit);
                                  if (unit.isOnBoard()) add(unit.at);
                              },
                              [&](const hex::pointer::Place& it) { add(it.at); }, [](const auto&) {}},
                   point);
    }
    return all;
}

std::vector<QWidget*> HexTutor::widgetsOf(hex::pointer::Panel panel) const {
    HexDesk& desk = parts_.desk;
    switch (panel) {
        case hex::pointer::Panel::phases: return {&desk.header().phases()};
        case hex::pointer::Panel::endStep: return {&desk.header().endButton()};
        case hex::pointer::Panel::banners: {
            const auto& tracks = desk.header().tracks();
            return {tracks.begin(), tracks.end()};
        }
        case hex::pointer::Panel::sheet: return {&desk.sheet()};
        case hex::pointer::Panel::hand: return {&desk.hand()};
        case hex::pointer::Panel::log: return {&desk.log()};
        case hex::pointer::Panel::dice: return {&desk.dice()};
    }
    return {};
}

std::vector<QWidget*> HexTutor::partsIn(std::size_t step) {
    std::vector<QWidget*> all;
    parts_.desk.setKeepsDice(taskOf(step) == Task::count);
    for (const hex::LessonPointer& point : stepAt(step).points) {
        if (const auto* part = std::get_if<hex::pointer::WindowPart>(&point)) {
            std::ranges::copy(widgetsOf(part->panel), std::back_inserter(all));
        } else if (const auto* card = std::get_if<hex::pointer::Card>(&point)) {
            card_->lieAt(card->card, &session().battle());
        }
    }
    return all;
}

void HexTutor::mark(std::size_t step, bool /*showsWay*/) { rings_->lie(placesIn(step)); }

void HexTutor::showMarks(bool areShown) {
    rings_->setVisible(areShown);
    card_->setLit(areShown);
}

void HexTutor::stopPointing() {
    rings_->lie({});
    card_->lieAt({}, nullptr);
    parts_.desk.setKeepsDice(false);
}

void HexTutor::lead(std::optional<std::size_t> /*step*/, bool isOnEnter) {
    parts_.desk.sheet().setEnterTaken(isOnEnter);
}

void HexTutor::takeKeys(std::size_t step) {
    const bool isForCard = std::holds_alternative<hex::aim::Play>(stepAt(step).aim);
    QWidget* where = &parts_.desk.table();
    if (isForCard && parts_.desk.hand().isAsked()) where = &parts_.desk.hand();
    // Any reason but the usual one: on its own account the desk gives the keys to the hand.
    where->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace vallum::app
