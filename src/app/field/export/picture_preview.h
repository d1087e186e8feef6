// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace vallum::app {

/// The whole table, small, with a frame round the exported part. Dragging draws a new frame.
class PicturePreview final : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);

    /// `area` is the part of the scene that the image shows.
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
    /// From scene to widget coordinates.
    [[nodiscard]] QTransform placing() const;
    [[nodiscard]] QPointF inScene(const QMouseEvent& event) const;

    QImage image_;
    QRectF area_;
    QRectF frame_;
    QPointF from_;
};

}  // namespace vallum::app
