// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rule_links.h"

#include "language/texts.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QUrl>

#include <vallum/core/rule_titles.h>

namespace vallum::app {

namespace {

class RuleTexts {
    Q_DECLARE_TR_FUNCTIONS(RuleTexts)
};

const QRegularExpression& name() {
    static const QRegularExpression pattern(QStringLiteral(R"(\b[A-Z]{3,4}-\d\d\b)"));
    return pattern;
}

/// Matches tags and whole links too, so that they can be left unchanged.
const QRegularExpression& tagOrName() {
    static const QRegularExpression pattern(QStringLiteral(R"(<a\b.*?</a>|<[^>]*>|\b[A-Z]{3,4}-\d\d\b)"),
                                            QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

std::optional<RuleId> known(const QString& text) {
    const std::string letters = text.toStdString();
    if (!RuleId::isName(letters)) return std::nullopt;
    const RuleId rule(letters);
    return ruleTitle(rule).empty() ? std::nullopt : std::optional(rule);
}

}  // namespace

QString linkTo(const RuleId& rule, const QString& words) {
    return QStringLiteral("<a href='%1:%2' title='%3'>%4</a>")
        .arg(ruleScheme, inQt(rule.text()),
             ruleName(rule).toHtmlEscaped().replace(u'\'', QStringLiteral("&#39;")), words);
}

QString linked(const QString& text) {
    if (!firstRuleIn(text)) return text;
    QString html = text;
    if (!Qt::mightBeRichText(text)) html = text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    QString out;
    qsizetype end = 0;
    for (auto it = tagOrName().globalMatch(html); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const auto rule = known(match.captured());
        out += html.mid(end, match.capturedStart() - end);
        out += rule ? linkTo(*rule, match.captured()) : match.captured();
        end = match.capturedEnd();
    }
    return out + html.mid(end);
}

std::optional<RuleId> firstRuleIn(const QString& text) {
    for (auto it = name().globalMatch(text); it.hasNext();) {
        if (const auto rule = known(it.next().captured())) return rule;
    }
    return std::nullopt;
}

QString bubble(const QString& text) {
    const auto rule = firstRuleIn(text);
    if (!rule) return text;
    const QString help = RuleTexts::tr("F1 opens %1.").arg(ruleName(*rule));
    const bool isRich = Qt::mightBeRichText(text);
    return isRich ? text + QStringLiteral("<br>") + help.toHtmlEscaped() : text + u'\n' + help;
}

QUrl urlOf(const RuleId& rule) {
    QUrl url;
    url.setScheme(ruleScheme);
    url.setPath(inQt(rule.text()));
    return url;
}

std::optional<RuleId> ruleOf(const QUrl& url) {
    return url.scheme() == ruleScheme ? known(url.path()) : std::nullopt;
}

void openRule(const RuleId& rule) { QDesktopServices::openUrl(urlOf(rule)); }

namespace {

/// Links keep the color from when the text was set, so the text is set again for a new palette.
class LinksOfTheRoom final : public QObject {
public:
    explicit LinksOfTheRoom(QLabel& label) : QObject(&label), label_(label) {
        setObjectName(name());
        label_.installEventFilter(this);
    }
    static QString name() { return QStringLiteral("links-of-the-room"); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::PaletteChange) {
            const QString text = label_.text();
            label_.clear();
            label_.setText(text);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel& label_;
};

}  // namespace

void showLinked(QLabel& label, const QString& text) {
    if (label.findChild<QObject*>(LinksOfTheRoom::name(), Qt::FindDirectChildrenOnly) == nullptr)
        new LinksOfTheRoom(label);
    label.setText(linked(text));
    label.setOpenExternalLinks(true);
    label.setTextInteractionFlags(Qt::TextBrowserInteraction);
    // Without links there is no reason for Tab to stop here.
    label.setFocusPolicy(firstRuleIn(text) ? Qt::TabFocus : Qt::NoFocus);
}

}  // namespace vallum::app
