// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotation_bar.h"

#include "annotations/annotation_layer.h"
#include "art/chalk.h"
#include "art/icons.h"
#include "art/shapes.h"
#include "session/sketchbook.h"
#include "settings/table_keys.h"
#include "widgets/wrapping_row.h"

#include <functional>

#include <QAction>
#include <QActionGroup>
#include <QIcon>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr int side = 24;

QIcon painted(const art::Palette& palette, const std::function<void(QPainter&, const art::Ink&)>& paint) {
    constexpr int sharp = 2;
    QPixmap pixmap(side * sharp, side * sharp);
    pixmap.setDevicePixelRatio(sharp);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.scale(side, side);
    // Lines are half as thick as on the table.
    paint(painter, {palette, side * 2.0});
    return QIcon(pixmap);
}

void paintSign(QPainter& painter, const art::Ink& ink, Drawing drawing, art::SideColor color) {
    QPainterPath area;
    switch (drawing) {
        case Drawing::arrow: return art::paintChalkArrow(painter, ink, {{0.15, 0.85}, {0.85, 0.15}}, color);
        case Drawing::label:
            return art::paintChalkText(painter, ink, {0.5, 0.5}, QStringLiteral("Aa"), color);
        case Drawing::rectangle: area.addRect(0.15, 0.22, 0.7, 0.56); break;
        case Drawing::ellipse: area.addEllipse(0.12, 0.2, 0.76, 0.6); break;
        case Drawing::area:
            area =
                art::polygon({{0.15, 0.4}, {0.5, 0.15}, {0.88, 0.45}, {0.62, 0.6}, {0.7, 0.86}, {0.2, 0.8}});
            break;
    }
    art::paintChalkArea(painter, ink, area, color);
}

QPainterPath pointer() {
    return art::polygon(
        {{0.3, 0.12}, {0.3, 0.8}, {0.45, 0.66}, {0.57, 0.9}, {0.68, 0.85}, {0.56, 0.61}, {0.76, 0.58}});
}

}  // namespace

AnnotationBar::AnnotationBar(Sketchbook& book, QWidget* parent) : QWidget(parent), book_(book) {
    setAccessibleName(tr("Annotations"));
    auto* row = new WrappingRow(1);
    addTools(*row);
    row->addGap(6);
    addColors(*row);
    row->addGap(6);
    addDeeds(*row);
    row->addStretch();
    auto* done = new QPushButton(tr("Done"));
    done->setToolTip(withKey(tr("Back to the battle"), QStringLiteral("Esc")));
    done->setFocusPolicy(Qt::TabFocus);
    // Keeps all tools in one row on a small screen.
    done->setMaximumWidth(done->fontMetrics().horizontalAdvance(done->text()) + side);
    connect(done, &QPushButton::clicked, this, &AnnotationBar::doneWanted);
    row->addWidget(done);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 2, 6, 2);
    column->setSpacing(1);
    column->addLayout(row);
    refresh();
}

QAction* AnnotationBar::add(WrappingRow& row, const QString& name, const QString& words) {
    auto* action = new QAction(name, this);
    action->setToolTip(words);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize(QSize(side, side));
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setAccessibleDescription(words);
    row.addWidget(button);
    return action;
}

void AnnotationBar::addTools(WrappingRow& row) {
    pick_ = add(row, tr("Pick"), withKey(tr("Pick, move and change what is drawn"), QStringLiteral("S")));
    connect(pick_, &QAction::triggered, this, [this] { setTool(std::nullopt); });
    const auto tool = [&](Drawing drawing, const QString& name, const QString& words) {
        QAction* made = add(row, name, words);
        drawings_[drawing] = made;
        connect(made, &QAction::triggered, this, [this, drawing] { setTool(drawing); });
    };
    tool(Drawing::arrow, tr("Arrow"), withKey(tr("Draw an arrow"), QStringLiteral("A")));
    tool(Drawing::label, tr("Label"), withKey(tr("Write on the table"), QStringLiteral("L")));
    tool(Drawing::rectangle, tr("Rectangle"), withKey(tr("Mark a rectangle"), QStringLiteral("R")));
    tool(Drawing::ellipse, tr("Ellipse"), withKey(tr("Mark an ellipse"), QStringLiteral("E")));
    tool(Drawing::area, tr("Area"), withKey(tr("Mark an area freehand"), QStringLiteral("G")));
    pick_->setCheckable(true);
    for (const auto& [drawing, action] : drawings_) action->setCheckable(true);
}

void AnnotationBar::addColors(WrappingRow& row) {
    const std::vector<std::pair<Chalk, QString>> names{
        {Chalk::red, tr("Red")},       {Chalk::blue, tr("Blue")},     {Chalk::green, tr("Green")},
        {Chalk::yellow, tr("Yellow")}, {Chalk::violet, tr("Violet")}, {Chalk::white, tr("White")}};
    for (const auto& [chalk, name] : names) {
        const QString key = QString::number(static_cast<int>(chalk) + 1);
        QAction* made = add(row, name, withKey(tr("Draw in this color"), key));
        made->setCheckable(true);
        colors_[chalk] = made;
        connect(made, &QAction::triggered, this, [this, color = chalk] { setColor(color); });
    }
}

