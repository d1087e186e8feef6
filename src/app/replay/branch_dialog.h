// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QDialog>

class QLineEdit;

namespace vallum::app {

class Chronicle;
class SeatsForm;

/// Asks for the name of a branch and its players.
class BranchDialog final : public QDialog {
    Q_OBJECT

public:
    BranchDialog(const Chronicle& chronicle, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const;
    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

private:
    QLineEdit* name_;
    SeatsForm* seats_;
};

}  // namespace vallum::app
