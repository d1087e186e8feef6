// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/seats_form.h"

#include "texts.h"
#include "widgets/plain_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace vallum::app {

QComboBox* whoPlaysBox(PlayerKind who) {
    auto* box = new QComboBox;
    box->addItem(SeatsForm::tr("a person"), static_cast<int>(PlayerKind::person));
    box->addItem(SeatsForm::tr("the computer"), static_cast<int>(PlayerKind::greedy));
    box->addItem(SeatsForm::tr("the computer, at random"), static_cast<int>(PlayerKind::random));
    box->setCurrentIndex(box->findData(static_cast<int>(who)));
    box->setAccessibleDescription(SeatsForm::tr("A person or the computer"));
    return box;
}

PlayerKind whoIn(const QComboBox& box) { return static_cast<PlayerKind>(box.currentData().toInt()); }

SeatsForm::SeatsForm(const std::vector<NamedSide>& sides,
                     const std::map<Seat, PlayerKind>& players,
                     QWidget* parent)
    : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    for (const NamedSide& side : sides) {
        const auto known = players.find(side.seat);
        QComboBox* box = whoPlaysBox(known == players.end() ? PlayerKind::person : known->second);
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
