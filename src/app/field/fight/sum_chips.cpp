// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/sum_chips.h"

#include "field/words/sum_text.h"
#include "language/rule_links.h"
#include "room/tint.h"

#include <QStringList>

namespace vallum::app {

namespace {

/// The first term is the value to begin with; the others help or hinder.
QString chip(const Sum::Term& term, bool isFirst) {
    const bool isMore = term.amount > 0;
    QString words = QStringLiteral("%1%2 %3")
                        .arg(isMore && !isFirst ? QStringLiteral("+") : QString())
                        .arg(term.amount)
                        .arg(termName(term.rule).toHtmlEscaped());
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

QString sumChips(const Sum& sum) {
    QStringList parts{
        QStringLiteral("<span style='font-size:x-large;font-weight:600'>%1</span>&nbsp;").arg(sum.total())};
    if (sum.terms().size() > 1) {
        for (std::size_t i = 0; i != sum.terms().size(); ++i) parts << chip(sum.terms()[i], i == 0);
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace vallum::app
