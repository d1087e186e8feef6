// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_sheet.h"

#include "art/faces.h"
#include "field/fight/dice_row.h"
#include "field/fight/fight_card.h"
#include "field/fight/fight_stages.h"
#include "field/fight/step_row.h"
#include "field/fight/sum_chips.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/words/log_lines.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "room/sheet_host.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <vallum/core/overloaded.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

constexpr int rollMilliseconds = 420;

/// The pause between two steps when playing automatically.
int pauseOf(FightPace pace) {
    switch (pace) {
        case FightPace::slow: return 1800;
        case FightPace::normal: return 1000;
        case FightPace::fast: return 450;
        case FightPace::stepByStep:
        case FightPace::resultOnly:
        case FightPace::off: break;
    }
    return 0;
}

QLabel* label(art::Face face, art::Type type) {
    auto* made = new QLabel;
    made->setFont(art::font(face, type));
    made->setWordWrap(true);
    return made;
}

/// A title breaks between names, not before the number of one.
QString onOneLine(QString name) { return name.replace(QLatin1Char(' '), QChar::Nbsp); }

QString number(double value) { return steadyNumeral(value, 1); }
QString inHundred(double chance) { return numeral(chance * 100, 0); }

/// The die of a morale check, ready to be shown.
std::vector<art::DieLook> dieOf(const field::MoraleChecked& check) {
    return {{check.face, check.passed ? art::DieResult::success : art::DieResult::miss, 0}};
}

}  // namespace

FightSheet::FightSheet(field::Fight fight, std::size_t seen, FightPace pace, const art::Palette& palette)
    : fight_(std::move(fight)),
      pace_(pace),
      palette_(palette) {
    setFocusPolicy(Qt::StrongFocus);
    build();
    showHeading();
    while (shown_ < std::min(seen, fight_.moments.size())) showMoment(fight_.moments[shown_++].step, true);
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, &FightSheet::next);
    showCards();
    refresh();
    if (pace_ == FightPace::resultOnly) {
        toResult();
    } else {
        next();
    }
}

QSize FightSheet::sizeHint() const {
    const int line = QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    return {62 * line, std::max(25 * line, highest_)};
}

/// As high as the longest sum so far, and never lower, so that the sheet does not jump.
void FightSheet::grow() {
    layout()->activate();
    const int needed = layout()->totalHeightForWidth(widthInRoom());
    if (needed <= sizeHint().height()) return;
    highest_ = needed;
    saveHeight();
    updateGeometry();
}

bool FightSheet::isTooHigh() const {
    return isVisible() && parentWidget() != nullptr &&
           layout()->totalHeightForWidth(widthInRoom()) > parentWidget()->height() - 2 * SheetHost::margin;
}

/// Where it will lie, whatever its size is at the moment.
int FightSheet::widthInRoom() const {
    const int best = sizeHint().width();
    return parentWidget() == nullptr ? best : std::min(best, parentWidget()->width() - 2 * SheetHost::margin);
}

/// Numbers matter more than the words of events, which are on their cards, and than large cards.
void FightSheet::saveHeight() {
    if (savesHeight_ || !isTooHigh()) return;
    savesHeight_ = true;
    rule_->hide();
    constexpr int cards = 4;
    constexpr int rolls = 9;
    middle_->setStretch(0, cards);
    middle_->setStretch(1, rolls);
    middle_->setStretch(2, cards);
    showChronicle();
    layout()->activate();
}

