// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>

#include <QWidget>

#include <vallum/field/facts.h>

class QAction;
class QComboBox;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace vallum::app {

class FieldSession;
struct LogLine;

/// The log of all events. A fight is one line that unfolds into its events; other lines unfold into the terms
/// of their numbers. Picking a line shows its place on the table.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// Shows or hides the search; a tall panel always shows it.
    [[nodiscard]] QAction* findAction() const { return find_; }
    /// Adds a remark that is not part of the battle.
    void note(const QString& words);
    /// While true, new facts are held back, so that the log does not spoil a fight being shown.
    void setWaiting(bool waits);
    /// The number of facts that the replay has reached;
    /// later lines are dimmed. None: no replay.
    void setTold(std::optional<std::size_t> happenings);
    /// Opens the fight that this event belongs to, and scrolls to the event's line.
    void showLine(std::size_t happening);
    /// The history index of the selected line.
    [[nodiscard]] std::optional<std::size_t> picked() const;

Q_SIGNALS:
    /// The user opened the reasons of a line.
    void unfolded();
    void unitPointedAt(UnitId unit);
    /// Double click or Enter on a line.
    void momentWanted(std::size_t happening);
    /// This answer and all later ones.
    void undoFromWanted(std::size_t answer);

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void setUpFinder();
    void showFinder();
    void find(bool wanted);
    void setUpLines();
    void connectAll();
    void offerActions(QPoint at);
    void clear();
    void rebuild();
    void append();
    [[nodiscard]] bool isNamedByItsOrder(std::size_t happening) const;
    void addFact(std::size_t happening);
    void tellPhase();
    void addLine(std::size_t happening);
    QTreeWidgetItem* newLine(std::size_t happening);
    /// The names of all units.
    [[nodiscard]] const QStringList& names();
    void write(QTreeWidgetItem& item, const LogLine& line);
    void beginFight(std::size_t happening);
    void tellFight();
    void goTo(std::size_t told);
    void applyFilter();
    void applyFilterTo(QTreeWidgetItem& item) const;
    [[nodiscard]] bool isFiltered() const;
    [[nodiscard]] bool passes(const QTreeWidgetItem& item) const;

    FieldSession& session_;
    art::Palette palette_;
    std::size_t shown_ = 0;
    Seat eyes_;            // whose view the lines show
    bool isAtEnd_ = true;  // kept while row heights change
    std::optional<std::size_t> told_;
    bool waits_ = false;
    QTreeWidgetItem* fight_ = nullptr;  // the fight in progress
    std::size_t fightBegan_ = 0;
    std::optional<std::size_t> phase_;  // begun, and nothing has happened in it yet
    QStringList names_;
    QAction* find_ = nullptr;
    QWidget* finder_;  // holds the two below
    QComboBox* kinds_;
    QLineEdit* search_;
    QTreeWidget* lines_;
};

}  // namespace vallum::app
