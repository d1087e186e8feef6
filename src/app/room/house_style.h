// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/room_colors.h"

#include <QProxyStyle>

class QAbstractButton;
class QStyleOptionToolButton;

namespace vallum::app {

/// The importance of a button; plain by default.
enum class Rank {
    plain,
    main,   // the proposed action: large and colored
    onBar,  // on dark wood
    quiet   // text without a frame until hovered
};
void setRank(QAbstractButton& button, Rank rank, const QColor& color = {});
/// The color of its text.
[[nodiscard]] QColor inkOfButton(const QWidget& button);
/// Shows the button's key as a keycap on the button.
void setKeyShown(QAbstractButton& button, const QString& key);
[[nodiscard]] QString keyShown(const QWidget& button);
/// The width of the keycap, including its gap; 0 without one.
[[nodiscard]] int widthOfKey(const QWidget& button);

/// The common style of all windows, panels, buttons and menus: paper, ink, wood and brass.
class HouseStyle final : public QProxyStyle {
    Q_OBJECT

public:
    explicit HouseStyle(const art::RoomColors& colors);

    void setColors(const art::RoomColors& colors) { colors_ = colors; }
    [[nodiscard]] const art::RoomColors& colors() const { return colors_; }
    [[nodiscard]] static QPalette paletteFor(const art::RoomColors& colors);

    /// The mouse wheel changes no number or choice without the focus: it scrolls the page.
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption* option,
                       QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element,
                     const QStyleOption* option,
                     QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex* option,
                            QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric,
                                  const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption* option,
                                         const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control,
                                       const QStyleOptionComplex* option,
                                       SubControl part,
                                       const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint,
                                const QStyleOption* option,
                                const QWidget* widget,
                                QStyleHintReturn* data) const override;
    /// The shields of message boxes.
    [[nodiscard]] QIcon standardIcon(StandardPixmap which,
                                     const QStyleOption* option,
                                     const QWidget* widget) const override;

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;

private:
    void paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget) const;
    void paintTick(QPainter& painter, const QStyleOption& option, bool isRound) const;
    void paintKey(QPainter& painter, const QRect& button, const QWidget& widget, const QColor& ink) const;
    void paintOpener(QPainter& painter, const QStyleOptionToolButton& option, const QWidget& widget) const;
    void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const QWidget* widget) const;

    art::RoomColors colors_;
};

/// Applies the house style with these colors to the whole program.
void useHouseStyle(const art::RoomColors& colors);
/// Whether the desktop uses a dark theme.
[[nodiscard]] bool isDesktopDark();
/// The current colors; those of the light room before any are set.
[[nodiscard]] const art::RoomColors& roomColors();

}  // namespace vallum::app
