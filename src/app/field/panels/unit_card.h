// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <optional>
#include <vector>

#include <QWidget>

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// A unit as a large card: its name, its picture, its current values and its wounds. A tooltip explains each
/// value.
class UnitCard final : public QWidget {
    Q_OBJECT

public:
    explicit UnitCard(QWidget* parent = nullptr);

    void show(const field::Battle& battle, UnitId unit);
    void setArtPalette(const art::Palette& palette);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {240, heightForWidth(240)}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void showEvent(QShowEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent*) override;

private:
    enum class Change { none, better, worse };
    struct Value {
        QString number;
        QString name;
        QString why;  // the tooltip
        Change change = Change::none;
    };
    void fitHeight();
    [[nodiscard]] double pictureHeight(int width) const;
    void addValues(const field::Battle& battle, UnitId unit);
    [[nodiscard]] QRectF pictureRect() const;
    [[nodiscard]] QRectF rectOf(std::size_t value) const;
    void paintValues(QPainter& painter) const;
    void paintHealth(QPainter& painter) const;

    art::CardLook look_;
    art::Palette palette_ = art::lightPalette();
    QString name_;
    QString kind_;
    std::vector<Value> values_;
    int health_ = 0;
    int wounds_ = 0;
    bool isLow_ = false;  // in a low window the question needs the height more than the picture
};

}  // namespace vallum::app
