// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/house_style.h"

#include "art/faces.h"
#include "art/icons.h"
#include "art/palette.h"

#include <algorithm>
#include <cmath>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QStyleOption>
#include <QToolButton>

namespace vallum::app {

namespace {

constexpr const char* rankProperty = "rank";
constexpr const char* colorProperty = "rankColor";
constexpr const char* keyProperty = "keyShown";
bool changesByWheel(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr;
}

constexpr double corner = 6;
constexpr int keyPadding = 6;
constexpr int keyGap = 8;
constexpr int barThickness = 11;
constexpr double arrowInEms = 0.55;  // beside the words of a tool button that opens a menu
constexpr int arrowGap = 5;

bool opensMenu(const QWidget* widget) {
    const auto* button = qobject_cast<const QToolButton*>(widget);
    if (button == nullptr || button->popupMode() != QToolButton::InstantPopup) return false;
    return button->menu() != nullptr ||
           (button->defaultAction() != nullptr && button->defaultAction()->menu() != nullptr);
}

int arrowWidth(const QFontMetrics& metrics) {
    return static_cast<int>(std::lround(metrics.height() * arrowInEms)) + arrowGap;
}

/// In a dialog, the default button is the main one.
Rank rankOf(const QWidget* widget) {
    if (widget == nullptr) return Rank::plain;
    const auto rank = static_cast<Rank>(widget->property(rankProperty).toInt());
    const auto* button = qobject_cast<const QPushButton*>(widget);
    return rank == Rank::plain && button != nullptr && button->isDefault() ? Rank::main : rank;
}

QColor blended(const QColor& from, const QColor& to, double part) {
    const auto mix = [part](int a, int b) { return static_cast<int>(a + (b - a) * part); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

QFont keyFont() { return art::font(art::Face::sans, art::Type::note); }

QPointer<HouseStyle>& style() {
    static QPointer<HouseStyle> current;
    return current;
}

}  // namespace

void setRank(QAbstractButton& button, Rank rank, const QColor& color) {
    button.setProperty(rankProperty, static_cast<int>(rank));
    button.setProperty(colorProperty, color.isValid() ? QVariant(color) : QVariant());
    button.update();
}

QColor inkOfButton(const QWidget& button) {
    const art::RoomColors& colors = roomColors();
    const Rank rank = rankOf(&button);
    if (rank == Rank::onBar) return button.isEnabled() ? colors.barInk : colors.barQuiet;
    if (!button.isEnabled()) return colors.quiet;
    if (rank == Rank::quiet) return colors.link;
    if (rank != Rank::main) return colors.ink;
    const QVariant own = button.property(colorProperty);
    return own.isValid() ? art::inkOn(own.value<QColor>()) : colors.brassInk;
}

void setKeyShown(QAbstractButton& button, const QString& key) {
    if (keyShown(button) == key) return;
    button.setProperty(keyProperty, key);
    button.setIcon(button.icon());  // makes the button drop its cached size hint
    button.updateGeometry();
    button.update();
}

QString keyShown(const QWidget& button) { return button.property(keyProperty).toString(); }

int widthOfKey(const QWidget& button) {
    const QString key = keyShown(button);
    if (key.isEmpty()) return 0;
    return QFontMetrics(keyFont()).horizontalAdvance(key) + 2 * keyPadding + keyGap;
}

HouseStyle::HouseStyle(const art::RoomColors& colors)
    : QProxyStyle(QStringLiteral("Fusion")),
      colors_(colors) {
    setObjectName(QStringLiteral("vallum"));
}

QPalette HouseStyle::paletteFor(const art::RoomColors& colors) {
    QPalette palette;
    const auto all = [&palette](QPalette::ColorRole role, const QColor& color) {
        palette.setColor(QPalette::All, role, color);
    };
    all(QPalette::Window, colors.paper);
    all(QPalette::WindowText, colors.ink);
    all(QPalette::Base, blended(colors.paper, colors.dark ? Qt::black : Qt::white, colors.dark ? 0.25 : 0.5));
    all(QPalette::AlternateBase, colors.paperShade);
    all(QPalette::Text, colors.ink);
    all(QPalette::Button, colors.button);
    all(QPalette::ButtonText, colors.ink);
    all(QPalette::BrightText, colors.paper);
    all(QPalette::Light, blended(colors.button, Qt::white, colors.dark ? 0.15 : 0.5));
    all(QPalette::Midlight, blended(colors.button, Qt::white, colors.dark ? 0.08 : 0.25));
    all(QPalette::Mid, colors.paperEdge);
    all(QPalette::Dark, blended(colors.paperEdge, Qt::black, 0.3));
    all(QPalette::Shadow, colors.deskGrain);
    all(QPalette::Highlight, colors.dark ? QColor(0x8a5f1c) : QColor(0x8a5a14));
    all(QPalette::HighlightedText, Qt::white);
    all(QPalette::Link, colors.link);
    all(QPalette::LinkVisited, colors.link);
    all(QPalette::ToolTipBase, colors.paper);
    all(QPalette::ToolTipText, colors.ink);
    all(QPalette::PlaceholderText, colors.quiet);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.quiet);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.paperEdge);
    return palette;
}

void HouseStyle::paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget) const {
    const Rank rank = rankOf(widget);
    const bool isOn = (option.state & State_On) != 0;
    const bool isOver = (option.state & State_MouseOver) != 0 && (option.state & State_Enabled) != 0;
    const bool isDown = (option.state & State_Sunken) != 0;
    const bool isEnabled = (option.state & State_Enabled) != 0;
    QColor ground = rank == Rank::onBar ? colors_.barButton : colors_.button;
    if (rank == Rank::main) {
        const QVariant own = widget->property(colorProperty);
        ground = own.isValid() ? own.value<QColor>() : colors_.brass;
    }
    if (isOn) ground = blended(ground, colors_.brass, colors_.dark ? 0.35 : 0.55);
    if (isOver) ground = blended(ground, Qt::white, 0.12);
    if (isDown) ground = blended(ground, Qt::black, 0.15);
    if (!isEnabled) {
        const QColor around = rank == Rank::onBar ? colors_.bar : colors_.paper;
        ground = blended(ground, around, 0.75);
    }
    if (rank == Rank::quiet && !isOver && !isOn && !isDown) ground.setAlpha(0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(rank == Rank::quiet ? QPen(Qt::NoPen) : QPen(blended(ground, Qt::black, 0.22), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(area, corner, corner);
    if ((option.state & State_HasFocus) != 0 && (option.state & State_KeyboardFocusChange) != 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(rank == Rank::onBar ? colors_.brass : colors_.ink, 2));
        painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), corner - 1, corner - 1);
    }
    painter.restore();
}

