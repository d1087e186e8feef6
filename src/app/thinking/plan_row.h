// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace vallum::app {

/// A plan in a list: its description, and its chance as a bar. One row is picked.
class PlanRow final : public QPushButton {
    Q_OBJECT

public:
    struct Look {
        int number = 1;
        QString title;
        QString chance;   // such as "62 of 100"
        double part = 0;  // length of the bar, from 0 to 1
        bool isTried = true;
    };
    explicit PlanRow(const Look& look, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, heightForWidth(1000)}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] int chanceWidth() const;
    [[nodiscard]] QRect titleRect(int width) const;

    Look look_;
};

}  // namespace vallum::app
