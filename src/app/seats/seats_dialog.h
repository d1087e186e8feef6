// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QDialog>

namespace vallum::app {

class SeatsForm;

/// Hands the sides of the running battle to others, who answer from the open question on.
class SeatsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SeatsDialog(const Session& session, QWidget* parent = nullptr);

    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

private:
    SeatsForm* seats_;
};

}  // namespace vallum::app
