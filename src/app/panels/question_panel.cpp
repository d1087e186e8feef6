// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/question_panel.h"

#include "art/faces.h"
#include "luck/dice_entry.h"
#include "numbers.h"
#include "panels/arrangement_form.h"
#include "panels/curtain_reason.h"
#include "panels/hand_panel.h"
#include "panels/unit_panel.h"
#include "room/house_style.h"
#include "rulebook/rule_links.h"
#include "table/looks.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/move_tool.h"
#include "tools/pick_tools.h"
#include "tools/setup_tools.h"
#include "widgets/plain_text.h"
#include "widgets/steady_scroll_area.h"
#include "widgets/wordy_button.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/points.h>
#include <vallum/field/words.h>
#include <vallum/players/field_players.h>

namespace vallum::app {

QuestionPanel::QuestionPanel(FieldSession& session, TableScene& scene, HandPanel& hand, QWidget* parent)
    : QWidget(parent),
      session_(session),
      scene_(scene),
      hand_(hand),
      title_(new QLabel),
      hint_(new QLabel),
      scroll_(new SteadyScrollArea),
      footer_(new QVBoxLayout),
      column_(new QVBoxLayout) {
    title_->setWordWrap(true);
    title_->setAccessibleName(tr("Question"));
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* inside = new QWidget;
    auto* words = new QVBoxLayout(inside);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(6);
    words->addWidget(hint_);
    words->addLayout(column_, 1);
    scroll_->setObjectName(QStringLiteral("questions"));
    scroll_->setAccessibleName(tr("What to do"));
    scroll_->setAccessibleDescription(tr("What to decide now, and the choices"));
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    // The scroll bar alone would need more than a short hint.
    scroll_->setMinimumHeight(fontMetrics().height());
    scroll_->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(10, 2, 10, 10);
    outer->setSpacing(6);
    outer->addWidget(title_);
    outer->addWidget(scroll_, 1);
    outer->addLayout(footer_);
    footer_->setSpacing(5);
    setMinimumWidth(170);
    setFonts();
    setAccessibleName(tr("What to do now"));
    // If space is short, buttons below the text must stay in place too.
    connect(scroll_->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        if (wordsAbove_) scroll_->verticalScrollBar()->setValue(most);
    });
    connect(&session_, &Session::replaced, this, &QuestionPanel::rebuild);
    connect(&session_, &Session::haltedChanged, this, [this] {
        if (session_.question() == nullptr) rebuild();
    });
    connect(&hand_, &HandPanel::cardClicked, this, &QuestionPanel::clicked);
    rebuild();
}

void QuestionPanel::setTool(Tool* tool) {
    tool_ = tool;
    rebuild();
    if (!tool_) return;
    connect(tool_, &Tool::hintChanged, this,
            [this] { setHint(tool_ ? verbatim(tool_->hint()) : QString()); });
    if (auto* place = qobject_cast<PlaceTool*>(tool))
        connect(place, &PlaceTool::unitPicked, this, &QuestionPanel::rebuild);
    if (auto* order = qobject_cast<OrderTool*>(tool)) {
        connect(order, &OrderTool::draftChanged, this, &QuestionPanel::rebuild);
        connect(order, &OrderTool::warned, this, &QuestionPanel::warn);
    }
    if (auto* shot = qobject_cast<ShotTool*>(tool))
        connect(shot, &ShotTool::shooterPicked, this, &QuestionPanel::rebuild);
    if (auto* combat = qobject_cast<CombatTool*>(tool))
        connect(combat, &CombatTool::picked, this, &QuestionPanel::rebuild);
    if (auto* move = qobject_cast<MoveTool*>(tool))
        connect(move, &MoveTool::draftChanged, this, &QuestionPanel::rebuild);
}

void QuestionPanel::setFonts() { title_->setFont(art::font(art::Face::serif, art::Type::heading)); }

void QuestionPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    setFonts();
    Q_EMIT heightChanged();
}

void QuestionPanel::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    settleProposed();
}

QColor QuestionPanel::colorOfAsked() const {
    const auto asked = session_.hasBattle() ? session_.askedSeat() : std::nullopt;
    if (!asked || *asked == chance) return {};
    return palette_.shadesOf(lookOfSide(*asked).color).base;
}

/// The text in the middle scrolls; everything else adds to the height.
int QuestionPanel::heightForWidth(int width) const {
    const QMargins around = layout()->contentsMargins();
    const int room = width - around.left() - around.right();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll_);
    const int spacing = layout()->spacing();
    int high = around.top() + around.bottom();
    if (!title_->text().isEmpty()) high += title_->heightForWidth(room) + spacing;
    high += scroll_->widget()->layout()->heightForWidth(room - bar) + spacing;
    if (footer_->count() > 0) high += footer_->heightForWidth(room);
    if (below_ && !below_->isHidden()) high += below_->sizeHint().height() + spacing;
    return high;
}

