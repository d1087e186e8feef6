// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/start/side_form.h"

#include "field/session/field_session.h"
#include "field/table/coordinates.h"
#include "field/table/looks.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "seats/seats_form.h"
#include "settings/settings.h"
#include "widgets/plain_text.h"

#include <utility>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

constexpr int leastListHeight = 160;
constexpr int balanced = -1;  // instead of the place of a preset army

enum Column { nameColumn, valueColumn, countColumn, statusColumn, columns };

/// The values on the card in one line.
QString cardOf(const field::UnitType& type) {
    QString text = SideForm::tr("Attack %1/%2, defense %3/%4, morale %5, health %6, movement %7")
                       .arg(type.attack.hit)
                       .arg(type.attack.damage)
                       .arg(type.defense.dodge)
                       .arg(type.defense.armor)
                       .arg(type.morale)
                       .arg(type.health)
                       .arg(numeral(type.movement.raw() / 1000.0));
    if (type.ranged) {
        text += SideForm::tr(", shoots with %1 to %2 DU")
                    .arg(type.ranged->power)
                    .arg(numeral(inDu(type.ranged->range)));
    }
    QStringList abilities;
    for (const field::Ability it : type.abilities.all()) {
        abilities << inQt(field::wordFor(it));
    }
    for (const field::Formation it : type.formations.all()) {
        abilities << inQt(field::wordFor(it));
    }
    if (!abilities.isEmpty()) text += QStringLiteral(". ") + abilities.join(QStringLiteral(", "));
    return text + QStringLiteral(".\n") + inData(type.history);
}

}  // namespace

SideForm::SideForm(const field::Library& library, Seat seat, QWidget* parent)
    : QFrame(parent),
      library_(library),
      name_(new QLineEdit),
      army_(new QComboBox),
      preset_(new QComboBox),
      fill_(new QPushButton(tr("&Fill for me"))),
      general_(new QComboBox),
      player_(whoPlaysBox(Seated<field::System>::computers(),
                          seat == Seat(1) ? PlayerKind::person : PlayerKind::greedy)),
      team_(new QComboBox),
      teamLabel_(new QLabel(tr("Team"))),
      units_(new QTableWidget(0, columns)),
      total_(new QLabel) {
    draft_.seat = seat;
    setFrameShape(QFrame::StyledPanel);
    explainFields();
    setUpUnits();
    build();
    followFields();
    setTeams(0);
    const auto& rosters = library_.rosters;
    const auto first = static_cast<int>(static_cast<std::size_t>(seat.raw() - 1) % rosters.size());
    for (const field::Roster& roster : rosters) army_->addItem(inData(roster.gloss), inQt(roster.id));
    army_->setCurrentIndex(first);
    chooseArmy(army_->currentData().toString());
}

void SideForm::explainFields() {
    name_->setAccessibleName(tr("Name of the side"));
    name_->setAccessibleDescription(tr("Its name in the log"));
    army_->setAccessibleName(tr("Army"));
    army_->setAccessibleDescription(tr("Where its units come from"));
    preset_->setAccessibleName(tr("Ready-made army"));
    preset_->setAccessibleDescription(tr("Fills the list of units"));
    fill_->setToolTip(tr("Chooses a balanced army of this people, for all of its points."));
    fill_->setAccessibleDescription(fill_->toolTip());
    general_->setAccessibleName(tr("General"));
    general_->setAccessibleDescription(tr("Who leads the side"));
    player_->setAccessibleName(tr("Who plays"));
    team_->setAccessibleName(tr("Team"));
    team_->setAccessibleDescription(tr("Its allies"));
    units_->setAccessibleName(tr("Units"));
    units_->setAccessibleDescription(tr("Units for sale, their price and how many you have"));
}

void SideForm::setUpUnits() {
    units_->setHorizontalHeaderLabels({tr("Unit"), tr("Points"), tr("Count"), tr("Status")});
    units_->verticalHeader()->hide();
    units_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    units_->horizontalHeader()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    units_->setSelectionMode(QAbstractItemView::NoSelection);
    units_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    units_->setShowGrid(false);
    units_->setTabKeyNavigation(false);
    units_->setColumnHidden(statusColumn, true);
    units_->setMinimumHeight(leastListHeight);
}

