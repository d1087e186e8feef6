// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/drawings.h"
#include "art/palette.h"

#include <map>
#include <optional>

#include <QWidget>

class QAction;
class QActionGroup;
class QToolButton;

namespace vallum::app {

class Sketchbook;
class WrappingRow;

/// How long a drawing is shown, relative to the current moment.
enum class Lifetime { always, fromHereOn, onlyNow, untilNow };

/// The drawing tools, in a row above the table.
class AnnotationBar final : public QWidget {
    Q_OBJECT

public:
    explicit AnnotationBar(Sketchbook& book, QWidget* parent = nullptr);

    /// The shape to draw next; none: existing drawings are picked instead.
    [[nodiscard]] std::optional<Drawing> tool() const { return tool_; }
    void setTool(std::optional<Drawing> tool);
    [[nodiscard]] Chalk color() const { return color_; }
    void setColor(Chalk color);
    /// Shows the actions for the picked drawing.
    void setPicked(const Sketch* sketch);
    void setArtPalette(const art::Palette& palette);
    void refresh();
    /// How to use the current tool with the mouse.
    [[nodiscard]] QString hint() const;

Q_SIGNALS:
    void toolChosen();
    void colorChosen();
    void lifetimeChosen(vallum::app::Lifetime lifetime);
    void textWanted();
    void deletingWanted();
    void doneWanted();

private:
    void addTools(WrappingRow& row);
    void addColors(WrappingRow& row);
    void addDeeds(WrappingRow& row);
    void addLifetimes(WrappingRow& row);
    QAction* add(WrappingRow& row, const QString& name, const QString& words);

    Sketchbook& book_;
    art::Palette palette_ = art::lightPalette();
    std::optional<Drawing> tool_ = Drawing::arrow;
    Chalk color_ = Chalk::red;
    bool hasPicked_ = false;
    QAction* pick_ = nullptr;
    std::map<Drawing, QAction*> drawings_;
    std::map<Chalk, QAction*> colors_;
    std::map<Lifetime, QAction*> lifetimes_;
    QAction* text_ = nullptr;
    QAction* delete_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
};

}  // namespace vallum::app
