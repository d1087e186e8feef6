// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_pages.h"

#include "language/rule_links.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace vallum::app {

namespace {

class RulePagesTexts {
    Q_DECLARE_TR_FUNCTIONS(RulePagesTexts)
};

QString chapterLink(const Rulebook& book, const Chapter& chapter) {
    return QStringLiteral("<a href='chapter:%1'>%2</a>")
        .arg(&chapter - book.chapters.data())
        .arg(inQt(chapter.title).toHtmlEscaped());
}

QString table(const QString& rows) {
    QString html;
    bool isHead = true;
    for (const QString& row : rows.split(u'\n')) {
        if (row.startsWith(QStringLiteral("|-")) || row.startsWith(QStringLiteral("| -"))) continue;
        QStringList cells = row.split(u'|');
        cells.removeFirst();
        if (!cells.isEmpty() && cells.back().trimmed().isEmpty()) cells.removeLast();
        html += QStringLiteral("<tr>");
        for (const QString& cell : cells) {
            html += (isHead ? QStringLiteral("<th align='left'>%1</th>") : QStringLiteral("<td>%1</td>"))
                        .arg(cell.trimmed());
        }
        html += QStringLiteral("</tr>");
        isHead = false;
    }
    return QStringLiteral(
               "<table border='1' cellspacing='0' cellpadding='4' style='border-collapse:collapse; "
               "margin-bottom:8px'>%1</table>")
        .arg(html);
}

}  // namespace

QString richText(const std::string& line) {
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression bold(QStringLiteral(R"(\*\*([^*]+)\*\*)"));
    QString html = inQt(line).toHtmlEscaped();
    html.replace(code, QStringLiteral("<code>\\1</code>"));
    html.replace(bold, QStringLiteral("<b>\\1</b>"));
    // The span marks the text as rich even if it contains no other tags.
    return linked(QStringLiteral("<span>%1</span>").arg(html));
}

QString RulePages::ruleLink(const RuleId& rule) const {
    const Rule* found = book_.find(rule);
    const QString title = found == nullptr ? QString() : inQt(found->title).toHtmlEscaped();
    return QStringLiteral("%1 %2").arg(linkTo(rule, inQt(rule.text())), title);
}

QString RulePages::blocks(const std::vector<std::string>& text) const {
    QString html;
    for (const std::string& block : text) {
        const QString rich = richText(block);
        html += block.starts_with("|") ? table(rich.mid(6).chopped(7))
                                       : QStringLiteral("<p style='line-height:125%'>%1</p>").arg(rich);
    }
    return html;
}

QString RulePages::notes(const QString& title, const std::vector<std::string>& notes) const {
    if (notes.empty()) return {};
    QString items;
    for (const std::string& note : notes)
        items += QStringLiteral("<li style='margin-bottom:4px'>%1</li>").arg(richText(note));
    return QStringLiteral(
               "<table width='100%' cellpadding='8' cellspacing='0' style='margin-top:8px'>"
               "<tr><td bgcolor='%1'><b>%2</b><ul style='margin-left:-22px; margin-top:4px; "
               "margin-bottom:0px'>%3</ul></td></tr></table>")
        .arg(colors_.note.name(), title.toHtmlEscaped(), items);
}

QString RulePages::small(const QString& html) const {
    return QStringLiteral("<p><small><font color='%1'>%2</font></small></p>").arg(colors_.faint.name(), html);
}

QString RulePages::contents() const {
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p><table cellpadding='3'>")
                       .arg(RulePagesTexts::tr("The rules"),
                            RulePagesTexts::tr(
                                "Every rule has a number, and every number in the program is a link to its "
                                "rule. F1 opens the rule of what is under the mouse or has the focus. "
                                "<a href='terms:'>The glossary</a> says what the words mean."));
    for (const Chapter& chapter : book_.chapters) {
        QStringList names;
        for (const Rule& rule : chapter.rules) {
            const QString prefix = inQt(rule.id.text()).section(u'-', 0, 0);
            if (!names.contains(prefix)) names << prefix;
        }
        html += QStringLiteral("<tr><td>%1</td><td><font color='%2'>%3</font></td></tr>")
                    .arg(chapterLink(book_, chapter), colors_.faint.name(), names.join(QStringLiteral(", ")));
    }
    return html + QStringLiteral("</table>");
}

QString RulePages::chapter(std::size_t place) const {
    const Chapter& chapter = book_.chapters.at(place);
    QString html = QStringLiteral("<h2>%1</h2>").arg(inQt(chapter.title).toHtmlEscaped());
    html += blocks(chapter.intro);
    for (const Rule& rule : chapter.rules)
        html += QStringLiteral("<div style='margin-top:3px'>%1</div>").arg(ruleLink(rule.id));
    for (const Section& section : chapter.sections) {
        html += QStringLiteral("<h3>%1</h3>").arg(inQt(section.title).toHtmlEscaped());
        html += blocks(section.text);
    }
    return html;
}

QString RulePages::terms() const {
    QString html = QStringLiteral("<h2>%1</h2><table cellpadding='4'>").arg(RulePagesTexts::tr("Glossary"));
    for (const Term& term : book_.glossary) {
        QStringList rules;
        for (const RuleId& rule : term.rules) rules << linkTo(rule, inQt(rule.text()));
        html += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td><td>%3</td></tr>")
                    .arg(inQt(term.word).toHtmlEscaped(), richText(term.meaning),
                         rules.join(QStringLiteral(", ")));
    }
    return html + QStringLiteral("</table>");
}

QString RulePages::neighbors(const RuleId& rule) const {
    const std::vector<Rule>& rules = book_.chapterOf(rule)->rules;
    const auto here = std::ranges::find(rules, rule, &Rule::id);
    QStringList ways;
    if (here != rules.begin()) ways << RulePagesTexts::tr("Before: %1").arg(ruleLink(std::prev(here)->id));
    if (std::next(here) != rules.end())
        ways << RulePagesTexts::tr("Next: %1").arg(ruleLink(std::next(here)->id));
    return ways.join(QStringLiteral(" · "));
}

QString RulePages::rule(const RuleId& id, const QString& picture) const {
    const Rule& rule = *book_.find(id);
    QString html = small(chapterLink(book_, *book_.chapterOf(id)));
    html += QStringLiteral("<h2>%1 %2</h2>").arg(inQt(id.text()), inQt(rule.title).toHtmlEscaped());
    html += picture + blocks(rule.text);
    html += notes(RulePagesTexts::tr("Examples"), rule.cases) +
            notes(RulePagesTexts::tr("Rulings"), rule.rulings);
    QStringList mentions;
    for (const RuleId& other : book_.mentionsOf(id)) mentions << linkTo(other, inQt(other.text()));
    if (!mentions.isEmpty())
        html += small(RulePagesTexts::tr("Cited by %1").arg(mentions.join(QStringLiteral(", "))));
    return html + QStringLiteral("<p>%1</p>").arg(neighbors(id));
}

}  // namespace vallum::app
