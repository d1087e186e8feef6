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

/// How it plays.
QString mannerOf(PlayerKind kind) {
    const QString bold = SeatsForm::tr("It cares less about its own losses than about those of the enemy.");
    const QString patient =
        SeatsForm::tr("It cares more about its own losses than about those of the enemy.");
    const QString centurion =
        SeatsForm::tr("Tries out several plans before it decides, for two seconds at most.");
    const QString legate = SeatsForm::tr("Tries out even more plans than a centurion.");
    switch (kind) {
        case PlayerKind::person: return SeatsForm::tr("Somebody at this screen.");
        case PlayerKind::random: return SeatsForm::tr("Does anything that the rules allow.");
        case PlayerKind::recruit:
            return SeatsForm::tr("Plays like the usual computer, but often misses the best move.");
        case PlayerKind::greedy:
            return SeatsForm::tr(
                "Looks one move ahead and answers at once: a fair opponent for the first battles.");
        case PlayerKind::centurion: return centurion;
        case PlayerKind::boldCenturion: return centurion + QLatin1Char(' ') + bold;
        case PlayerKind::patientCenturion: return centurion + QLatin1Char(' ') + patient;
        case PlayerKind::legate: return legate;
        case PlayerKind::boldLegate: return legate + QLatin1Char(' ') + bold;
        case PlayerKind::patientLegate: return legate + QLatin1Char(' ') + patient;
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
        if (!isThere) continue;
        box->addItem(nameOf(kind), static_cast<int>(kind));
        box->setItemData(box->count() - 1, mannerOf(kind), Qt::ToolTipRole);
    }
    const auto explain = [box] { box->setToolTip(box->currentData(Qt::ToolTipRole).toString()); };
    QObject::connect(box, &QComboBox::currentIndexChanged, box, explain);
    box->setCurrentIndex(box->findData(static_cast<int>(who)));
    explain();
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
