// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start/shelf_battles.h"

#include <vector>

#include <QListWidget>
#include <QTimer>

namespace vallum::app {

/// The battles that can be tried, as cards to be checked, with a click or with Space. Their pictures are
/// painted one by one while nothing else is to be done.
class TrialChoice final : public QListWidget {
    Q_OBJECT

public:
    explicit TrialChoice(const Documents& documents, QWidget* parent = nullptr);

    /// A file of the player's joins the list at its top, checked; what was checked of other rules no longer
    /// is. Says what is wrong with a file that is no battle.
    QString add(const std::filesystem::path& file);
    /// In the order in which they were checked.
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
    void paintNext();

    const Documents& documents_;
    std::vector<ShelfBattle> battles_;    // by the number that an item has
    std::vector<std::size_t> checked_;    // their numbers, the first checked first
    QListWidgetItem* pressed_ = nullptr;  // by the mouse
    std::vector<int> toPaint_;            // rows without a picture
    QTimer painter_;
};

}  // namespace vallum::app
