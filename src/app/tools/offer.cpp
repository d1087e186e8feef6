// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/offer.h"

#include "session/field_session.h"
#include "texts.h"

namespace vallum::app {

QString whyNot(const Verdict& verdict) { return verdict ? QString() : sentence(verdict.error()); }

Offer::Choice answering(FieldSession& session, const QString& text, const field::Answer& answer) {
    return {.text = text,
            .act = [&session, answer] { session.answer(answer); },
            .whyNot = whyNot(session.wouldAccept(answer))};
}

}  // namespace vallum::app
