// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/table_keys.h"

#include <algorithm>

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace vallum::app {

namespace {

class TableKeysTexts {
    Q_DECLARE_TR_FUNCTIONS(TableKeysTexts)
};

}  // namespace

/// Ids are written to the settings file, where brackets and commas cause trouble.
QString TableKey::id() const { return QStringLiteral("table-%1").arg(key.at(0).unicode()); }

const std::vector<TableKey>& allTableKeys() {
    static const std::vector<TableKey> all{
        {QStringLiteral("M"), TableKeysTexts::tr("Forced march")},
        {QStringLiteral("Q"), TableKeysTexts::tr("Pivot about the left front corner")},
        {QStringLiteral("E"), TableKeysTexts::tr("Pivot about the right front corner")},
        {QStringLiteral("Z"), TableKeysTexts::tr("Pivot about the left rear corner")},
        {QStringLiteral("C"), TableKeysTexts::tr("Pivot about the right rear corner")},
        {QStringLiteral("A"), TableKeysTexts::tr("Turn left; with an order: all units that fit")},
        {QStringLiteral("D"), TableKeysTexts::tr("Turn right")},
        {QStringLiteral("S"), TableKeysTexts::tr("Charge another side")},
        {QStringLiteral("X"), TableKeysTexts::tr("In a fight: turn about")},
        {QStringLiteral("T"), TableKeysTexts::tr("In a fight: take all markers off")},
        {QStringLiteral("R"), TableKeysTexts::tr("Turn what is placed; in a fight: retreat")},
        {QStringLiteral("["), TableKeysTexts::tr("Envelop left")},
        {QStringLiteral("]"), TableKeysTexts::tr("Envelop right")},
        {QStringLiteral("1"), TableKeysTexts::tr("First formation")},
        {QStringLiteral("2"), TableKeysTexts::tr("Second formation")},
        {QStringLiteral("3"), TableKeysTexts::tr("Third formation")},
        {QStringLiteral(","), TableKeysTexts::tr("Left end of the front")},
        {QStringLiteral("."), TableKeysTexts::tr("Right end of the front")},
        {QStringLiteral("L"), TableKeysTexts::tr("Leave the support behind; with an order: a line")},
        {QStringLiteral("K"), TableKeysTexts::tr("Line up with a structure")},
        {QStringLiteral("O"), TableKeysTexts::tr("Occupy a structure")},
        {QStringLiteral("U"), TableKeysTexts::tr("Climb")},
        {QStringLiteral("V"), TableKeysTexts::tr("Climb down")},
        {QStringLiteral("G"), TableKeysTexts::tr("Come out, next side")},
        {QStringLiteral("I"), TableKeysTexts::tr("Go under the friends; shoot with fire")},
        {QStringLiteral("B"), TableKeysTexts::tr("Pick up or drop the ram")},
        {QStringLiteral("P"), TableKeysTexts::tr("Fight the fire")},
        {QStringLiteral("W"), TableKeysTexts::tr("Clear away")}};
    return all;
}

TableKeys::TableKeys(const Settings& settings) {
    for (const TableKey& it : allTableKeys()) {
        const auto changed = settings.keys.find(it.id());
        if (changed != settings.keys.end()) shown_[it.key] = changed->second;
    }
}

std::optional<QString> TableKeys::meantBy(const QString& pressed) const {
    for (const TableKey& it : allTableKeys()) {
        if (shown_.contains(it.key) && shown(it.key) == pressed) return it.key;
    }
    return shown_.contains(pressed) ? std::nullopt : std::optional(pressed);
}

QString TableKeys::shown(const QString& key) const {
    const auto found = shown_.find(key);
    return found == shown_.end() ? key : found->second;
}

void TableKeys::showIn(QMenu& menu) const {
    for (QAction* it : menu.actions()) {
        const qsizetype tab = it->text().indexOf(QLatin1Char('\t'));
        if (tab >= 0) it->setText(it->text().left(tab + 1) + shown(it->text().mid(tab + 1)));
    }
}

QString withKey(const QString& text, const QString& key) {
    if (key.isEmpty()) return text;
    return text.isEmpty() ? TableKeysTexts::tr("Key %1").arg(key)
                          : TableKeysTexts::tr("%1. Key %2").arg(text, key);
}

}  // namespace vallum::app
