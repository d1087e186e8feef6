// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/question_panel.h"

#include "luck/dice_entry.h"
#include "numbers.h"
#include "panels/arrangement_form.h"
#include "panels/hand_panel.h"
#include "panels/odds_text.h"
#include "panels/unit_panel.h"
#include "rulebook/rule_links.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/move_tool.h"
#include "tools/pick_tools.h"
#include "tools/setup_tools.h"
#include "widgets/plain_text.h"
#include "widgets/wordy_button.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/points.h>
#include <vallum/field/rules/ranged.h>
#include <vallum/field/words.h>
#include <vallum/players/field_players.h>

namespace vallum::app {

QuestionPanel::QuestionPanel(Session& session, TableScene& scene, HandPanel& hand, QWidget* parent)
    : QWidget(parent),
      session_(session),
      scene_(scene),
      hand_(hand),
      title_(new QLabel),
      hint_(new QLabel),
      column_(new QVBoxLayout) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(6, 6, 6, 6);
    outer->setSpacing(4);
    QFont large = font();
    large.setBold(true);
    title_->setFont(large);
    title_->setWordWrap(true);
    title_->setAccessibleName(tr("Question"));
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    outer->addWidget(title_);
    outer->addWidget(hint_);
    outer->addLayout(column_, 1);
    setAccessibleName(tr("What to do now"));
    connect(&session_, &Session::replaced, this, &QuestionPanel::rebuild);
    connect(&session_, &Session::haltedChanged, this, [this] {
        if (session_.question() == nullptr) rebuild();
    });
    connect(&hand_, &HandPanel::cardClicked, this, &QuestionPanel::clicked);
    rebuild();
}

void QuestionPanel::setTool(Tool* tool) {
    tool_ = tool;
    hint_->setMinimumHeight(0);
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

void QuestionPanel::setKeys(const TableKeys& keys) {
    keys_ = keys;
    rebuild();
}

void QuestionPanel::endPhase() {
    if (session_.question() == nullptr) return;
    const Verdict verdict = session_.wouldAccept(field::PhaseDone{});
    const bool isAskedElse = !verdict && verdict.error().rule == "ASK-01"_rule;
    if (isAskedElse) return;
    const QString unfinished = tool_ ? tool_->unfinished() : QString();
    if (unfinished.isEmpty() || std::exchange(isWarned_, true)) {
        session_.answer(field::PhaseDone{});
        return;
    }
    warn(tr("%1 End the phase again to leave it at that.").arg(unfinished));
}

void QuestionPanel::warn(const QString& words) {
    setHint(QStringLiteral("<b style='color:#b3261e'>%1</b>").arg(words.toHtmlEscaped()));
    Q_EMIT warned(words);
}

void QuestionPanel::setDrawing(bool on) {
    if (std::exchange(isDrawing_, on) != on) rebuild();
}

void QuestionPanel::focusFirst() {
    if (auto* button = body_->findChild<QPushButton*>()) button->setFocus();
}

void QuestionPanel::clicked(CardId card) {
    if (onCard_) onCard_(card);
}

void QuestionPanel::setTitle(const QString& title) { showLinked(*title_, verbatim(title)); }

void QuestionPanel::setHint(const QString& hint) {
    showLinked(*hint_, hint);
    hint_->setVisible(!hint.isEmpty());
    // A shorter hint leaves the buttons where they were.
    if (hint_->isVisible())
        hint_->setMinimumHeight(std::max(hint_->minimumHeight(), hint_->heightForWidth(hint_->width())));
}

QWidget* QuestionPanel::addText(const QString& text) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    showLinked(*label, text);
    answers_->addWidget(label);
    return label;
}

QPushButton* QuestionPanel::addButton(const QString& text, std::function<void()> act, const QString& why) {
    auto* button = new WordyButton(withoutKeys(text));
    button->setEnabled(why.isEmpty());
    button->setToolTip(verbatim(why));
    button->setFocusPolicy(Qt::TabFocus);
    // What the button does may build this panel anew, and with it the button.
    connect(button, &QPushButton::clicked, this, std::move(act), Qt::QueuedConnection);
    answers_->addWidget(button);
    return button;
}

QPushButton* QuestionPanel::addAnswer(const QString& text, const field::Answer& answer) {
    const Verdict verdict = session_.wouldAccept(answer);
    return addButton(
        text, [this, answer] { session_.answer(answer); }, verdict ? QString() : sentence(verdict.error()));
}

