// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/phase_bar.h"

#include "art/faces.h"
#include "field/panels/loss_gauge.h"
#include "field/session/field_session.h"
#include "field/table/looks.h"
#include "field/table/tool.h"
#include "field/words/purpose_text.h"
#include "language/texts.h"
#include "panels/phase_strip.h"
#include "panels/side_shield.h"
#include "room/house_style.h"
#include "room/menu_button.h"
#include "settings/table_keys.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace vallum::app {

namespace {

/// In the order of field::Phase.
std::vector<PhaseStrip::Phase> phasesOfTurn() {
    using field::Phase;
    return {{PhaseBar::tr("Orders"), art::Icon::activation, purposeOf(Phase::activation)},
            {PhaseBar::tr("Movement"), art::Icon::movement, purposeOf(Phase::movement)},
            {PhaseBar::tr("Shooting"), art::Icon::rangedAttack, purposeOf(Phase::rangedAttack)},
            {PhaseBar::tr("Skirmish"), art::Icon::skirmishers, purposeOf(Phase::skirmishers)},
            {PhaseBar::tr("Melee"), art::Icon::melee, purposeOf(Phase::melee)},
            {PhaseBar::tr("Flight"), art::Icon::flight, purposeOf(Phase::flight)},
            {PhaseBar::tr("End"), art::Icon::endOfTurn, purposeOf(Phase::endOfTurn)}};
}

}  // namespace

PhaseBar::PhaseBar(FieldSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      shield_(new SideShield),
      side_(new QLabel),
      turn_(new QLabel),
      phases_(new PhaseStrip(phasesOfTurn())),
      losses_(new LossGauge),
      warning_(new QLabel),
      undo_(new QPushButton(tr("Undo"))),
      next_(new QPushButton(tr("&Next unit"))),
      end_(new QPushButton(tr("End phase"))),
      menu_(new MenuButton) {
    side_->setTextFormat(Qt::PlainText);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addStretch();
    names->addWidget(side_);
    names->addWidget(turn_);
    names->addStretch();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 5, 8, 6);
    row->setSpacing(8);
    row->addWidget(shield_);
    row->addLayout(names);
    row->addWidget(phases_, 1);
    row->addWidget(losses_);
    row->addWidget(warning_);
    for (QPushButton* button : {undo_, next_, end_}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setRank(*button, button == end_ ? Rank::main : Rank::onBar);
        row->addWidget(button);
    }
    row->addWidget(menu_);
    end_->installEventFilter(this);
    warning_->hide();
    setKeys({}, {});
    setFonts();
    connect(undo_, &QPushButton::clicked, this, &PhaseBar::undoWanted);
    connect(next_, &QPushButton::clicked, this, &PhaseBar::nextUnitWanted);
    connect(end_, &QPushButton::clicked, this, &PhaseBar::endPhaseWanted);
    connect(&session_, &Session::asked, this, [this] { refresh(); });
    connect(&session_, &Session::replaced, this, [this] { showAsIn(nullptr); });
    refresh();
}

void PhaseBar::setFonts() {
    const auto inked = [](QLabel& label, const QFont& font, const QColor& ink) {
        label.setFont(font);
        QPalette palette = label.palette();
        palette.setColor(QPalette::WindowText, ink);
        label.setPalette(palette);
    };
    inked(*side_, art::font(art::Face::serif, art::Type::heading), roomColors().barInk);
    inked(*turn_, art::font(art::Face::sans, art::Type::note), roomColors().barQuiet);
    inked(*warning_, art::font(art::Face::sans, art::Type::note), roomColors().brass);
    // A fixed width keeps the phases in place while orders are counted.
    const QString longest = QStringLiteral("%1 · %2").arg(
        tr("Turn %1").arg(88), counted(8, plural("Words", "%n orders", "%n order")));
    turn_->setMinimumWidth(turn_->fontMetrics().horizontalAdvance(longest));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    end_->setFont(bold);
}

void PhaseBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        setFonts();
        fitWidth();
    }
}

/// Ignores double clicks, so that they end only one phase.
bool PhaseBar::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

/// Buttons that also have a menu entry and a key go first when space is short.
void PhaseBar::fitWidth() {
    const int letter = fontMetrics().averageCharWidth();
    const bool isWide = width() > letter * 190;
    const bool isNarrow = width() < letter * 95;
    undo_->setVisible(!isNarrow);
    next_->setVisible(!isNarrow && width() >= widthWithAllButtons());
    if (std::exchange(isNarrow_, isNarrow) != isNarrow) refresh();
    setKeyShown(*next_, isWide ? next_->property("key").toString() : QString());
    setKeyShown(*end_, isWide ? end_->property("key").toString() : QString());
}

