// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers.h"

#include <QLocale>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

/// Sets the locale of a country.
class In {
public:
    explicit In(const char* region) : before_(QLocale()) {
        QLocale::setDefault(QLocale(QLatin1String(region)));
    }
    ~In() { QLocale::setDefault(before_); }
    In(const In&) = delete;
    In& operator=(const In&) = delete;

private:
    QLocale before_;
};

TEST(Numbers, AreWrittenAsWhereTheReaderLives) {
    {
        const In spain("es_ES");
        EXPECT_EQ(pointsText(110'625), QStringLiteral("1.106,25"));
        EXPECT_EQ(numeral(-1500, 0), QStringLiteral("-1.500"));
        EXPECT_EQ(numeral(12'345.5, 1), QStringLiteral("12.345,5"));
        EXPECT_EQ(numeral(999.5, 1), QStringLiteral("999,5"));
    }
    const In states("en_US");
    EXPECT_EQ(pointsText(110'625), QStringLiteral("1,106.25"));
    EXPECT_EQ(pointsText(13'000), QStringLiteral("130"));
}

TEST(Numbers, OnTheAxisOfAChartHaveAReadableSign) {
    const auto onAxis = [](int number) {
        return QString::asprintf(percentFormat().toLatin1().constData(), number);
    };
    {
        const In spain("es_ES");
        EXPECT_EQ(onAxis(30), QStringLiteral("30 %"));
    }
    const In states("en_US");
    EXPECT_EQ(onAxis(30), QStringLiteral("30%"));
}

TEST(Numbers, SteadyOnesKeepTheirDecimals) {
    const In states("en_US");
    EXPECT_EQ(steadyNumeral(2, 1), QStringLiteral("2.0"));
    EXPECT_EQ(numeral(2, 1), QStringLiteral("2"));
}

}  // namespace
}  // namespace vallum::app
