// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/report_source.h"

#include "language/rule_links.h"
#include "language/texts.h"

#include <QRegularExpression>
#include <QStringList>

namespace vallum::app {

QString paragraph(const QString& words, const char* tag) {
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), words.toHtmlEscaped());
}

QString nameOfPicture(std::size_t turn) { return QStringLiteral("picture-%1").arg(turn); }

QString rulesNamedIn(const QString& html) {
    static const QRegularExpression name(QStringLiteral(R"(\b[A-Z]{3,4}-\d\d\b)"));
    QStringList rules;
    for (auto it = name.globalMatch(html); it.hasNext();) rules << it.next().captured();
    rules.sort();
    rules.removeDuplicates();
    QString list;
    for (const QString& rule : rules) {
        if (const auto known = firstRuleIn(rule))
            list += QStringLiteral("<div id=\"%1\">%2</div>").arg(rule, ruleName(*known).toHtmlEscaped());
    }
    return list;
}

}  // namespace vallum::app