void SideForm::build() {
    total_->setWordWrap(true);
    // Limited by the page, not by the longest name.
    for (QComboBox* box : {player_, team_, army_, preset_, general_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Played by"), player_);
    form->addRow(teamLabel_, team_);
    form->addRow(tr("Army"), army_);
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Ready-made"), preset_);
    form->addRow(tr("General"), general_);
    auto* stripe = new QLabel;
    stripe->setFixedHeight(5);
    stripe->setStyleSheet(
        QStringLiteral("background:%1;border-radius:2px")
            .arg(art::shadesOf(lookOfSide(draft_.seat).color, Settings::stored().eyes).base.name()));
    auto* column = new QVBoxLayout(this);
    column->addWidget(stripe);
    column->addLayout(form);
    column->addWidget(units_, 1);
    auto* sum = new QHBoxLayout;
    sum->addWidget(total_, 1);
    sum->addWidget(fill_);
    column->addLayout(sum);
}

void SideForm::followFields() {
    connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
        draft_.name = text.simplified().toStdString();
        isNamedByHand_ = true;
        Q_EMIT changed();
    });
    connect(army_, &QComboBox::activated, this, [this] {
        chooseArmy(army_->currentData().toString());
        // A preset would spend points that the allies share.
        if (team_->count() == 0) takeReadyMade();
    });
    connect(general_, &QComboBox::activated, this, [this] {
        draft_.general = general_->currentData().toString().toStdString();
        isChosenByHand_ = true;
        showTotal();
    });
    connect(preset_, &QComboBox::activated, this, [this](int row) {
        if (row <= 0) return;
        const int chosen = preset_->currentData().toInt();
        if (chosen == balanced) return fill();
        takePreset(library_.presets.at(static_cast<std::size_t>(chosen)));
        isChosenByHand_ = true;
    });
    connect(fill_, &QPushButton::clicked, this, &SideForm::fill);
    connect(team_, &QComboBox::activated, this, [this] { setTeam(team_->currentData().toInt()); });
}

PlayerKind SideForm::player() const { return whoIn(*player_); }

void SideForm::setAgreement(int points, bool veterans) {
    const bool isOther = std::exchange(points_, points) != points;
    veterans_ = veterans;
    units_->setColumnHidden(statusColumn, !veterans);
    if (!veterans) {
        for (field::DraftUnits& it : draft_.units) it.status = field::Status::regular;
        fillUnits();
    }
    fillPresets();
    // What nobody has chosen by hand follows the limit, unless allies share it.
    const bool follows = isOther && !isChosenByHand_ && !draft_.units.empty() && team_->isHidden();
    if (!follows) return showTotal();
    isNamedByHand_ ? fill() : takeReadyMade();
}

void SideForm::setTeams(int teams) {
    teamLabel_->setVisible(teams > 0);
    team_->setVisible(teams > 0);
    const QSignalBlocker quiet(team_);
    team_->clear();
    for (int i = 0; i != teams; ++i) team_->addItem(tr("Team %1").arg(QChar(u'A' + i)), i);
    team_->setCurrentIndex(std::min(draft_.team, teams - 1));
}

void SideForm::setSpentByAllies(int hundredths) {
    if (spentByAllies_ == hundredths) return;
    spentByAllies_ = hundredths;
    tellTotal();
}

void SideForm::setTeam(int team) {
    draft_.team = team;
    team_->setCurrentIndex(team_->findData(team));
    Q_EMIT changed();
}

void SideForm::setShare(std::optional<Share> share) {
    if (share_ == share) return;
    share_ = share;
    std::erase_if(draft_.units, [&](const field::DraftUnits& it) {
        const field::UnitType* type = library_.unit(it.id);
        return type == nullptr || !isOffered(*type);
    });
    fillUnits();
    showTotal();
}

bool SideForm::isOffered(const field::UnitType& type) const {
    return !share_ || field::shareByType(type, share_->players) == share_->place;
}

void SideForm::takeReadyMade() {
    const auto fits = [&](const field::PresetArmy& it) {
        return it.army == draft_.army && it.limit == points_;
    };
    const auto ready = std::ranges::find_if(library_.presets, fits);
    ready == library_.presets.end() ? fill() : takePreset(*ready);
}

void SideForm::fill() {
    isChosenByHand_ = false;
    field::fillArmy(draft_, points_ - (spentByAllies_ + 99) / 100, library_);
    std::erase_if(draft_.units,
                  [&](const field::DraftUnits& it) { return !isOffered(*library_.unit(it.id)); });
    showUnits();
    preset_->setCurrentIndex(preset_->findData(balanced));
}

void SideForm::showUnits() {
    fillGenerals();
    fillPresets();
    preset_->setCurrentIndex(0);
    fillUnits();
    showTotal();
}

