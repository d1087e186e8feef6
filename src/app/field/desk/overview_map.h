// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace vallum::app {

class TableScene;
class TableView;

/// The whole table in small, with its units and the visible area. Clicking moves the view there.
class OverviewMap final : public QWidget {
    Q_OBJECT

public:
    OverviewMap(TableScene& scene, TableView& view, QWidget* parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {160, heightForWidth(160)}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QTransform toMap() const;

    TableScene& scene_;
    TableView& view_;
};

}  // namespace vallum::app
