// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

class QComboBox;

namespace vallum::app {

/// A choice between a person and the computers.
[[nodiscard]] QComboBox* whoPlaysBox(PlayerKind who = PlayerKind::person);
[[nodiscard]] PlayerKind whoIn(const QComboBox& box);

/// Who plays which side of a battle.
class SeatsForm final : public QWidget {
    Q_OBJECT

public:
    SeatsForm(const std::vector<NamedSide>& sides,
              const std::map<Seat, PlayerKind>& players,
              QWidget* parent = nullptr);

    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

private:
    std::map<Seat, QComboBox*> boxes_;
};

}  // namespace vallum::app
