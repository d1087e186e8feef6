// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/arrangement_form.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "language/texts.h"
#include "widgets/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <vallum/field/words.h>

namespace vallum::app {

ArrangementForm::ArrangementForm(FieldSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setColumnStretch(0, 1);
    for (const UnitId unit : session_.battle().unitsOnTable()) {
        if (session_.battle().owner(unit) == session_.battle().active) addLine(*grid, unit);
    }
}

void ArrangementForm::addLine(QGridLayout& grid, UnitId unit) {
    const int row = grid.rowCount();
    Line line{unit, new QComboBox, new QCheckBox(tr("L")), new QCheckBox(tr("R"))};
    line.formation->addItem(tr("plain"));
    for (const field::Formation it : session_.battle().type(unit).formations.all()) {
        line.formation->addItem(inQt(field::wordFor(it)), static_cast<int>(it));
    }
    line.formation->setAccessibleName(tr("Formation of %1").arg(unitName(session_.battle(), unit)));
    line.formation->setAccessibleDescription(tr("The formation the unit starts in"));
    line.left->setToolTip(tr("Extend the front to the left (MAN-08)"));
    line.right->setToolTip(tr("Extend the front to the right (MAN-08)"));
    auto* name = new QLabel(verbatim(unitName(session_.battle(), unit)));
    name->setWordWrap(true);
    grid.addWidget(name, row, 0);
    grid.addWidget(line.left, row, 1);
    grid.addWidget(line.right, row, 2);
    grid.addWidget(line.formation, row + 1, 0, 1, 3);
    line.formation->setVisible(line.formation->count() > 1);
    connect(line.formation, &QComboBox::activated, this, [this, unit] { Q_EMIT unitPicked(unit); });
    lines_.push_back(line);
}

field::Arrangement ArrangementForm::arrangement() const {
    field::Arrangement arrangement;
    for (const Line& line : lines_) {
        field::UnitArrangement unit;
        unit.unit = line.unit;
        if (line.formation->currentData().isValid()) {
            unit.formation = static_cast<field::Formation>(line.formation->currentData().toInt());
        }
        unit.extension = {line.left->isChecked(), line.right->isChecked()};
        if (unit.formation || unit.extension.left || unit.extension.right) arrangement.units.push_back(unit);
    }
    return arrangement;
}

}  // namespace vallum::app
