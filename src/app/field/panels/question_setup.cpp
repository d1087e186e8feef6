// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/arrangement_form.h"
#include "field/panels/question_offers.h"
#include "field/table/table_scene.h"
#include "language/texts.h"

#include <array>

#include <QCoreApplication>
#include <QPointer>

#include <vallum/players/field_players.h>

namespace vallum::app {

namespace {

class SetupTexts {
    Q_DECLARE_TR_FUNCTIONS(SetupTexts)
};

}  // namespace

void fill(const Asking& asking, const field::PlaceUnit& /*question*/) {
    asking.offer.keepInPlace(
        {{.text = SetupTexts::tr("Place the rest for me"),
          .act =
              [&session = asking.session] {
                  session.answerAll(players::placementsOfTheRest(session.battle(), session.question()->seat));
              },
          .toolTip = SetupTexts::tr("As the computer would; Undo removes them all.")}});
}

void fill(const Asking& asking, const field::Redeploy& /*question*/) {
    asking.offer.proposeEnd(asking.answer(SetupTexts::tr("Keep the deployment"), field::PhaseDone{}));
}

/// The form lies below the buttons, so that a long list cannot push them out of view.
void fill(const Asking& asking, const field::ArrangeUnits& /*question*/) {
    auto form = std::make_shared<QPointer<ArrangementForm>>();
    asking.offer.propose({.text = SetupTexts::tr("Done"), .act = [&session = asking.session, form] {
                              if (*form) session.answer((*form)->arrangement());
                          }});
    asking.offer.addText(SetupTexts::tr(
        "You need not choose any: units can also form up and extend their fronts during the battle, at half "
        "movement (MAN-01)."));
    asking.offer.addForm([&session = asking.session, &scene = asking.scene, form] {
        *form = new ArrangementForm(session);
        QObject::connect(*form, &ArrangementForm::unitPicked, &scene,
                         [&scene](UnitId unit) { scene.select(unit); });
        return form->data();
    });
}

/// Picked on the table.
void fill(const Asking& /*asking*/, const field::PlaceGeneral& /*question*/) {}

void fill(const Asking& asking, const field::ChooseHome& question) {
    const std::array edges{SetupTexts::tr("South"), SetupTexts::tr("North"), SetupTexts::tr("East"),
                           SetupTexts::tr("West")};
    for (const field::Home home : question.among)
        asking.offer.add(asking.answer(edges.at(static_cast<std::size_t>(home)), field::HomeChosen{home}));
}

void fill(const Asking& asking, const field::ChooseCommander& question) {
    const field::Battle& battle = asking.battle();
    for (const int general : question.among) {
        const auto& card = battle.side(battle.active).generals.at(static_cast<std::size_t>(general));
        asking.offer.add(asking.answer(inQt(card.name), field::GeneralChosen{general}));
    }
}

void fill(const Asking& asking, const field::ChooseOpponent& question) {
    for (const Seat seat : question.among)
        asking.offer.add(asking.answer(inData(asking.battle().side(seat).name), field::SeatChosen{seat}));
}

}  // namespace vallum::app
