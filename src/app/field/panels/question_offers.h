// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/session/field_session.h"
#include "field/tools/offer.h"

/// What each question offers, apart from what its tool does on the table.
namespace vallum::app {

class HandPanel;
class TableScene;

struct Asking {
    FieldSession& session;
    TableScene& scene;
    HandPanel& hand;
    Offer& offer;
    std::function<void()> refresh;  // offers anew after something was picked

    [[nodiscard]] const field::Battle& battle() const { return session.battle(); }
    [[nodiscard]] Offer::Choice answer(const QString& text, const field::Answer& answer) const {
        return answering(session, text, answer);
    }
};

void fill(const Asking& asking, const field::PlaceUnit& question);
void fill(const Asking& asking, const field::Redeploy& question);
void fill(const Asking& asking, const field::ArrangeUnits& question);
void fill(const Asking& asking, const field::PlaceGeneral& question);
void fill(const Asking& asking, const field::ChooseHome& question);
void fill(const Asking& asking, const field::ChooseCommander& question);
void fill(const Asking& asking, const field::ChooseOpponent& question);

void fill(const Asking& asking, const field::ChooseOrder& question);
void fill(const Asking& asking, const field::PassCards& question);
void fill(const Asking& asking, const field::ChooseDraw& question);
void fill(const Asking& asking, const field::DiscardToLimit& question);

void fill(const Asking& asking, const field::ChooseMove& question);
void fill(const Asking& asking, const field::ChooseSkirmishMove& question);
void fill(const Asking& asking, const field::ChooseRetreat& question);
void fill(const Asking& asking, const field::ChooseFollowUp& question);
void fill(const Asking& asking, const field::ChooseBrashCharge& question);
void fill(const Asking& asking, const field::ChooseFlightWay& question);
void fill(const Asking& asking, const field::ChooseFacing& question);
void fill(const Asking& asking, const field::ChooseUnit& question);

void fill(const Asking& asking, const field::ChooseShot& question);
void fill(const Asking& asking, const field::ChooseCombat& question);
void fill(const Asking& asking, const field::ChooseEvent& question);
void fill(const Asking& asking, const field::ChooseSideStruck& question);
void fill(const Asking& asking, const field::ChooseStructure& question);
void fill(const Asking& asking, const field::Decide& question);

/// While no question is open to this player: the screen is to be handed over, the others are thinking, or the
/// battle is over.
void fill(const Asking& asking, const RollDice& roll);  // by hand
inline void fill(const Asking& /*asking*/, const DrawCards& /*draw*/) {}
void fillHandOver(const Asking& asking);
void fillThinking(const Asking& asking);
void fillOutcome(const Asking& asking, std::function<void()> newBattle, std::function<void()> showEnd);

}  // namespace vallum::app
