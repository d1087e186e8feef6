// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>

#include <QWidget>

#include <vallum/field/facts.h>

class QComboBox;
class QLayout;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace vallum::app {

class FieldSession;

/// Everything that has happened, line by line. A line unfolds into the terms of its numbers, and shows its
/// place on the table.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// A remark that is no part of the battle.
    void note(const QString& words);
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

private:
    [[nodiscard]] QLayout* filters();
    void setUpLines();
    void connectAll();
    void rebuild();
    void append();
    [[nodiscard]] bool isNamedByItsOrder(std::size_t happening) const;
    void addFact(std::size_t happening);
    void goTo(std::size_t told);
    void applyFilter();
    [[nodiscard]] bool passes(const QTreeWidgetItem& item) const;

    FieldSession& session_;
    art::Palette palette_;
    std::size_t shown_ = 0;
    Seat eyes_;            // for which the lines are written
    bool isAtEnd_ = true;  // as it was left, however high the lines have become
    std::optional<std::size_t> told_;
    QComboBox* kinds_;
    QLineEdit* search_;
    QTreeWidget* lines_;
};

}  // namespace vallum::app
