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
    const auto twin = std::ranges::find_if(
        entries_, [&](const Entry& it) { return it.action && it.id == action.objectName(); });
    if (twin != entries_.end()) {
        twin->twins.emplace_back(&action);
        return;
    }
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

/// The alternatives apply only with the standard key.
QList<QKeySequence> Shortcuts::keysOf(const Entry& entry, const Settings& settings) const {
    QList<QKeySequence> keys;
    if (const QKeySequence key = keyOf(entry, settings); !key.isEmpty()) keys << key;
    if (!settings.keys.contains(entry.id)) keys << entry.others;
    return keys;
}

/// Changed entries take precedence, then earlier ones.
bool Shortcuts::goesBefore(const Entry& one, const Entry& other, const Settings& settings) const {
    const bool isChanged = settings.keys.contains(one.id);
    if (isChanged != settings.keys.contains(other.id)) return isChanged;
    return &one < &other;
}

Shortcuts::Conflict Shortcuts::conflictOf(const Entry& asked, const Settings& settings) const {
    Conflict conflict;
    const Entry& entry = *std::ranges::find(entries_, asked.id, &Entry::id);
    const QKeySequence key = keyOf(entry, settings);
    if (key.isEmpty()) return conflict;
    for (const Entry& other : entries_) {
        if (other.id == entry.id || !keysOf(other, settings).contains(key)) continue;
        (goesBefore(other, entry, settings) ? conflict.givenTo : conflict.takenFrom) << other.name;
    }
    return conflict;
}

void Shortcuts::apply(const Settings& settings) const {
    for (const Entry& entry : entries_) {
        if (!entry.action) continue;
        QList<QKeySequence> keys = keysOf(entry, settings);
        // Qt would trigger neither of two actions with the same key.
        keys.removeIf([&](const QKeySequence& key) {
            return std::ranges::any_of(entries_, [&](const Entry& other) {
                return other.id != entry.id && goesBefore(other, entry, settings) &&
                       keysOf(other, settings).contains(key);
            });
        });
        entry.action->setShortcuts(keys);
        for (const QPointer<QAction>& twin : entry.twins) {
            if (twin) twin->setShortcuts(keys);
        }
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
