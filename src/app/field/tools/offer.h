// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <variant>
#include <vector>

#include <QString>

#include <vallum/core/id.h>
#include <vallum/field/answers.h>

class QWidget;

namespace vallum::app {

class FieldSession;

/// What a player can do about the open question, as values: the question and the tool on the table fill it,
/// the question panel draws it. Text is rich text.
class Offer {
public:
    /// A button. The detail, as plain text, says below its words what it is worth.
    struct Choice {
        QString text;
        QString detail = {};
        std::function<void()> act = {};
        QString whyNot = {};                       // empty: it is possible
        QString toolTip = {};                      // while it is possible
        QString key = {};                          // its default key, which players can change (TableKeys)
        std::optional<bool> isChosen = {};         // for choices that are switched on and off
        std::optional<UnitId> card = {};           // the unit whose card is shown beside the text
        bool reveals = false;                      // secrets: Space does not press it
        std::optional<field::Answer> answer = {};  // what it gives, if that alone
    };
    using Row = std::vector<Choice>;
    /// Makes a widget for input that takes more than a button.
    using Form = std::function<QWidget*()>;
    using Line = std::variant<QString, Row, Form>;

    void setTitle(const QString& title) { title_ = title; }
    /// Replaces the hint of the tool.
    void setHint(const QString& hint) { hint_ = hint; }
    void addText(const QString& text) { lines_.emplace_back(text); }
    void add(Choice choice) { lines_.emplace_back(Row{std::move(choice)}); }
    void addRow(Row choices) { lines_.emplace_back(std::move(choices)); }
    void addForm(Form form) { lines_.emplace_back(std::move(form)); }
    /// A row right above the proposed choice, which stays there even while it is impossible.
    void keepInPlace(Row choices) { kept_.push_back(std::move(choices)); }
    /// Enter takes this choice.
    void propose(Choice choice) { proposed_ = std::move(choice); }
    /// Of the choices that give an answer, one that is wanted is proposed, and no other. None: it does not
    /// matter.
    void proposeOnly(const std::function<std::optional<bool>(const field::Answer&)>& isWanted);
    /// Ends the phase. Enter does not take it, and any other proposal comes before it.
    void proposeEnd(Choice choice) { end_ = std::move(choice); }
    /// The same, after a warning if something begun would be lost.
    void proposeEnd(const QString& text) { end_ = Choice{.text = text}; }
    /// Something is left to do, so that the end stands back.
    void holdBackEnd() { isEndHeldBack_ = true; }
    /// Something begun has to be finished or dropped first.
    void withholdEnd() { end_.reset(); }
    /// Text goes above all choices, which then stay in place while it changes.
    void putTextAbove() { isTextAbove_ = true; }
    /// Takes clicks on cards in the hand.
    void takeCards(std::function<void(CardId)> take) { onCard_ = std::move(take); }
    /// The cards marked as picked in the hand.
    void markCards(std::set<CardId> cards) { marked_ = std::move(cards); }

    [[nodiscard]] const QString& title() const { return title_; }
    [[nodiscard]] const std::optional<QString>& hint() const { return hint_; }
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    [[nodiscard]] const std::vector<Row>& kept() const { return kept_; }
    [[nodiscard]] const std::optional<Choice>& proposed() const { return proposed_; }
    /// Its act is empty if it warns first.
    [[nodiscard]] const std::optional<Choice>& end() const { return end_; }
    [[nodiscard]] bool isEndHeldBack() const { return isEndHeldBack_; }
    [[nodiscard]] bool isTextAbove() const { return isTextAbove_; }
    [[nodiscard]] const std::function<void(CardId)>& onCard() const { return onCard_; }
    [[nodiscard]] const std::optional<std::set<CardId>>& marked() const { return marked_; }

private:
    QString title_;
    std::optional<QString> hint_;
    std::vector<Line> lines_;
    std::vector<Row> kept_;
    std::optional<Choice> proposed_;
    std::optional<Choice> end_;
    bool isTextAbove_ = false;
    bool isEndHeldBack_ = false;
    std::function<void(CardId)> onCard_;
    std::optional<std::set<CardId>> marked_;
};

/// Why something is impossible, in words; empty: it is possible.
[[nodiscard]] QString whyNot(const Verdict& verdict);
/// Plain text as rich text that warns.
[[nodiscard]] QString inRed(const QString& words);
/// Gives an answer, if the rules accept it.
[[nodiscard]] Offer::Choice answering(FieldSession& session,
                                      const QString& text,
                                      const field::Answer& answer);

}  // namespace vallum::app
