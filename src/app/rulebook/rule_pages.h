// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <vallum/core/rulebook.h>

namespace vallum::app {

struct PageColors {
    QColor note;  // background of cases and rulings
    QColor faint;
};

/// The rulebook as pages of rich text. Their links are `rule:MOV-18`, `chapter:5`, `terms:` and `contents:`.
class RulePages {
public:
    RulePages(const Rulebook& book, PageColors colors) : book_(book), colors_(colors) {}

    [[nodiscard]] QString contents() const;
    [[nodiscard]] QString chapter(std::size_t place) const;
    [[nodiscard]] QString terms() const;
    /// `picture` goes between the heading and the text.
    [[nodiscard]] QString rule(const RuleId& id, const QString& picture) const;

private:
    [[nodiscard]] QString ruleLink(const RuleId& rule) const;
    [[nodiscard]] QString blocks(const std::vector<std::string>& text) const;
    [[nodiscard]] QString notes(const QString& title, const std::vector<std::string>& notes) const;
    [[nodiscard]] QString small(const QString& html) const;
    [[nodiscard]] QString neighbors(const RuleId& rule) const;

    const Rulebook& book_;
    PageColors colors_;
};

/// Renders a line of the catalogue as HTML: links, emphasis and code.
[[nodiscard]] QString richText(const std::string& line);

}  // namespace vallum::app
