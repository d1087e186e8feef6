// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/battle_desk.h"
#include "settings/table_keys.h"

class QAction;

namespace vallum::app {

class AdviceDesk;
class AnalysisDesk;
class Annotator;
class Exports;
class FieldPanels;
class FieldSession;
class FieldTable;
class Projector;
class ReplayDesk;

/// The menu entries for field battles, and the menu of the table.
class FieldMenus final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QWidget& desk;
        FieldSession& session;
        FieldTable& table;
        FieldPanels& panels;
        ReplayDesk& replay;
        Projector& projector;
        Annotator& annotator;
        AdviceDesk& advice;
        AnalysisDesk& analysis;
        Exports& exports;
    };
    explicit FieldMenus(const Parts& parts);

    void fill(const DeskMenus& menus);
    [[nodiscard]] std::vector<QMenu*> menus();
    void refresh();
    /// Of the table, at a point of the screen.
    void showAt(QPoint at);
    void apply(const TableKeys& keys) { keys_ = keys; }
    enum class Entry { nextUnit, endPhase };
    /// The key of an entry as text; empty: it has none.
    [[nodiscard]] QString keyOf(Entry entry) const;

Q_SIGNALS:
    void remarked(const QString& words);

private:
    void fillSights(QMenu& sights);
    void fillLinesOfSight(QMenu& sights);
    void fillPanels(QMenu& view);
    void showThreats(bool areShown);
    void surrender();

    Parts parts_;
    TableKeys keys_;
    QAction* surrender_ = nullptr;
    QAction* nextUnit_ = nullptr;
    QAction* endPhase_ = nullptr;
};

}  // namespace vallum::app
