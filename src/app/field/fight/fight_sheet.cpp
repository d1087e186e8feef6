// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_sheet.h"

#include "art/faces.h"
#include "field/fight/fight_card.h"
#include "field/fight/fight_rolls.h"
#include "field/fight/fight_stages.h"
#include "field/fight/fight_words.h"
#include "field/fight/step_row.h"
#include "field/fight/structure_card.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/table/terrain_layer.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "room/sheet_host.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

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

bool givesWay(const field::FightStep& step) {
    const auto* shown = std::get_if<field::ConsequenceShown>(&step);
    return shown != nullptr && shown->what != field::Consequence::reorganizes &&
           shown->what != field::Consequence::rallies;
}

/// A result to dwell on: somebody or something gives way, or has just been spared.
bool isGrave(const field::Fight& fight) {
    return std::ranges::any_of(fight.moments, [](const field::FightMoment& it) {
        return givesWay(it.step) || std::holds_alternative<field::RuinShown>(it.step) ||
               std::holds_alternative<field::CancelShown>(it.step) ||
               std::holds_alternative<field::LossesShown>(it.step);
    });
}

QLabel* label(art::Face face, art::Type type) {
    auto* made = new QLabel;
    made->setFont(art::font(face, type));
    made->setWordWrap(true);
    return made;
}

}  // namespace

FightSheet::FightSheet(
    field::Fight fight, std::size_t seen, FightPace pace, const art::Palette& palette, bool isWatched)
    : fight_(std::move(fight)),
      pace_(pace),
      isWatched_(isWatched),
      palette_(palette) {
    setFocusPolicy(Qt::StrongFocus);
    build();
    title_->setText(fightTitle(fight_));
    QStringList steps;
    for (const FightStage stage : stagesOf(fight_)) steps << nameOf(stage);
    steps_->setSteps(steps);
    showUpTo(std::min(seen, fight_.moments.size()));
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
    // Enough for a usual fight, so that it hardly ever has to grow. Only units in melee strike back.
    const bool strikesBack = fight_.isBetweenUnits() && fight_.kind == field::CombatKind::melee;
    return {62 * line, std::max((strikesBack ? 28 : 25) * line, highest_)};
}

/// As high as the longest sum so far, and never lower, so that the sheet does not jump.
void FightSheet::grow() {
    layout()->activate();
    saveHeight();
    const int needed = layout()->totalHeightForWidth(widthInRoom());
    if (needed <= sizeHint().height()) return;
    highest_ = needed;
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
    connect(steps_, &StepRow::chosen, this, &FightSheet::goBackTo);
    column->addLayout(heading);

    middle_ = new QHBoxLayout;
    middle_->setSpacing(18);
    attacker_ = new FightCard(palette_);
    ContenderCard* other = nullptr;
    if (fight_.isBetweenUnits()) {
        other = defender_ = new FightCard(palette_);
    } else {
        other = structure_ = new StructureCard(palette_);
    }
    rolls_ = new FightRolls(palette_);
    connect(rolls_, &FightRolls::rolled, this, &FightSheet::refresh);
    earlier_ = label(art::Face::sans, art::Type::note);
    auto* dice = new QVBoxLayout;
    dice->setSpacing(6);
    dice->addWidget(rolls_);
    dice->addWidget(earlier_);
    dice->addStretch(1);
    middle_->addWidget(attacker_, 6, Qt::AlignTop);
    middle_->addLayout(dice, 7);
    middle_->addWidget(other, 6, Qt::AlignTop);
    column->addLayout(middle_, 1);

    chronicle_ = label(art::Face::sans, art::Type::lead);
    chronicle_->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    column->addWidget(chronicle_);
    auto* foot = new QHBoxLayout;
    luck_ = label(art::Face::sans, art::Type::text);
    for (QWidget* it : std::initializer_list<QWidget*>{luck_, attacker_, other}) {
        QSizePolicy kept = it->sizePolicy();
        kept.setRetainSizeWhenHidden(true);
        it->setSizePolicy(kept);
    }
    auto* notes = new QVBoxLayout;
    notes->setSpacing(0);
    notes->addWidget(luck_);
    rule_ = label(art::Face::sans, art::Type::note);
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
    rolls_->setLow(isLow_);
    refresh();
}

const field::Battle& FightSheet::now() const {
    return shown_ == 0 ? fight_.before : fight_.moments[shown_ - 1].after;
}

