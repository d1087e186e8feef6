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

/// Everything that has happened, line by line. A fight is one line that unfolds into what happened in it, any
/// other one into the terms of its numbers; each shows its place on the table.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// Shows and hides what the lines are searched with; a high panel always shows it.
    [[nodiscard]] QAction* findAction() const { return find_; }
    /// A remark that is no part of the battle.
    void note(const QString& words);
    /// What happens meanwhile is told afterward: nobody reads how a fight ends while it is shown.
    void setWaiting(bool waits);
    /// Where a replay stands: so many of the things that happened are told, the later ones are dimmed.
    /// None: all are.
    void setTold(std::optional<std::size_t> happenings);
    /// Of what happened, the place of the picked line.
    [[nodiscard]] std::optional<std::size_t> picked() const;

Q_SIGNALS:
    /// Somebody reads the reasons of a line.
    void unfolded();
    void unitPointedAt(UnitId unit);
    /// By a double click or Enter on its line.
    void momentWanted(std::size_t happening);

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void setUpFinder();
    void showFinder();
    void find(bool wanted);
    void setUpLines();
    void connectAll();
    void clear();
    void rebuild();
    void append();
    [[nodiscard]] bool isNamedByItsOrder(std::size_t happening) const;
    void addFact(std::size_t happening);
    void addLine(std::size_t happening);
    QTreeWidgetItem* newLine(std::size_t happening);
    /// Of all units.
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
    Seat eyes_;            // for which the lines are written
    bool isAtEnd_ = true;  // as it was left, however high the lines have become
    std::optional<std::size_t> told_;
    bool waits_ = false;
    QTreeWidgetItem* fight_ = nullptr;  // the one that goes on
    std::size_t fightBegan_ = 0;
    QStringList names_;
    QAction* find_ = nullptr;
    QWidget* finder_;  // the two below
    QComboBox* kinds_;
    QLineEdit* search_;
    QTreeWidget* lines_;
};

}  // namespace vallum::app
