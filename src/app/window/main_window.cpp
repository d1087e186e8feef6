// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "annotations/annotator.h"
#include "ending/end_desk.h"
#include "export/exports.h"
#include "fight/fight_desk.h"
#include "language/language.h"
#include "lessons/lesson_desk.h"
#include "luck/luck_panel.h"
#include "numbers.h"
#include "panels/curtain.h"
#include "panels/curtain_reason.h"
#include "panels/hand_panel.h"
#include "panels/log_panel.h"
#include "panels/phase_bar.h"
#include "panels/question_panel.h"
#include "panels/structure_text.h"
#include "panels/unit_panel.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "room/framing.h"
#include "room/house_style.h"
#include "room/overview_map.h"
#include "room/sheet_host.h"
#include "room/table_room.h"
#include "settings/table_keys.h"
#include "sound/loudspeaker.h"
#include "sound/speaker.h"
#include "start/start_page.h"
#include "table/looks.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "texts.h"
#include "tools/move_tool.h"
#include "tools/pick_tools.h"
#include "tools/sight_lens.h"
#include "tools/threat_lens.h"
#include "tools/tool_box.h"
#include "widgets/room.h"
#include "widgets/warning.h"
#include "window/desks.h"
#include "window/field_desk.h"
#include "window/preferences.h"
#include "window/slim_menu_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <vallum/core/check.h>
#include <vallum/field/rules/orders.h>
#include <vallum/field/words.h>

