// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/kept_battle.h"

#include "kits/documents.h"
#include "kits/kit.h"
#include "language/texts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace vallum::app {

namespace {

class KeptTexts {
    Q_DECLARE_TR_FUNCTIONS(KeptTexts)
};

QStringList stageIn(int turn, const QString& active) {
    return {KeptTexts::tr("turn %1").arg(turn), KeptTexts::tr("%1 to play").arg(active)};
}

QStringList stageOf(const Glimpse& battle) {
    if (battle.isOver) return {KeptTexts::tr("over after turn %1").arg(battle.turn)};
    if (battle.turn == 0) return {KeptTexts::tr("before the first turn")};
    return stageIn(battle.turn, inQt(battle.active));
}

/// In the unit that people would use.
QString sinceWhen(const QDateTime& then) {
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    const qint64 seconds = then.secsTo(QDateTime::currentDateTime());
    const auto ago = [](const QString& span) { return KeptTexts::tr("%1 ago").arg(span); };
    if (seconds < 0 || seconds >= 2 * day) return QLocale().toString(then, QLocale::ShortFormat);
    if (seconds < 2 * minute) return KeptTexts::tr("just now");
    if (seconds < 2 * hour) return ago(counted(seconds / minute, plural("Words", "%n minutes", "%n minute")));
    return ago(counted(seconds / hour, plural("Words", "%n hours", "%n hour")));
}

}  // namespace

QString whereaboutsOf(const Glimpse& battle) {
    QStringList parts{inData(battle.title)};
    parts += stageOf(battle);
    const QFileInfo file(QString::fromStdString(Documents::autosavePath().string()));
    parts << sinceWhen(file.lastModified());
    return parts.join(QStringLiteral(" · "));
}

QString whyNotContinued(const FileError& error) {
    const QString copy = QString::fromStdString(Documents::copyOf(Documents::autosavePath()).string());
    const QString kept = KeptTexts::tr("The saved battle cannot be continued.");
    const QString where = copy.isEmpty() ? QString() : KeptTexts::tr("A copy stays at %1.").arg(copy);
    return QStringLiteral("<p><b>%1</b> %2 %3</p>").arg(kept, sentence(error), where.toHtmlEscaped());
}

}  // namespace vallum::app