void FightSheet::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(10);
    auto* heading = new QHBoxLayout;
    title_ = label(art::Face::serif, art::Type::headline);
    title_->setTextFormat(Qt::PlainText);
    steps_ = new StepRow;
    heading->addWidget(title_, 1);
    heading->addWidget(steps_, 0, Qt::AlignRight | Qt::AlignVCenter);
    column->addLayout(heading);

    middle_ = new QHBoxLayout;
    middle_->setSpacing(18);
    attacker_ = new FightCard(palette_);
    defender_ = new FightCard(palette_);
    auto* rolls = new QVBoxLayout;
    rolls->setSpacing(4);
    striker_ = label(art::Face::serif, art::Type::heading);
    striker_->setTextFormat(Qt::PlainText);
    rolls->addWidget(striker_);
    addRollRow(*rolls);
    addRollRow(*rolls);
    rolls->addStretch(1);
    middle_->addWidget(attacker_, 6, Qt::AlignTop);
    middle_->addLayout(rolls, 7);
    middle_->addWidget(defender_, 6, Qt::AlignTop);
    column->addLayout(middle_, 1);

    chronicle_ = label(art::Face::sans, art::Type::lead);
    chronicle_->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    column->addWidget(chronicle_);
    auto* foot = new QHBoxLayout;
    luck_ = label(art::Face::sans, art::Type::text);
    QSizePolicy kept = luck_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    luck_->setSizePolicy(kept);
    auto* notes = new QVBoxLayout;
    notes->setSpacing(0);
    notes->addWidget(luck_);
    rule_ = label(art::Face::sans, art::Type::note);
    rule_->setText(tr("A die hits if die + attack beats the defense. A 6 always hits, a 1 never."));
    notes->addWidget(rule_);
    foot->addLayout(notes, 1);
    result_ = new QPushButton(tr("Skip to the result"));
    next_ = new QPushButton;
    setRank(*next_, Rank::main, roomColors().brass);
    for (QPushButton* button : {result_, next_}) {
        button->setFocusPolicy(Qt::NoFocus);
        foot->addWidget(button);
    }
    connect(result_, &QPushButton::clicked, this, [this] { press(false); });
    connect(next_, &QPushButton::clicked, this, [this] { press(true); });
    column->addLayout(foot);
}

/// Does with less in a low window, such as a small screen at twice the scale.
void FightSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // In a narrow room words wrap sooner.
    grow();
    saveHeight();
    const int line = QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    const bool wasLow = std::exchange(isLow_, height() < 24 * line);
    if (isLow_ == wasLow) return;
    steps_->setVisible(!isLow_);
    rule_->setVisible(!isLow_ && !savesHeight_);
    const art::Type type = isLow_ ? art::Type::text : art::Type::heading;
    for (const RollRow& row : rows_) row.result->setFont(art::font(art::Face::sans, type));
    refresh();
}

void FightSheet::addRollRow(QBoxLayout& column) {
    RollRow row{label(art::Face::sans, art::Type::text),
                new DiceRow(palette_),
                label(art::Face::sans, art::Type::heading),
                {}};
    showLinked(*row.words, {});
    row.result->setWordWrap(false);
    column.addWidget(row.words);
    auto* line = new QHBoxLayout;
    line->addWidget(row.dice);
    line->addSpacing(10);
    line->addWidget(row.result);
    line->addStretch(1);
    column.addLayout(line);
    connect(row.dice, &DiceRow::rolled, this, &FightSheet::refresh);
    rows_.push_back(row);
}

void FightSheet::showHeading() {
    const QString attacker = onOneLine(unitName(fight_.before, fight_.units.attacker));
    const QString defender = onOneLine(unitName(fight_.before, fight_.units.defender));
    switch (fight_.kind) {
        case field::CombatKind::ranged:
            title_->setText(tr("%1 against %2: missiles").arg(attacker, defender));
            break;
        case field::CombatKind::freeAttack:
            title_->setText(tr("%1 against %2: free attack").arg(attacker, defender));
            break;
        case field::CombatKind::trample:
            title_->setText(tr("%1 against %2: trampling").arg(attacker, defender));
            break;
        case field::CombatKind::melee:
        case field::CombatKind::structure:
            title_->setText(tr("%1 against %2").arg(attacker, defender));
            break;
    }
    QStringList steps;
    for (const FightStage stage : stagesOf(fight_.kind)) steps << nameOf(stage);
    steps_->setSteps(steps);
}

void FightSheet::showCards() {
    const field::Battle& now = shown_ == 0 ? fight_.before : fight_.moments[shown_ - 1].after;
    const auto show = [&](FightCard& card, UnitId id) {
        art::CardLook look = lookOf(now, id);
        look.selected = look.hovered = look.done = look.active = false;
        look.pointsLeft.clear();
        card.show(look, fight_.before.unit(id).wounds, now.unit(id).wounds);
    };
    show(*attacker_, fight_.units.attacker);
    show(*defender_, fight_.units.defender);
    showStep();
}

void FightSheet::showStep() {
    const auto stages = stagesOf(fight_.kind);
    const bool isDone = isAtEnd() && fight_.isOver;
    const auto now = isDone ? stages.end() : std::ranges::find(stages, stageAfter(fight_, shown_));
    steps_->setNow(static_cast<int>(now - stages.begin()));
}

void FightSheet::goOn(field::Fight fight) {
    fight_ = std::move(fight);
    offersFlight_ = isWaiting_ = false;
    if (pace_ == FightPace::resultOnly) return toResult();
    next();
}