namespace vallum::app {

MainWindow::MainWindow(Documents documents)
    : documents_(std::move(documents)),
      pages_(new QStackedWidget),
      start_(new StartPage(documents_)),
      desk_(new QMainWindow(nullptr, Qt::Widget)),
      scene_(new TableScene(this)),
      view_(new TableView(*scene_)) {
    setWindowTitle(tr("Vallum"));
    setAcceptDrops(true);
    documents_.gather();
    menus_ = new SlimMenuBar;
    setMenuBar(menus_);
    tools_ = new ToolBox(session_, *scene_, *view_, this);
    sight_ = new SightLens(session_, *scene_, this);
    threats_ = new ThreatLens(session_, *scene_, this);
    buildPages();
    buildPanels();
    exports_ = new Exports(session_, *scene_, *view_, this);
    preferences_ = new Preferences({*scene_, *view_, *phases_, *question_, *replay_, *fights_}, this);
    buildMenus();
    addFieldDesk();
    connectParts();
    connect(preferences_, &Preferences::lookChanged, this, &MainWindow::followSettings);
    connect(preferences_, &Preferences::languageChanged, this, &MainWindow::considerLanguage);
    preferences_->collect(*this);
    // On a small or a doubled screen no larger than that; the frame needs a little, too.
    resize(withinScreen(*this, {1440, 900}));
    restoreGeometry(QSettings().value(QStringLiteral("window/geometry")).toByteArray());
    preferences_->apply();
    start_->openAtUsual();
    refreshActions();
}

MainWindow::~MainWindow() {
    // Tools and panels look at the session until the last one of them is gone.
    disconnect(&session_, nullptr, nullptr, nullptr);
    for (auto* it : findChildren<BattleDesk*>()) disconnect(&it->session(), nullptr, this, nullptr);
}

void MainWindow::buildPages() {
    setCentralWidget(pages_);
    pages_->addWidget(start_);
    connect(start_, &StartPage::goOnWanted, this, [this] {
        if (!desks_->session().hasBattle() || lessons_->isOn()) continueLast();
        showTable();
    });
    connect(start_, &StartPage::battleWanted, this, &MainWindow::beginAnew);
    connect(start_, &StartPage::scenarioWanted, this, &MainWindow::openScenario);
    connect(start_, &StartPage::fileWanted, this, &MainWindow::openFile);
    connect(start_, &StartPage::otherFileWanted, this, &MainWindow::open);
}

void MainWindow::buildPanels() {
    phases_ = new PhaseBar(session_);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    annotator_ = new Annotator(session_, *scene_, *view_, this);
    column->addWidget(phases_);
    column->addWidget(annotator_->bar());
    buildRoom();
    auto* table = new QHBoxLayout;
    table->addWidget(room_, 1);
    column->addLayout(table, 1);
    replay_ = new ReplayDesk(session_, *scene_, *view_, this);
    column->addWidget(replay_->bar());
    projector_ = new Projector(session_, *scene_, *view_, this);
    desk_->setCentralWidget(middle);
    buildLessons(*table);
    curtain_ = new Curtain(session_, desk_);
    curtain_->setReason([this] { return reasonToComeFor(session_); });
    connect(curtain_, &Curtain::lifted, this, [this] { view_->setFocus(); });
    place_ = new QLabel;
    statusBar()->addPermanentWidget(place_);
}

void MainWindow::buildRoom() {
    using Spot = TableRoom::Spot;
    hand_ = new HandPanel(session_);
    unit_ = new UnitPanel(session_);
    question_ = new QuestionPanel(session_, *scene_, *hand_);
    log_ = new LogPanel(session_);
    luck_ = new LuckPanel(session_);
    overview_ = new OverviewMap(*scene_, *view_);
    room_ = new TableRoom(*view_);
    questionPanel_ = new Panel(tr("What to do"), question_);
    questionPanel_->setObjectName(QStringLiteral("QuestionDock"));
    questionPanel_->setAlwaysThere();
    unitPanel_ = new Panel(tr("Unit"), unit_);
    logPanel_ = new Panel(tr("Log"), log_);
    luckPanel_ = new Panel(tr("Luck"), luck_);
    handPanel_ = new Panel(tr("Hand"), hand_, Panel::Frame::none);
    overviewPanel_ = new Panel(tr("Overview"), overview_);
    // In the order in which F6 goes round.
    room_->add(*questionPanel_, Spot::question);
    room_->add(*unitPanel_, Spot::unit);
    room_->add(*logPanel_, Spot::log);
    room_->add(*luckPanel_, Spot::luck);
    room_->add(*handPanel_, Spot::hand);
    room_->add(*overviewPanel_, Spot::overview);
    framing_ = new Framing(session_, *scene_, *view_, this);
    fights_ = new FightDesk(session_, *scene_, room_->sheets(), this);
    // A key that comes a moment too late belongs to the table, and plays no card.
    connect(&room_->sheets(), &SheetHost::left, this, [this] {
        if (room_->sheets().isHidden() && isAtTable() && !session_.isTableCovered()) view_->setFocus();
    });
    connect(room_, &TableRoom::arranged, framing_, &Framing::keepOpening);
    connect(hand_, &HandPanel::outlineChanged, this, [this](const QRegion& outline) {
        if (!handPanel_->isOverTable()) return;
        handPanel_->setMask(outline);
        // Qt draws what the cards no longer cover for their parent only, and the table is beside them.
        view_->viewport()->update(handPanel_->geometry());
    });
    connect(hand_, &HandPanel::cardLookedAt, this, &MainWindow::lookAtCard);
    for (auto* it : {static_cast<QWidget*>(unit_), static_cast<QWidget*>(question_)})
        it->installEventFilter(room_);
    connect(question_, &QuestionPanel::heightChanged, room_, &TableRoom::arrangeSoon);
    connect(unit_, &UnitPanel::heightChanged, room_, &TableRoom::arrangeSoon);
    connect(view_, &TableView::defaultWanted, question_, &QuestionPanel::takeProposed);
}

void MainWindow::setDocked(bool docked) {
    if (docked_ == docked) return;
    if (docked_) keepLayout();
    docked_ = docked;
    if (docked) {
        dockAll();
    } else {
        for (Panel* it : {questionPanel_, unitPanel_, logPanel_, luckPanel_, handPanel_, overviewPanel_})
            desk_->removeDockWidget(it);
        room_->floatAll();
    }
    hand_->setOverTable(!docked);
    if (docked) handPanel_->clearMask();
    fitFrame();
}

void MainWindow::dockAll() {
    room_->dockAll();
    desk_->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (Panel* it : {questionPanel_, unitPanel_, logPanel_, luckPanel_, overviewPanel_})
        desk_->addDockWidget(Qt::RightDockWidgetArea, it);
    desk_->addDockWidget(Qt::BottomDockWidgetArea, handPanel_);
    desk_->tabifyDockWidget(unitPanel_, logPanel_);
    desk_->tabifyDockWidget(logPanel_, luckPanel_);
    desk_->tabifyDockWidget(luckPanel_, overviewPanel_);
    for (Panel* it : {questionPanel_, unitPanel_, logPanel_, handPanel_}) it->show();
    luckPanel_->hide();
    overviewPanel_->hide();
    logPanel_->raise();
    const QSize room = withinScreen(*this, {1280, 860});
    if (room.height() < 450) {
        desk_->tabifyDockWidget(unitPanel_, questionPanel_);
        questionPanel_->raise();
    }
    if (desk_->restoreState(QSettings().value(QStringLiteral("window/state")).toByteArray())) return;
    desk_->resizeDocks({questionPanel_, unitPanel_}, {330, 330}, Qt::Vertical);
    // On a wide screen the table leaves room at its sides, and the log is read in longer lines.
    const int fifthOfScreen = withinScreen(*this, {1920, 860}).width() / 5;
    const int beside = std::max(std::clamp(room.width() * 3 / 10, 180, 300), fifthOfScreen);
    desk_->resizeDocks({questionPanel_}, {beside}, Qt::Horizontal);
    // On a low screen the table keeps most of the room.
    desk_->resizeDocks({handPanel_}, {std::clamp(height() / 5, 110, 190)}, Qt::Vertical);
}

/// Over the table menus and remarks make way for it.
void MainWindow::fitFrame() {
    const bool isBare = isAtTable() && !docked_.value_or(false);
    menus_->setSlim(isBare);
    statusBar()->setVisible(desks_->isInSight() && !isBare);
    phases_->setMenu(isBare ? allMenus_ : nullptr);
}

/// The units that the card under the pointer could order.
void MainWindow::lookAtCard(std::optional<CardId> card) {
    const auto* order = tools_->as<OrderTool>();
    if (order == nullptr || order->hasCard() || order->line()) return;
    std::vector<UnitId> units;
    const field::Battle& battle = session_.battle();
    if (card) units = field::unitsForOrder(battle, battle.active, *card, std::nullopt);
    scene_->highlight({units.begin(), units.end()});
}

void MainWindow::buildLessons(QBoxLayout& besideTable) {
    using field::pointer::Panel;
    const Panels panels{{Panel::phases, phases_},     {Panel::endPhase, phases_->endButton()},
                        {Panel::question, question_}, {Panel::unit, unit_},
                        {Panel::log, log_},           {Panel::hand, hand_}};
    lessons_ = new LessonDesk(
        documents_, {session_, *scene_, *view_, *log_, panels},
        [this](Opened battle) {
            begin(std::move(battle));
            file_.clear();
        },
        this);
    besideTable.insertWidget(0, lessons_->card());
    connect(start_, &StartPage::lessonWanted, lessons_,
            [this](const field::LoadedLesson& lesson, bool afresh) {
                if (mayBeLeft(tr("Save it somewhere else before the lesson begins?")))
                    lessons_->open(lesson, afresh);
            });
    connect(lessons_, &LessonDesk::tableWanted, this, &MainWindow::showTable);
    connect(lessons_, &LessonDesk::battleWanted, this, &MainWindow::beginAnew);
    connect(lessons_, &LessonDesk::left, this, [this] {
        showStart();
        start_->openAt(StartPage::Part::learn);
    });
}

void MainWindow::connectParts() {
    connect(&session_, &Session::replaced, this, [this] {
        if (session_.hasBattle()) scene_->show(session_.battle());
    });
    connect(&session_, &Session::happened, this, [this] { fights_->tell(session_.news()); });
    auto* speaker = new Speaker(
        preferences_->keeper(),
        [out = std::make_shared<Loudspeaker>()](Sound it, double loudness) { out->play(it, loudness); },
        this);
    connect(&session_, &Session::happened, speaker, [this, speaker] { speaker->tell(session_.news()); });
    session_.setIsShowing(
        [this] { return fights_->isShowing() || scene_->isPlaying() || exports_->isBusy(); });
    listen(session_);
    connect(&session_, &Session::computerRefused, this, [this](Seat seat, const Refusal& why) {
        log_->note(tr("The rules refused an answer by the computer playing %1; it chose another. %2")
                       .arg(inQt(field::nameOf(session_.battle(), seat)), sentence(Refusal{why.rule})));
    });
    connect(tools_, &ToolBox::toolChanged, phases_, &PhaseBar::setTool);
    connect(tools_, &ToolBox::toolChanged, question_, &QuestionPanel::setTool);
    connect(tools_, &ToolBox::hintChanged, this, &MainWindow::showHint);
    connect(annotator_, &Annotator::hintChanged, this, &MainWindow::showHint);
    connect(annotator_, &Annotator::switched, this, &MainWindow::showHint);
    connect(annotator_, &Annotator::switched, question_, &QuestionPanel::setDrawing);
    connect(question_, &QuestionPanel::drawingDone, annotator_, &Annotator::leave);
    connect(phases_, &PhaseBar::endPhaseWanted, question_, &QuestionPanel::endPhase);
    connect(phases_, &PhaseBar::nextUnitWanted, this, &MainWindow::nextUnit);
    connect(phases_, &PhaseBar::undoWanted, undo_, &QAction::trigger);
    // Without a status bar remarks are said over the table; what the mouse does stands with the question.
    connect(statusBar(), &QStatusBar::messageChanged, this,
            [this](const QString& words) { room_->say(words == hintShown_ ? QString() : words); });
    connect(question_, &QuestionPanel::newBattleWanted, this, &MainWindow::newBattle);
    endings_ = new EndDesk({session_, *scene_, *fights_, room_->sheets(), replay_->replay()}, this);
    connect(endings_, &EndDesk::reportWanted, exports_, &Exports::report);
    connect(endings_, &EndDesk::rematchWanted, this, &MainWindow::fightAgain);
    connect(question_, &QuestionPanel::warned, this,
            [this](const QString& words) { statusBar()->showMessage(words, 8000); });
    connect(threats_, &ThreatLens::changed, this, [this] { unit_->setThreats(threats_->threats()); });
    connect(scene_, &TableScene::selectionMoved, unit_, &UnitPanel::show);
    connect(scene_, &TableScene::structurePointedAt, this, &MainWindow::showStructure);
    view_->setAbout([this](QPointF point) {
        const auto structure = session_.hasBattle() ? scene_->structureAt(point) : std::nullopt;
        return structure ? structureTip(session_.battle(), *structure) : QString();
    });
    replay_->follow(*log_);
    luck_->follow(replay_->replay());
    connect(replay_, &ReplayDesk::fileWanted, this, &MainWindow::openFile);
    connect(replay_, &ReplayDesk::complained, this, &MainWindow::complain);
    connect(log_, &LogPanel::unitPointedAt, this, &MainWindow::pointAt);
    connect(view_, &TableView::pointerMoved, sight_, &SightLens::hover);
    connect(view_, &TableView::placePressed, sight_, &SightLens::press);
    connect(view_, &TableView::menuWanted, this, &MainWindow::showMenu);
    connect(view_, &TableView::pointerMoved, this, [this](QPointF point) {
        if (!session_.hasBattle()) return;
        const geometry::Point at = scene_->coordinates().toTable(point);
        place_->setText(tr("%1, %2 DU").arg(steadyNumeral(inDu(at.x), 1), steadyNumeral(inDu(at.y), 1)));
    });
}

/// What was asked for comes to the front; the log is only one click away.
void MainWindow::showStructure(std::optional<field::StructureId> structure) {
    unit_->showStructure(structure);
    if (structure) unitPanel_->raise();
}

void MainWindow::showThreats(bool shown) {
    threats_->setShown(shown);
    if (!shown) return statusBar()->clearMessage();
    unitPanel_->show();
    unitPanel_->raise();
    if (!scene_->selected()) statusBar()->showMessage(tr("Pick a unit to see what threatens it."));
}

void MainWindow::followSettings() {
    const int pace = preferences_->keeper().now().millisecondsPerDu;
    constexpr int glide = 240;
    constexpr int rise = 130;
    view_->setGliding(pace == 0 ? 0 : glide);
    hand_->setMotion(pace == 0 ? 0 : rise);
    followDesktop();
    desks_->setPace(pace);
    setDocked(preferences_->keeper().now().docked);
}

void MainWindow::followDesktop() {
    const bool dark = preferences_->isDark();
    useHouseStyle(dark ? art::darkRoom() : art::lightRoom());
    const art::Palette palette = preferences_->dressed(dark ? art::darkPalette() : art::lightPalette());
    scene_->setPalette(palette);
    sight_->setPalette(palette);
    threats_->setPalette(palette);
    replay_->setArtPalette(palette);
    projector_->setArtPalette(palette);
    annotator_->setArtPalette(palette);
    hand_->setArtPalette(palette);
    unit_->setArtPalette(palette);
    log_->setArtPalette(palette);
    luck_->setArtPalette(palette);
    phases_->setArtPalette(palette);
    question_->setArtPalette(palette);
    desks_->setArtPalette(palette);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && desks_ != nullptr) followDesktop();
}

