// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/shortcuts.h"

#include <algorithm>

#include <QAction>

namespace vallum::app {

Shortcuts::Shortcuts() {
    for (const TableKey& it : allTableKeys())
        entries_.push_back({it.id(), it.name, QKeySequence(it.key), {}, nullptr});
}

void Shortcuts::add(QAction& action) {
    QList<QKeySequence> keys = action.shortcuts();
    const QKeySequence standard = keys.isEmpty() ? QKeySequence() : keys.takeFirst();
    QString name = action.text();
    name.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
    entries_.push_back({action.objectName(), name, standard, keys, &action});
}

QKeySequence Shortcuts::keyOf(const Entry& entry, const Settings& settings) const {
    const auto changed = settings.keys.find(entry.id);
    return changed == settings.keys.end() ? entry.standard
                                          : QKeySequence(changed->second, QKeySequence::PortableText);
}

QString Shortcuts::textOf(const QString& id, const Settings& settings) const {
    const auto entry = std::ranges::find(entries_, id, &Entry::id);
    return entry == entries_.end() ? QString() : keyOf(*entry, settings).toString(QKeySequence::NativeText);
}

QStringList Shortcuts::conflictsOf(const Entry& entry, const Settings& settings) const {
    QStringList names;
    const QKeySequence key = keyOf(entry, settings);
    if (key.isEmpty()) return names;
    for (const Entry& other : entries_) {
        const bool isFree = settings.keys.contains(other.id) || !other.others.contains(key);
        if (other.id != entry.id && (keyOf(other, settings) == key || !isFree)) names << other.name;
    }
    return names;
}

void Shortcuts::apply(const Settings& settings) const {
    for (const Entry& entry : entries_) {
        if (!entry.action) continue;
        QList<QKeySequence> keys;
        if (const QKeySequence key = keyOf(entry, settings); !key.isEmpty()) keys << key;
        if (!settings.keys.contains(entry.id)) keys << entry.others;
        entry.action->setShortcuts(keys);
    }
}

void Shortcuts::set(Settings& settings, const Entry& entry, const QKeySequence& key) {
    if (key == entry.standard) {
        settings.keys.erase(entry.id);
    } else {
        settings.keys[entry.id] = key.toString(QKeySequence::PortableText);
    }
}

}  // namespace vallum::app
