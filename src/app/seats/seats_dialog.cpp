// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/seats_dialog.h"

#include "seats/seats_form.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace vallum::app {

SeatsDialog::SeatsDialog(const Session& session, QWidget* parent)
    : QDialog(parent),
      seats_(new SeatsForm(session.live().sides(), session.live().computers(), session.seating().players)) {
    setWindowTitle(tr("Who plays"));
    auto* words = new QLabel(tr("Changes apply from the current decision, and are saved with the battle."));
    words->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(seats_);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

std::map<Seat, PlayerKind> SeatsDialog::players() const { return seats_->players(); }

}  // namespace vallum::app
