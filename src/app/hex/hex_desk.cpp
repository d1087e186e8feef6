// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_desk.h"

#include "art/faces.h"
#include "hex/board_keys.h"
#include "hex/command_hand.h"
#include "hex/dice_sheet.h"
#include "hex/hand_cover.h"
#include "hex/hex_header.h"
#include "hex/hex_log.h"
#include "hex/hex_sheet.h"
#include "hex/hex_subjects.h"
#include "hex/hex_table.h"
#include "hex/hex_texts.h"
#include "room/house_style.h"
#include "rulebook/rule_links.h"

#include <algorithm>

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

constexpr int margin = 12;
constexpr int tumbleMilliseconds = 600;

/// The hex width, in pixels, of the largest board that fits into this room.
double boardIn(QSize room) {
    return std::min(room.width() / 13.0, room.height() / (13.0 / BoardMap::proportion()));
}

int heightOfHeader(int em) { return em * 3 + 4; }

DeskPlan planBeside(QSize room, int em, bool asksForCard) {
    const int top = heightOfHeader(em) + margin;
    const int wide = std::clamp(em * 19, 220, room.width() * 2 / 5);
    const int left = room.width() - wide - margin;
    const int high = room.height() - top - margin;
    DeskPlan plan;
    plan.board = QRect(margin / 2, top - margin / 2, left - margin, high + margin);
    const int log = std::clamp(high / 5, em * 4, em * 8);
    const int hand = asksForCard ? high - log - 2 * margin - em * 5 : std::clamp(high / 4, em * 5, em * 13);
    const int sheet = high - log - hand - 2 * margin;
    plan.sheet = QRect(left, top, wide, sheet);
    plan.hand = QRect(left, plan.sheet.bottom() + 1 + margin, wide, hand);
    plan.log = QRect(left, plan.hand.bottom() + 1 + margin, wide, log);
    return plan;
}

DeskPlan planBelow(QSize room, int em, bool asksForCard) {
    const int top = heightOfHeader(em) + margin;
    const int high = std::clamp(em * 15, 150, (room.height() - top) * 48 / 100);
    const int y = room.height() - high - margin;
    const int wide = room.width() - 4 * margin;
    DeskPlan plan;
    plan.board = QRect(margin / 2, top - margin / 2, room.width() - margin, y - top);
    const int sheet = asksForCard ? wide * 26 / 100 : wide * 42 / 100;
    const int log = wide * 22 / 100;
    plan.sheet = QRect(margin, y, sheet, high);
    plan.hand = QRect(plan.sheet.right() + 1 + margin, y, wide - sheet - log, high);
    plan.log = QRect(plan.hand.right() + 1 + margin, y, log, high);
    return plan;
}

}  // namespace

DeskPlan planOf(QSize room, int em, bool asksForCard) {
    const DeskPlan beside = planBeside(room, em, asksForCard);
    const DeskPlan below = planBelow(room, em, asksForCard);
    return boardIn(beside.board.size()) >= boardIn(below.board.size()) ? beside : below;
}

HexDesk::HexDesk(QWidget* parent)
    : QWidget(parent),
      palette_(art::lightPalette()),
      header_(new HexHeader(this)),
      table_(new HexTable(this)),
      sheet_(new HexSheet(this)),
      hand_(new CommandHand(this)),
      log_(new HexLog(this)),
      dice_(new DiceSheet(this)),
      words_(new QLabel(this)),
      cover_(new HandCover(this)) {
    table_->lower();
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignCenter);
    words_->setStyleSheet(
        QStringLiteral("background: #2c261e; color: #fdf6e3; padding: 8px 14px; "
                       "border: 1px solid #c3963f; border-radius: 6px;"));
    words_->hide();
    silence_.setSingleShot(true);
    connect(&silence_, &QTimer::timeout, words_, &QLabel::hide);
    setFocusProxy(table_);
    connect(table_, &HexTable::lookedAt, this,
            [this](std::optional<hex::Hex> hex) { thought_ != nullptr ? thought_->look(hex) : refresh(); });
    connect(table_, &HexTable::pressed, this, [this](hex::Hex hex) {
        words_->hide();
        if (thought_ != nullptr) thought_->press(hex);
    });
    connect(table_, &HexTable::shown, this, &HexDesk::think);
    connect(&table_->playback(), &HexPlayback::told, this, &HexDesk::tell);
    connect(hand_, &CommandHand::lookedAt, this, [this](std::optional<CardId> card) {
        if (thought_ != nullptr) thought_->lookAtCard(card);
    });
    connect(hand_, &CommandHand::played, this, [this](CardId card) {
        if (thought_ != nullptr) thought_->pressCard(card);
    });
    connect(cover_, &HandCover::lifted, this, &HexDesk::cameToScreen);
    connect(header_, &HexHeader::undoWanted, this, &HexDesk::undoWanted);
    connect(header_, &HexHeader::endWanted, this, [this] {
        const Choice* end = endChoice();
        if (end == nullptr) return;
        const auto chosen = end->choose;
        chosen();
    });
}

