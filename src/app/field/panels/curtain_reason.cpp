// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/curtain_reason.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "language/texts.h"
#include "panels/curtain.h"

namespace vallum::app {

QString reasonToComeFor(const FieldSession& session) {
    const field::Question* question = session.behindCurtain();
    if (question == nullptr) return {};
    const field::Battle& battle = session.battle();
    QString words = sentence(battle, *question);
    if (battle.combat && std::holds_alternative<field::ChooseEvent>(*question)) {
        words += QLatin1Char(' ') +
                 Curtain::tr("%1 against %2.")
                     .arg(unitName(battle, battle.combat->units.attacker), nameOfDefender(battle));
    }
    return words;
}

}  // namespace vallum::app
