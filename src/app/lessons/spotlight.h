// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <QDockWidget>
#include <QPointF>
#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace vallum::app {

class Tutor;

/// Points at the subject of a lesson step: rings round
/// units and places, frames round parts of the window.
class Spotlight final : public QObject {
    Q_OBJECT

public:
    explicit Spotlight(QObject* parent);

    void pointAt(Tutor& tutor, std::size_t step);
    /// Also shows how to do what the step asks for, until the next one.
    void showWay();
    /// Call this when the table or board has moved.
    void follow();
    /// Scrolls to the marked places and blinks.
    void blink();
    void putOut();
    /// True if it points at nothing.
    [[nodiscard]] bool isEmpty() const { return frames_.empty() && places().empty(); }
    /// The marked places on the table or board, and the marked parts of the window.
    [[nodiscard]] std::vector<QPointF> places() const;
    [[nodiscard]] std::vector<QWidget*> framed() const;

private:
    void frame(QWidget& part);
    void closeOpened(const std::vector<QWidget*>& but);
    void show(bool isLit);

    QPointer<Tutor> tutor_;
    std::size_t step_ = 0;
    bool showsWay_ = false;
    std::vector<QPointer<QWidget>> frames_;
    std::vector<QPointer<QDockWidget>> opened_;  // panels that were closed before
    QTimer blinking_;
    int blinksLeft_ = 0;
};

}  // namespace vallum::app
