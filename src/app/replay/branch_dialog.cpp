// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/branch_dialog.h"

#include "seats/seats_form.h"
#include "session/chronicle.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

/// The same players as before; in a battle of computers only, the user takes the active side.
std::map<Seat, PlayerKind> playersOfBranch(const Chronicle& chronicle) {
    std::map<Seat, PlayerKind> players = chronicle.session().seating().players;
    const bool isWatched =
        std::ranges::none_of(players, [](const auto& it) { return it.second == PlayerKind::person; });
    if (isWatched) players[chronicle.now().active] = PlayerKind::person;
    return players;
}

}  // namespace

BranchDialog::BranchDialog(const Chronicle& chronicle, const QString& name, QWidget* parent)
    : QDialog(parent),
      name_(new QLineEdit(name)),
      seats_(new SeatsForm(chronicle.session().live().sides(),
                           chronicle.session().live().computers(),
                           playersOfBranch(chronicle))) {
    setWindowTitle(tr("Play on from here"));
    auto* words = new QLabel(tr("The battle branches off here, in a file of its own."));
    words->setWordWrap(true);
    name_->setAccessibleName(tr("Name of the branch"));
    name_->selectAll();
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("Who plays"), seats_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("&Play on"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(name_, &QLineEdit::textChanged, this, [this, ok] { ok->setEnabled(!this->name().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString BranchDialog::name() const { return name_->text().trimmed(); }

std::map<Seat, PlayerKind> BranchDialog::players() const { return seats_->players(); }

}  // namespace vallum::app
