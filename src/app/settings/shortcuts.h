// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/table_keys.h"

#include <vector>

#include <QKeySequence>
#include <QPointer>

class QAction;

namespace vallum::app {

/// Everything that can have a key: menu actions and table keys.
class Shortcuts {
public:
    struct Entry {
        QString id;
        QString name;
        QKeySequence standard;
        QList<QKeySequence> others;                 // alternatives, valid until the key is changed
        QPointer<QAction> action;                   // null for a table key
        std::vector<QPointer<QAction>> twins = {};  // the same action in the menus of other desks
    };

    Shortcuts();

    /// Registers an action under its object name, with its current shortcuts.
    void add(QAction& action);
    [[nodiscard]] const std::vector<Entry>& all() const { return entries_; }
    [[nodiscard]] QKeySequence keyOf(const Entry& entry, const Settings& settings) const;
    [[nodiscard]] QString textOf(const QString& id, const Settings& settings) const;
    /// Other entries with the same key: those that take precedence, and those that lose it to this entry.
    struct Conflict {
        QStringList givenTo;
        QStringList takenFrom;
    };
    [[nodiscard]] Conflict conflictOf(const Entry& asked, const Settings& settings) const;
    /// Assigns the keys to the actions, resolving conflicts.
    void apply(const Settings& settings) const;
    /// Setting the standard key removes the change.
    static void set(Settings& settings, const Entry& entry, const QKeySequence& key);

private:
    [[nodiscard]] QList<QKeySequence> keysOf(const Entry& entry, const Settings& settings) const;
    [[nodiscard]] bool goesBefore(const Entry& one, const Entry& other, const Settings& settings) const;

    std::vector<Entry> entries_;
};

}  // namespace vallum::app
