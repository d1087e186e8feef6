// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace vallum::app {

/// The whole table, small, with a frame round what goes into the picture. Dragging on it draws another frame.
class PicturePreview final : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);

    /// The picture shows this much of the scene.
    void setTable(const QImage& image, const QRectF& area);
    void setFrame(const QRectF& frame);
    [[nodiscard]] QSize sizeHint() const override { return {480, 380}; }

Q_SIGNALS:
    void frameDragged(const QRectF& frame);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;

private:
    /// From the scene to this widget.
    [[nodiscard]] QTransform placing() const;
    [[nodiscard]] QPointF inScene(const QMouseEvent& event) const;

    QImage image_;
    QRectF area_;
    QRectF frame_;
    QPointF from_;
};

}  // namespace vallum::app
