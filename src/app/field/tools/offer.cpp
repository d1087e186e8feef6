// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/offer.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "language/texts.h"
#include "room/house_style.h"

namespace vallum::app {

QString whyNot(const Verdict& verdict) { return verdict ? QString() : sentence(verdict.error()); }

QString inRed(const QString& words) {
    return QStringLiteral("<span style='color:%1'>%2</span>")
        .arg(roomColors().bad.name(), words.toHtmlEscaped());
}

Offer::Choice answering(FieldSession& session, const QString& text, const field::Answer& answer) {
    return {.text = text,
            .act = [&session, answer] { session.answer(answer); },
            .whyNot = whyNot(session.wouldAccept(answer))};
}

}  // namespace vallum::app