void QuestionPanel::addEnd(const QString& text) {
    const Verdict verdict = session_.wouldAccept(field::PhaseDone{});
    addButton(text, [this] { endPhase(); }, verdict ? QString() : sentence(verdict.error()));
}

void QuestionPanel::addRow(std::initializer_list<QPushButton*> buttons) {
    auto* row = new QHBoxLayout;
    for (QPushButton* button : buttons) {
        answers_->removeWidget(button);
        row->addWidget(button);
    }
    answers_->addLayout(row);
}

void QuestionPanel::rebuild() {
    onCard_ = nullptr;
    isWarned_ = false;
    delete body_;
    body_ = new QWidget;
    answers_ = new QVBoxLayout(body_);
    answers_->setContentsMargins(0, 0, 0, 0);
    answers_->setSpacing(3);
    column_->addWidget(body_);
    setHint(tool_ && !isDrawing_ ? verbatim(tool_->hint()) : QString());
    buildBody();
    answers_->addStretch(1);
    body_->show();
    if (session_.curtainFor() && !session_.isTableCovered()) focusFirst();
}

void QuestionPanel::buildBody() {
    if (!session_.hasBattle()) return setTitle({});
    if (isDrawing_) return buildDrawing();
    if (session_.isLookingBack())
        return setTitle(tr("The battle as it once stood. Nothing of it is changed."));
    if (session_.battle().outcome) return buildOutcome();
    if (const Asked* question = session_.question()) return buildQuestion(*question);
    if (const RollDice* roll = session_.diceWanted()) return buildDice(*roll);
    if (session_.curtainFor()) return buildHandOver();
    buildThinking();
}

void QuestionPanel::buildDrawing() {
    setTitle(tr("You are drawing; the battle waits."));
    addButton(tr("Back to the battle"), [this] { Q_EMIT drawingDone(); });
}

void QuestionPanel::buildQuestion(const Asked& asked) {
    const field::Battle& battle = session_.battle();
    const QString words = sentence(battle, asked.question);
    const bool isOther = asked.seat != battle.active;
    setTitle(isOther ? tr("%1: %2").arg(inData(battle.side(asked.seat).name), words) : words);
    std::visit([this](const auto& it) { build(it); }, asked.question);
}