void FightSheet::showUnit(FightCard& card, UnitId id) {
    art::CardLook look = lookOf(now(), id);
    look.selected = look.hovered = look.done = look.active = false;
    look.pointsLeft.clear();
    card.show(look, fight_.before.unit(id).wounds, now().unit(id).wounds);
}

void FightSheet::showStructure(field::StructureId id) {
    structure_->show(inQt(field::titleOf(now(), id)), lookOf(now(), id, {}),
                     fight_.before.structure(id).damage);
}

void FightSheet::showCards() {
    if (fight_.isBetweenUnits()) {
        showUnit(*attacker_, fight_.units.attacker);
        showUnit(*defender_, fight_.units.defender);
    } else {
        const field::Concerned concerned = field::concernedIn(fight_, shown_);
        attacker_->setVisible(concerned.unit.has_value());
        if (concerned.unit) showUnit(*attacker_, *concerned.unit);
        structure_->setVisible(concerned.structure.has_value());
        if (concerned.structure) showStructure(*concerned.structure);
    }
}

void FightSheet::showStep() {
    const auto stages = stagesOf(fight_);
    const auto place = [&](std::size_t moments) {
        return static_cast<int>(std::ranges::find(stages, stageAfter(fight_, moments)) - stages.begin());
    };
    const bool isDone = isAtEnd() && fight_.isOver && !rolls_->isRolling();
    std::set<int> shown;
    for (std::size_t moments = 1; moments <= furthest_; ++moments) shown.insert(place(moments));
    steps_->setNow(isDone ? static_cast<int>(stages.size()) : place(shown_), std::move(shown));
}

/// To the last moment of a step that was already shown.
void FightSheet::goBackTo(int step) {
    const FightStage stage = stagesOf(fight_).at(static_cast<std::size_t>(step));
    std::size_t moments = furthest_;
    while (moments > 0 && stageAfter(fight_, moments) != stage) --moments;
    goBack(moments);
}

void FightSheet::goBack(std::size_t moments) {
    clock_.stop();
    offersFlight_ = isWaiting_ = false;
    showUpTo(moments);
    showCards();
    refresh();
}

/// There is nothing to see before the first moment.
void FightSheet::goBackOne() {
    if (shown_ > 1) goBack(shown_ - 1);
}

/// Everything up to this moment, without tumbling dice.
void FightSheet::showUpTo(std::size_t moments) {
    told_.clear();
    rolls_->clear();
    luck_->clear();
    for (shown_ = 0; shown_ < moments;) showMoment(fight_.moments[shown_++].step, true);
    furthest_ = std::max(furthest_, shown_);
}

void FightSheet::goOn(field::Fight fight) {
    fight_ = std::move(fight);
    // The question may have been answered elsewhere.
    if (offersFlight_) takeOfferBack();
    isWaiting_ = false;
    if (pace_ == FightPace::resultOnly) return toResult();
    next();
}

void FightSheet::next() {
    clock_.stop();
    rolls_->stop();
    if (isAtEnd()) {
        isWaiting_ = !fight_.isOver;
        refresh();
        Q_EMIT done();
        return;
    }
    showMoment(fight_.moments[shown_++].step, pace_ == FightPace::resultOnly);
    furthest_ = std::max(furthest_, shown_);
    showCards();
    refresh();
    waitForNext();
}

void FightSheet::toResult() {
    clock_.stop();
    showUpTo(fight_.moments.size());
    showCards();
    refresh();
    waitForNext();
}

void FightSheet::offerFlight(const QString& question, bool isBroken) {
    clock_.stop();
    showUpTo(fight_.moments.size());
    showCards();
    offersFlight_ = true;
    sinceOffer_.start();
    isWaiting_ = false;
    const QString asked = QStringLiteral("<b>%1</b>").arg(question.toHtmlEscaped());
    const QString cost = isBroken
                             ? tr("If it flees, it runs for its table edge; it may rally later.")
                             : tr("If it flees, it breaks and runs for its table edge; it may rally later.");
    told_.push_back({QStringLiteral("%1 %2").arg(asked, cost), asked});
    refresh();
}

/// What comes of the answer is not known yet.
void FightSheet::takeOfferBack() {
    offersFlight_ = false;
    isWaiting_ = true;
    if (!told_.empty()) told_.pop_back();
    refresh();
}

