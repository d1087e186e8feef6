// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers.h"

#include <cmath>

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

/// Groups four-digit points too, so that they line up with five-digit ones; Spanish typography would leave
/// four digits ungrouped.
QString steadyNumeral(double number, int decimals) {
    const QLocale locale;
    QString text = locale.toString(number, 'f', decimals);
    const QString point = locale.groupSeparator();
    const bool hasFourDigits = std::abs(number) >= 1000 && std::abs(number) < 10'000;
    const bool groupsMore = locale.toString(10'000).contains(point);
    if (hasFourDigits && groupsMore && !text.contains(point)) text.insert(number < 0 ? 2 : 1, point);
    return text;
}

QString pointsText(int hundredths) { return numeral(hundredths / 100.0, 2); }

/// English sets the sign close to the number, other languages apart from it, but never on the next line.
QString withPercent(const QString& number) {
    constexpr QChar space(0x00a0);
    return QLocale().language() == QLocale::English ? number + QLatin1Char('%')
                                                    : number + space + QLatin1Char('%');
}

QString percentFormat() {
    return withPercent(QStringLiteral("#"))
        .replace(QLatin1Char('%'), QStringLiteral("%%"))
        .replace(QChar(QChar::Nbsp), QLatin1Char(' '))
        .replace(QLatin1Char('#'), QStringLiteral("%d"));
}

QString percent(double chance) { return withPercent(numeral(chance * 100, 0)); }

}  // namespace vallum::app
