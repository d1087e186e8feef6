// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start/shelf_battles.h"

#include <vector>

#include <QListWidget>
#include <QTimer>

namespace vallum::app {

/// The battles available for trials, as cards to check with a click or with Space. Pictures are painted one
/// by one when the program is idle.
class TrialChoice final : public QListWidget {
    Q_OBJECT

public:
    explicit TrialChoice(const Documents& documents, QWidget* parent = nullptr);

    /// Adds the user's file at the top of the list, checked, and unchecks battles of other rule systems.
    /// Returns an error message if the file is not a battle.
    QString add(const std::filesystem::path& file);
    /// In the order of checking.
    [[nodiscard]] std::vector<const ShelfBattle*> chosen() const;

Q_SIGNALS:
    void choiceChanged();

protected:
    void mousePressEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void showEvent(QShowEvent*) override;

private:
    void insert(int row, ShelfBattle battle);
    [[nodiscard]] std::size_t placeOf(const QListWidgetItem& item) const;
    [[nodiscard]] bool isChecked(const QListWidgetItem& item) const;
    void toggle(QListWidgetItem* item);
    void check(QListWidgetItem& item, bool isToBeTried);
    void lockOtherKinds();
    void showNumbers();
    void paintNext();

    const Documents& documents_;
    std::vector<ShelfBattle> battles_;    // indexed by the item's number
    std::vector<std::size_t> checked_;    // their numbers, in order of checking
    QListWidgetItem* pressed_ = nullptr;  // by the mouse
    std::vector<int> toPaint_;            // rows whose picture is missing
    QTimer painter_;
};

}  // namespace vallum::app