void AnnotationBar::addDeeds(WrappingRow& row) {
    text_ = add(row, tr("Text…"), withKey(tr("Write beside the selected drawing"), QStringLiteral("T")));
    connect(text_, &QAction::triggered, this, &AnnotationBar::textWanted);
    addLifetimes(row);
    delete_ = add(row, tr("Delete"), withKey(tr("Delete the selected drawing"), QStringLiteral("Del")));
    connect(delete_, &QAction::triggered, this, &AnnotationBar::deletingWanted);
    undo_ = add(row, tr("Undo"), withKey(tr("Undo the last drawing or change"), QStringLiteral("Ctrl+Z")));
    connect(undo_, &QAction::triggered, &book_, &Sketchbook::undo);
    redo_ = add(row, tr("Redo"), withKey(tr("Redo what was undone"), QStringLiteral("Ctrl+Y")));
    connect(redo_, &QAction::triggered, &book_, &Sketchbook::redo);
    delete_->setIcon(art::widgetIcon(art::Icon::bin));
    undo_->setIcon(art::widgetIcon(art::Icon::undo));
    redo_->setIcon(art::widgetIcon(art::Icon::redo));
}

void AnnotationBar::addLifetimes(WrappingRow& row) {
    QAction* when = add(row, tr("Shown…"), tr("When the drawing is shown"));
    auto* menu = new QMenu(this);
    when->setMenu(menu);
    for (QToolButton* button : findChildren<QToolButton*>()) {
        if (button->defaultAction() == when) button->setPopupMode(QToolButton::InstantPopup);
    }
    const std::vector<std::pair<Lifetime, QString>> names{{Lifetime::always, tr("During the whole battle")},
                                                          {Lifetime::fromHereOn, tr("From this moment on")},
                                                          {Lifetime::onlyNow, tr("Only at this moment")},
                                                          {Lifetime::untilNow, tr("Until this moment")}};
    for (const auto& [lifetime, name] : names) {
        lifetimes_[lifetime] =
            menu->addAction(name, this, [this, chosen = lifetime] { Q_EMIT lifetimeChosen(chosen); });
        lifetimes_[lifetime]->setCheckable(lifetime != Lifetime::untilNow);
    }
}

void AnnotationBar::setTool(std::optional<Drawing> tool) {
    tool_ = tool;
    refresh();
    Q_EMIT toolChosen();
}

void AnnotationBar::setColor(Chalk color) {
    color_ = color;
    setArtPalette(palette_);
    Q_EMIT colorChosen();
}

void AnnotationBar::setPicked(const Sketch* sketch) {
    hasPicked_ = sketch != nullptr;
    if (sketch != nullptr && sketch->color != color_) {
        color_ = sketch->color;
        setArtPalette(palette_);
    }
    for (const auto& [lifetime, action] : lifetimes_) action->setChecked(false);
    if (sketch != nullptr) {
        const bool isMoment = sketch->until == sketch->from;
        const Lifetime its = isMoment            ? Lifetime::onlyNow
                             : sketch->from == 0 ? Lifetime::always
                                                 : Lifetime::fromHereOn;
        lifetimes_.at(its)->setChecked(isMoment || !sketch->until);
    }
    refresh();
}

void AnnotationBar::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    palette_.textScale = 1;
    for (const auto& [drawing, action] : drawings_) {
        action->setIcon(painted(palette_, [&, sign = drawing](QPainter& painter, const art::Ink& ink) {
            paintSign(painter, ink, sign, colorOf(color_));
        }));
    }
    for (const auto& [chalk, action] : colors_) {
        action->setIcon(painted(palette_, [&, its = chalk](QPainter& painter, const art::Ink& ink) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.fillPath(art::disc(0.5, 0.5, 0.36), ink.palette.rimText);
            painter.fillPath(art::disc(0.5, 0.5, 0.33), ink.palette.shadesOf(colorOf(its)).deep);
            painter.fillPath(art::disc(0.5, 0.5, 0.29), ink.palette.shadesOf(colorOf(its)).base);
        }));
    }
    const QColor ink = QWidget::palette().color(QPalette::WindowText);
    pick_->setIcon(painted(palette_, [&](QPainter& painter, const art::Ink&) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(pointer(), ink);
    }));
    refresh();
}

void AnnotationBar::refresh() {
    pick_->setChecked(!tool_);
    for (const auto& [drawing, action] : drawings_) action->setChecked(tool_ == drawing);
    for (const auto& [chalk, action] : colors_) action->setChecked(color_ == chalk);
    text_->setEnabled(hasPicked_);
    delete_->setEnabled(hasPicked_);
    lifetimes_.at(Lifetime::untilNow)->setEnabled(hasPicked_);
    undo_->setEnabled(book_.canUndo());
    redo_->setEnabled(book_.canRedo());
}

QString AnnotationBar::hint() const {
    if (!tool_) return tr("Click a drawing to pick it · drag it or one of its points · double click: text");
    switch (*tool_) {
        case Drawing::arrow: return tr("Drag from the tail of the arrow to its point · Shift: freehand");
        case Drawing::label: return tr("Click where the text should go");
        case Drawing::rectangle:
        case Drawing::ellipse: return tr("Drag from one corner to the other");
        case Drawing::area: return tr("Draw around the area freehand");
    }
    return {};
}

}  // namespace vallum::app
