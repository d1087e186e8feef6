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

    /// A file of the player's, checked, before all others.
    void add(const std::filesystem::path& file);
    /// Checked, in the order of the list.
    [[nodiscard]] std::vector<const ShelfBattle*> chosen() const;

Q_SIGNALS:
    void choiceChanged();

protected:
    void mouseReleaseEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void showEvent(QShowEvent*) override;

private:
    void insert(int row, ShelfBattle battle, bool isChecked);
    [[nodiscard]] const ShelfBattle& battleAt(int row) const;
    void toggle(QListWidgetItem* item);
    void lockOtherKinds();
    void paintNext();

    const Documents& documents_;
    std::vector<ShelfBattle> battles_;  // by the number that an item has
    std::vector<int> toPaint_;          // rows without a picture
    QTimer painter_;
};

}  // namespace vallum::app
