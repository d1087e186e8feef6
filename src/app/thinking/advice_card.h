// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paper_card.h"

#include <vector>

#include <vallum/players/advice_words.h>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace vallum::app {

class PlanRow;

/// What a computer player would do, on a card over the table: up to three plans with their chances, and what
/// speaks for the one that is picked. It knows no battle; whoever has one fills it.
class AdviceCard final : public PaperCard {
    Q_OBJECT

public:
    explicit AdviceCard(QWidget& over);

    /// While it is thought about.
    void think(const QString& title);
    void setPart(double part);
    /// `battle` is what the plans are told of. Without `mayBeMade` they are only looked at.
    void show(const QString& title, const field::Battle& battle, const players::Advice&, bool mayBeMade);
    /// Why one was chosen among them, by somebody else or earlier; `played` is its place.
    void explain(const QString& title,
                 const field::Battle& battle,
                 const players::Advice&,
                 std::size_t played);
    /// There is nothing to be weighed: only words.
    void tell(const QString& title, const QString& words);
    void putAway();

    [[nodiscard]] bool isThinking() const;
    [[nodiscard]] const std::vector<players::Plan>& plans() const { return plans_; }
    [[nodiscard]] std::size_t picked() const { return picked_; }
    /// As large as what it says needs in this room.
    [[nodiscard]] QSize sizeIn(QSize room) const;

Q_SIGNALS:
    void stopWanted();
    void planPicked(std::size_t plan);
    void planWanted(std::size_t plan);
    void left();
    /// Another size suits it.
    void changed();

protected:
    void keyPressEvent(QKeyEvent*) override;

private:
    void clear(const QString& title);
    void fill(const field::Battle& battle, const players::Advice& advice);
    void pick(std::size_t plan);
    [[nodiscard]] QString reasons(std::size_t plan) const;
    [[nodiscard]] QString storyOf(std::size_t plan) const;
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
    std::vector<players::Plan> plans_;
    QString remark_;
    std::size_t picked_ = 0;
};

}  // namespace vallum::app
