// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_desk.h"

#include "hex/board_keys.h"
#include "hex/board_remark.h"
#include "hex/command_hand.h"
#include "hex/dice_sheet.h"
#include "hex/hand_cover.h"
#include "hex/hex_header.h"
#include "hex/hex_log.h"
#include "hex/hex_sheet.h"
#include "hex/hex_table.h"
#include "hex/hex_texts.h"

#include <algorithm>
#include <iterator>

#include <QEvent>
#include <QKeyEvent>
#include <QWheelEvent>

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/retreat.h>

namespace vallum::app {

namespace {

constexpr int tumbleMilliseconds = 600;

/// The hexes that dice for this fact are about.
std::vector<hex::Hex> hexesOf(const hex::Battle& battle, const hex::Fact& fact) {
    using Hexes = std::vector<hex::Hex>;
    return std::visit(
        Overloaded{
            [&](const hex::DiceRolled& it) -> Hexes { return {battle.unit(it.blow.by).at, it.blow.at}; },
            [&](const hex::Trampled& it) -> Hexes { return {battle.unit(it.elephants).at, it.at}; },
            [](const hex::MarshRolled& it) -> Hexes { return {it.at}; },
            [](const auto&) -> Hexes { return {}; }},
        fact);
}

/// HEX-51: where the unit that was rolled for may have to go back to.
std::vector<hex::Hex> retreatAfter(const hex::Battle& battle, const hex::Fact& fact) {
    const auto* rolled = std::get_if<hex::DiceRolled>(&fact);
    if (rolled == nullptr || !rolled->blow.unit || rolled->flags == 0) return {};
    const UnitId unit = *rolled->blow.unit;
    std::vector<hex::Hex> hexes;
    for (int flags = 1; flags <= rolled->flags; ++flags) {
        const int back = flags * hex::hexesPerFlag(battle, rolled->blow);
        for (const hex::RetreatWay& way : hex::waysToRetreat(battle, unit, back)) {
            if (!way.path.empty()) hexes.push_back(way.path.back());
        }
    }
    return hexes;
}

std::vector<hex::Hex> hexesToPress(const Marks& marks) {
    std::vector<hex::Hex> hexes;
    std::ranges::copy_if(hex::allHexes(), std::back_inserter(hexes),
                         [&](hex::Hex it) { return canBePressed(marks, it); });
    return hexes;
}

/// Whether these choices depend on the dice, which must stay visible.
bool needsDice(const hex::Question& question) {
    return std::holds_alternative<hex::ChooseOrders>(question) ||
           std::holds_alternative<hex::ChooseRestored>(question);
}

}  // namespace

HexDesk::HexDesk(QWidget* parent)
    : QWidget(parent),
      palette_(art::lightPalette()),
      header_(new HexHeader(this)),
      table_(new HexTable(this)),
      sheet_(new HexSheet(this)),
      hand_(new CommandHand(this)),
      log_(new HexLog(this)),
      dice_(new DiceSheet(this)),
      remark_(new BoardRemark(*this)),
      cover_(new HandCover(this)),
      layout_(*this, {*header_, *table_, *sheet_, *hand_, *cover_, *log_, *dice_, *remark_}) {
    table_->lower();
    setFocusProxy(table_);
    table_->installEventFilter(this);
    connect(&tools_, &HexToolBox::changed, this, &HexDesk::refresh);
    connect(&tools_, &HexToolBox::refused, remark_, &BoardRemark::say);
    connect(&tools_, &HexToolBox::answered, this, [this](const hex::Answer& answer) {
        remark_->hide();
        forget();
        Q_EMIT answered(answer);
    });
    connect(table_, &HexTable::lookedAt, this,
            [this](std::optional<hex::Hex> hex) { tool() != nullptr ? tool()->look(hex) : refresh(); });
    connect(table_, &HexTable::pressed, this, [this](hex::Hex hex) {
        remark_->hide();
        // The second click of two must not confirm what the first has just proposed.
        const bool isTooSoon = table_->isDoubleClick() && tool() != nullptr && tool()->isUnconfirmed();
        if (!isTooSoon) tools_.press(hex);
    });
    connect(table_, &HexTable::grabbed, this, [this](hex::Hex hex) {
        remark_->hide();
        if (tool() != nullptr) tool()->grab(hex);
    });
    connect(table_, &HexTable::dragged, this, [this](hex::Hex from, hex::Hex to) {
        if (tool() != nullptr) tool()->drag(from, to);
    });
    connect(table_, &HexTable::dropped, this, [this] {
        if (tool() != nullptr) tool()->drop();
    });
    connect(table_, &HexTable::shown, this, &HexDesk::think);
    connect(&table_->playback(), &HexPlayback::told, this, &HexDesk::tell);
    connect(hand_, &CommandHand::lookedAt, &tools_, &HexToolBox::lookAtCard);
    connect(hand_, &CommandHand::played, &tools_, &HexToolBox::pressCard);
    connect(sheet_, &HexSheet::namesHex, table_, &HexTable::pointOut);
    connect(cover_, &HandCover::lifted, this, &HexDesk::cameToScreen);
    connect(header_, &HexHeader::undoWanted, this, &HexDesk::undo);
    connect(header_, &HexHeader::endWanted, this, [this] { choices_.choose(Qt::Key_E); });
}

void HexDesk::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    table_->setArtPalette(palette);
    hand_->setArtPalette(palette);
    dice_->setArtPalette(palette);
    refresh();
}