HexDesk::~HexDesk() = default;

void HexDesk::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    table_->setArtPalette(palette);
    hand_->setArtPalette(palette);
    dice_->setArtPalette(palette);
    refresh();
}

void HexDesk::setPace(int percent) { table_->playback().setPace(percent); }
void HexDesk::setCoordinates(bool areShown) { table_->setCoordinates(areShown); }
void HexDesk::setViewer(std::optional<Seat> viewer) { viewer_ = viewer; }
void HexDesk::setUndo(bool canUndo) { header_->setUndo(canUndo); }
void HexDesk::setMenu(QMenu* menus) { header_->setMenu(menus); }
QString HexDesk::said() const { return words_->isHidden() ? QString() : words_->text(); }

std::optional<RuleId> HexDesk::ruleAt(const QWidget& part, QPoint point) const {
    if (!battle_) return std::nullopt;
    if (&part == table_) {
        const auto hex =
            table_->hasFocus() && table_->looked() ? table_->looked() : table_->map().hexAt(point);
        if (const auto rule = hex ? ruleAbout(*battle_, *hex) : std::nullopt) return rule;
    }
    if (&part == hand_) {
        if (const auto card = hand_->cardAt(point)) return battle_->card(*card).rule;
    }
    if (&part == &sheet_->rows()) {
        if (const auto rules = sheet_->rows().rulesAt(point); !rules.empty()) return rules.front();
    }
    return open_ ? ruleAbout(open_->question) : "HEX-12"_rule;
}

void HexDesk::show(const hex::Battle& battle, const Open& open) {
    table_->playback().skip();
    battle_ = battle;
    open_ = open;
    dice_->hide();
    table_->show(battle);
    think();
}

void HexDesk::ask(const hex::Battle& battle, const Open& open) {
    const bool isSame = thought_ != nullptr && open == open_ && thought_->battle() == battle && !coming_;
    battle_ = battle;
    open_ = open;
    if (table_->playback().isPlaying() || isSame) return;
    table_->show(battle);
    think();
}

void HexDesk::play(const std::vector<hex::Fact>& facts, const hex::Battle& battle, const Open& open) {
    table_->playback().skip();
    forget();
    battle_ = battle;
    open_ = open;
    dice_->hide();
    refresh();
    table_->play(facts, battle);
}

/// Discards the current thought after an answer or an undo.
void HexDesk::forget() {
    if (thought_ != nullptr) {
        thought_->disconnect(this);
        thought_.release()->deleteLater();
    }
    choices_.clear();
    table_->setMarks({});
}

void HexDesk::tell(const hex::Fact& fact) {
    const hex::Battle& before = table_->playback().battle();
    if (!isPast_) log_->add(before, fact);
    Q_EMIT told(fact);
    header_->show(before, palette_, {});
    if (!dice_->show(before, fact, tumbleMilliseconds * table_->playback().pace() / 100)) return;
    placeDice(fact);
}

/// On the half of the board away from the fight.
void HexDesk::placeDice(const hex::Fact& fact) {
    const auto row = std::visit(
        Overloaded{[](const hex::DiceRolled& it) { return it.blow.at.row; },
                   [](const hex::Trampled& it) { return it.at.row; },
                   [](const hex::MarshRolled& it) { return it.at.row; }, [](const auto&) { return 8; }},
        fact);
    const QRect board = table_->map().area().toAlignedRect();
    const QSize wanted = dice_->sizeHint().boundedTo(QSize(width() - 2 * margin, height() / 2));
    QRect place(QPoint(), wanted);
    place.moveCenter(board.center());
    const int away = board.height() / 40;
    if (row < hex::boardRows / 2 + 1)
        place.moveBottom(std::min(height() - margin, board.bottom() - away) + table_->y());
    else
        place.moveTop(board.top() + away + table_->y());
    place.moveLeft(std::clamp(place.left(), margin, std::max(margin, width() - wanted.width() - margin)));
    dice_->setGeometry(place);
    static_cast<QWidget*>(dice_)->setVisible(true);
    dice_->raise();
}

