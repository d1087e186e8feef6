// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPoint>

#include <vallum/core/rule.h>

class QWidget;

namespace vallum::app {

/// A desk that knows which rule explains each thing on it, for F1.
class ExplainsRules {
public:
    virtual ~ExplainsRules() = default;
    /// About the thing at a point of one of its widgets.
    [[nodiscard]] virtual std::optional<RuleId> ruleAt(const QWidget& part, QPoint point) const = 0;
    /// About what is asked now.
    [[nodiscard]] virtual std::optional<RuleId> ruleOfQuestion() const = 0;

protected:
    ExplainsRules() = default;
    ExplainsRules(const ExplainsRules&) = default;
    ExplainsRules(ExplainsRules&&) = default;
    ExplainsRules& operator=(const ExplainsRules&) = default;
    ExplainsRules& operator=(ExplainsRules&&) = default;
};

}  // namespace vallum::app
