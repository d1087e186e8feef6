// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QWidget>

namespace vallum::app {

class Chronicle;
class Stage;

/// One line under the table on the second screen: turn, phase, active side and latest event, in letters
/// readable from the back of a room.
class Headlines final : public QWidget {
    Q_OBJECT

public:
    Headlines(const Chronicle& chronicle, const Stage& stage, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// Takes them from the session.
    void refresh();
    /// For example "Turn 3 · Movement".
    [[nodiscard]] const QString& when() const { return when_; }
    /// For example "Rome".
    [[nodiscard]] const QString& who() const { return who_; }
    /// The last sentence of the log.
    [[nodiscard]] const QString& news() const { return news_; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QString moment() const;
    [[nodiscard]] QString actor() const;
    [[nodiscard]] double widthOfPlate() const;
    void paintPlate(QPainter& painter, const QRectF& area) const;
    void paintNews(QPainter& painter, const QRectF& area) const;

    const Chronicle& chronicle_;
    const Stage& stage_;
    art::Palette palette_ = art::lightPalette();
    QColor side_;
    QString when_;
    QString who_;
    QString news_;
};

}  // namespace vallum::app