void QuestionPanel::buildThinking() {
    const auto asked = session_.askedSeat();
    const bool player = asked && *asked != chance;
    const QString words = session_.isHalted() ? tr("Waiting: %1") : tr("Thinking: %1");
    setTitle(player ? words.arg(inData(session_.battle().side(*asked).name)) : QString());
    const bool onlyComputers = std::ranges::none_of(session_.seating().players,
                                                    [](const auto& it) { return it.second == Who::person; });
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

/// The curtain says the same where it covers the table.
void QuestionPanel::buildHandOver() {
    const QString name = inData(session_.battle().side(*session_.curtainFor()).name);
    setTitle(tr("%1 is asked.").arg(name));
    if (session_.isTableCovered()) return;
    addText(tr("It is for %1 to place the next card. Until then all cards lie face down.")
                .arg(name.toHtmlEscaped()));
    QPushButton* lift = addButton(tr("I am %1").arg(name), [this] { session_.liftCurtain(); });
    lift->setMinimumHeight(40);
    lift->setAutoDefault(true);
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
    addButton(tr("Another battle…"), [this] { Q_EMIT newBattleWanted(); });
}

void QuestionPanel::buildDice(const RollDice& roll) {
    setTitle(sentence(session_.battle(), roll));
    answers_->addWidget(new DiceEntry(session_));
    QPushButton* leave = addButton(tr("Let the program roll"), [this] { session_.setRealDice(false); });
    leave->setToolTip(tr("From now on; Battle ▸ Real dice brings yours back."));
}

void QuestionPanel::build(const field::Redeploy&) {
    buildCards();
    addAnswer(tr("Leave them where they are"), field::PhaseDone{});
}

void QuestionPanel::build(const field::PlaceUnit&) {
    QPushButton* rest = addButton(tr("Place the rest for me"), [this] {
        session_.answerAll(players::placementsOfTheRest(session_.battle(), session_.question()->seat));
    });
    rest->setToolTip(tr("As the computer would; Undo takes all of them back."));
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
    addButton(tr("Start like this"), [this, form] { session_.answer(form->arrangement()); });
    addAnswer(tr("Start without formations"), field::Arrangement{});
    answers_->addWidget(form);  // below the buttons, which a long list would push out of sight
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

/// Who fights whom, and the events that count in it.
void QuestionPanel::addCombat() {
    const field::Battle& battle = session_.battle();
    if (!battle.combat) return;
    const UnitId attacker = battle.combat->units.attacker;
    addText(verbatim(tr("%1 against %2").arg(unitName(battle, attacker), nameOfDefender(battle))));
    for (const field::EventInPlay& played : battle.combat->events) {
        const field::Event& event = battle.event(played.event);
        QString by = played.playedBy ? inData(battle.side(*played.playedBy).name) : tr("Turned up");
        if (!played.helps.empty()) by = tr("%1 for %2").arg(by, inQt(field::namesOf(battle, played.helps)));
        addText(QStringLiteral("<small>%1:</small> <b>%2</b> <small>%3%4</small>")
                    .arg(by.toHtmlEscaped(), inData(event.name).toHtmlEscaped(),
                         inData(event.text).toHtmlEscaped(),
                         played.helps.empty() ? tr(" It has no effect here.") : QString()));
    }
}

namespace {

/// One button does for cards that are the same in both halves.
std::vector<CardId> withoutTwins(const field::Battle& battle, const std::vector<CardId>& cards) {
    std::vector<CardId> different;
    for (const CardId card : cards) {
        const auto isTwin = [&](CardId it) {
            return battle.eventOn(it).name == battle.eventOn(card).name &&
                   battle.order(it).name == battle.order(card).name;
        };
        if (std::ranges::none_of(different, isTwin)) different.push_back(card);
    }
    return different;
}

}  // namespace

void QuestionPanel::build(const field::ChooseEvent& question) {
    const field::Battle& battle = session_.battle();
    scene_.select(question.unit);
    addCombat();
    onCard_ = [this](CardId card) { session_.answer(field::EventToPlay{card}); };
    std::vector<CardId> cards = battle.player(battle.owner(question.unit)).hand;
    std::erase_if(cards, [&](CardId card) {
        return card == faceDown || !session_.wouldAccept(field::EventToPlay{card});
    });
    cards = withoutTwins(battle, cards);
    for (const CardId card : cards) {
        const field::Event& event = battle.eventOn(card);
        const auto isNamedSo = [&](CardId it) { return battle.eventOn(it).name == event.name; };
        QString words = tr("Play %1").arg(inData(event.name));
        // It is the order on the card that makes the difference then.
        if (std::ranges::count_if(cards, isNamedSo) > 1) {
            words += QStringLiteral(" (%1)").arg(inData(battle.order(card).name));
        }
        addAnswer(words, field::EventToPlay{card})->setToolTip(verbatim(inData(event.text)));
    }
    addAnswer(tr("No event"), field::EventToPlay{});
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
    setHint(tr("Pick the cards you want to give away."));
    for (const Seat ally : battle.alliesOf(battle.active)) {
        if (ally == battle.active) continue;
        field::CardsToPass answer{ally, {}};
        answer.cards.assign(picked.begin(), picked.end());
        addAnswer(tr("Give %1 to %2")
                      .arg(counted(static_cast<int>(picked.size()), plural("Words", "%n cards", "%n card")),
                           inData(battle.side(ally).name)),
                  answer);
    }
    addAnswer(tr("Give no more cards"), field::PhaseDone{});
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
    addAnswer(tr("Round the left"), field::WayChosen{field::Flank::left});
    addAnswer(tr("Round the right"), field::WayChosen{field::Flank::right});
}

void QuestionPanel::build(const field::ChooseDraw&) {
    setHint(tr("Pick the cards you want to put away, or draw three."));
    addAnswer(tr("Draw three cards"), field::DrawThree{});
    const std::set<CardId>& picked = hand_.picked();
    field::DiscardAndDraw answer;
    answer.cards.assign(picked.begin(), picked.end());
    addAnswer(picked.empty() ? tr("Keep all and draw one")
                             : tr("Put %1 away and draw %2").arg(picked.size()).arg(picked.size() + 1),
              answer);
    pickCards();
}

void QuestionPanel::build(const field::DiscardToLimit& question) {
    const std::set<CardId>& picked = hand_.picked();
    setHint(tr("Pick %1 to put away.").arg(counted(question.count, plural("Words", "%n cards", "%n card"))));
    field::CardsToDiscard answer;
    answer.cards.assign(picked.begin(), picked.end());
    addAnswer(tr("Put away (%1 of %2)").arg(picked.size()).arg(question.count), answer);
    pickCards();
}

}  // namespace vallum::app