/// The frame has the contrast of text, so that an empty box is seen on dark paper, too.
void HouseStyle::paintTick(QPainter& painter, const QStyleOption& option, bool isRound) const {
    const bool isOn = (option.state & State_On) != 0;
    const bool isHalf = (option.state & State_NoChange) != 0;
    const bool isEnabled = (option.state & State_Enabled) != 0;
    const bool isOver = isEnabled && (option.state & State_MouseOver) != 0;
    const bool hasFocus =
        (option.state & State_HasFocus) != 0 && (option.state & State_KeyboardFocusChange) != 0;
    const double side = std::min(option.rect.width(), option.rect.height()) - 1.5;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    const QColor frame = hasFocus || isOver ? colors_.ink : colors_.quiet;
    const bool isFilled = (isOn || isHalf) && !isRound;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frame, hasFocus ? 2 : 1.4));
    painter.setBrush(isFilled && isEnabled ? colors_.brass : option.palette.color(QPalette::Base));
    isRound ? painter.drawEllipse(box) : painter.drawRoundedRect(box, 3, 3);
    const QColor mark = !isEnabled ? colors_.quiet : isRound ? colors_.ink : colors_.brassInk;
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x, y) * side; };
    if (isRound && isOn) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(box.center(), side * 0.26, side * 0.26);
    } else if (isOn) {
        painter.setPen(QPen(mark, side * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF{at(0.24, 0.53), at(0.43, 0.72), at(0.77, 0.3)});
    } else if (isHalf) {
        painter.setPen(QPen(mark, side * 0.14, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at(0.27, 0.5), at(0.73, 0.5));
    }
    painter.restore();
}

void HouseStyle::paintKey(QPainter& painter,
                          const QRect& button,
                          const QWidget& widget,
                          const QColor& ink) const {
    const QFont font = keyFont();
    const int width = widthOfKey(widget) - keyGap;
    const int height = QFontMetrics(font).height() + 2;
    const QRect key(button.right() - width - keyPadding, button.center().y() - height / 2 + 1, width, height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.setPen(QPen(ink, 1));
    painter.setOpacity(0.95);
    painter.drawRoundedRect(QRectF(key).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.drawText(key, Qt::AlignCenter, keyShown(widget));
    painter.restore();
}

/// Qt draws a dot in the corner of the button instead of an arrow beside its words.
void HouseStyle::paintOpener(QPainter& painter,
                             const QStyleOptionToolButton& option,
                             const QWidget& widget) const {
    QStyleOptionToolButton words = option;
    const int room = arrowWidth(option.fontMetrics);
    words.rect.adjust(0, 0, -room, 0);
    QProxyStyle::drawControl(CE_ToolButtonLabel, &words, &painter, &widget);
    const double wide = room - arrowGap;
    const QPointF tip(option.rect.right() - arrowGap - wide / 2, option.rect.center().y() + wide * 0.3);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inkOfButton(widget), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF{tip + QPointF(-wide / 2, -wide / 2), tip, tip + QPointF(wide / 2, -wide / 2)});
    painter.restore();
}

void HouseStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (!changesByWheel(*widget)) return;
    if (widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(this);
}

void HouseStyle::unpolish(QWidget* widget) {
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool HouseStyle::eventFilter(QObject* watched, QEvent* event) {
    const bool isInPassing =
        event->type() == QEvent::Wheel && !static_cast<const QWidget*>(watched)->hasFocus();
    if (!isInPassing) return QProxyStyle::eventFilter(watched, event);
    event->ignore();
    return true;
}

void HouseStyle::drawPrimitive(PrimitiveElement element,
                               const QStyleOption* option,
                               QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_PanelButtonCommand) return paintButton(*painter, *option, widget);
    if (element == PE_FrameDefaultButton) return;
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck ||
        element == PE_IndicatorRadioButton)
        return paintTick(*painter, *option, element == PE_IndicatorRadioButton);
    if (element == PE_PanelMenu) return painter->fillRect(option->rect, colors_.paper);
    if (element == PE_FrameMenu) {
        painter->setPen(colors_.quiet);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    }
    if (element != PE_PanelTipLabel) return QProxyStyle::drawPrimitive(element, option, painter, widget);
    painter->fillRect(option->rect, colors_.paper);
    painter->setPen(colors_.paperEdge);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
}

void HouseStyle::drawControl(ControlElement element,
                             const QStyleOption* option,
                             QPainter* painter,
                             const QWidget* widget) const {
    // Qt cuts the text of a choice off in the middle of a letter.
    if (const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        element == CE_ComboBoxLabel && choice != nullptr) {
        QStyleOptionComboBox words = *choice;
        const int room = subControlRect(CC_ComboBox, choice, SC_ComboBoxEditField, widget).width() - 4;
        words.currentText = words.fontMetrics.elidedText(words.currentText, Qt::ElideRight, room);
        return QProxyStyle::drawControl(element, &words, painter, widget);
    }
    if (const auto* opener = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        element == CE_ToolButtonLabel && opener != nullptr && opensMenu(widget))
        return paintOpener(*painter, *opener, *widget);
    if (element != CE_PushButtonLabel || widget == nullptr)
        return QProxyStyle::drawControl(element, option, painter, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (button == nullptr) return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionButton words = *button;
    const QColor ink = inkOfButton(*widget);
    if (const int key = widthOfKey(*widget); key != 0) {
        paintKey(*painter, option->rect, *widget, ink);
        words.rect.adjust(0, 0, -key, 0);
    }
    words.palette.setColor(QPalette::ButtonText, ink);
    QProxyStyle::drawControl(element, &words, painter, widget);
}

void HouseStyle::paintScrollBar(QPainter& painter,
                                const QStyleOptionComplex& option,
                                const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(&option);
    if (bar != nullptr && bar->maximum <= bar->minimum) return;
    const QRect handle = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    const bool isUsed =
        (option.state & State_MouseOver) != 0 || (option.activeSubControls & SC_ScrollBarSlider) != 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor ink = colors_.quiet;
    ink.setAlphaF(isUsed ? 0.9F : 0.55F);
    painter.setBrush(ink);
    const QRectF area = QRectF(handle).adjusted(2.5, 2.5, -2.5, -2.5);
    const double round = std::min(area.width(), area.height()) / 2;
    painter.drawRoundedRect(area, round, round);
    painter.restore();
}

void HouseStyle::drawComplexControl(ComplexControl control,
                                    const QStyleOptionComplex* option,
                                    QPainter* painter,
                                    const QWidget* widget) const {
    if (control == CC_ScrollBar) return paintScrollBar(*painter, *option, widget);
    if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        control == CC_ToolButton && button != nullptr && opensMenu(widget)) {
        QStyleOptionToolButton withoutDot = *button;
        withoutDot.features &= ~QStyleOptionToolButton::HasMenu;
        return QProxyStyle::drawComplexControl(control, &withoutDot, painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

/// The scroll bar is too thin for arrow buttons.
QRect HouseStyle::subControlRect(ComplexControl control,
                                 const QStyleOptionComplex* option,
                                 SubControl part,
                                 const QWidget* widget) const {
    const auto* bar =
        control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr;
    if (bar == nullptr) return QProxyStyle::subControlRect(control, option, part, widget);
    const bool lies = bar->orientation == Qt::Horizontal;
    const QRect all = bar->rect;
    const int length = lies ? all.width() : all.height();
    const int range = bar->maximum - bar->minimum;
    constexpr int shortest = 28;
    const int handle = range <= 0 ? length
                                  : std::clamp(static_cast<int>(static_cast<qint64>(bar->pageStep) * length /
                                                                (range + bar->pageStep)),
                                               std::min(shortest, length), length);
    const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle,
                                           bar->upsideDown);
    const auto along = [&](int from, int size) {
        return lies ? QRect(all.x() + from, all.y(), size, all.height())
                    : QRect(all.x(), all.y() + from, all.width(), size);
    };
    const QRect place = part == SC_ScrollBarSlider    ? along(at, handle)
                        : part == SC_ScrollBarSubPage ? along(0, at)
                        : part == SC_ScrollBarAddPage ? along(at + handle, length - at - handle)
                        : part == SC_ScrollBarGroove  ? all
                                                      : QRect();
    return visualRect(bar->direction, all, place);
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (metric == PM_ScrollBarExtent) return barThickness;
    if (metric == PM_ButtonDefaultIndicator || metric == PM_ButtonShiftHorizontal ||
        metric == PM_ButtonShiftVertical)
        return 0;
    if (metric == PM_MenuPanelWidth) return 1;
    if (metric == PM_MenuHMargin || metric == PM_MenuVMargin) return 4;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QSize HouseStyle::sizeFromContents(ContentsType type,
                                   const QStyleOption* option,
                                   const QSize& size,
                                   const QWidget* widget) const {
    QSize needed = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ToolButton && opensMenu(widget)) needed.rwidth() += arrowWidth(option->fontMetrics);
    if (type != CT_PushButton || widget == nullptr) return needed;
    const bool isMain = rankOf(widget) == Rank::main;
    needed += QSize(widthOfKey(*widget) + 4, isMain ? 10 : 4);
    return needed;
}

int HouseStyle::styleHint(StyleHint hint,
                          const QStyleOption* option,
                          const QWidget* widget,
                          QStyleHintReturn* data) const {
    if (hint == SH_EtchDisabledText || hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QIcon HouseStyle::standardIcon(StandardPixmap which,
                               const QStyleOption* option,
                               const QWidget* widget) const {
    if (which == SP_MessageBoxInformation) return art::widgetIcon(art::Icon::hint, colors_.brass);
    if (which == SP_MessageBoxQuestion) return art::widgetIcon(art::Icon::question, colors_.brass);
    if (which == SP_MessageBoxWarning || which == SP_MessageBoxCritical)
        return art::widgetIcon(art::Icon::alarm, colors_.bad);
    return QProxyStyle::standardIcon(which, option, widget);
}

void useHouseStyle(const art::RoomColors& colors) {
    if (!style()) {
        style() = new HouseStyle(colors);
        QApplication::setStyle(style());
    }
    style()->setColors(colors);
    const QPalette wanted = HouseStyle::paletteFor(colors);
    static_cast<void>(isDesktopDark());  // reads the desktop's palette before it is replaced
    if (QApplication::palette() != wanted) QApplication::setPalette(wanted);
}

/// A palette that is not ours belongs to the desktop.
bool isDesktopDark() {
    static bool dark = false;
    const QPalette now = QApplication::palette();
    const bool isOurs =
        now == HouseStyle::paletteFor(art::lightRoom()) || now == HouseStyle::paletteFor(art::darkRoom());
    if (!isOurs) dark = now.color(QPalette::Window).lightness() < 128;
    return dark;
}

const art::RoomColors& roomColors() {
    static const art::RoomColors light = art::lightRoom();
    return style() ? style()->colors() : light;
}

}  // namespace vallum::app
