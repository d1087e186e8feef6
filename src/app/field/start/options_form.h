// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vallum/field/model/options.h>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;

namespace vallum::app {

/// OPT-01: the optional rules, all off by default, each with its ID and its effect.
class OptionsForm final : public QWidget {
    Q_OBJECT

public:
    explicit OptionsForm(QWidget* parent = nullptr);

    [[nodiscard]] field::Options options() const;

Q_SIGNALS:
    void changed();

private:
    QCheckBox* addSwitch(QFormLayout& form,
                         const QString& name,
                         const QString& what,
                         QWidget* more = nullptr) const;
    [[nodiscard]] QDoubleSpinBox* distance(double usual, const QString& name) const;

    QCheckBox* always_;
    QCheckBox* noEvents_;
    QCheckBox* flanks_;
    QCheckBox* line_;
    QCheckBox* camels_;
    QCheckBox* reinforced_;
    QCheckBox* veterans_;
    QCheckBox* visibility_;
    QDoubleSpinBox* penalty_;
    QDoubleSpinBox* impossible_;
    QCheckBox* fog_;
    QDoubleSpinBox* fogDistance_;
};

}  // namespace vallum::app