void QuestionPanel::setKeys(const TableKeys& keys) {
    keys_ = keys;
    rebuild();
}

void QuestionPanel::endPhase() {
    if (session_.question() == nullptr) return;
    const Verdict verdict = session_.wouldAccept(field::PhaseDone{});
    if (!verdict && verdict.error().hindrance == Hindrance::anotherQuestion) return;
    const QString unfinished = tool_ ? tool_->unfinished() : QString();
    if (unfinished.isEmpty() || std::exchange(isWarned_, true)) {
        session_.answer(field::PhaseDone{});
        return;
    }
    warn(tr("%1 End the phase again to go on anyway.").arg(unfinished));
}

void QuestionPanel::warn(const QString& words) {
    setHint(QStringLiteral("<b style='color:%1'>%2</b>").arg(roomColors().bad.name(), words.toHtmlEscaped()));
    Q_EMIT warned(words);
}

void QuestionPanel::setBelow(QWidget* below) {
    below_ = below;
    below->installEventFilter(this);
    layout()->addWidget(below);
    layout()->setAlignment(below, Qt::AlignRight);
}

/// The widget below was shown or hidden, which changes the preferred height.
bool QuestionPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool comesOrGoes = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == below_ && comesOrGoes) Q_EMIT heightChanged();
    return QWidget::eventFilter(watched, event);
}

void QuestionPanel::setDrawing(bool on) {
    if (std::exchange(isDrawing_, on) != on) rebuild();
}

void QuestionPanel::focusFirst() {
    if (proposed_) return proposed_->setFocus();
    if (auto* button = body_->findChild<QPushButton*>()) button->setFocus();
}

/// Enter never ends a phase, because it is too easily pressed once too often.
void QuestionPanel::takeProposed() {
    if (proposed_ && proposed_->isEnabled() && !endsPhase_) proposed_->click();
}

void QuestionPanel::clicked(CardId card) {
    if (onCard_) onCard_(card);
}

void QuestionPanel::setTitle(const QString& title) { showLinked(*title_, verbatim(title)); }

void QuestionPanel::setHint(const QString& hint) {
    showLinked(*hint_, hint);
    hint_->setVisible(!hint.isEmpty());
    Q_EMIT heightChanged();
}

void QuestionPanel::rebuild() {
    onCard_ = nullptr;
    isWarned_ = false;
    delete body_;
    while (QLayoutItem* left = footer_->takeAt(0)) {
        delete left->widget();
        delete left;
    }
    buttons_.clear();
    wordsAbove_.reset();
    proposed_.clear();
    endsPhase_ = false;
    body_ = new QWidget;
    answers_ = new QVBoxLayout(body_);
    answers_->setContentsMargins(0, 0, 0, 0);
    answers_->setSpacing(5);
    column_->addWidget(body_);
    setHint(tool_ && !isDrawing_ ? verbatim(tool_->hint()) : QString());
    buildBody();
    settle();
    if (session_.curtainFor() && !session_.isTableCovered()) focusFirst();
}

void QuestionPanel::buildBody() {
    if (!session_.hasBattle()) return setTitle({});
    if (isDrawing_) return buildDrawing();
    if (session_.isLookingBack()) return setTitle(tr("Looking back. Nothing here changes the battle."));
    if (session_.battle().outcome) return buildOutcome();
    if (const OpenQuestion* question = session_.question()) return buildQuestion(*question);
    if (const RollDice* roll = session_.diceWanted()) return buildDice(*roll);
    if (session_.curtainFor()) return buildHandOver();
    buildThinking();
}

void QuestionPanel::buildDrawing() {
    setTitle(tr("Drawing. The battle waits."));
    propose(addButton(tr("Back to the battle"), [this] { Q_EMIT drawingDone(); }));
}

void QuestionPanel::buildQuestion(const OpenQuestion& asked) {
    const field::Battle& battle = session_.battle();
    const QString words = sentence(battle, asked.question);
    const bool isOther = asked.seat != battle.active;
    if (std::exchange(asked_, words) != words) {
        showsImpossible_ = false;
        offered_.clear();
    }
    setTitle(isOther ? tr("%1: %2").arg(inData(battle.side(asked.seat).name), words) : words);
    std::visit([this](const auto& it) { build(it); }, asked.question);
}

void QuestionPanel::buildThinking() {
    const auto asked = session_.askedSeat();
    const bool player = asked && *asked != chance;
    const QString words = session_.isHalted() ? tr("Waiting: %1") : tr("Thinking: %1");
    setTitle(player ? words.arg(inData(session_.battle().side(*asked).name)) : QString());
    const bool onlyComputers = std::ranges::none_of(
        session_.seating().players, [](const auto& it) { return it.second == PlayerKind::person; });
    if (onlyComputers) addText(tr("Only computers play. Battle ▸ Who plays… gives you a side."));
}

