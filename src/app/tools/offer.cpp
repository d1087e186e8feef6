// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/offer.h"

#include "session/field_session.h"
#include "texts.h"

namespace vallum::app {

Choice answering(FieldSession& session, const QString& text, const field::Answer& answer) {
    const Verdict verdict = session.wouldAccept(answer);
    return {.text = text,
            .act = [&session, answer] { session.answer(answer); },
            .whyNot = verdict ? QString() : sentence(verdict.error())};
}

}  // namespace vallum::app
