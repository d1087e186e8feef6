// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/own_page.h"

#include <vector>

#include <vallum/field/files/battle_draft.h>
#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QScrollArea;
class QSpinBox;

namespace vallum::app {

class OptionsForm;
class SideForm;

/// A field battle of the user's own design: armies, points, table, victory and optional rules. The scenario
/// file reader checks the form too, so mistakes are explained in the same words.
class OwnBattlePage final : public OwnPage {
    Q_OBJECT

public:
    explicit OwnBattlePage(const field::Library& library, QWidget* parent = nullptr);

    /// The current battle, or what is wrong with it.
    [[nodiscard]] const Expected<field::Scenario, FileError>& scenario() const { return scenario_; }
    [[nodiscard]] bool isReady() const override { return scenario_.has_value(); }
    [[nodiscard]] std::string text() const override { return text_; }
    [[nodiscard]] std::map<Seat, PlayerKind> players() const override;

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void fillChoices();
    void explainFields();
    void buildAgreement(QFormLayout& form);
    void followFields();
    void setPlayers(int count);
    void placeSides();
    void arrangeTeams();
    void shareTypes();
    void fitTable();
    void takeUsualTable();
    [[nodiscard]] field::BattleDraft draft() const;
    void check();
    void tellSidesApart();
    void tellWhatAlliesSpend();
    [[nodiscard]] QString nameless() const;
    [[nodiscard]] QString complaint(const FileError& error) const;

    const field::Library& library_;
    std::vector<SideForm*> sides_;
    QScrollArea* agreementArea_ = nullptr;
    QGridLayout* armies_;
    QSpinBox* count_;
    QComboBox* teams_;
    QComboBox* order_;
    QComboBox* sharing_;
    QSpinBox* points_;
    QCheckBox* fits_;
    QDoubleSpinBox* width_;
    QDoubleSpinBox* depth_;
    QComboBox* landscape_;
    QComboBox* cover_;
    QComboBox* deployment_;
    QCheckBox* casualties_;
    QCheckBox* annihilation_;
    QCheckBox* death_;
    QFormLayout* agreement_ = nullptr;
    OptionsForm* options_;
    QLabel* verdict_;
    Expected<field::Scenario, FileError> scenario_ = tl::unexpected(FileError{});
    std::string text_;
};

}  // namespace vallum::app
