// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/offer.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>
#include <utility>

namespace vallum::app {

void Offer::proposeOnly(const std::function<std::optional<bool>(const field::Answer&)>& isWanted) {
    const auto wish = [&](const Choice& it) { return it.answer ? isWanted(*it.answer) : std::nullopt; };
    if (!proposed_ || wish(*proposed_) != false) return;
    Choice unwanted = *std::exchange(proposed_, std::nullopt);
    for (Line& line : lines_) {
        auto* row = std::get_if<Row>(&line);
        if (row == nullptr) continue;
        const auto found = std::ranges::find_if(*row, [&](const Choice& it) { return wish(it) == true; });
        if (found == row->end()) continue;
        propose(std::exchange(*found, std::move(unwanted)));
        return;
    }
    add(std::move(unwanted));
}

QString whyNot(const Verdict& verdict) { return verdict ? QString() : sentence(verdict.error()); }

QString inRed(const QString& words) {
    return QStringLiteral("<span style='color:%1'>%2</span>")
        .arg(roomColors().bad.name(), words.toHtmlEscaped());
}

Offer::Choice answering(FieldSession& session, const QString& text, const field::Answer& answer) {
    return {.text = text,
            .act = [&session, answer] { session.answer(answer); },
            .whyNot = whyNot(session.wouldAccept(answer)),
            .answer = answer};
}

}  // namespace vallum::app
