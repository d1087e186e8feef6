// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plain_text.h"

#include <QTextDocument>

namespace vallum::app {

QString verbatim(const QString& words) {
    if (!Qt::mightBeRichText(words)) return words;
    QString html = words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    return QStringLiteral("<span>%1</span>").arg(html);
}

QString withoutKeys(QString words) { return words.replace(QLatin1Char('&'), QStringLiteral("&&")); }

}  // namespace vallum::app
