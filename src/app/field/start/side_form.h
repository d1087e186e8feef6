// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/session/field_session.h"

#include <map>
#include <optional>

#include <QFrame>

#include <vallum/field/files/battle_draft.h>
#include <vallum/field/queries/army_calculator.h>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace vallum::app {

/// The army of one player: its general, its units and its cost (SET-03 to SET-09).
class SideForm final : public QFrame {
    Q_OBJECT

public:
    SideForm(const field::Library& library, Seat seat, QWidget* parent = nullptr);

    [[nodiscard]] const field::DraftSide& draft() const { return draft_; }
    [[nodiscard]] PlayerKind player() const;
    /// SET-04: the agreed points, and whether veterans may be bought (EVT-14).
    void setAgreement(int points, bool veterans);
    /// TEAM-01: the team choice is shown only if there are several.
    void setTeams(int teams);
    void setTeam(int team);
    /// TEAM-01: the points spent by the rest of the team, in hundredths.
    void setSpentByAllies(int hundredths);
    [[nodiscard]] int spent() const { return total().spent.total(); }
    /// TEAM-03: this player's place among allies who each command some unit kinds; none: all kinds.
    struct Share {
        int place = 0;
        int players = 1;

        bool operator==(const Share&) const = default;
    };
    void setShare(std::optional<Share> share);
    /// Takes the army's preset for these points, or generates one.
    void takeReadyMade();
    /// The army's name, numbered if several sides use the
    /// same army. A name that the user typed is kept.
    void tellApart(int number);
    /// What must be corrected before the army can fight; empty: nothing.
    [[nodiscard]] QString complaint() const;

Q_SIGNALS:
    void changed();

private:
    void explainFields();
    void setUpUnits();
    void build();
    void followFields();
    void takePreset(const field::PresetArmy& preset);
    void fill();
    void showUnits();
    [[nodiscard]] field::ArmyTotal total() const;
    [[nodiscard]] int excess(const field::ArmyTotal& total) const;
    /// Whether any unit on offer costs no more than these points.
    [[nodiscard]] bool hasRoom(int points) const;
    void chooseArmy(const QString& army);
    void fillGenerals();
    void fillPresets();
    void fillUnits();
    void addRow(const field::UnitType& type);
    [[nodiscard]] bool isOffered(const field::UnitType& type) const;
    void readUnits();
    void showTotal();
    void tellTotal();

    const field::Library& library_;
    field::DraftSide draft_;
    int points_ = 1000;
    bool veterans_ = false;
    int spentByAllies_ = 0;
    std::optional<Share> share_;
    bool filling_ = false;
    bool isNamedByHand_ = false;
    bool isChosenByHand_ = false;  // its units or its general
    QLineEdit* name_;
    QComboBox* army_;
    QComboBox* preset_;
    QPushButton* fill_;
    QComboBox* general_;
    QComboBox* player_;
    QComboBox* team_;
    QLabel* teamLabel_;
    QTableWidget* units_;
    QLabel* total_;
};

}  // namespace vallum::app
