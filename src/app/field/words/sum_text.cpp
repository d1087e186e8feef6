// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/sum_text.h"

#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"

#include <QStringList>

#include <vallum/field/words.h>

namespace vallum::app {

QString termName(const RuleId& rule) { return inQt(field::termName(rule)); }

QString termAndRule(const RuleId& rule) {
    return QStringLiteral("%1 (%2)").arg(termName(rule), inQt(rule.text()));
}

QString explained(const Sum& sum, int perUnit) {
    const auto shown = [perUnit](int amount) { return numeral(amount / static_cast<double>(perUnit)); };
    QString text = QStringLiteral("<b>%1</b>").arg(shown(sum.total()));
    if (sum.terms().size() < 2) return text;
    QStringList terms;
    for (const Sum::Term& term : sum.terms()) {
        const QString sign = term.amount > 0 && !terms.isEmpty() ? QStringLiteral("+") : QString();
        terms << QStringLiteral("%1 <small>%2</small>")
                     .arg(sign + shown(term.amount), linkTo(term.rule, termName(term.rule).toHtmlEscaped()));
    }
    return text + QStringLiteral(" = ") + terms.join(QStringLiteral(" "));
}

}  // namespace vallum::app
