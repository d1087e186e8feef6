// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/table_keys.h"

#include <vector>

#include <QKeySequence>
#include <QPointer>

class QAction;

namespace vallum::app {

/// Everything that has a key of its own: the actions of the menus and the keys of the table.
class Shortcuts {
public:
    struct Entry {
        QString id;
        QString name;
        QKeySequence standard;
        QList<QKeySequence> others;                 // that do the same as long as nothing is changed
        QPointer<QAction> action;                   // none: a key of the table
        std::vector<QPointer<QAction>> twins = {};  // the same in the menus of other desks
    };

    Shortcuts();

    /// Under its object name, with the shortcuts it has now.
    void add(QAction& action);
    [[nodiscard]] const std::vector<Entry>& all() const { return entries_; }
    [[nodiscard]] QKeySequence keyOf(const Entry& entry, const Settings& settings) const;
    [[nodiscard]] QString textOf(const QString& id, const Settings& settings) const;
    /// What else would have the same key: what has it instead, and what has lost it to this entry.
    struct Conflict {
        QStringList givenTo;
        QStringList takenFrom;
    };
    [[nodiscard]] Conflict conflictOf(const Entry& asked, const Settings& settings) const;
    /// The actions get their keys; one that several would have does what the player has given it to.
    void apply(const Settings& settings) const;
    /// The standard key is kept as no change.
    static void set(Settings& settings, const Entry& entry, const QKeySequence& key);

private:
    [[nodiscard]] QList<QKeySequence> keysOf(const Entry& entry, const Settings& settings) const;
    [[nodiscard]] bool goesBefore(const Entry& one, const Entry& other, const Settings& settings) const;

    std::vector<Entry> entries_;
};

}  // namespace vallum::app