void FightSheet::press(bool isNext) {
    // The choice may come under a click, or a key, that was meant for the page before.
    constexpr qint64 toNotice = 600;
    if (offersFlight_ && !sinceOffer_.hasExpired(toNotice)) return;
    if (offersFlight_) {
        takeOfferBack();
        Q_EMIT flightChosen(!isNext);
    } else {
        isNext ? next() : toResult();
    }
}

/// Waits longer at the end, where there is most to read, and for a player where somebody gives way.
void FightSheet::waitForNext() {
    // Whoever may flee is not hurried.
    if (offersFlight_) return;
    const int pause = pauseOf(pace_);
    if (pause == 0 || (isAtEnd() && fight_.isOver && isWatched_ && isGrave(fight_))) return;
    const int longer = isWatched_ ? 4 : 2;
    clock_.start(isAtEnd() ? longer * pause : pause);
}

void FightSheet::refresh() {
    luck_->setVisible(!rolls_->isRolling());
    rule_->setText(howDiceSucceed(fight_, shown_));
    showStep();
    showChronicle();
    earlier_->setText(savesHeight_ ? QString() : earlierRolls(fight_, shown_).join(u'\n'));
    earlier_->setVisible(!earlier_->text().isEmpty());
    if (offersFlight_) {
        next_->setText(tr("Stay"));
        result_->setText(tr("Flee"));
    } else {
        next_->setText(isAtEnd() ? (fight_.isOver ? tr("Back to the table") : tr("Continue")) : tr("Next"));
        result_->setText(tr("Skip to the result"));
    }
    setKeyShown(*next_, tr("Space"));
    setKeyShown(*result_, offersFlight_ ? tr("F", "the key") : tr("Enter"));
    result_->setVisible(offersFlight_ || !isAtEnd());
    next_->setVisible(!isWaiting_);
    grow();
    if (isAtEnd() && !offersFlight_ && !isWaiting_ && !rolls_->isRolling()) Q_EMIT arrived();
}

void FightSheet::showChronicle() {
    const std::ptrdiff_t lines = isLow_ ? 2 : 4;
    QStringList last;
    for (auto it = told_.end() - std::min(lines, std::ssize(told_)); it != told_.end(); ++it)
        last << (savesHeight_ ? it->inShort : it->whole);
    chronicle_->setText(last.join(savesHeight_ ? QStringLiteral(" · ") : QStringLiteral("<br>")));
}

void FightSheet::showMoment(const field::FightStep& step, bool isAtOnce) {
    // The dice beside a structure are those thrown for it.
    const bool isElsewhere =
        fight_.occasion == field::Occasion::fires &&
        field::concernedIn(fight_, shown_ - 1).structure != field::concernedIn(fight_, shown_).structure;
    if (isElsewhere) {
        rolls_->clear();
        luck_->clear();
    }
    if (auto remark = fightRemark(fight_, step)) told_.push_back(*std::move(remark));
    if (const auto roll = fightRoll(fight_, step)) {
        rolls_->show(*roll, isAtOnce);
        luck_->setText(roll->luck);
    }
}

/// Another light in the room.
void FightSheet::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    setRank(*next_, Rank::main, roomColors().brass);
}

void FightSheet::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    for (ContenderCard* card : findChildren<ContenderCard*>()) card->setArtPalette(palette);
    rolls_->setArtPalette(palette);
}

/// Its keys are those of the table, too.
bool FightSheet::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        constexpr std::array keys{Qt::Key_F,     Qt::Key_Space, Qt::Key_Return,
                                  Qt::Key_Enter, Qt::Key_Left,  Qt::Key_Right};
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (isPlain && std::ranges::count(keys, key->key()) != 0) event->accept();
    }
    return QWidget::event(event);
}

void FightSheet::keyPressEvent(QKeyEvent* event) {
    if (offersFlight_) {
        // A key that is held to turn pages must not decide.
        if (event->isAutoRepeat()) return;
        switch (event->key()) {
            case Qt::Key_Left: return goBackOne();
            case Qt::Key_Space:
            case Qt::Key_Return:
            case Qt::Key_Enter: return press(true);
            case Qt::Key_F: return press(false);
            default: return QWidget::keyPressEvent(event);
        }
    }
    switch (event->key()) {
        case Qt::Key_Left: return goBackOne();
        case Qt::Key_Right:
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
