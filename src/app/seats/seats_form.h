// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

class QComboBox;

namespace vallum::app {

/// A choice between a person and the computers.
[[nodiscard]] QComboBox* whoPlaysBox(Who who = Who::person);
[[nodiscard]] Who whoIn(const QComboBox& box);

/// Who plays which side of a battle.
class SeatsForm final : public QWidget {
    Q_OBJECT

public:
    SeatsForm(const field::Setting& setting, const std::map<Seat, Who>& players, QWidget* parent = nullptr);

    [[nodiscard]] std::map<Seat, Who> players() const;

private:
    std::map<Seat, QComboBox*> boxes_;
};

}  // namespace vallum::app