namespace {

/// SET-12, for each side.
QString lossesText(const field::Battle& battle) {
    QString rows;
    for (const field::Side& side : battle.setting->sides) {
        const auto units = battle.unitIds();
        const auto left =
            std::ranges::count_if(units, [&](UnitId it) { return battle.owner(it) == side.seat; });
        rows += QuestionPanel::tr("<br>%1: %2 points lost, %3 left.")
                    .arg(inData(side.name).toHtmlEscaped())
                    .arg(pointsText(field::losses(battle, side.seat).total()))
                    .arg(counted(left, plural("Words", "%n units", "%n unit")));
    }
    return rows;
}

}  // namespace

/// If the curtain covers the table, it shows the same text.
void QuestionPanel::buildHandOver() {
    const QString name = inData(session_.battle().side(*session_.curtainFor()).name);
    setTitle(tr("%1 to play.").arg(name));
    if (session_.isTableCovered()) return;
    if (std::holds_alternative<field::PlaceUnit>(*session_.behindCurtain())) {
        addText(
            tr("%1 to deploy the next unit. Until then all cards stay face down.").arg(name.toHtmlEscaped()));
    } else {
        addText(reasonToComeFor(session_).toHtmlEscaped());
        addText(tr("Hand over the screen, please."));
    }
    QPushButton* lift = addButton(tr("I am %1").arg(name), [this] { session_.liftCurtain(); });
    lift->setAutoDefault(true);
    propose(lift);
}

void QuestionPanel::buildOutcome() {
    const field::Outcome& outcome = *session_.battle().outcome;
    const field::Battle& battle = session_.battle();
    QStringList winners;
    for (const field::Side& side : battle.setting->sides) {
        if (outcome.winner && battle.areAllied(side.seat, *outcome.winner)) winners << inData(side.name);
    }
    setTitle(winners.isEmpty()     ? tr("The battle is a draw.")
             : winners.size() == 1 ? tr("%1 has won.").arg(winners.front())
                                   : tr("%1 have won.").arg(winners.join(tr(" and "))));
    addText(ruleName(outcome.why));
    addText(tr("The battle ended in turn %1.").arg(battle.turn) + lossesText(battle));
    propose(addButton(tr("Another battle…"), [this] { Q_EMIT newBattleWanted(); }));
}

void QuestionPanel::buildDice(const RollDice& roll) {
    setTitle(sentence(session_.battle(), roll));
    answers_->addWidget(new DiceEntry(session_));
    QPushButton* leave = addButton(tr("Roll for me"), [this] { session_.setRealDice(false); });
    leave->setToolTip(tr("From now on; Battle ▸ Real dice brings yours back."));
}

void QuestionPanel::build(const field::Redeploy&) {
    buildCards();
    proposeEnd(addAnswer(tr("Keep the deployment"), field::PhaseDone{}));
}

void QuestionPanel::build(const field::PlaceUnit&) {
    QPushButton* rest = addButton(tr("Place the rest for me"), [this] {
        session_.answerAll(players::placementsOfTheRest(session_.battle(), session_.question()->seat));
    });
    rest->setToolTip(tr("As the computer would; Undo removes them all."));
    buildCards();
}

void QuestionPanel::buildCards() {
    auto* place = qobject_cast<PlaceTool*>(tool_);
    if (place == nullptr) return;
    for (const Piece& piece : place->waiting()) {
        QPushButton* button = addButton(place->nameOf(piece), [this, piece] {
            if (auto* tool = qobject_cast<PlaceTool*>(tool_)) tool->pick(piece);
        });
        button->setCheckable(true);
        button->setChecked(piece == place->piece());
    }
}

void QuestionPanel::build(const field::ArrangeUnits&) {
    auto* form = new ArrangementForm(session_);
    connect(form, &ArrangementForm::unitPicked, this, [this](UnitId unit) { scene_.select(unit); });
    propose(addButton(tr("Start like this"), [this, form] { session_.answer(form->arrangement()); }));
    addAnswer(tr("Start without formations"), field::Arrangement{});
    answers_->addWidget(form);  // below the buttons, so that a long list cannot push them out of view
}

void QuestionPanel::build(const field::ChooseUnit& question) {
    for (const UnitId unit : question.among) {
        addAnswer(unitName(session_.battle(), unit), field::UnitChosen{unit});
    }
}

void QuestionPanel::build(const field::ChooseSideStruck& question) {
    for (const geometry::Edge edge : question.among) {
        const QStringList words{tr("Front"), tr("Right flank"), tr("Rear"), tr("Left flank")};
        addAnswer(words.at(static_cast<int>(edge)), field::EdgeChosen{edge});
    }
}