void MainWindow::refuse(const Refusal& refusal) {
    statusBar()->showMessage(sentence(refusal), 8000);
    QApplication::beep();
}

/// What the mouse does on the table now.
void MainWindow::showHint() {
    hintShown_ = annotator_->isOn() ? annotator_->bar()->hint() : tools_->hint();
    statusBar()->showMessage(hintShown_);
}

void MainWindow::pointAt(UnitId unit) {
    if (!session_.hasBattle() || !session_.battle().onTable(unit)) return;
    scene_->select(unit);
    view_->showPlace(scene_->coordinates().toScene(session_.battle().unit(unit).pose.center));
}

void MainWindow::nextUnit() {
    if (auto* move = tools_->as<MoveTool>()) move->pickNext();
    if (auto* shot = tools_->as<ShotTool>()) shot->pickNext();
    if (scene_->selected()) pointAt(*scene_->selected());
    view_->setFocus();
}

void MainWindow::refreshActions() {
    const Session& now = desks_->session();
    const bool isInSight = desks_->isInSight();
    for (QMenu* menu : ofTable_) menu->setEnabled(isInSight);
    undo_->setEnabled(now.canUndo());
    redo_->setEnabled(now.canRedo());
    refreshUndo();
    save_->setEnabled(now.hasBattle());
    // A lesson counts on who plays.
    const bool isLesson = desks_->kit() == nullptr && lessons_->isOn();
    players_->setEnabled(isInSight && now.askedSeat() && !now.isLookingBack() && !isLesson);
    const Asked* question = session_.question();
    surrender_->setEnabled(isAtTable() && question != nullptr &&
                           session_.wouldAccept(field::Surrender{}).has_value());
}