void FightSheet::next() {
    clock_.stop();
    for (const RollRow& row : rows_) row.dice->stop();
    if (isAtEnd()) {
        isWaiting_ = !fight_.isOver;
        refresh();
        Q_EMIT done();
        return;
    }
    showMoment(fight_.moments[shown_++].step, pace_ == FightPace::resultOnly);
    showCards();
    refresh();
    waitForNext();
}

void FightSheet::toResult() {
    clock_.stop();
    while (!isAtEnd()) showMoment(fight_.moments[shown_++].step, true);
    for (const RollRow& row : rows_) row.dice->stop();
    showCards();
    refresh();
    waitForNext();
}

void FightSheet::offerFlight(const QString& question) {
    clock_.stop();
    offersFlight_ = true;
    sinceOffer_.start();
    isWaiting_ = false;
    say(QStringLiteral("<b>%1</b>").arg(question.toHtmlEscaped()));
    refresh();
}

void FightSheet::press(bool isNext) {
    // Pages that turn by themselves may put the choice under a click that was meant for the page before.
    constexpr qint64 toNotice = 600;
    if (offersFlight_ && pauseOf(pace_) != 0 && !sinceOffer_.hasExpired(toNotice)) return;
    if (offersFlight_) {
        Q_EMIT flightChosen(!isNext);
    } else {
        isNext ? next() : toResult();
    }
}

/// Waits longer at the end, where there is most to read.
void FightSheet::waitForNext() {
    const int pause = pauseOf(pace_);
    if (pause != 0) clock_.start(isAtEnd() ? 2 * pause : pause);
}

void FightSheet::refresh() {
    const bool isRolling = std::ranges::any_of(rows_, [](const RollRow& it) { return it.dice->isRolling(); });
    for (const RollRow& row : rows_) {
        // Without words or dice a row still takes its height.
        const bool hasRoom = !isLow_ || &row == &rows_.front();
        row.words->setVisible(hasRoom);
        row.dice->setVisible(hasRoom);
        row.result->setVisible(hasRoom && !row.dice->isRolling());
    }
    luck_->setVisible(!isRolling);
    showChronicle();
    if (offersFlight_) {
        next_->setText(tr("Stay"));
        result_->setText(tr("Flee"));
    } else {
        next_->setText(isAtEnd() ? (fight_.isOver ? tr("Back to the table") : tr("Continue")) : tr("Next"));
        result_->setText(tr("Skip to the result"));
    }
    setKeyShown(*next_, offersFlight_ ? tr("Enter") : tr("Space"));
    setKeyShown(*result_, offersFlight_ ? tr("F", "the key") : tr("Enter"));
    result_->setVisible(offersFlight_ || !isAtEnd());
    next_->setVisible(!isWaiting_);
    grow();
}

void FightSheet::showChronicle() {
    const std::ptrdiff_t lines = isLow_ ? 2 : 4;
    QStringList last;
    for (auto it = told_.end() - std::min(lines, std::ssize(told_)); it != told_.end(); ++it)
        last << (savesHeight_ ? it->inShort : it->whole);
    chronicle_->setText(last.join(savesHeight_ ? QStringLiteral(" · ") : QStringLiteral("<br>")));
}

void FightSheet::clearRows() {
    for (RollRow& row : rows_) {
        row.sum = {};
        row.words->clear();
        row.dice->clear();
        row.result->clear();
    }
}

/// Hits above, wounds below; a new striker starts over. A low sheet shows one roll at a time.
FightSheet::RollRow& FightSheet::rowFor(const field::BlowShown& blow) {
    const bool isFirst = isLow_ || blow.roll.roll == field::Roll::hit;
    if (isFirst) clearRows();
    return rows_[isFirst ? 0 : 1];
}

