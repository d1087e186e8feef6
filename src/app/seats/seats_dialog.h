// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QDialog>

namespace vallum::app {

class SeatsForm;

/// Assigns the sides of a battle in progress to other players, starting with the open question.
class SeatsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SeatsDialog(const Session& session, QWidget* parent = nullptr);

    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

private:
    SeatsForm* seats_;
};

}  // namespace vallum::app
