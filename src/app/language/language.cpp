// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"

#include "language/texts.h"

#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include <vallum/core/rule_titles.h>

namespace vallum::app {

namespace {

/// Takes the rule titles of each language from the catalogue, so that no other file repeats them.
class RuleTitles final : public QTranslator {
public:
    explicit RuleTitles(const QString& language) : language_(language.toStdString()) {}

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context,
                                    const char* /*title*/,
                                    const char* rule,
                                    int /*count*/) const override {
        const bool isTitle = std::strcmp(context, "Rules") == 0 && rule != nullptr && RuleId::isName(rule);
        return isTitle ? inQt(ruleTitle(RuleId(rule), language_)) : QString();
    }

private:
    std::string language_;
};

QString& inUse() {
    static QString language = QStringLiteral("en");
    return language;
}

/// Removed when the language changes.
std::vector<std::unique_ptr<QTranslator>>& installed() {
    static std::vector<std::unique_ptr<QTranslator>> translators;
    return translators;
}

void install(std::unique_ptr<QTranslator> translator) {
    QCoreApplication::installTranslator(translator.get());
    installed().push_back(std::move(translator));
}

void install(const QString& file, const QString& folder) {
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder)) install(std::move(translator));
}

}  // namespace

QStringList languages() { return {QStringLiteral("en"), QStringLiteral("es")}; }

QString languageName(const QString& language) {
    return language == QStringLiteral("es") ? QStringLiteral("Español") : QStringLiteral("English");
}

QString languageFor(const QString& remembered) {
    const QString wanted = remembered.isEmpty() ? QLocale::system().name() : remembered;
    const QString code = wanted.section(QLatin1Char('_'), 0, 0);
    return languages().contains(code) ? code : QStringLiteral("en");
}

QLocale localeFor(const QString& language, const QLocale& desktop) {
    if (language != QStringLiteral("es")) return QLocale(language);
    // The Spanish catalogue uses decimal points, as in Mexico.
    const bool isSpanish = desktop.language() == QLocale::Spanish;
    QLocale locale(QLocale::Spanish, isSpanish ? desktop.territory() : QLocale::Mexico);
    // "1,000" is one in Spain, and a thousand in Mexico.
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale;
}

void useLanguage(const QString& language) {
    inUse() = languageFor(language);
    installed().clear();
    QLocale::setDefault(localeFor(inUse(), QLocale::system()));
    if (inUse() == QStringLiteral("en")) return;
    install(QStringLiteral("qtbase_") + inUse(), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("vallum_") + inUse(), QStringLiteral(":/translations"));
    install(std::make_unique<RuleTitles>(inUse()));
}

QString languageRemembered() { return QSettings().value(QStringLiteral("language")).toString(); }

void rememberLanguage(const QString& language) { QSettings().setValue(QStringLiteral("language"), language); }

QString languageInUse() { return inUse(); }

}  // namespace vallum::app
