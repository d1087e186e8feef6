// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinking/told.h"
#include "widgets/paper_card.h"

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace vallum::app {

class PlanRow;

/// A computer player's advice on a card over the table: up to three plans with their chances, and the reasons
/// for the picked one. It has no access to the battle; the caller fills it.
class AdviceCard final : public PaperCard {
    Q_OBJECT

public:
    explicit AdviceCard(QWidget& over);

    /// Shows that the computer is thinking.
    void think(const QString& title);
    void setPart(double part);
    /// Plans that may be carried out.
    void show(const QString& title, const ToldAdvice& advice);
    /// Explains a decision that was made; `played` is the index of the chosen plan.
    void explain(const QString& title, const ToldAdvice& advice, std::size_t played);
    /// Shows only text, if there is nothing to weigh up.
    void tell(const QString& title, const QString& words);
    void putAway();

    [[nodiscard]] bool isThinking() const;
    /// The number of plans shown.
    [[nodiscard]] std::size_t plans() const { return shown_.size(); }
    [[nodiscard]] std::size_t picked() const { return picked_; }
    /// The size that its content needs within this room.
    [[nodiscard]] QSize sizeIn(QSize room) const;

    /// Whether Enter makes what it advises.
    [[nodiscard]] bool takesEnter() const;

Q_SIGNALS:
    void stopWanted();
    /// By its place in the advice, of which not all is shown.
    void planPicked(std::size_t plan);
    void planWanted(std::size_t plan);
    void left();
    /// The preferred size has changed.
    void changed();

protected:
    void keyPressEvent(QKeyEvent*) override;

private:
    void clear(const QString& title);
    void choosePlans(std::size_t kept);
    void fill();
    void pick(std::size_t row);
    [[nodiscard]] QString reasons(std::size_t row) const;
    [[nodiscard]] QString storyOf(std::size_t row) const;
    [[nodiscard]] QString whyFirst() const;

    QLabel* title_;
    QProgressBar* part_;
    QPushButton* stop_;
    QVBoxLayout* rows_;
    QLabel* words_;
    QScrollArea* scroll_;
    QPushButton* make_;
    QPushButton* away_;
    std::vector<PlanRow*> buttons_;
    ToldAdvice advice_;
    std::vector<std::size_t> shown_;  // the plans in the rows
    QString remark_;
    std::size_t picked_ = 0;
};

}  // namespace vallum::app