void MainWindow::refreshUndo() {
    const bool can = session_.canUndo();
    phases_->setUndo(can, withKey(can ? tr("Undo the last action")
                                      : tr("Dice, cards and ranges you have seen cannot be undone"),
                                  undo_->shortcut().toString(QKeySequence::NativeText)));
}

void MainWindow::keepLayout() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (docked_.value_or(false)) settings.setValue(QStringLiteral("window/state"), desk_->saveState());
    room_->keepPlaces();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayBeLeft(tr("Save it somewhere else before you quit?"))) return event->ignore();
    keepLayout();
    event->accept();
}

void MainWindow::considerLanguage() {
    if (languageFor(languageRemembered()) != languageInUse()) Q_EMIT languageChanged();
}

Whereabouts MainWindow::leave() {
    keepLayout();
    Whereabouts whereabouts{.battle = {},
                            .saved = {},
                            .lesson = lessons_->lesson(),
                            .isAtTable = desks_->isInSight(),
                            .file = file_};
    whereabouts.kit = desks_->kit();
    if (whereabouts.kit != nullptr) {
        whereabouts.saved = desks_->session().saved();
    } else if (session_.hasBattle()) {
        whereabouts.battle = openedAgain(session_);
    }
    return whereabouts;
}

void MainWindow::goOn(Whereabouts whereabouts) {
    if (whereabouts.lesson) {
        lessons_->open(*whereabouts.lesson, false);
    } else if (whereabouts.kit != nullptr) {
        auto opening = deskOf(whereabouts.kit).read(whereabouts.saved, {});
        VALLUM_CHECK(opening);
        begin(whereabouts.kit, *std::move(opening));
        file_ = whereabouts.file;
    } else if (whereabouts.battle) {
        begin(*std::move(whereabouts.battle));
        file_ = whereabouts.file;
    }
    if (!whereabouts.isAtTable) showStart();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile()) openFile(urls.front().toLocalFile());
}

}  // namespace vallum::app