/// The opponents and the events played in their combat.
void QuestionPanel::addCombat() {
    const field::Battle& battle = session_.battle();
    if (!battle.combat) return;
    const UnitId attacker = battle.combat->units.attacker;
    addText(verbatim(tr("%1 against %2").arg(unitName(battle, attacker), nameOfDefender(battle))));
    for (const field::EventInPlay& played : battle.combat->events) {
        const field::Event& event = battle.event(played.event);
        QString by = played.playedBy ? inData(battle.side(*played.playedBy).name) : tr("Drawn");
        if (!played.helps.empty()) by = tr("%1 for %2").arg(by, inQt(field::namesOf(battle, played.helps)));
        addText(QStringLiteral("<small>%1:</small> <b>%2</b> <small>%3%4</small>")
                    .arg(by.toHtmlEscaped(), inData(event.name).toHtmlEscaped(),
                         inData(event.text).toHtmlEscaped(),
                         played.helps.empty() ? tr(" It has no effect here.") : QString()));
    }
}

void QuestionPanel::build(const field::ChooseCommander& question) {
    const field::Battle& battle = session_.battle();
    for (const int general : question.among) {
        const auto& card = battle.side(battle.active).generals.at(static_cast<std::size_t>(general));
        addAnswer(inQt(card.name), field::GeneralChosen{general});
    }
}

void QuestionPanel::build(const field::PassCards&) {
    const field::Battle& battle = session_.battle();
    const std::set<CardId>& picked = hand_.picked();
    setHint(tr("Pick the cards to give."));
    for (const Seat ally : battle.alliesOf(battle.active)) {
        if (ally == battle.active) continue;
        field::CardsToPass answer{ally, {}};
        answer.cards.assign(picked.begin(), picked.end());
        addAnswer(tr("Give %1 to %2")
                      .arg(counted(static_cast<int>(picked.size()), plural("Words", "%n cards", "%n card")),
                           inData(battle.side(ally).name)),
                  answer);
    }
    proposeEnd(addAnswer(tr("Done"), field::PhaseDone{}));
    pickCards();
}

void QuestionPanel::build(const field::ChooseOpponent& question) {
    for (const Seat seat : question.among) {
        addAnswer(inData(session_.battle().side(seat).name), field::SeatChosen{seat});
    }
}

void QuestionPanel::build(const field::ChooseStructure& question) {
    for (const field::StructureId id : question.among) {
        addAnswer(capitalized(inQt(field::nameOf(session_.battle(), id))), field::StructureChosen{id});
    }
}

void QuestionPanel::build(const field::ChooseHome& question) {
    const std::array edges{tr("South"), tr("North"), tr("East"), tr("West")};
    for (const field::Home home : question.among) {
        addAnswer(edges.at(static_cast<std::size_t>(home)), field::HomeChosen{home});
    }
}

void QuestionPanel::pickCards() {
    onCard_ = [this](CardId card) {
        auto cards = hand_.picked();
        if (cards.erase(card) == 0) cards.insert(card);
        hand_.setPicked(cards);
        rebuild();
    };
}

void QuestionPanel::build(const field::ChooseFlightWay&) {
    addAnswer(tr("Around the left"), field::WayChosen{field::Flank::left});
    addAnswer(tr("Around the right"), field::WayChosen{field::Flank::right});
}

void QuestionPanel::build(const field::ChooseDraw&) {
    setHint(tr("Pick cards to discard, or draw three."));
    addAnswer(tr("Draw three cards"), field::DrawThree{});
    const std::set<CardId>& picked = hand_.picked();
    field::DiscardAndDraw answer;
    answer.cards.assign(picked.begin(), picked.end());
    propose(addAnswer(picked.empty() ? tr("Keep all and draw one")
                                     : tr("Discard %1 and draw %2").arg(picked.size()).arg(picked.size() + 1),
                      answer));
    pickCards();
}

void QuestionPanel::build(const field::DiscardToLimit& question) {
    const std::set<CardId>& picked = hand_.picked();
    setHint(tr("Pick %1 to discard.").arg(counted(question.count, plural("Words", "%n cards", "%n card"))));
    if (picked.empty()) {
        propose(addAnswer(tr("Discard the last cards drawn"),
                          field::lastDrawn(session_.battle(), session_.question()->seat, question.count)));
        return pickCards();
    }
    field::CardsToDiscard answer;
    answer.cards.assign(picked.begin(), picked.end());
    propose(addAnswer(tr("Discard (%1 of %2)").arg(picked.size()).arg(question.count), answer));
    pickCards();
}

}  // namespace vallum::app
