// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/texts.h"

#include "language/language.h"
#include "language/numbers.h"

#include <cstring>

#include <QCoreApplication>
#include <QRegularExpression>

#include <vallum/core/number_text.h>
#include <vallum/core/sum_text.h>

namespace vallum::app {

namespace {

/// Qt has no English plural forms without an English translation file, so the note supplies the missing
/// singular.
QString inNumber(const Text& text) {
    const int count = *text.count();
    const auto filled = [&](const std::string& pattern) {
        return inQt(pattern).replace(QStringLiteral("%n"), QString::number(count));
    };
    const QString translated =
        QCoreApplication::translate(text.context(), text.pattern().c_str(), text.note().c_str(), count);
    const bool isTranslated = translated != filled(text.pattern());
    return !isTranslated && count == 1 ? filled(text.note()) : translated;
}

bool isNumber(const Text& text) {
    return text.context() != nullptr && std::strcmp(text.context(), numbers) == 0;
}
QString inDigits(const Text& text) {
    const std::string& plain = text.pattern();
    const auto point = plain.find('.');
    const std::size_t decimals = point == std::string::npos ? 0 : plain.size() - point - 1;
    return steadyNumeral(inQt(plain).toDouble(), static_cast<int>(decimals));
}

QString patternOf(const Text& text) {
    if (text.context() == nullptr) return inQt(text.pattern());
    if (isNumber(text)) return inDigits(text);
    if (text.count()) return inNumber(text);
    const char* note = text.note().empty() ? nullptr : text.note().c_str();
    return QCoreApplication::translate(text.context(), text.pattern().c_str(), note);
}

}  // namespace

QString inQt(const Text& text) {
    const QString pattern = patternOf(text);
    QString filled;
    for (qsizetype at = 0; at != pattern.size(); ++at) {
        const int digit =
            pattern[at] == QLatin1Char('%') && at + 1 != pattern.size() ? pattern[at + 1].digitValue() : 0;
        if (digit < 1 || digit > std::ssize(text.parts())) {
            filled += pattern[at];
            filled = withOneStop(std::move(filled));
            continue;
        }
        filled += inQt(text.parts()[static_cast<std::size_t>(digit - 1)]);
        ++at;
    }
    if (text.isSentence() && !filled.isEmpty()) filled.front() = filled.front().toUpper();
    return text.parts().empty() ? filled : contracted(std::move(filled));
}

QString inData(std::string_view english) { return inQt(Text::data(std::string(english))); }

QString inQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString counted(qsizetype count, const Plural& what) { return inQt(what(count)); }

QString contracted(QString text) {
    if (languageInUse() != QStringLiteral("es")) return text;
    // Not before a name such as El Cairo.
    static const QRegularExpression apart(QStringLiteral("\\b([aA]|[dD]e) el (?=\\p{Ll})"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    for (auto found = apart.match(text); found.hasMatch(); found = apart.match(text))
        text.replace(found.capturedStart(), found.capturedLength(), found.captured(1) + QStringLiteral("l "));
    return text;
}

QString capitalized(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString withOneStop(QString text) {
    if (text.endsWith(QStringLiteral("!.")) || text.endsWith(QStringLiteral("?."))) text.chop(1);
    return text;
}

QString ruleName(const RuleId& rule) { return inQt(ruleText(rule)); }

}  // namespace vallum::app