void HexDesk::think() {
    forget();
    if (battle_ && open_) thought_ = thoughtAbout(*battle_, *open_);
    if (thought_ != nullptr) {
        connect(thought_.get(), &Thought::changed, this, &HexDesk::refresh);
        connect(thought_.get(), &Thought::refused, this, &HexDesk::say);
        connect(thought_.get(), &Thought::answered, this, [this](const hex::Answer& answer) {
            const hex::Answer kept = answer;
            words_->hide();
            forget();
            Q_EMIT answered(kept);
        });
    }
    if (battle_ && viewer_) hand_->show(*battle_, *viewer_, thought_ != nullptr && thought_->asksForCard());
    hand_->setVisible(viewer_.has_value() && !isAwaited());
    arrange();
    refresh();
    if (thought_ == nullptr) return;
    // These choices depend on the dice, which must stay visible.
    constexpr int seen = 4500;
    const bool isNeeded = std::holds_alternative<hex::ChooseOrders>(open_->question) ||
                          std::holds_alternative<hex::ChooseRestored>(open_->question);
    if (!isNeeded)
        QTimer::singleShot(seen, dice_, [this, shown = dice_->shown()] {
            if (!keepsDice_) dice_->hideAfter(shown);
        });
    thought_->asksForCard() ? hand_->setFocus() : table_->setFocus();
}

void HexDesk::setKeepsDice(bool keeps) {
    if (!std::exchange(keepsDice_, keeps) || keeps) return;
    QTimer::singleShot(0, dice_, [this] {
        if (!keepsDice_ && thought_ != nullptr) dice_->hide();
    });
}

const Choice* HexDesk::endChoice() const {
    const auto found = std::ranges::find(choices_, static_cast<int>(Qt::Key_E), &Choice::key);
    return found == choices_.end() ? nullptr : &*found;
}

/// The side that is asked, or else the side whose turn it is.
Seat HexDesk::asker() const {
    if (table_->playback().isPlaying()) return table_->playback().battle().active;
    if (coming_) return coming_->seat;
    return open_ && open_->seat != chance ? open_->seat : battle_->active;
}

void HexDesk::refresh() {
    if (!battle_) return;
    const QColor color = palette_.shadesOf(sideOf(*battle_->setting, asker()).color).base;
    const hex::Battle* shown = table_->battle();
    header_->show(shown == nullptr ? *battle_ : *shown, palette_,
                  thought_ == nullptr ? QString() : thought_->remark());
    choices_.clear();
    if (thought_ != nullptr) {
        choices_ = thought_->choices();
        table_->setMarks(thought_->marks());
        sheet_->ask(thought_->headline(), thought_->hint(), color);
        sheet_->show(thought_->leaf());
        Q_EMIT hintChanged(thought_->hint().isEmpty() ? thought_->headline() : thought_->hint());
    } else if (isAwaited()) {
        showComing();
    } else {
        showOutcome(*battle_);
    }
    cover_->setVisible(thought_ == nullptr && isAwaited());
    const Choice* end = endChoice();
    header_->setEnd(end == nullptr ? std::nullopt : std::optional(*end));
    std::vector<Choice> others;
    std::ranges::copy_if(choices_, std::back_inserter(others),
                         [](const Choice& it) { return it.key != Qt::Key_E; });
    sheet_->offer(std::move(others));
    fitSheet();
}

/// As high as its content. If there is no other way, or while a card is asked for, it covers a part of the
/// hand.
void HexDesk::fitSheet() {
    const DeskPlan plan = planOf(size(), fontMetrics().height(), hand_->isAsked());
    const bool isBeside = plan.hand.left() == plan.sheet.left();
    const int wide = plan.sheet.width();
    const int whole = plan.log.top() - margin - plan.sheet.top();
    QRect place = plan.sheet;
    if (isBeside) {
        const int room =
            hand_->isAsked() ? whole : std::max(plan.sheet.height(), sheet_->leastHeightIn(wide));
        place.setHeight(std::min({whole, room, sheet_->heightIn(wide)}));
    }
    sheet_->setGeometry(place);
    sheet_->raise();
    if (dice_->isVisible()) dice_->raise();
}

