// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_tables.h"

#include "language/numbers.h"
#include "language/texts.h"

#include <cmath>
#include <numeric>

#include <QHeaderView>

namespace vallum::app {

namespace {

void prepare(QTableWidget& table, const QStringList& columns) {
    table.setColumnCount(static_cast<int>(columns.size()));
    table.setHorizontalHeaderLabels(columns);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setAlternatingRowColors(true);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setStretchLastSection(true);
    table.setTabKeyNavigation(false);
}

/// Sorts by its numeric value.
QTableWidgetItem* cellOf(const QVariant& value) {
    auto* item = new QTableWidgetItem;
    item->setData(Qt::DisplayRole, value);
    if (value.typeId() != QMetaType::QString) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

void setRow(QTableWidget& table, int row, const QVariantList& values) {
    for (int column = 0; column != values.size(); ++column)
        table.setItem(row, column, cellOf(values[column]));
}

/// Calls back with what the row was made for, however the table is sorted.
void onRowChosen(QTableWidget& table, const std::function<void(int)>& chosen) {
    const auto choose = [&table, chosen](int row) { chosen(table.item(row, 0)->data(Qt::UserRole).toInt()); };
    QObject::connect(&table, &QTableWidget::cellClicked, &table, choose);
    QObject::connect(&table, &QTableWidget::cellActivated, &table, choose);
}

/// Rounded to one decimal.
double perBattle(std::int64_t count, int battles) {
    constexpr double decimal = 10;
    return battles == 0 ? 0 : std::round(decimal * static_cast<double>(count) / battles) / decimal;
}
int ofHundred(std::int64_t count, int battles) {
    return battles == 0 ? 0 : static_cast<int>(std::lround(100.0 * static_cast<double>(count) / battles));
}
template <class Counts> std::int64_t sumOf(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

QString nameOf(trials::DamageCause cause) {
    using trials::DamageCause;
    switch (cause) {
        case DamageCause::artillery: return BattleTable::tr("by artillery");
        case DamageCause::ram: return BattleTable::tr("by a ram");
        case DamageCause::elephants: return BattleTable::tr("by elephants");
        case DamageCause::fire: return BattleTable::tr("by fire");
        case DamageCause::arson: return BattleTable::tr("by arson");
    }
    return {};
}
QString nameOf(trials::WayIn way) {
    using trials::WayIn;
    switch (way) {
        case WayIn::gap: return BattleTable::tr("on foot");
        case WayIn::ladder: return BattleTable::tr("over the wall");
        case WayIn::tower: return BattleTable::tr("into a tower by ladder");
        case WayIn::siegeTower: return BattleTable::tr("from a siege tower");
    }
    return {};
}

QString openingOf(const trials::Cell& cell, const FoughtBattle& it) {
    if (!it.opened) return {};
    const auto& section = cell.sections.at(static_cast<std::size_t>(it.opened->section));
    return BattleTable::tr("turn %1: %2, %3")
        .arg(it.opened->turn)
        .arg(inQt(section.name), nameOf(it.opened->by));
}
QString entryOf(const trials::Cell& cell, const FoughtBattle& it) {
    if (!it.inside) return {};
    const auto& unit = cell.units.at(static_cast<std::size_t>(it.inside->unit));
    return BattleTable::tr("turn %1: %2, %3")
        .arg(it.inside->turn)
        .arg(inQt(unit.name), nameOf(it.inside->how));
}

QString winnerOf(const trials::Cell& cell, const FoughtBattle& it) {
    if (!it.error.empty()) return BattleTable::tr("error: %1").arg(inQt(it.error));
    if (it.winner < 0) return BattleTable::tr("draw");
    return inQt(cell.sides.at(static_cast<std::size_t>(it.winner)).name);
}

// Of the units.
constexpr int givenColumn = 5;
constexpr int takenColumn = 6;
constexpr int pointsColumn = 7;

template <class Counts> QString byCause(const Counts& counts, int battles) {
    const auto each = [&](std::size_t cause) { return numeral(perBattle(counts.at(cause), battles), 1); };
    return UnitTable::tr("In melee %1, by shots %2, otherwise %3").arg(each(0), each(1), each(2));
}

}  // namespace

BattleTable::BattleTable(QWidget* parent) : QTableWidget(parent) {
    prepare(*this, {tr("Battle"), tr("Scenario"), tr("Winner"), tr("How it ended"), tr("Turns"),
                    tr("First opening"), tr("First inside")});
    setAccessibleName(tr("Battles"));
    setAccessibleDescription(tr("Enter or a double click shows a battle again"));
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this] { hideUnwanted(0); });
    connect(this, &QTableWidget::itemActivated, this, [this] {
        if (const FoughtBattle* it = current()) Q_EMIT battleWanted(it->cell, it->battle);
    });
}

void BattleTable::clearBattles() {
    setSortingEnabled(false);
    setRowCount(0);
    battles_.clear();
}

void BattleTable::add(const std::vector<trials::Cell>& cells, const std::vector<FoughtBattle>& battles) {
    if (battles.empty()) return;
    setSortingEnabled(false);
    const int firstNew = rowCount();
    int row = firstNew;
    setRowCount(row + static_cast<int>(battles.size()));
    for (const FoughtBattle& it : battles) {
        const trials::Cell& cell = cells.at(static_cast<std::size_t>(it.cell));
        const QString reason = RuleId::isName(it.reason) ? ruleName(RuleId(it.reason)) : QString();
        setRow(*this, row,
               {it.battle, inQt(cell.name), winnerOf(cell, it), reason, it.turns, openingOf(cell, it),
                entryOf(cell, it)});
        item(row, 0)->setData(Qt::UserRole, static_cast<int>(battles_.size()));
        battles_.push_back(it);
        ++row;
    }
    hideUnwanted(firstNew);
    setSortingEnabled(true);
}

const FoughtBattle& BattleTable::battleIn(int row) const {
    return battles_.at(static_cast<std::size_t>(item(row, 0)->data(Qt::UserRole).toInt()));
}

void BattleTable::hideUnwanted(int firstRow) {
    for (int row = firstRow; row != rowCount(); ++row)
        setRowHidden(row, isWanted_ && !isWanted_(battleIn(row)));
}

/// Sorting moves the battles but not what is hidden, so it has to be done anew.
void BattleTable::showOnly(std::function<bool(const FoughtBattle&)> isWanted) {
    isWanted_ = std::move(isWanted);
    hideUnwanted(0);
}

int BattleTable::listed() const {
    int rows = 0;
    for (int row = 0; row != rowCount(); ++row) rows += isRowHidden(row) ? 0 : 1;
    return rows;
}

const FoughtBattle* BattleTable::current() const {
    return currentRow() < 0 || isRowHidden(currentRow()) ? nullptr : &battleIn(currentRow());
}

UnitTable::UnitTable(QWidget* parent) : QTableWidget(parent) {
    setAccessibleName(tr("Units"));
    setToolTip(tr("Click a unit to list the battles in which it was destroyed."));
    onRowChosen(*this, [this](int unit) { Q_EMIT unitChosen(unit); });
}

void UnitTable::show(const trials::Cell& cell, const trials::CellTally& tally) {
    const QString given = cell.isHex() ? tr("Blocks taken") : tr("Wounds dealt");
    const QString taken = cell.isHex() ? tr("Blocks lost") : tr("Wounds taken");
    prepare(*this, {tr("Unit"), tr("Side"), tr("Orders"), tr("Attacks"), tr("Turns engaged"), given, taken,
                    tr("Points gained"), tr("Destroyed, of 100"), tr("Never attacked, of 100")});
    setSortingEnabled(false);
    setRowCount(static_cast<int>(tally.units.size()));
    for (std::size_t i = 0; i != tally.units.size(); ++i) {
        const trials::UnitTally& it = tally.units[i];
        const int n = tally.battles;
        setRow(
            *this, static_cast<int>(i),
            {inQt(cell.units.at(i).name), inQt(cell.sideOf(cell.units.at(i).owner).name),
             perBattle(it.orders, n), perBattle(it.attacks, n), perBattle(it.turnsEngaged, n),
             perBattle(sumOf(it.given), n), perBattle(sumOf(it.taken), n),
             perBattle((it.gained + it.works) / 100, n), ofHundred(it.destroyed, n), ofHundred(it.idle, n)});
        item(static_cast<int>(i), 0)->setData(Qt::UserRole, static_cast<int>(i));
        item(static_cast<int>(i), givenColumn)->setToolTip(byCause(it.given, n));
        item(static_cast<int>(i), takenColumn)->setToolTip(byCause(it.taken, n));
    }
    setSortingEnabled(true);
    setColumnHidden(pointsColumn, cell.isHex());
}

SectionTable::SectionTable(QWidget* parent) : QTableWidget(parent) {
    setAccessibleName(tr("Sections"));
    setToolTip(tr("Click a section to list the battles in which it was opened first."));
    onRowChosen(*this, [this](int section) { Q_EMIT sectionChosen(section); });
}

void SectionTable::show(const trials::Cell& cell, const trials::CellTally& tally) {
    prepare(*this, {tr("Section"), tr("Opened first, of 100"), tr("Opened, of 100"), tr("In turn"),
                    tr("Damage by artillery"), tr("by rams"), tr("by elephants"), tr("by fire"),
                    tr("by arson"), tr("Cost"), tr("Points gained")});
    setSortingEnabled(false);
    setRowCount(0);
    for (std::size_t i = 0; i != tally.sections.size(); ++i) {
        if (!cell.sections.at(i).isOfFortress && !cell.sections.at(i).isSiegework) continue;
        const trials::SectionTally& it = tally.sections[i];
        QVariantList row{inQt(cell.sections.at(i).name), ofHundred(it.openedFirst, tally.battles),
                         ofHundred(it.opened, tally.battles),
                         it.opened == 0 ? QVariant() : QVariant(trials::quantile(it.openedIn, 50))};
        for (const std::int64_t damage : it.damage) row << perBattle(damage, tally.battles);
        row << cell.sections.at(i).cost << perBattle(it.gained / 100, tally.battles);
        setRowCount(rowCount() + 1);
        setRow(*this, rowCount() - 1, row);
        item(rowCount() - 1, 0)->setData(Qt::UserRole, static_cast<int>(i));
    }
    setSortingEnabled(true);
}

}  // namespace vallum::app
