// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/sum_chips.h"

#include "field/words/sum_text.h"
#include "language/rule_links.h"
#include "room/tint.h"

namespace vallum::app {

namespace {

/// The first term is the value to begin with; the others help or hinder.
QString chip(const Sum::Term& term, const QString& name, bool isFirst) {
    const bool isMore = term.amount > 0;
    QString words = QStringLiteral("%1%2 %3")
                        .arg(isMore && !isFirst ? QStringLiteral("+") : QString())
                        .arg(term.amount)
                        .arg(name.toHtmlEscaped());
    words.replace(QLatin1Char(' '), QChar::Nbsp);
    const QColor ground = isFirst  ? roomColors().button
                          : isMore ? tint(roomColors().good)
                                   : tint(roomColors().bad);
    const QString inked = QStringLiteral("<span style='color:%1;text-decoration:none'>&nbsp;%2&nbsp;</span>")
                              .arg(roomColors().ink.name(), words);
    return QStringLiteral("<span style='background-color:%1'>%2</span>")
        .arg(ground.name(), linkTo(term.rule, inked));
}

}  // namespace

QString sumChips(const Sum& sum, const QStringList& names) {
    QStringList parts{
        QStringLiteral("<span style='font-size:x-large;font-weight:600'>%1</span>&nbsp;").arg(sum.total())};
    if (sum.terms().size() < 2) return parts.front();
    qsizetype position = 0;
    for (const Sum::Term& term : sum.terms()) {
        const QString name = names.value(position);
        parts << chip(term, name.isEmpty() ? termName(term.rule) : name, position == 0);
        ++position;
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace vallum::app
