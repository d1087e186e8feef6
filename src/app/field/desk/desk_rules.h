// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/explains_rules.h"

#include <utility>

#include <QPointF>

#include <vallum/core/id.h>

namespace vallum::app {

class FieldSession;
class FieldTable;
class FieldPanels;
class PhaseBar;

/// The rule about each thing on the desk of field battles.
class DeskRules final : public ExplainsRules {
public:
    struct Parts {
        const FieldSession& session;
        const FieldTable& table;
        const FieldPanels& panels;
        const PhaseBar& phases;
    };
    explicit DeskRules(const Parts& parts) : parts_(parts) {}

    [[nodiscard]] std::optional<RuleId> ruleAt(const QWidget& part, QPoint point) const override;
    [[nodiscard]] std::optional<RuleId> ruleOfQuestion() const override;

private:
    [[nodiscard]] std::optional<RuleId> ruleOnTable(QPointF place) const;
    [[nodiscard]] std::optional<RuleId> ruleOfCard(std::pair<CardId, bool> half) const;

    Parts parts_;
};

}  // namespace vallum::app
