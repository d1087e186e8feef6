// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"

#include <QLocale>

namespace vallum::app {

QString numeral(double number, int decimals) {
    QString text = steadyNumeral(number, decimals);
    if (decimals == 0) return text;
    const QLocale locale;
    while (text.endsWith(locale.zeroDigit())) text.chop(1);
    if (text.endsWith(locale.decimalPoint())) text.chop(locale.decimalPoint().size());
    return text;
}

QString steadyNumeral(double number, int decimals) { return QLocale().toString(number, 'f', decimals); }

QString pointsText(int hundredths) { return numeral(hundredths / 100.0, 2); }

QString percent(double chance) { return QStringLiteral("%1 %").arg(numeral(chance * 100, 0)); }

}  // namespace vallum::app
