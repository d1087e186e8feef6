// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/damage.h"

#include "language/texts.h"

#include <QCoreApplication>
#include <QTextDocumentFragment>

#include <vallum/core/file_words.h>
#include <vallum/core/text_file.h>

namespace vallum::app {

QString sentence(const Damage& damage) {
    const QString words = inQt(sentence(damage.recovery)).toHtmlEscaped();
    if (!damage.copy.empty()) return words;
    return words + QStringLiteral("<br>") +
           QCoreApplication::translate("Documents",
                                       "The file could not be copied: make a copy before you save over it.");
}

QString details(const Damage& damage) {
    QString words = QTextDocumentFragment::fromHtml(sentence(damage.where)).toPlainText();
    if (!damage.copy.empty()) {
        words +=
            QStringLiteral("\n\n") + QCoreApplication::translate("Documents", "The file was copied to %1.")
                                         .arg(QString::fromStdString(damage.copy.string()));
    }
    return words;
}

QString sentence(const FileError& error) {
    const auto text = [](const std::string& it) { return inQt(it).toHtmlEscaped(); };
    // Only messages that players see are translated; the rest is for authors of data files.
    const auto known = [](const std::string& it) { return inQt(fileText(it)).toHtmlEscaped(); };
    QString words = QCoreApplication::translate("Documents", "<b>%1</b>").arg(text(error.file));
    if (couldNotBeRead(error)) {
        return words + QCoreApplication::translate("Documents", "<br>The file cannot be read: %1.")
                           .arg(known(error.found));
    }
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