void FightSheet::showMoment(const field::FightStep& step, bool isAtOnce) {
    const auto name = [&](UnitId unit) { return unitName(fight_.before, unit).toHtmlEscaped(); };
    std::visit(Overloaded{[&](const field::EventShown& it) {
                              const field::Event& event = fight_.before.event(it.event);
                              QStringList helped;
                              for (const UnitId unit : it.helps) helped << name(unit);
                              const QString title =
                                  QStringLiteral("<b>%1</b>").arg(inData(event.name).toHtmlEscaped());
                              if (!it.hasEffect) return say(tr("%1: no effect.").arg(title));
                              const QString all = helped.join(QStringLiteral(", "));
                              say(tr("%1 for %2: “%3”").arg(title, all, inData(event.text).toHtmlEscaped()),
                                  tr("%1 for %2").arg(title, all));
                          },
                          [&](const field::BlowShown& it) { showRoll(it, isAtOnce); },
                          [&](const field::WoundsShown& it) {
                              say(tr("%1 takes %2.")
                                      .arg(name(it.unit), counted(it.after - it.before,
                                                                  plural("Words", "%n wounds", "%n wound"))));
                          },
                          [&](const field::CheckShown& it) { showCheck(it, isAtOnce); },
                          [&](const field::ConsequenceShown& it) {
                              switch (it.what) {
                                  case field::Consequence::breaks:
                                      return say(tr("<b>%1 breaks.</b>").arg(name(it.unit)));
                                  case field::Consequence::flees:
                                      return say(tr("<b>%1 routs.</b>").arg(name(it.unit)));
                                  case field::Consequence::destroyed:
                                      return say(tr("<b>%1 is destroyed.</b>").arg(name(it.unit)));
                              }
                          }},
               step);
}

void FightSheet::showRoll(const field::BlowShown& blow, bool isAtOnce) {
    const field::BlowRolled& roll = blow.roll;
    RollRow& row = rowFor(blow);
    const bool isHit = roll.roll == field::Roll::hit;
    striker_->setText(tr("%1 strikes").arg(unitName(fight_.before, roll.units.attacker)));
    showSum(row, [roll, isHit] {
        const QString attack = isHit ? tr("To hit: attack %1") : tr("To wound: attack %1");
        const QString words = attack.arg(sumChips(roll.attack));
        if (roll.defense.terms().empty()) return words;
        return words + QStringLiteral("<br>") + tr("against defense %1").arg(sumChips(roll.defense));
    });
    row.dice->roll(diceOf(roll), isAtOnce ? 0 : rollMilliseconds);
    const auto successes = roll.successes;
    row.result->setText(isHit ? counted(successes, plural("Words", "%n hits", "%n hit"))
                              : counted(successes, plural("Words", "%n wounds", "%n wound")));
    luck_->setText(tr("Expected: %1. This good or better: %2 in 100.")
                       .arg(number(blow.expected), inHundred(blow.asGoodOrBetter)));
}

void FightSheet::showCheck(const field::CheckShown& it, bool isAtOnce) {
    clearRows();
    const field::MoraleChecked& check = it.check;
    striker_->setText(tr("%1 checks morale").arg(unitName(fight_.before, check.unit)));
    RollRow& row = rows_.front();
    showSum(row, [morale = check.morale] {
        return tr("Morale %1: a die of that or less passes").arg(sumChips(morale));
    });
    row.dice->roll(dieOf(check), isAtOnce ? 0 : rollMilliseconds);
    row.result->setText(check.passed ? tr("passes") : tr("fails"));
    luck_->setText(tr("Passes %1 times in 100.").arg(inHundred(it.chance)));
}

void FightSheet::showSum(RollRow& row, std::function<QString()> sum) {
    row.sum = std::move(sum);
    writeSum(row);
}

/// Chips in rows above each other need a gap.
void FightSheet::writeSum(const RollRow& row) {
    showLinked(*row.words, QStringLiteral("<div style='line-height:113%'>%1</div>").arg(row.sum()));
}

/// Another light in the room.
void FightSheet::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    setRank(*next_, Rank::main, roomColors().brass);
    for (const RollRow& row : rows_) {
        if (row.sum) writeSum(row);
    }
}

void FightSheet::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    for (FightCard* card : {attacker_, defender_}) card->setArtPalette(palette);
    for (const RollRow& row : rows_) row.dice->setArtPalette(palette);
}

void FightSheet::say(const QString& words, const QString& inShort) {
    told_.push_back({words, inShort.isEmpty() ? words : inShort});
}

void FightSheet::keyPressEvent(QKeyEvent* event) {
    if (offersFlight_) {
        // Space only advances; it must not answer.
        const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (isEnter || event->key() == Qt::Key_F) return press(isEnter);
        if (event->key() != Qt::Key_Space) QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
        case Qt::Key_Space: return next();
        case Qt::Key_Return:
        case Qt::Key_Enter: return isAtEnd() ? next() : toResult();
        default: QWidget::keyPressEvent(event);
    }
}

void FightSheet::mousePressEvent(QMouseEvent* /*event*/) {
    if (!offersFlight_) next();
}

}  // namespace vallum::app
