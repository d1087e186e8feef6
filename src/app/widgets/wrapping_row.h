// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QLayout>

namespace vallum::app {

/// Lays items out in a row and wraps the rest into further rows, so that a bar of buttons never makes a
/// window wider than a small screen. Expanding items share the remaining width of their row.
class WrappingRow final : public QLayout {
public:
    explicit WrappingRow(int gap = 6);
    ~WrappingRow() override;
    WrappingRow(const WrappingRow&) = delete;
    WrappingRow& operator=(const WrappingRow&) = delete;

    void addGap(int width);
    void addStretch();

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& room) override;

private:
    using Row = std::vector<QLayoutItem*>;

    [[nodiscard]] std::vector<Row> rowsIn(int width) const;
    void place(const Row& row, const QRect& room) const;

    int gap_;
    std::vector<QLayoutItem*> items_;
};

}  // namespace vallum::app
