// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vallum/field/model/lesson.h>

namespace vallum::app {

class Overlay;
class FieldSession;
class TableScene;
class TableView;

/// Parts of the window that a lesson may point at.
using Panels = std::map<field::pointer::Panel, QWidget*>;

/// Points at what a step of a lesson speaks of: rings round units and places, frames round parts of the
/// window.
class Spotlight final : public QObject {
    Q_OBJECT

public:
    Spotlight(FieldSession& session, TableScene& scene, TableView& view, Panels panels, QObject* parent);

    void pointAt(const std::vector<field::Pointer>& points);
    /// What is on the table has moved.
    void follow();
    /// Brings what is pointed at into sight, and blinks.
    void blink();
    void putOut() { pointAt({}); }
    /// Where on the scene, and at which parts of the window.
    [[nodiscard]] std::vector<QPointF> places() const;
    [[nodiscard]] std::vector<QWidget*> framed() const;

private:
    void frame(QWidget& part);

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    Panels panels_;
    Overlay* rings_;
    std::vector<field::Pointer> points_;
    std::vector<QPointer<QWidget>> frames_;
    QTimer blinking_;
    int blinksLeft_ = 0;
};

}  // namespace vallum::app
