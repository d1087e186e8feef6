// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"
#include "field/words/purpose_text.h"

#include <optional>
#include <vector>

#include <QStringList>
#include <QWidget>

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// A unit as a large card: its name, its picture, its current values and its wounds. A tooltip explains each
/// value, and the signs on the picture.
class UnitCard final : public QWidget {
    Q_OBJECT

public:
    /// How much of it is shown.
    enum class Part { whole, withoutPicture, name };

    explicit UnitCard(QWidget* parent = nullptr);

    void show(const field::Battle& battle, UnitId unit);
    void setArtPalette(const art::Palette& palette);
    void setPart(Part part);

    [[nodiscard]] int heightOf(Part part, int width) const;
    [[nodiscard]] int heightForWidth(int width) const override { return heightOf(Part::whole, width); }
    /// The tooltip there.
    [[nodiscard]] QString whyAt(QPoint point) const;
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
        QStringList why;  // the lines of the tooltip
        Change change = Change::none;
    };
    static Change changeOf(int now, int printed);
    static QString about(ValueOfUnit value, const Sum& sum, int perUnit = 1);
    void fitHeight();
    [[nodiscard]] double pictureHeight(int width) const;
    void addValues(const field::Battle& battle, UnitId unit);
    void addHealth(const field::Battle& battle, UnitId unit);
    [[nodiscard]] QString wordsOfHealth() const;
    [[nodiscard]] double headHeight() const;
    [[nodiscard]] QRectF pictureRect() const;
    [[nodiscard]] QRectF rectOf(std::size_t value) const;
    void paintPicture(QPainter& painter) const;
    void paintValues(QPainter& painter) const;
    [[nodiscard]] QRectF healthRect() const;
    void paintHealth(QPainter& painter) const;

    art::CardLook look_;
    art::Palette palette_ = art::lightPalette();
    QString name_;
    QString kind_;
    std::vector<Value> values_;
    int health_ = 0;
    int wounds_ = 0;
    QStringList whyHealth_;
    QString brief_;  // all values in a line
    QString signs_;  // on the picture
    Part part_ = Part::whole;
    bool isLow_ = false;  // in a low window the question needs the height more than the picture
};

}  // namespace vallum::app
