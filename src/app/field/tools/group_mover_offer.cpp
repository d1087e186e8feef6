// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_texts.h"
#include "field/tools/group_mover.h"
#include "field/tools/offer.h"
#include "field/words/action_odds_text.h"
#include "field/words/odds_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>

/// What the question panel shows of the moves of several units.
namespace vallum::app {

namespace {

class GroupOffer {
    Q_DECLARE_TR_FUNCTIONS(GroupOffer)

public:
    GroupOffer(const field::Battle& battle, GroupMover& group, Offer& offer)
        : battle_(battle),
          group_(group),
          offer_(offer) {}

    void fill() {
        addGroupChoices();
        const field::GroupDraft& draft = group_.draft();
        QStringList lines;
        for (const UnitId unit : draft.units()) lines << memberText(draft, unit);
        offer_.addText(lines.join(QStringLiteral("<br>")));
        if (draft.limit()) {
            offer_.addText(tr("%1 stops: %2")
                               .arg(unitName(battle_, draft.limit()->first), sentence(draft.limit()->second))
                               .toHtmlEscaped());
        }
        for (const GroupFight& fight : group_.fights())
            offer_.addText(oddsText(battle_, fight.units, fight.odds));
        for (const auto& [unit, outlook] : group_.outlooks()) {
            offer_.addText(
                tr("%1: %2").arg(unitName(battle_, unit), outlookLabel(battle_, outlook)).toHtmlEscaped());
        }
    }

private:
    void addGroupChoices() {
        const field::GroupDraft& draft = group_.draft();
        const QString empty = draft.isEmpty() ? tr("No move drawn yet.") : QString();
        offer_.propose({.text = draft.charges() ? tr("Charge!") : tr("Make the moves"),
                        .act = [it = &group_] { it->makeMove(); },
                        .whyNot = empty});
        offer_.keepInPlace(
            {{.text = tr("Start again"), .act = [it = &group_] { it->startAgain(); }, .whyNot = empty}});
        offer_.add({.text = tr("Forced march"),
                    .act = [it = &group_] { it->toggleMarch(); },
                    .toolTip = tr("Twice the movement, no attack (MOV-18)"),
                    .key = QStringLiteral("M"),
                    .isChosen = draft.gait() == field::Gait::forcedMarch});
    }
    [[nodiscard]] QString memberText(const field::GroupDraft& draft, UnitId unit) const {
        const auto member =
            std::ranges::find(draft.members(), unit, [](const auto& it) { return it.move.unit; });
        QString line = unitName(battle_, unit).toHtmlEscaped();
        if (member == draft.members().end()) return line;
        if (!member->plan) return line + QStringLiteral(": ") + inRed(sentence(member->plan.error()));
        line += tr(": %1 of %2 DU")
                    .arg(steadyNumeral(member->plan->spent.raw() / 1000.0, 2),
                         numeral(member->plan->allowance.raw() / 1000.0));
        const auto& contact = member->plan->contact;
        return contact ? line + tr(", charges %1").arg(unitName(battle_, contact->target).toHtmlEscaped())
                       : line;
    }

    const field::Battle& battle_;
    GroupMover& group_;
    Offer& offer_;
};

}  // namespace

void GroupMover::fill(Offer& offer) { GroupOffer(battle(), *this, offer).fill(); }

}  // namespace vallum::app
