// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/annotation_bar.h"
#include "annotations/annotation_layer.h"
#include "annotations/canvas.h"
#include "annotations/sketch_grip.h"

#include <functional>
#include <optional>

#include <QObject>
#include <QPointF>

class QAction;
class QKeyEvent;
class QLineEdit;
class QMenu;
class QMouseEvent;

namespace vallum::app {

class Session;

/// Draws over the table or board. While it is on it takes the mouse and keyboard, and the battle waits; zoom
/// and pan work as usual.
class Annotator final : public QObject {
    Q_OBJECT

public:
    Annotator(const Session& session, Drawings& drawings, Canvas& canvas, QWidget* window);

    [[nodiscard]] AnnotationBar* bar() const { return bar_; }
    void fill(QMenu& menu);
    void setArtPalette(const art::Palette& palette) { bar_->setArtPalette(palette); }
    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return on_; }
    /// The drawings visible now.
    [[nodiscard]] Sketches shown() const;
    [[nodiscard]] std::optional<std::size_t> picked() const { return layer_.selected(); }
    /// Returns to the battle, keeping any text being edited.
    void leave();

Q_SIGNALS:
    void switched(bool on);
    void hintChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool mouse(const QMouseEvent& event);
    bool pan(const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    bool keyInEditor(const QKeyEvent& event);
    void press(QPointF point);
    void drag(QPointF point, Qt::KeyboardModifiers keys);
    void release();
    void begin(QPointF point);
    void pick(std::optional<std::size_t> place);
    void putIntoTheMiddle();
    void changePicked(const std::function<void(Sketch&)>& change);
    void setLifetime(Lifetime lifetime);
    void deletePicked();
    void write(std::optional<std::size_t> place, QPointF at);
    void writeOn(QPointF point);
    void closeEditor(bool keep);
    void cancel();
    void refresh();
    [[nodiscard]] Sketch fresh(Drawing drawing) const;
    /// How close the mouse must be to pick something, in units of the picture.
    [[nodiscard]] double reach() const;

    const Session& session_;
    Drawings& drawings_;
    Canvas& canvas_;
    QWidget& keys_;
    QWidget& area_;
    Sketchbook& book_;
    AnnotationBar* bar_;
    AnnotationLayer layer_;
    QAction* mode_ = nullptr;
    QAction* shown_ = nullptr;
    std::optional<SketchGrip> grip_;
    QLineEdit* editor_ = nullptr;
    std::optional<std::size_t> written_;  // the drawing whose text is edited; none: a new label
    QPointF writtenAt_;
    bool onlyNow_ = false;
    bool on_ = false;
    bool panning_ = false;
};

}  // namespace vallum::app