void HexDesk::setTurn(BoardTurn turn) {
    const bool isNew = turn != table_->map().turn();
    table_->setTurn(turn);
    hand_->setTurn(turn);
    tools_.setTurn(turn);
    if (isNew && !table_->playback().isPlaying()) think();
}

void HexDesk::show(const hex::Battle& battle, const Open& open) {
    table_->playback().skip();
    tools_.dropRest();
    battle_ = battle;
    open_ = open;
    dice_->hide();
    table_->show(battle);
    think();
}

void HexDesk::ask(const hex::Battle& battle, const Open& open) {
    const bool isSame = tools_.isFor(battle, open) && !viewer_.awaited;
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

void HexDesk::undo() {
    if (!dropDrawn()) Q_EMIT undoWanted();
}

bool HexDesk::dropDrawn() { return tool() != nullptr && tool()->isUnconfirmed() && tool()->escape(); }

/// After an answer or an undo.
void HexDesk::forget() {
    tools_.putAway();
    choices_ = {};
    table_->setMarks({});
}

void HexDesk::tell(const hex::Fact& fact) {
    const hex::Battle& before = table_->playback().battle();
    if (!viewer_.isLookingBack) log_->add(before, fact, table_->map().turn());
    Q_EMIT told(fact);
    header_->show(before, palette_, {});
    if (!dice_->show(before, fact, tumbleMilliseconds * table_->playback().pace() / 100)) return;
    rolledFor_ = hexesOf(before, fact);
    layout_.showDice({rolledFor_, retreatAfter(before, fact)});
}

void HexDesk::think() {
    forget();
    if (battle_) tools_.open(*battle_, open_);
    if (battle_ && viewer_.seat) hand_->show(*battle_, *viewer_.seat, tools_.asksForCard());
    hand_->setVisible(viewer_.seat.has_value() && !isAwaited());
    layout_.arrange();
    refresh();
    if (tool() == nullptr) return;
    if (dice_->isVisible()) layout_.showDice({rolledFor_, hexesToPress(table_->marks())});
    constexpr int seen = 4500;
    if (!needsDice(open_->question)) {
        QTimer::singleShot(seen, dice_, [this, shown = dice_->shown()] {
            if (!keepsDice_) dice_->hideAfter(shown);
        });
    }
    tools_.asksForCard() ? hand_->setFocus() : table_->setFocus();
}

void HexDesk::setKeepsDice(bool keeps) {
    if (!std::exchange(keepsDice_, keeps) || keeps) return;
    QTimer::singleShot(0, dice_, [this] {
        if (!keepsDice_ && tool() != nullptr) dice_->hide();
    });
}

void HexDesk::setThreatsShown(bool shown) {
    threats_.setShown(shown);
    refresh();
}

/// The side that is asked, or else the side whose turn it is.
Seat HexDesk::asker() const {
    if (table_->playback().isPlaying()) return table_->playback().battle().active;
    if (viewer_.awaited) return viewer_.awaited->seat;
    return open_ && open_->seat != chance ? open_->seat : battle_->active;
}

void HexDesk::refresh() {
    if (!battle_) return;
    HexTool* const now = tool();
    const hex::Battle* shown = table_->battle();
    header_->show(shown == nullptr ? *battle_ : *shown, palette_, now == nullptr ? QString() : now->remark());
    if (now != nullptr) {
        choices_ = Choices(now->choices());
        Marks marks = now->marks();
        SheetContent content = now->content();
        threats_.addTo(marks, content, *battle_, now->seat(), table_->looked());
        table_->setMarks(std::move(marks));
        const QColor color = palette_.shadesOf(sideOf(*battle_->setting, asker()).color).base;
        // The hand leaves little room: values take the place of the hint.
        const bool makesWay = tools_.asksForCard() && content != SheetContent{};
        sheet_->ask(now->headline(), makesWay ? QString() : now->hint(), color);
        sheet_->show(content);
        Q_EMIT hintChanged(now->hint().isEmpty() ? now->headline() : now->hint());
    } else {
        choices_ = isAwaited() ? showAwaited() : showOutcome();
        showLooked();
    }
    cover_->setVisible(now == nullptr && isAwaited());
    header_->setEnd(choices_.endOfStep());
    sheet_->offer(choices_.others());
    layout_.fitSheet();
}

/// While nobody is asked.
void HexDesk::showLooked() {
    const auto looked = table_->looked();
    SheetContent content = looked ? sheetAbout(*battle_, *looked) : SheetContent{};
    if (!table_->playback().isPlaying() && !viewer_.awaited) {
        Marks marks;
        threats_.addTo(marks, content, *battle_, viewer_.seat.value_or(battle_->active), looked);
        table_->setMarks(std::move(marks));
    }
    sheet_->show(content);
}

Choices HexDesk::showOutcome() {
    const QColor color = palette_.shadesOf(sideOf(*battle_->setting, battle_->active).color).base;
    if (table_->playback().isPlaying() || !battle_->outcome) {
        sheet_->ask(tr("%1 to play").arg(nameIn(*battle_, asker())), {}, color);
        return {};
    }
    const auto& [winner, why] = *battle_->outcome;
    sheet_->ask(winner ? tr("%1 wins the battle").arg(nameIn(*battle_, *winner)) : tr("The battle is a draw"),
                ruleName(why), color);
    Choice again{tr("New battle"), Qt::Key_N, QStringLiteral("N"), [this] { Q_EMIT newBattleWanted(); }};
    again.isMain = true;
    return Choices({again});
}

bool HexDesk::isAwaited() const { return viewer_.awaited && !table_->playback().isPlaying(); }

Choices HexDesk::showAwaited() {
    const AwaitedPlayer& awaited = *viewer_.awaited;
    const art::SideShades shades = palette_.shadesOf(sideOf(*battle_->setting, awaited.seat).color);
    const QString name = nameIn(*battle_, awaited.seat);
    sheet_->ask(tr("%1 to play").arg(name), awaited.why, shades.base);
    Marks marks;
    marks.attack = awaited.attack;
    if (awaited.attack) marks.picked = {awaited.attack->second};
    table_->setMarks(marks);
    cover_->show(name, shades);
    Choice come{tr("I am %1").arg(name), Qt::Key_Return, tr("Enter"), [this] { Q_EMIT cameToScreen(); }};
    come.isMain = true;
    return Choices({come});
}

// -------------------------------------------------------------------- input

/// A click beside the links dismisses the remark, which covers the board.
void HexDesk::mousePressEvent(QMouseEvent* event) {
    remark_->hide();
    QWidget::mousePressEvent(event);
}

/// While a card is asked for, focus that the window gives to the board goes on to the hand, and so does Tab.
/// A click still chooses the board.
/// The values on the sheet scroll with the wheel on the board, and stay while the pointer goes to them.
bool HexDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::Leave)
        return sheet_->geometry().contains(mapFromGlobal(QCursor::pos()));
    if (watched == table_ && event->type() == QEvent::Wheel) {
        constexpr int perLine = 40;  // a step of the wheel is 120
        sheet_->scroll(-static_cast<QWheelEvent*>(event)->angleDelta().y() / perLine);
        return true;
    }
    if (watched != table_ || !tools_.asksForCard()) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn &&
        static_cast<QFocusEvent*>(event)->reason() == Qt::OtherFocusReason)
        hand_->setFocus();
    const bool isTab =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab;
    if (isTab) hand_->setFocus(Qt::TabFocusReason);
    return isTab || QWidget::eventFilter(watched, event);
}