void SideForm::takePreset(const field::PresetArmy& preset) {
    isChosenByHand_ = false;
    field::takePreset(draft_, preset);
    army_->setCurrentIndex(army_->findData(inQt(preset.army)));
    isNamedByHand_ = false;
    tellApart(1);
    fillGenerals();
    fillPresets();
    const auto index =
        std::ranges::find(library_.presets, preset.id, &field::PresetArmy::id) - library_.presets.begin();
    preset_->setCurrentIndex(std::max(preset_->findData(static_cast<int>(index)), 0));
    fillUnits();
    showTotal();
}

void SideForm::chooseArmy(const QString& army) {
    const field::Roster& roster = *library_.roster(army.toStdString());
    draft_.army = roster.id;
    draft_.general.clear();
    draft_.units.clear();
    isNamedByHand_ = false;
    tellApart(1);
    army_->setToolTip(verbatim(inData(roster.history)));
    fillGenerals();
    fillPresets();
    fillUnits();
    showTotal();
}

void SideForm::fillGenerals() {
    general_->clear();
    for (const field::GeneralCard& it : library_.generals) {
        if (it.army != draft_.army && it.army != "any") continue;
        general_->addItem(
            tr("%1, leadership %2, +%3%").arg(inQt(it.name)).arg(it.leadership).arg(it.pointsModifier),
            inQt(it.id));
        general_->setItemData(general_->count() - 1,
                              inData(it.ability.text) + QStringLiteral("\n") + inData(it.history),
                              Qt::ToolTipRole);
    }
    const int known = general_->findData(inQt(draft_.general));
    general_->setCurrentIndex(std::max(known, 0));
    draft_.general = general_->currentData().toString().toStdString();
}

void SideForm::fillPresets() {
    const QVariant chosen = preset_->currentData();
    preset_->clear();
    preset_->addItem(tr("Your own choice"));
    preset_->addItem(tr("Balanced (%1)").arg(numeral(points_)), balanced);
    for (std::size_t i = 0; i != library_.presets.size(); ++i) {
        const field::PresetArmy& it = library_.presets[i];
        if (it.army != draft_.army || it.limit > points_) continue;
        preset_->addItem(tr("%1 (%2)").arg(inData(it.name), numeral(it.limit)), static_cast<int>(i));
    }
    preset_->setCurrentIndex(chosen.isValid() ? std::max(preset_->findData(chosen), 0) : 0);
}

/// SET-06: the army's own units first, then mercenaries.
void SideForm::fillUnits() {
    filling_ = true;
    units_->setRowCount(0);
    const field::Roster& army = *library_.roster(draft_.army);
    for (const field::UnitType& type : army.units) {
        if (isOffered(type)) addRow(type);
    }
    const field::Roster* hired = library_.roster(field::mercenaries);
    if (hired != nullptr && hired->id != army.id && field::mayRecruit(army, *hired)) {
        for (const field::UnitType& type : hired->units) {
            if (isOffered(type)) addRow(type);
        }
    }
    filling_ = false;
}

void SideForm::addRow(const field::UnitType& type) {
    const int row = units_->rowCount();
    units_->insertRow(row);
    // On the table units have their own names; the gloss is for those who do not know them yet.
    const QString own = inData(type.name);
    auto* name = new QTableWidgetItem(
        type.gloss.empty() ? own : QStringLiteral("%1 · %2").arg(own, inData(type.gloss)));
    name->setData(Qt::UserRole, inQt(type.id));
    // As rich text it wraps.
    const QString card = cardOf(type).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    name->setToolTip(QStringLiteral("<p>%1</p>").arg(card));
    auto* value = new QTableWidgetItem(QString::number(type.value));
    value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    units_->setItem(row, nameColumn, name);
    units_->setItem(row, valueColumn, value);
    auto* count = new QSpinBox;
    count->setRange(0, type.maxCount == 0 ? 99 : type.maxCount);
    count->setAccessibleName(tr("How many %1").arg(name->text()));
    count->setAccessibleDescription(tr("Units of this kind in the army"));
    count->setToolTip(type.maxCount == 0 ? QString() : tr("At most %1 (SET-09)").arg(type.maxCount));
    auto* status = new QComboBox;
    status->addItems({tr("Regular"), tr("Veteran"), tr("Elite")});
    status->setAccessibleName(tr("Status of %1").arg(name->text()));
    status->setAccessibleDescription(tr("Regular, veteran or elite"));
    const auto known = std::ranges::find(draft_.units, type.id, &field::DraftUnits::id);
    if (known != draft_.units.end()) {
        count->setValue(known->count);
        status->setCurrentIndex(static_cast<int>(known->status));
    }
    units_->setCellWidget(row, countColumn, count);
    units_->setCellWidget(row, statusColumn, status);
    connect(count, &QSpinBox::valueChanged, this, &SideForm::readUnits);
    connect(status, &QComboBox::activated, this, &SideForm::readUnits);
}

