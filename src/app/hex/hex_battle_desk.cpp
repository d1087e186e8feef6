// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_battle_desk.h"

#include "annotations/annotator.h"
#include "desk/common_parts.h"
#include "export/board_exports.h"
#include "hex/board_remark.h"
#include "hex/command_hand.h"
#include "hex/hex_advice.h"
#include "hex/hex_depiction.h"
#include "hex/hex_desk.h"
#include "hex/hex_ending.h"
#include "hex/hex_header.h"
#include "hex/hex_log.h"
#include "hex/hex_sheet.h"
#include "hex/hex_sounds.h"
#include "hex/hex_stage.h"
#include "hex/hex_subjects.h"
#include "hex/hex_table.h"
#include "hex/hex_tutor.h"
#include "language/texts.h"
#include "luck/dice_entry.h"
#include "panels/moment_menu.h"
#include "projector/projector.h"
#include "room/sheet_host.h"
#include "settings/settings.h"
#include "widgets/menu_entry.h"

#include <algorithm>

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTimer>
#include <QVBoxLayout>

namespace vallum::app {

HexBattleDesk::HexBattleDesk(const hex::Library& library)
    : library_(library),
      desk_(new HexDesk),
      sheets_(new SheetHost(*desk_)),
      stage_(new HexStage(session_, *desk_, this)),
      parts_(new CommonParts(chronicle_, *stage_, *stage_, stage_->drawings(), *this)),
      depicter_(std::make_unique<HexDepicter>(session_, stage_->drawingsOnPaper())),
      exports_(new BoardExports(chronicle_, *stage_, *depicter_, this)),
      ending_(new HexEnding({session_, desk_->table(), *sheets_, parts_->replay().replay()}, this)),
      advice_(new HexAdvice(session_, *desk_, this)),
      analysis_(
          new HexAnalysisDesk(session_, {session_, *stage_, *sheets_, parts_->replay().replay()}, this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* beside = new QHBoxLayout;
    beside->setSpacing(0);
    beside->addLayout(parts_->around(*desk_), 1);
    all->addLayout(beside);
    tutor_ = new HexTutor({*this, session_, library_, *stage_, *desk_, *beside}, this);
    parts_->follow(desk_->log());
    connect(&desk_->log(), &HexLog::menuWanted, this, &HexBattleDesk::offerMoment);
    setFocusProxy(&desk_->table());
    session_.computers().setIsShowing(
        [this] { return desk_->table().playback().isPlaying() || exports_->isBusy(); });
    connect(desk_, &HexDesk::answered, this, [this](const hex::Answer& answer) {
        if (!session_.answer(answer)) showQuestion();
    });
    connect(desk_, &HexDesk::undoWanted, this, &BattleDesk::undoWanted);
    connect(desk_, &HexDesk::newBattleWanted, this, &BattleDesk::newBattleWanted);
    connect(desk_, &HexDesk::cameToScreen, &session_.screen(), &Screen::liftCurtain);
    connect(desk_, &HexDesk::told, this, [this](const hex::Fact& fact) {
        if (const auto sound = soundOf(fact)) Q_EMIT heard(*sound);
    });
    connect(ending_, &HexEnding::rematchWanted, this, &HexBattleDesk::fightAgain);
    connect(ending_, &HexEnding::reportWanted, exports_, &BoardExports::report);
    connectThinking();
    connect(desk_, &HexDesk::hintChanged, this, &BattleDesk::hintChanged);
    connect(&parts_->annotator(), &Annotator::switched, this, &HexBattleDesk::showQuestion);
    connect(&parts_->annotator(), &Annotator::switched, advice_, &AdviceDesk::rest);
    connect(&desk_->table(), &HexTable::shown, this, &HexBattleDesk::askForDice);
    connect(&desk_->table(), &HexTable::shown, this, &HexBattleDesk::standIfForced);
    connect(&session_, &Session::happened, this, &HexBattleDesk::showNews);
    connect(&session_, &Session::asked, this, &HexBattleDesk::showQuestion);
    connect(&session_, &Session::replaced, this, &HexBattleDesk::showAll);
}

void HexBattleDesk::offerMoment(std::size_t happening, const QPoint& at) {
    const std::size_t answers = session_.history().at(happening).answers;
    MomentActions actions{.lookBack = [this, happening] { Q_EMIT desk_->log().momentWanted(happening); }};
    if (answers != 0 && session_.undoStack().canUndoFrom(answers - 1))
        actions.undo = [this, answers] { Q_EMIT undoFromWanted(answers - 1); };
    openMomentMenu(desk_->log(), at, actions);
}

void HexBattleDesk::connectThinking() {
    desk_->sheet().setBelow(*advice_->button());
    connect(ending_, &HexEnding::analysisWanted, analysis_, &AnalysisDesk::open);
    connect(analysis_, &AnalysisDesk::remarked, this, &BattleDesk::remarked);
    connect(analysis_, &AnalysisDesk::reportWanted, exports_, &BoardExports::report);
    connect(analysis_, &AnalysisDesk::settled, exports_,
            [this] { exports_->setAnalysis(analysis_->text()); });
}

/// The parts still use the session while they are being destroyed.
HexBattleDesk::~HexBattleDesk() { disconnect(&session_, nullptr, nullptr, nullptr); }

FromFile<Opening> HexBattleDesk::read(std::string_view text, const std::string& file) {
    return openingOn<hex::System>(session_, library_, text, file);
}

/// No question is open behind a curtain, in the past, or while drawing.
std::optional<OpenQuestion<hex::System>> HexBattleDesk::open() const {
    const auto* question = session_.question();
    if (parts_->annotator().isOn()) return std::nullopt;
    return question == nullptr ? std::nullopt : std::optional(*question);
}

HexViewer HexBattleDesk::viewer() const {
    HexViewer viewer{session_.screen().viewer(), std::nullopt, session_.isLookingBack()};
    const auto seat = session_.screen().curtainFor();
    const auto* question = session_.behindCurtain();
    if (!seat || question == nullptr || session_.screen().isTableCovered()) return viewer;
    viewer.awaited = AwaitedPlayer{*seat, inQt(session_.questionText()), {}};
    // HEX-98: an attack can be answered only with a card, so only the hand is covered.
    if (const auto* attack = std::get_if<hex::AnswerAttack>(question)) {
        const hex::Battle& battle = session_.battle();
        viewer.awaited->attack = {battle.unit(attack->attacker).at, battle.unit(attack->unit).at};
    }
    return viewer;
}

/// The board lies as a player sits at it. Persons of both sides share the screen as they would a table, and
/// leave it as it is.
BoardTurn HexBattleDesk::turn() const {
    std::vector<hex::Edge> homes;
    for (const hex::Side& side : session_.battle().setting->sides) {
        if (session_.seating().isPerson(side.seat)) homes.push_back(side.home);
    }
    const bool areAllAtTheTop = std::ranges::all_of(homes, [](hex::Edge it) { return it == hex::Edge::top; });
    return !homes.empty() && areAllAtTheTop ? BoardTurn::turned : BoardTurn::upright;
}

void HexBattleDesk::setViewer() {
    desk_->setViewer(viewer());
    desk_->setTurn(turn());
}

bool HexBattleDesk::dropDrawn() { return desk_->dropDrawn(); }

void HexBattleDesk::setUndo(bool can, const QString& tip) { desk_->header().setUndo(can, tip); }

void HexBattleDesk::showAll() {
    if (!session_.hasBattle()) return;
    // The facts still being played must reach the log first.
    if (session_.isLookingBack()) desk_->table().playback().skip();
    setViewer();
    if (!session_.isLookingBack()) writeLog();
    desk_->show(session_.battle(), open());
}

void HexBattleDesk::writeLog() {
    // Stops playback, because the log is rewritten from the complete history.
    desk_->table().playback().skip();
    desk_->log().clear();
    announce(0);
    for (const auto& it : session_.history()) {
        if (const auto told =
                Telling<hex::System>::toldTo(session_.screen().viewpoint(), it.fact, session_.battle()))
            desk_->log().add(session_.battle(), *told, turn());
    }
}

void HexBattleDesk::announce(std::size_t from) {
    std::vector<std::size_t> places;
    const auto& all = session_.history();
    for (std::size_t at = from; at < all.size(); ++at) {
        if (Telling<hex::System>::toldTo(session_.screen().viewpoint(), all[at].fact, session_.battle()))
            places.push_back(at);
    }
    logged_ = all.size();
    desk_->log().expect(std::move(places));
}

void HexBattleDesk::showNews() {
    setViewer();
    if (!session_.isLookingBack()) announce(logged_);
    desk_->play(session_.news(), session_.battle(), open());
}

void HexBattleDesk::showQuestion() {
    if (!session_.hasBattle()) return;
    setViewer();
    desk_->ask(session_.battle(), open());
    askForDice();
    standIfForced();
}

void HexBattleDesk::askForDice() {
    if (desk_->table().playback().isPlaying()) return;
    if (session_.diceWanted() == nullptr) {
        diceAfter_.reset();
        if (qobject_cast<DiceEntry*>(sheets_->sheet()) != nullptr) sheets_->putAway();
        return;
    }
    if (diceAfter_ == session_.live().answersGiven()) return;
    diceAfter_ = session_.live().answersGiven();
    sheets_->show(new DiceEntry(session_), false);
}

/// HEX-98: a question with one answer is for the eyes of a person on the other side. It is answered here, not
/// by the session, once the announced attack has been seen; the dice that follow could not be undone anyway.
void HexBattleDesk::standIfForced() {
    const auto isForced = [this] {
        const AutoAnswers& automatic = session_.autoAnswers();
        const bool isAsked = automatic.asksAnyway() || automatic.holdsActs();
        if (isAsked || desk_->table().playback().isPlaying()) return false;
        const auto asked = open();
        const auto* attack = asked ? std::get_if<hex::AnswerAttack>(&asked->question) : nullptr;
        if (attack == nullptr || session_.seating().isPerson(session_.battle().enemyOf(asked->seat)))
            return false;
        const auto options = hex::System::options(session_.battle(), *attack);
        return std::ranges::all_of(
            options, [](const hex::Answer& it) { return std::holds_alternative<hex::Stand>(it); });
    };
    // Not while the session still tells others of the question.
    if (isForced())
        QTimer::singleShot(0, this, [this, isForced] {
            if (isForced()) session_.answer(hex::Stand{});
        });
}

void HexBattleDesk::resizeEvent(QResizeEvent* event) {
    BattleDesk::resizeEvent(event);
    sheets_->follow();
}

void HexBattleDesk::fill(const DeskMenus& menus) {
    exports_->fill(menus.saving);
    parts_->fill(menus);
    advice_->fill(menus.edit);
    QAction* threats =
        addEntry(*this, menus.sights, "view-threats", tr("What &threatens the unit or hex pointed at"),
                 QKeySequence(QStringLiteral("Ctrl+T")), [this](bool on) {
                     desk_->setThreatsShown(on);
                     if (on && !desk_->table().looked())
                         Q_EMIT remarked(tr("Point at a unit or a hex to see what threatens it."));
                 });
    threats->setCheckable(true);
    QAction* coordinates = menus.sights.addAction(tr("&Coordinates"));
    coordinates->setObjectName(QStringLiteral("hex-coordinates"));
    coordinates->setCheckable(true);
    connect(coordinates, &QAction::toggled, &desk_->table(), &HexTable::setCoordinates);
    connect(&desk_->table(), &HexTable::coordinatesChanged, coordinates, &QAction::setChecked);
}

std::vector<QMenu*> HexBattleDesk::menus() {
    std::vector<QMenu*> menus = parts_->menus();
    analysis_->fill(*menus.front());
    exports_->fillReplay(*menus.front());
    return menus;
}

Projector* HexBattleDesk::secondScreen() const { return &parts_->projector(); }

Tutor& HexBattleDesk::tutor() { return *tutor_; }

void HexBattleDesk::note(const QString& words) {
    desk_->log().note(words);
    BattleDesk::note(words);
}

void HexBattleDesk::setMenu(QMenu* all) { desk_->header().setMenu(all); }

/// An expired remark needs no action: it disappears by itself.
void HexBattleDesk::say(const QString& remark) {
    if (!remark.isEmpty()) desk_->remark().say(remark);
}

std::optional<RuleId> HexBattleDesk::ruleAt(const QWidget& part, QPoint point) const {
    if (!session_.hasBattle()) return std::nullopt;
    const hex::Battle& battle = session_.battle();
    HexTable& table = desk_->table();
    if (&part == &table) {
        const auto hex = table.hasFocus() && table.looked() ? table.looked() : table.map().hexAt(point);
        if (const auto rule = hex ? ruleAbout(battle, *hex) : std::nullopt) return rule;
    }
    if (&part == &desk_->hand()) {
        if (const auto card = desk_->hand().cardAt(point)) return battle.card(*card).rule;
    }
    if (&part == &desk_->sheet().rows()) {
        if (const auto rules = desk_->sheet().rows().rulesAt(point); !rules.empty()) return rules.front();
    }
    return ruleOfQuestion();
}

std::optional<RuleId> HexBattleDesk::ruleOfQuestion() const {
    if (!session_.hasBattle()) return std::nullopt;
    const auto asked = open();
    return asked ? ruleAbout(asked->question) : "HEX-12"_rule;
}

std::optional<art::Side> HexBattleDesk::lookOf(Seat seat) const {
    if (!session_.hasBattle()) return std::nullopt;
    return sideOf(*session_.battle().setting, seat);
}

void HexBattleDesk::setArtPalette(const art::Palette& palette) {
    desk_->setArtPalette(palette);
    parts_->setArtPalette(palette);
    ending_->setArtPalette(palette);
    analysis_->setArtPalette(palette);
}

/// The same scenario with new dice and cards.
void HexBattleDesk::fightAgain() {
    Q_EMIT openingWanted(rematchOf<hex::System>(session_, 1 + QRandomGenerator::global()->bounded(999'999U)));
}

/// The pace is set in milliseconds per unit of table length; its default gives the default pace here.
void HexBattleDesk::apply(const Settings& settings) {
    constexpr int usual = 220;
    stage_->setPace(settings.millisecondsPerDu * 100 / usual);
    parts_->setRecaps(settings.recap);
}

void HexBattleDesk::showReplay() { parts_->replay().openAtFirstTurn(); }

}  // namespace vallum::app
