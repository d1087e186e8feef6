// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include <vallum/field/questions.h>

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace vallum::app {

class FieldSession;

/// Formations and extended fronts for deployment (SET-23), one row per unit.
class ArrangementForm final : public QWidget {
    Q_OBJECT

public:
    explicit ArrangementForm(FieldSession& session, QWidget* parent = nullptr);

    [[nodiscard]] field::Arrangement arrangement() const;

Q_SIGNALS:
    void unitPicked(UnitId unit);

private:
    struct Line {
        UnitId unit;
        QComboBox* formation;
        QCheckBox* left;
        QCheckBox* right;
    };
    void addLine(QGridLayout& grid, UnitId unit);

    FieldSession& session_;
    std::vector<Line> lines_;
};

}  // namespace vallum::app
