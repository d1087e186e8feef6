// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/damage.h"

#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/core/file_words.h>

namespace vallum::app {

namespace {

/// How much of the battle could be recovered.
QString opened(const Damage& damage) {
    if (damage.answersUnseen != 0) {
        return QCoreApplication::translate("Documents",
                                           "It goes on in turn %1, as it was saved, but %2 of its decisions "
                                           "can no longer be replayed.")
            .arg(damage.turn)
            .arg(damage.answersUnseen);
    }
    if (damage.answersLost == 0)
        return QCoreApplication::translate("Documents", "It goes on in turn %1; nothing is lost.")
            .arg(damage.turn);
    return QCoreApplication::translate("Documents", "It was opened up to the damage, in turn %1.")
        .arg(damage.turn);
}

}  // namespace

QString sentence(const Damage& damage) {
    QString words = opened(damage);
    if (damage.answersLost != 0) {
        words += QLatin1Char(' ') +
                 QCoreApplication::translate("Documents", "Decisions lost: %1.").arg(damage.answersLost);
    }
    words += QStringLiteral("<br>");
    words +=
        damage.copy.empty()
            ? QCoreApplication::translate(
                  "Documents", "The damaged file could not be copied: make a copy before you save over it.")
            : QCoreApplication::translate("Documents", "The damaged file was copied to %1.")
                  .arg(QString::fromStdString(damage.copy.string()).toHtmlEscaped());
    return words + QStringLiteral("<br><br>") + sentence(damage.where);
}

QString sentence(const FileError& error) {
    const auto text = [](const std::string& it) { return inQt(it).toHtmlEscaped(); };
    // Only messages that players see are translated; the rest is for authors of data files.
    const auto known = [](const std::string& it) { return inQt(fileText(it)).toHtmlEscaped(); };
    QString words = QCoreApplication::translate("Documents", "<b>%1</b>").arg(text(error.file));
    if (!error.place.empty())
        words += QCoreApplication::translate("Documents", "<br>at %1").arg(text(error.place));
    if (!error.found.empty())
        words += QCoreApplication::translate("Documents", "<br>found: %1").arg(known(error.found));
    if (!error.expected.empty()) {
        words += QCoreApplication::translate("Documents", "<br>expected: %1").arg(known(error.expected));
    }
    return words;
}

}  // namespace vallum::app
