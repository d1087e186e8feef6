// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/chances.h"

#include "language/numbers.h"
#include "room/house_style.h"

#include <QCoreApplication>

namespace vallum::app {

namespace {

class Chances {
    Q_DECLARE_TR_FUNCTIONS(Chances)
};

}  // namespace

QString hundredths(int chance) { return numeral((chance + 50) / 100, 0); }

QString ofHundred(int chance) { return Chances::tr("%1 of 100").arg(hundredths(chance)); }

QString wordFor(players::Grade grade) {
    switch (grade) {
        case players::Grade::best: return Chances::tr("Best");
        case players::Grade::good: return Chances::tr("Good");
        case players::Grade::doubtful: return Chances::tr("Doubtful");
        case players::Grade::blunder: return Chances::tr("Blunder");
        case players::Grade::untried: return Chances::tr("Not tried enough");
    }
    return {};
}

QColor colorOf(players::Grade grade) {
    const art::RoomColors& colors = roomColors();
    switch (grade) {
        case players::Grade::best: return colors.good;
        case players::Grade::good: return colors.quiet;
        case players::Grade::doubtful: return colors.brass;
        case players::Grade::blunder: return colors.bad;
        case players::Grade::untried: return colors.paperEdge;
    }
    return colors.ink;
}

QString gradesOf(const players::DecisionReport& report) {
    const auto& count = report.decisions;
    const QString graded = Chances::tr("Decisions: best %1, good %2, doubtful %3, blunders %4")
                               .arg(count[0])
                               .arg(count[1])
                               .arg(count[2])
                               .arg(count[3]);
    return report.untried() == 0 ? graded
                                 : Chances::tr("%1; not tried enough %2").arg(graded).arg(report.untried());
}

QString givenAwayBy(const players::DecisionReport& report) {
    if (report.graded() == 0) return Chances::tr("Chances given away: too few trials to tell");
    if (report.givenAway <= report.error)
        return Chances::tr("Chances given away: none beyond what luck explains (give or take %1 of 100)")
            .arg(hundredths(report.error));
    return Chances::tr("Chances given away: %1 of 100 in all (give or take %2)")
        .arg(hundredths(report.givenAway), hundredths(report.error));
}

}  // namespace vallum::app
