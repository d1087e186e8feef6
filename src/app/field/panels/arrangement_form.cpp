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
    auto* heading = new QLabel(tr("Extend the front"));
    heading->setWordWrap(true);
    heading->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    grid->addWidget(heading, 0, 1, 1, 2);
    for (const UnitId unit : session_.battle().unitsOnTable()) {
        if (session_.battle().owner(unit) == session_.battle().active) addLine(*grid, unit);
    }
}

void ArrangementForm::addLine(QGridLayout& grid, UnitId unit) {
    const int row = grid.rowCount();
    const QString name = unitName(session_.battle(), unit);
    Line line{unit, new QComboBox, new QCheckBox(tr("left")), new QCheckBox(tr("right"))};
    line.formation->addItem(tr("No formation"));
    for (const field::Formation it : session_.battle().type(unit).formations.all()) {
        line.formation->addItem(inQt(field::wordFor(it)), static_cast<int>(it));
    }
    line.formation->setAccessibleName(tr("Formation of %1").arg(name));
    line.formation->setAccessibleDescription(tr("The formation the unit starts in"));
    line.left->setToolTip(tr("A wider front, but 1 less morale (MAN-08, MAN-11)"));
    line.right->setToolTip(line.left->toolTip());
    line.left->setAccessibleName(tr("%1: extended to the left").arg(name));
    line.right->setAccessibleName(tr("%1: extended to the right").arg(name));
    auto* label = new QLabel(verbatim(name));
    label->setWordWrap(true);
    grid.addWidget(label, row, 0);
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
