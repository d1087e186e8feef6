// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/room_colors.h"

#include <QProxyStyle>

class QAbstractButton;

namespace vallum::app {

/// What a button is among others; without a rank it is one of many.
enum class Rank {
    plain,
    main,   // what is proposed: large, in a color of its own
    onBar,  // on dark wood
    quiet   // words without a frame until the pointer is over them
};
void setRank(QAbstractButton& button, Rank rank, const QColor& color = {});
/// In which its words are written.
[[nodiscard]] QColor inkOfButton(const QWidget& button);
/// The key that does the same, drawn as a key on the button.
void setKeyShown(QAbstractButton& button, const QString& key);
[[nodiscard]] QString keyShown(const QWidget& button);
/// How wide that is, with what keeps it apart from the words; 0 without one.
[[nodiscard]] int widthOfKey(const QWidget& button);

/// All windows, panels, buttons and menus of the program speak one language: paper, ink, wood and brass.
class HouseStyle final : public QProxyStyle {
    Q_OBJECT

public:
    explicit HouseStyle(const art::RoomColors& colors);

    void setColors(const art::RoomColors& colors) { colors_ = colors; }
    [[nodiscard]] const art::RoomColors& colors() const { return colors_; }
    [[nodiscard]] static QPalette paletteFor(const art::RoomColors& colors);

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

private:
    void paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget) const;
    void paintKey(QPainter& painter, const QRect& button, const QWidget& widget, const QColor& ink) const;
    void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const QWidget* widget) const;

    art::RoomColors colors_;
};

/// The style of the program, with these colors from now on.
void useHouseStyle(const art::RoomColors& colors);
/// Whether the desktop that the program runs on is a dark one.
[[nodiscard]] bool isDesktopDark();
/// The colors it has now; those of the light room before it has any.
[[nodiscard]] const art::RoomColors& roomColors();

}  // namespace vallum::app
