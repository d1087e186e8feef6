// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTreeWidget;

namespace vallum::app {

class Session;

/// Lists the branches of this battle.
class BranchesDialog final : public QDialog {
    Q_OBJECT

public:
    explicit BranchesDialog(const Session& session, QWidget* parent = nullptr);

    /// The selected file.
    [[nodiscard]] QString file() const;

private:
    QTreeWidget* list_;
};

}  // namespace vallum::app
