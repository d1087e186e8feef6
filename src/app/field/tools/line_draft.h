// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include <vallum/field/answers.h>

namespace vallum::app {

class FieldSession;

/// OPT-26 to OPT-28: a line that is to advance, while it is being picked: its units, and the two cards that
/// pay for it.
class LineDraft {
public:
    explicit LineDraft(const FieldSession& session) : session_(session) {}

    /// None while no line is being picked.
    [[nodiscard]] const std::optional<field::LineOrder>& order() const { return order_; }
    [[nodiscard]] bool isBegun() const { return order_.has_value(); }
    /// The units that could be added, and those that are in it.
    [[nodiscard]] std::set<UnitId> offered() const;
    [[nodiscard]] Verdict verdict() const;

    void begin() { order_.emplace(); }
    void drop() { order_.reset(); }
    void toggleCard(CardId card);
    /// Refused if the unit would not stand in line with the others.
    Verdict toggle(UnitId unit);
    /// As many as can stand in line with those that are in it.
    void addAll();

private:
    [[nodiscard]] bool isLine(std::vector<UnitId> units) const;
    [[nodiscard]] std::set<UnitId> linkable() const;

    const FieldSession& session_;
    std::optional<field::LineOrder> order_;
};

}  // namespace vallum::app