void HexDesk::showOutcome(const hex::Battle& battle) {
    const QColor color = palette_.shadesOf(sideOf(*battle.setting, battle.active).color).base;
    const auto looked = table_->looked();
    if (!table_->playback().isPlaying() && battle.outcome) {
        const auto& [winner, why] = *battle.outcome;
        sheet_->ask(
            winner ? tr("%1 wins the battle").arg(nameIn(battle, *winner)) : tr("The battle is a draw"),
            ruleName(why), color);
        Choice again{tr("New battle"), Qt::Key_N, QStringLiteral("N"), [this] { Q_EMIT newBattleWanted(); }};
        again.isMain = true;
        choices_.push_back(again);
    } else {
        sheet_->ask(tr("%1 to play").arg(nameIn(battle, asker())), {}, color);
    }
    sheet_->show(looked ? leafOf(battle, *looked) : Leaf{});
}

bool HexDesk::isAwaited() const { return coming_ && !table_->playback().isPlaying(); }

/// Not on Enter, because the same key has just announced the attack.
void HexDesk::showComing() {
    const art::SideShades shades = palette_.shadesOf(sideOf(*battle_->setting, coming_->seat).color);
    const QString name = nameIn(*battle_, coming_->seat);
    sheet_->ask(tr("%1 to play").arg(name), coming_->why, shades.base);
    const auto looked = table_->looked();
    sheet_->show(looked ? leafOf(*battle_, *looked) : Leaf{});
    choices_.push_back(
        {tr("I am %1").arg(name), Qt::Key_H, tr("H"), [this] { Q_EMIT cameToScreen(); }, true, {}});
    Marks marks;
    marks.attack = coming_->attack;
    if (coming_->attack) marks.picked = {coming_->attack->second};
    table_->setMarks(marks);
    cover_->show(name, shades);
}

/// Rules in the text become links.
void HexDesk::say(const QString& words) {
    const bool isLinked = firstRuleIn(words).has_value();
    const QString style = QStringLiteral("<style>a { color: #f0c66e; }</style>");
    words_->setTextFormat(isLinked ? Qt::RichText : Qt::PlainText);
    showLinked(*words_, isLinked ? style + linked(words) : words);
    placeWords();
    words_->show();
    words_->raise();
    constexpr int long_ = 5000;
    silence_.start(long_);
    QAccessibleEvent event(words_, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void HexDesk::placeWords() {
    const int wide = std::min(width() - 4 * margin, fontMetrics().height() * 32);
    words_->setFixedWidth(wide);
    words_->adjustSize();
    const QRect board = table_->map().area().toAlignedRect();
    const int left = board.center().x() - words_->width() / 2;
    words_->move(std::clamp(left, margin, std::max(margin, width() - margin - words_->width())),
                 header_->height() + margin);
}

// -------------------------------------------------------------------- input

/// A click beside the links dismisses the words, which cover the board.
void HexDesk::mousePressEvent(QMouseEvent* event) {
    words_->hide();
    QWidget::mousePressEvent(event);
}

bool HexDesk::choose(int key) {
    if (key == Qt::Key_Enter) key = Qt::Key_Return;
    const auto found = std::ranges::find(choices_, key, &Choice::key);
    if (found == choices_.end()) return false;
    const auto chosen = found->choose;
    chosen();
    return true;
}

/// Enter on the hex under the cursor presses it if that does something; otherwise it makes the main choice.
void HexDesk::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo)) {
        Q_EMIT undoWanted();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        dice_->hide();
        words_->hide();
        if (thought_ != nullptr && thought_->escape()) return;
        return QWidget::keyPressEvent(event);
    }
    if (event->key() == Qt::Key_K && event->modifiers() == Qt::NoModifier)
        return table_->setCoordinates(!table_->hasCoordinates());
    if (thought_ == nullptr) {
        if (!choose(event->key())) QWidget::keyPressEvent(event);
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto looked = table_->looked();
    if (isEnter && table_->hasFocus() && looked && canBePressed(table_->marks(), *looked))
        return thought_->press(*looked);
    if (event->modifiers() == Qt::NoModifier && choose(event->key())) return;
    QWidget::keyPressEvent(event);
}

// ------------------------------------------------------------------- layout

void HexDesk::arrange() {
    const int em = fontMetrics().height();
    const DeskPlan plan = planOf(size(), em, hand_->isAsked());
    header_->setGeometry(0, 0, width(), heightOfHeader(em));
    table_->setGeometry(rect());
    table_->setFreeRoom(plan.board);
    fitSheet();
    hand_->setGeometry(plan.hand);
    cover_->setGeometry(plan.hand);
    log_->setGeometry(plan.log);
    for (QWidget* part : std::initializer_list<QWidget*>{header_, sheet_, hand_, log_, cover_}) part->raise();
    placeWords();
    words_->raise();
}

void HexDesk::resizeEvent(QResizeEvent* /*event*/) { arrange(); }

void HexDesk::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
    if (event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace vallum::app
