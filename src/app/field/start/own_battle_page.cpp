// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/start/own_battle_page.h"

#include "field/session/field_texts.h"
#include "field/start/options_form.h"
#include "field/start/side_form.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "widgets/room.h"

#include <cmath>
#include <set>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>

#include <vallum/core/file_words.h>

namespace vallum::app {

namespace {

constexpr int mostPlayers = 6;
constexpr int leastSideWidth = 256;

enum class Teams { two, everybodyAlone };

Du inDu(const QDoubleSpinBox* box) { return Du(static_cast<std::int32_t>(std::lround(box->value() * 1000))); }

QDoubleSpinBox* lengthBox(const QString& name) {
    auto* box = new QDoubleSpinBox;
    box->setRange(10, 200);
    box->setDecimals(1);
    box->setSuffix(OwnBattlePage::tr(" DU"));
    box->setAccessibleName(name);
    box->setAccessibleDescription(OwnBattlePage::tr("Size of the table, in DU"));
    return box;
}

}  // namespace

OwnBattlePage::OwnBattlePage(const field::Library& library, QWidget* parent)
    : OwnPage(parent),
      library_(library),
      armies_(new QGridLayout),
      count_(new QSpinBox),
      teams_(new QComboBox),
      order_(new QComboBox),
      sharing_(new QComboBox),
      points_(new QSpinBox),
      fits_(new QCheckBox(tr("Fit to the armies"))),
      width_(lengthBox(tr("Width of the table"))),
      depth_(lengthBox(tr("Depth of the table"))),
      landscape_(new QComboBox),
      cover_(new QComboBox),
      deployment_(new QComboBox),
      casualties_(new QCheckBox(tr("Casualties"))),
      annihilation_(new QCheckBox(tr("Annihilation"))),
      death_(new QCheckBox(tr("Death of the general"))),
      options_(new OptionsForm),
      verdict_(new QLabel) {
    auto* agreement = new QWidget;
    auto* form = new QFormLayout(agreement);
    fillChoices();
    explainFields();
    buildAgreement(*form);
    followFields();
    auto* armies = new QWidget;
    armies_->setContentsMargins(0, 0, 0, 0);
    armies->setLayout(armies_);
    auto* columns = new QHBoxLayout;
    auto* left = agreementArea_ = scrolling(agreement);
    columns->addWidget(left);
    auto* right = scrolling(armies);
    right->setMinimumWidth(leastSideWidth + right->verticalScrollBar()->sizeHint().width());
    columns->addWidget(right, 1);
    // They scroll: in a low window the button below them stays in sight.
    for (QScrollArea* area : {left, right}) {
        area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
        area->setMinimumHeight(8 * fontMetrics().height());
    }
    verdict_->setWordWrap(true);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(verdict_);
    setPlayers(2);
    for (SideForm* side : sides_) {
        side->takeReadyMade();
    }
    fitTable();
}

void OwnBattlePage::fillChoices() {
    count_->setRange(2, mostPlayers);
    teams_->addItem(tr("Two teams"), static_cast<int>(Teams::two));
    teams_->addItem(tr("Every side for itself"), static_cast<int>(Teams::everybodyAlone));
    order_->addItem(tr("Teams act together"), static_cast<int>(field::TurnOrder::teamTurns));
    order_->addItem(tr("Allies one after the other"), static_cast<int>(field::TurnOrder::alliedTurns));
    order_->addItem(tr("Teams alternate"), static_cast<int>(field::TurnOrder::alternating));
    sharing_->addItem(tr("Parts of the line"), static_cast<int>(field::Sharing::zone));
    sharing_->addItem(tr("Kinds of units"), static_cast<int>(field::Sharing::type));
    sharing_->addItem(tr("Armies"), static_cast<int>(field::Sharing::army));
    points_->setRange(100, 10'000);
    // Not 250 on the way to 2500.
    points_->setKeyboardTracking(false);
    points_->setGroupSeparatorShown(true);
    points_->setSingleStep(100);
    points_->setValue(1000);
    fits_->setChecked(true);
    using field::GroundCover;
    using field::Landscape;
    const auto fill = [](QComboBox& box, const auto& choices) {
        for (const auto& [words, choice] : choices) box.addItem(words, static_cast<int>(choice));
    };
    fill(*landscape_,
         std::vector<std::pair<QString, Landscape>>{{tr("Open plain"), Landscape::plain},
                                                    {tr("Woods"), Landscape::woods},
                                                    {tr("Hills"), Landscape::hills},
                                                    {tr("Woods and hills"), Landscape::woodsAndHills},
                                                    {tr("Shallow stream"), Landscape::stream}});
    landscape_->setItemData(static_cast<int>(Landscape::stream),
                            tr("It can be waded everywhere, as difficult terrain (TER-16)"), Qt::ToolTipRole);
    fill(*cover_, std::vector<std::pair<QString, GroundCover>>{{tr("Grass"), GroundCover::grass},
                                                               {tr("Dry earth"), GroundCover::dryEarth},
                                                               {tr("Sand"), GroundCover::sand},
                                                               {tr("Snow"), GroundCover::snow}});
    deployment_->addItem(tr("Unit by unit, in turn"), false);
    deployment_->addItem(tr("All at once, in mirrored ranks"), true);
    casualties_->setChecked(true);
}

void OwnBattlePage::explainFields() {
    count_->setAccessibleName(tr("Number of players"));
    count_->setAccessibleDescription(tr("Each has an army of its own"));
    teams_->setAccessibleName(tr("Teams"));
    teams_->setAccessibleDescription(tr("Who fights with whom"));
    order_->setAccessibleName(tr("Order of the turns"));
    order_->setAccessibleDescription(tr("Who has the next turn"));
    sharing_->setItemData(1, tr("Foot, horse and missile units (TEAM-03)"), Qt::ToolTipRole);
    sharing_->setItemData(2, tr("Each ally leads an army of its own (TEAM-04)"), Qt::ToolTipRole);
    sharing_->setAccessibleName(tr("What allies share"));
    sharing_->setAccessibleDescription(tr("Which ally leads which units"));
    points_->setAccessibleName(tr("Points of each team"));
    points_->setAccessibleDescription(tr("Points for each team"));
    fits_->setToolTip(
        tr("14 DU of width for every 1,000 points, and more where the cards need it (SET-18, SET-19)"));
    landscape_->setAccessibleName(tr("Terrain"));
    landscape_->setAccessibleDescription(tr("The terrain between the armies, alike for both"));
    landscape_->setToolTip(landscape_->accessibleDescription());
    cover_->setAccessibleName(tr("Ground"));
    cover_->setAccessibleDescription(tr("The look of the ground"));
    cover_->setToolTip(cover_->accessibleDescription());
    deployment_->setAccessibleName(tr("Deployment"));
    deployment_->setAccessibleDescription(tr("How armies are deployed"));
    casualties_->setToolTip(tr("An army that has lost more than half may have to leave the field (SET-13)."));
    annihilation_->setToolTip(tr("An army with no unit in good order is beaten (SET-16)."));
    death_->setToolTip(tr("An army that loses its general is beaten (SET-17)."));
}

void OwnBattlePage::buildAgreement(QFormLayout& form) {
    form.addRow(tr("Points"), points_);
    agreement_ = &form;
    form.addRow(tr("Players"), count_);
    form.addRow(tr("Teams"), teams_);
    form.addRow(tr("Turns"), order_);
    form.addRow(tr("Allies share"), sharing_);
    form.addRow(tr("Deployment"), deployment_);
    auto* table = new QHBoxLayout;
    table->addWidget(width_, 1);
    table->addWidget(new QLabel(QStringLiteral("×")));
    table->addWidget(depth_, 1);
    form.addRow(tr("Table"), table);
    form.addRow(QString(), fits_);
    auto* ground = new QHBoxLayout;
    ground->addWidget(landscape_, 1);
    ground->addWidget(cover_);
    form.addRow(tr("Terrain"), ground);
    auto* victory = new QVBoxLayout;
    for (QCheckBox* box : {casualties_, annihilation_, death_}) victory->addWidget(box);
    form.addRow(tr("Victory by"), victory);
    auto* optional = new QGroupBox(tr("Optional rules"));
    auto* inside = new QVBoxLayout(optional);
    inside->setContentsMargins(4, 4, 4, 4);
    inside->addWidget(options_);
    form.addRow(optional);
}

void OwnBattlePage::followFields() {
    for (QCheckBox* box : {casualties_, annihilation_, death_}) {
        connect(box, &QCheckBox::toggled, this, &OwnBattlePage::check);
    }
    connect(count_, &QSpinBox::valueChanged, this, &OwnBattlePage::setPlayers);
    connect(teams_, &QComboBox::activated, this, &OwnBattlePage::arrangeTeams);
    connect(order_, &QComboBox::activated, this, &OwnBattlePage::check);
    connect(sharing_, &QComboBox::activated, this, &OwnBattlePage::arrangeTeams);
    connect(points_, &QSpinBox::valueChanged, this, &OwnBattlePage::fitTable);
    connect(fits_, &QCheckBox::toggled, this, &OwnBattlePage::fitTable);
    connect(width_, &QDoubleSpinBox::valueChanged, this, &OwnBattlePage::check);
    connect(depth_, &QDoubleSpinBox::valueChanged, this, &OwnBattlePage::check);
    for (const QComboBox* box : {landscape_, cover_, deployment_})
        connect(box, &QComboBox::activated, this, &OwnBattlePage::check);
    connect(options_, &OptionsForm::changed, this, &OwnBattlePage::fitTable);
}

void OwnBattlePage::setPlayers(int count) {
    while (std::ssize(sides_) > count) {
        sides_.back()->deleteLater();
        sides_.pop_back();
    }
    while (std::ssize(sides_) < count) {
        auto* side = new SideForm(library_, Seat(static_cast<std::int32_t>(sides_.size()) + 1));
        connect(side, &SideForm::changed, this, &OwnBattlePage::check);
        sides_.push_back(side);
    }
    placeSides();
    for (QWidget* field : std::initializer_list<QWidget*>{teams_, order_, sharing_})
        agreement_->setRowVisible(field, count > 2);
    arrangeTeams();
    fitTable();
}

/// Side by side if there is room for two.
void OwnBattlePage::placeSides() {
    const int room = width() - agreementArea_->minimumWidth();
    const int columns = room > 2 * leastSideWidth + 80 ? 2 : 1;
    for (std::size_t i = 0; i != sides_.size(); ++i) {
        const int place = static_cast<int>(i);
        armies_->addWidget(sides_[i], place / columns, place % columns);
    }
}

void OwnBattlePage::resizeEvent(QResizeEvent* event) {
    OwnPage::resizeEvent(event);
    placeSides();
}

/// TEAM-01, TEAM-10
void OwnBattlePage::arrangeTeams() {
    const bool alone =
        sides_.size() == 2 || teams_->currentData().toInt() == static_cast<int>(Teams::everybodyAlone);
    for (std::size_t i = 0; i != sides_.size(); ++i) {
        const QSignalBlocker quiet(sides_[i]);
        sides_[i]->setTeams(alone ? 0 : 2);
        sides_[i]->setTeam(static_cast<int>(alone ? i : i % 2));
        if (alone && sides_[i]->draft().units.empty()) sides_[i]->takeReadyMade();
    }
    order_->setEnabled(!alone);
    sharing_->setEnabled(!alone);
    shareTypes();
    check();
}

/// TEAM-03: hides unit kinds that an ally commands.
void OwnBattlePage::shareTypes() {
    const bool byType =
        sharing_->isEnabled() && sharing_->currentData().toInt() == static_cast<int>(field::Sharing::type);
    for (SideForm* side : sides_) {
        const auto isAllied = [&](const SideForm* it) { return it->draft().team == side->draft().team; };
        const auto players = std::ranges::count_if(sides_, isAllied);
        const auto first = std::ranges::find(sides_, side);
        const auto place = std::count_if(sides_.begin(), first, isAllied);
        const QSignalBlocker quiet(side);
        side->setShare(byType && players > 1 ? std::optional(SideForm::Share{static_cast<int>(place),
                                                                             static_cast<int>(players)})
                                             : std::nullopt);
    }
}

void OwnBattlePage::fitTable() {
    const field::Options agreed = options_->options();
    for (SideForm* side : sides_) {
        const QSignalBlocker quiet(side);
        side->setAgreement(points_->value(), agreed.veteransAtStart);
    }
    width_->setEnabled(!fits_->isChecked());
    depth_->setEnabled(!fits_->isChecked());
    check();
}

void OwnBattlePage::takeUsualTable() {
    const QSignalBlocker quietWidth(width_);
    const QSignalBlocker quietDepth(depth_);
    const geometry::Size size = field::usualTable(draft(), library_);
    width_->setValue(size.width.raw() / 1000.0);
    depth_->setValue(size.depth.raw() / 1000.0);
}

field::BattleDraft OwnBattlePage::draft() const {
    field::BattleDraft draft;
    draft.points = points_->value();
    draft.table = {inDu(width_), inDu(depth_)};
    draft.landscape = static_cast<field::Landscape>(landscape_->currentData().toInt());
    draft.cover = static_cast<field::GroundCover>(cover_->currentData().toInt());
    draft.victory = {};
    draft.victory.put(field::Victory::casualties, casualties_->isChecked());
    draft.victory.put(field::Victory::annihilation, annihilation_->isChecked());
    draft.victory.put(field::Victory::deathOfGeneral, death_->isChecked());
    draft.options = options_->options();
    draft.turnOrder = static_cast<field::TurnOrder>(order_->currentData().toInt());
    draft.sharing = static_cast<field::Sharing>(sharing_->currentData().toInt());
    draft.placed = deployment_->currentData().toBool();
    QStringList names;
    for (const SideForm* side : sides_) {
        draft.sides.push_back(side->draft());
        names << inData(side->draft().name);
    }
    draft.title = names.join(tr(" against ")).toStdString();
    return draft;
}

std::map<Seat, PlayerKind> OwnBattlePage::players() const {
    std::map<Seat, PlayerKind> players;
    for (const SideForm* side : sides_) players[side->draft().seat] = side->player();
    return players;
}

/// Explains mistakes in the form's own terms if possible, otherwise in the file reader's, without the file
/// location, which would mean nothing here.
QString OwnBattlePage::complaint(const FileError& error) const {
    if (error.place == "/victory") return tr("Victory: choose at least one condition (SET-10).");
    for (const SideForm* side : sides_) {
        const QString words = side->complaint();
        if (!words.isEmpty()) return words;
    }
    const auto known = [](const std::string& it) { return inQt(fileText(it)); };
    QString words = tr("%1; expected: %2").arg(known(error.found), known(error.expected));
    for (std::size_t i = 0; i != sides_.size(); ++i) {
        if (error.place.starts_with("/sides/" + std::to_string(i)))
            return tr("%1: %2").arg(inData(sides_[i]->draft().name), words);
    }
    return words;
}

void OwnBattlePage::tellSidesApart() {
    std::map<std::string, int> fighting;
    for (SideForm* side : sides_) side->tellApart(++fighting[side->draft().army]);
}

/// TEAM-01
void OwnBattlePage::tellWhatAlliesSpend() {
    for (SideForm* side : sides_) {
        int spent = 0;
        for (const SideForm* it : sides_) {
            if (it != side && it->draft().team == side->draft().team) spent += it->spent();
        }
        side->setSpentByAllies(spent);
    }
}

/// The log, the panels and the report identify sides only by name.
QString OwnBattlePage::nameless() const {
    std::set<std::string> names;
    for (const SideForm* side : sides_) {
        const std::string& name = side->draft().name;
        if (name.empty()) return side->complaint();
        if (!names.insert(name).second) return tr("Two sides are called %1.").arg(inData(name));
    }
    return {};
}

void OwnBattlePage::check() {
    tellSidesApart();
    tellWhatAlliesSpend();
    if (fits_->isChecked()) takeUsualTable();
    const auto text = field::scenarioText(draft(), library_);
    QString wrong;
    if (!text) {
        scenario_ = tl::unexpected(FileError{});
        wrong = sentence(text.error());
    } else {
        text_ = *text;
        scenario_ = field::scenarioFrom(text_, library_).map([](field::ScenarioFile file) {
            return std::move(file.scenario);
        });
        if (!scenario_) wrong = complaint(scenario_.error());
        if (const QString names = nameless(); scenario_ && !names.isEmpty()) {
            scenario_ = tl::unexpected(FileError{});
            wrong = names;
        }
    }
    showLinked(*verdict_,
               wrong.isEmpty()
                   ? tr("Ready to begin.")
                   : QStringLiteral("<span style='color:#b3261e'>%1</span>").arg(wrong.toHtmlEscaped()));
    Q_EMIT changed();
}

}  // namespace vallum::app
