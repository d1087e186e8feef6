// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/start/options_form.h"

#include <cmath>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>

namespace vallum::app {

namespace {

Du inDu(const QDoubleSpinBox* box) { return Du(static_cast<std::int32_t>(std::lround(box->value() * 1000))); }

}  // namespace

OptionsForm::OptionsForm(QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setVerticalSpacing(4);
    always_ = addSwitch(*form, tr("Always-active general"),
                        tr("The unit with the general acts in every turn without an order (OPT-03)."));
    noEvents_ = addSwitch(*form, tr("No random events"),
                          tr("No random events in combat; events from the hand remain (OPT-15)."));
    veterans_ = addSwitch(*form, tr("Veterans at the start"),
                          tr("Units may be bought as veterans or elites (EVT-14)."));
    reinforced_ = addSwitch(*form, tr("Reinforced units"), tr("Every unit has 2 extra health (OPT-32)."));
    flanks_ = addSwitch(*form, tr("Protected flanks"),
                        tr("A friend close on the flank gives +1 morale in melee (OPT-24)."));
    line_ = addSwitch(*form, tr("Advance in line"), tr("Two cards order a whole line of units (OPT-26)."));
    camels_ = addSwitch(*form, tr("Intimidating camels"), tr("Camels frighten horses (OPT-31)."));
    auto* ranges = new QWidget;
    auto* row = new QHBoxLayout(ranges);
    row->setContentsMargins(0, 0, 0, 0);
    penalty_ = distance(2, tr("Ranged attacks are penalized beyond"));
    impossible_ = distance(6, tr("Ranged attacks are impossible beyond"));
    row->addWidget(penalty_);
    row->addWidget(impossible_);
    visibility_ =
        addSwitch(*form, tr("Limited visibility"),
                  tr("Shots have -1/-1 beyond the first distance and are impossible beyond the second "
                     "(OPT-16)."),
                  ranges);
    fogDistance_ = distance(6, tr("Fog distance"));
    fog_ = addSwitch(*form, tr("Fog of war"),
                     tr("Units farther than this from every enemy stay face down (OPT-17)."), fogDistance_);
}

QCheckBox* OptionsForm::addSwitch(QFormLayout& form,
                                  const QString& name,
                                  const QString& what,
                                  QWidget* more) const {
    auto* box = new QCheckBox(name);
    box->setToolTip(what);
    box->setAccessibleDescription(what);
    if (more == nullptr) {
        form.addRow(box);
    } else {
        more->setEnabled(false);
        more->setToolTip(what);
        form.addRow(box, more);
        connect(box, &QCheckBox::toggled, more, &QWidget::setEnabled);
    }
    connect(box, &QCheckBox::toggled, this, &OptionsForm::changed);
    return box;
}

QDoubleSpinBox* OptionsForm::distance(double usual, const QString& name) const {
    auto* box = new QDoubleSpinBox;
    box->setRange(1, 40);
    box->setSingleStep(0.5);
    box->setDecimals(1);
    box->setSuffix(tr(" DU"));
    box->setValue(usual);
    box->setAccessibleName(name);
    box->setAccessibleDescription(tr("In DU"));
    connect(box, &QDoubleSpinBox::valueChanged, this, &OptionsForm::changed);
    return box;
}

field::Options OptionsForm::options() const {
    field::Options options;
    options.alwaysActiveGeneral = always_->isChecked();
    options.withoutEvents = noEvents_->isChecked();
    options.veteransAtStart = veterans_->isChecked();
    options.reinforcedUnits = reinforced_->isChecked();
    options.protectedFlanks = flanks_->isChecked();
    options.advanceInLine = line_->isChecked();
    options.intimidatingCamels = camels_->isChecked();
    if (visibility_->isChecked()) options.limitedVisibility = {inDu(penalty_), inDu(impossible_)};
    if (fog_->isChecked()) options.fogOfWar = {inDu(fogDistance_)};
    return options;
}

}  // namespace vallum::app
