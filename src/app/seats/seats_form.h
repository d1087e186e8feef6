// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

class QComboBox;

namespace vallum::app {

/// A choice of a person or one of the computers.
[[nodiscard]] QComboBox* whoPlaysBox(const std::vector<PlayerKind>& computers,
                                     PlayerKind who = PlayerKind::person);
[[nodiscard]] PlayerKind whoIn(const QComboBox& box);

/// Assigns a player to each side of a battle.
class SeatsForm final : public QWidget {
    Q_OBJECT

public:
    SeatsForm(const std::vector<NamedSide>& sides,
              const std::vector<PlayerKind>& computers,
              const std::map<Seat, PlayerKind>& players,
              QWidget* parent = nullptr);

    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

private:
    std::map<Seat, QComboBox*> boxes_;
};

}  // namespace vallum::app