/// With the name of the current phase.
int PhaseBar::widthWithAllButtons() const {
    const QMargins edges = layout()->contentsMargins();
    int needed = edges.left() + edges.right() +
                 std::max(side_->sizeHint().width(), turn_->sizeHint().width()) + phases_->widthToNameOne() +
                 layout()->spacing();
    for (const QWidget* it :
         std::initializer_list<const QWidget*>{shield_, losses_, undo_, next_, end_, menu_})
        needed += it->sizeHint().width() + layout()->spacing();
    return needed;
}

void PhaseBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitWidth();
    // Where the remark of the phase is told depends on the room for it.
    layout()->activate();
    refresh();
}

/// Only as wide as what cannot be left out.
QSize PhaseBar::minimumSizeHint() const {
    const int needed = shield_->sizeHint().width() + side_->sizeHint().width() +
                       phases_->minimumSizeHint().width() + losses_->minimumSizeHint().width() +
                       end_->sizeHint().width() + menu_->width();
    return {std::min(needed, 400), QWidget::minimumSizeHint().height()};
}

void PhaseBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QLinearGradient wood(0, 0, 0, height());
    wood.setColorAt(0, roomColors().bar.lighter(125));
    wood.setColorAt(1, roomColors().bar);
    painter.fillRect(rect(), wood);
    painter.fillRect(QRect(0, height() - 2, width(), 2), roomColors().barEdge);
}

void PhaseBar::setMenu(QMenu* menu) { menu_->offer(menu); }

void PhaseBar::setUndo(bool isPossible, const QString& words) {
    undo_->setEnabled(isPossible);
    undo_->setToolTip(words);
}

void PhaseBar::warn(const QString& words, const QString& why) {
    warning_->setText(words);
    warning_->setToolTip(why);
    warning_->setVisible(!words.isEmpty());
}

void PhaseBar::setKeys(const QString& next, const QString& end) {
    next_->setToolTip(withKey(tr("Go to the next unit that can still act"), next));
    end_->setToolTip(withKey(tr("End this phase"), end));
    next_->setProperty("key", next);
    end_->setProperty("key", end);
    fitWidth();
}

QWidget* PhaseBar::endButton() const { return end_; }

void PhaseBar::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    refresh();
}

void PhaseBar::setTool(Tool* tool) {
    tool_ = tool;
    refresh();
}

void PhaseBar::showAsIn(const field::Battle* before) {
    before_ = before == nullptr ? std::nullopt : std::optional(*before);
    refresh();
}

void PhaseBar::refresh() {
    setVisible(session_.hasBattle());
    if (!session_.hasBattle()) return;
    const field::Battle& battle = before_ ? *before_ : session_.battle();
    const bool fighting = battle.stage == field::Stage::fighting;
    const bool isOver = battle.outcome.has_value();
    const Seat shown = isOver ? battle.outcome->winner.value_or(battle.active) : battle.active;
    const art::Side side = lookOfSide(shown);
    const art::SideShades shades = palette_.shadesOf(side.color);
    side_->setText(inData(battle.side(shown).name));
    QString words = tr("Setting up");
    if (fighting) words = tr("Turn %1").arg(battle.turn);
    const int orders = battle.player(battle.active).ordersPlayed;
    const bool isNamed = !isNarrow_;
    if (fighting && !isNamed)
        words = phases_->nameOf(static_cast<int>(battle.phase));
    else if (fighting && orders > 0)
        words =
            QStringLiteral("%1 · %2").arg(words, counted(orders, plural("Words", "%n orders", "%n order")));
    if (isOver) words = tr("The battle is over");
    const QString remark = tool_ ? inQt(tool_->remaining()) : QString();
    phases_->show(fighting ? std::optional(static_cast<int>(battle.phase)) : std::nullopt, shades.base,
                  remark);
    if (fighting && !isNarrow_ && !remark.isEmpty() && !phases_->showsRemark())
        words = QStringLiteral("%1 · %2").arg(tr("Turn %1").arg(battle.turn), remark);
    if (!fighting && !remark.isEmpty()) words = QStringLiteral("%1 · %2").arg(words, remark);
    turn_->setText(words);
    turn_->setToolTip(fighting ? tr("Turn %1; orders played so far: %2").arg(battle.turn).arg(orders)
                               : QString());
    shield_->show(side, shades);
    phases_->setVisible(fighting);
    losses_->show(battle, palette_);
    losses_->setVisible(fighting || isOver);
    const bool isAsked = session_.question() != nullptr;
    const Verdict mayEnd = isAsked ? session_.wouldAccept(field::PhaseDone{}) : Verdict();
    // Otherwise a click says why not yet.
    const bool canEnd = isAsked && (mayEnd || mayEnd.error().hindrance != Hindrance::anotherQuestion);
    end_->setEnabled(canEnd);
    setRank(*end_, canEnd ? Rank::main : Rank::onBar);
    end_->setVisible(fighting);
    next_->setEnabled(tool_ && tool_->hasNext());
}

}  // namespace vallum::app
