// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/file_names.h"

#include <algorithm>
#include <unistd.h>

#include <QTextBoundaryFinder>

namespace vallum::app {

namespace fs = std::filesystem;

namespace {

/// In bytes.
qsizetype longestName(const fs::path& folder) {
    constexpr long usual = 255;
    constexpr qsizetype beside = 40;  // room for a number, an extension, "damaged" and a temporary suffix
    const long most = ::pathconf(folder.c_str(), _PC_NAME_MAX);
    return std::max<qsizetype>((most > 0 ? most : usual) - beside, 1);
}

/// Cuts between graphemes only.
QString upTo(qsizetype bytes, const QString& name) {
    if (name.toUtf8().size() <= bytes) return name;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    while (letters.toNextBoundary() != -1 && name.left(letters.position()).toUtf8().size() <= bytes)
        end = letters.position();
    return name.left(end);
}

}  // namespace

QString fileName(const QString& title, const fs::path& folder) {
    const QString forbidden = QStringLiteral("/\\:*?\"<>|");
    QString name = title;
    for (QChar& it : name) {
        if (forbidden.contains(it)) it = QLatin1Char('-');
    }
    name.removeIf([](QChar it) { return !it.isPrint() && !it.isSurrogate(); });
    name = name.trimmed();
    if (name.isEmpty()) name = QStringLiteral("vallum");
    if (name.startsWith(QLatin1Char('.'))) name.prepend(QLatin1Char('_'));
    return upTo(longestName(folder), name).trimmed();
}

fs::path freeFile(const fs::path& folder, const QString& title) {
    const std::string name = fileName(title, folder).toStdString();
    std::error_code unknown;
    fs::path file = folder / (name + ".vallum");
    for (int number = 2; fs::exists(fs::symlink_status(file, unknown)); ++number)
        file = folder / (name + " (" + std::to_string(number) + ").vallum");
    return file;
}

}  // namespace vallum::app
