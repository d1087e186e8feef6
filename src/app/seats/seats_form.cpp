// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/seats_form.h"

#include "language/texts.h"
#include "widgets/plain_text.h"

#include <algorithm>
#include <array>

#include <QAbstractItemView>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace vallum::app {

namespace {

QString nameOf(PlayerKind kind) {
    switch (kind) {
        case PlayerKind::person: return SeatsForm::tr("Person");
        case PlayerKind::random: return SeatsForm::tr("Computer: random");
        case PlayerKind::recruit: return SeatsForm::tr("Computer: recruit");
        case PlayerKind::greedy: return SeatsForm::tr("Computer");
        case PlayerKind::centurion: return SeatsForm::tr("Computer: centurion");
        case PlayerKind::boldCenturion: return SeatsForm::tr("Computer: bold centurion");
        case PlayerKind::patientCenturion: return SeatsForm::tr("Computer: patient centurion");
        case PlayerKind::legate: return SeatsForm::tr("Computer: legate");
        case PlayerKind::boldLegate: return SeatsForm::tr("Computer: bold legate");
        case PlayerKind::patientLegate: return SeatsForm::tr("Computer: patient legate");
    }
    return {};
}

/// The default opponent first, then the others by strength.
constexpr std::array inOrder{PlayerKind::person,    PlayerKind::greedy,        PlayerKind::recruit,
                             PlayerKind::centurion, PlayerKind::boldCenturion, PlayerKind::patientCenturion,
                             PlayerKind::legate,    PlayerKind::boldLegate,    PlayerKind::patientLegate,
                             PlayerKind::random};

}  // namespace

QComboBox* whoPlaysBox(const std::vector<PlayerKind>& computers, PlayerKind who) {
    auto* box = new QComboBox;
    for (const PlayerKind kind : inOrder) {
        const bool isThere = kind == PlayerKind::person || std::ranges::count(computers, kind) != 0;
        if (isThere) box->addItem(nameOf(kind), static_cast<int>(kind));
    }
    box->setCurrentIndex(box->findData(static_cast<int>(who)));
    // The list is as wide as its longest line, but not the box.
    constexpr int letters = 13;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + 2 * box->fontMetrics().height());
    box->setAccessibleDescription(SeatsForm::tr("A person or the computer"));
    return box;
}

PlayerKind whoIn(const QComboBox& box) { return static_cast<PlayerKind>(box.currentData().toInt()); }

SeatsForm::SeatsForm(const std::vector<NamedSide>& sides,
                     const std::vector<PlayerKind>& computers,
                     const std::map<Seat, PlayerKind>& players,
                     QWidget* parent)
    : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    for (const NamedSide& side : sides) {
        const auto known = players.find(side.seat);
        QComboBox* box = whoPlaysBox(computers, known == players.end() ? PlayerKind::person : known->second);
        const QString name = inQt(side.name);
        box->setAccessibleName(tr("Who plays %1").arg(name));
        auto* label = new QLabel(withoutKeys(name));
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(box);
        form->addRow(label, box);
        boxes_.emplace(side.seat, box);
    }
}

std::map<Seat, PlayerKind> SeatsForm::players() const {
    std::map<Seat, PlayerKind> players;
    for (const auto& [seat, box] : boxes_) players.emplace(seat, whoIn(*box));
    return players;
}

}  // namespace vallum::app