/// Enter on the hex under the cursor presses it if that does something; otherwise it makes the main choice.
void HexDesk::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // A key that is held must not confirm what it has just proposed, nor Enter answer the next question.
    if (event->isAutoRepeat() && (isEnter || (tool() != nullptr && tool()->isUnconfirmed()))) return;
    // As in battles on the open field.
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier)) {
        choices_.choose(Qt::Key_E);
        return;
    }
    if (event->matches(QKeySequence::Undo)) return undo();
    if (event->key() == Qt::Key_Escape) {
        dice_->hide();
        remark_->hide();
        if (tool() != nullptr && tool()->escape()) return;
        return QWidget::keyPressEvent(event);
    }
    constexpr int page = 5;
    if (event->key() == Qt::Key_PageDown) return sheet_->scroll(page);
    if (event->key() == Qt::Key_PageUp) return sheet_->scroll(-page);
    if (event->key() == Qt::Key_K && event->modifiers() == Qt::NoModifier)
        return table_->setCoordinates(!table_->hasCoordinates());
    if (tool() == nullptr) {
        if (!choices_.choose(event->key())) QWidget::keyPressEvent(event);
        return;
    }
    if (event->modifiers() == Qt::NoModifier && hand_->takesKey(*event)) return;
    const auto looked = table_->looked();
    if (isEnter && table_->hasFocus() && looked && canBePressed(table_->marks(), *looked))
        return tool()->press(*looked);
    if (event->modifiers() == Qt::NoModifier && choices_.choose(event->key())) return;
    QWidget::keyPressEvent(event);
}

// ------------------------------------------------------------------- layout

void HexDesk::resizeEvent(QResizeEvent* /*event*/) { layout_.arrange(); }

void HexDesk::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) layout_.arrange();
    if (event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace vallum::app
