// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QWidget>

class QPainter;

namespace vallum::app {

/// One side of a fight on its sheet: a picture in the shape of a unit's card, and its state in words below.
class ContenderCard : public QWidget {
    Q_OBJECT

public:
    explicit ContenderCard(const art::Palette& palette, QWidget* parent = nullptr);

    virtual void setArtPalette(const art::Palette& palette);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint() * 0.6; }

protected:
    [[nodiscard]] const art::Palette& artPalette() const { return palette_; }
    /// The height of the words and the gap above them.
    [[nodiscard]] static double wordsHeight();
    void drawWords(QPainter& painter, const QString& html, double top) const;
    /// HTML that shows what is put in for `%1` in the color of bad news.
    [[nodiscard]] static QString asBadNews();

private:
    art::Palette palette_;
};

}  // namespace vallum::app