void SideForm::readUnits() {
    if (filling_) return;
    draft_.units.clear();
    for (int row = 0; row != units_->rowCount(); ++row) {
        const auto* count = qobject_cast<QSpinBox*>(units_->cellWidget(row, countColumn));
        const auto* status = qobject_cast<QComboBox*>(units_->cellWidget(row, statusColumn));
        if (count->value() == 0) continue;
        const QString id = units_->item(row, nameColumn)->data(Qt::UserRole).toString();
        draft_.units.push_back({id.toStdString(), count->value(),
                                static_cast<field::Status>(veterans_ ? status->currentIndex() : 0)});
    }
    isChosenByHand_ = true;
    preset_->setCurrentIndex(0);
    showTotal();
}

field::ArmyTotal SideForm::total() const {
    const field::GeneralCard* general = library_.general(draft_.general);
    const int modifier = general == nullptr ? 0 : general->pointsModifier;
    const int taken = (spentByAllies_ + 99) / 100;
    return field::armyTotal(points_ - taken, field::unitPoints(draft_, library_), modifier);
}

/// Hundredths of points above the limit, the general's share included.
int SideForm::excess(const field::ArmyTotal& total) const {
    const int taken = (spentByAllies_ + 99) / 100;
    return total.spent.total() - (points_ - taken) * 100;
}

bool SideForm::hasRoom(int points) const {
    for (int row = 0; row != units_->rowCount(); ++row) {
        const auto* count = qobject_cast<const QSpinBox*>(units_->cellWidget(row, countColumn));
        const int price = units_->item(row, valueColumn)->text().toInt();
        if (price <= points && count->value() < count->maximum()) return true;
    }
    return false;
}

void SideForm::tellApart(int number) {
    if (isNamedByHand_) return;
    const field::Roster& roster = *library_.roster(draft_.army);
    draft_.name = roster.side.empty() ? roster.gloss : roster.side;
    if (number != 1) draft_.name = tr("%1 %2").arg(inData(draft_.name)).arg(number).toStdString();
    if (name_->text() != inData(draft_.name)) name_->setText(inData(draft_.name));
}

QString SideForm::complaint() const {
    const QString name = inData(draft_.name);
    if (name.isEmpty()) return tr("Every side needs a name.");
    if (draft_.units.empty()) return tr("%1: no units yet.").arg(name);
    const field::ArmyTotal spent = total();
    if (spent.leftForUnits >= 0) return {};
    return tr("%1: %2 points over the limit (SET-08).").arg(name, pointsText(excess(spent)));
}

void SideForm::showTotal() {
    tellTotal();
    Q_EMIT changed();
}

void SideForm::tellTotal() {
    const field::ArmyTotal total = this->total();
    const QString spent = pointsText(total.spent.total());
    const bool isTooDear = total.leftForUnits < 0;
    const bool isFull = !isTooDear && !hasRoom(total.leftForUnits);
    fill_->setEnabled(!isFull);
    const QString pattern = isTooDear ? tr("<b>%1</b> of %2 points, %3 over")
                            : isFull  ? tr("<b>%1</b> of %2 points: no room for another unit")
                                      : tr("<b>%1</b> of %2 points, %3 left for units");
    QString words =
        pattern.arg(isTooDear ? QStringLiteral("<span style='color:#b3261e'>%1</span>").arg(spent) : spent,
                    numeral(points_));
    if (isTooDear) {
        words = words.arg(pointsText(excess(total)));
    } else if (!isFull) {
        words = words.arg(numeral(total.leftForUnits));
    }
    if (spentByAllies_ != 0) words += tr("; %1 spent by allies").arg(pointsText(spentByAllies_));
    total_->setText(words);
    QStringList terms;
    for (const Sum::Term& term : total.spent.terms()) {
        terms << QStringLiteral("%1  %2").arg(pointsText(term.amount), termAndRule(term.rule));
    }
    total_->setToolTip(terms.join(QChar(u'\n')));
}

}  // namespace vallum::app
