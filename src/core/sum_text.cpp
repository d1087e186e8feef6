// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include <vallum/core/rule_titles.h>
#include <vallum/core/sum_text.h>

namespace vallum {

Text titleOf(RuleId rule) {
    const std::string title(ruleTitle(rule));
    return title.empty() ? Text() : Text("Rules", title, std::string(rule.text()), {});
}

Text ruleText(RuleId rule) {
    const Text title = titleOf(rule);
    return title.isEmpty() ? Text(rule.text()) : Text::joined({Text(rule.text()), title}, " ");
}

Text sumText(const Sum& sum,
             const std::function<Text(int)>& number,
             const std::function<Text(RuleId)>& termName) {
    Text text = number(sum.total());
    for (std::size_t i = 0; i != sum.terms().size(); ++i) {
        const auto& [rule, amount] = sum.terms()[i];
        const std::string sign = i == 0 ? (amount < 0 ? " = -" : " = ") : (amount < 0 ? " - " : " + ");
        const Text term(nullptr, "%1 %2 (%3)", {},
                        {number(std::abs(amount)), termName(rule), Text(rule.text())});
        text = Text::joined({text, term}, sign);
    }
    return text;
}

}  // namespace vallum
