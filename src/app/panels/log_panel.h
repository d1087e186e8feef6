// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>

#include <QWidget>

#include <vallum/field/facts.h>

class QComboBox;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace vallum::app {

class Session;

/// Everything that has happened, line by line. A line unfolds into the terms of its numbers, and shows its
/// place on the table.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(Session& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// A remark that is no part of the battle.
    void note(const QString& words);

Q_SIGNALS:
    void unitPointedAt(UnitId unit);

private:
    void rebuild();
    void append();
    void addFact(const field::Fact& fact);
    void applyFilter();
    [[nodiscard]] bool passes(const QTreeWidgetItem& item) const;

    Session& session_;
    art::Palette palette_;
    std::size_t shown_ = 0;
    QComboBox* kinds_;
    QLineEdit* search_;
    QTreeWidget* lines_;
};

}  // namespace vallum::app
