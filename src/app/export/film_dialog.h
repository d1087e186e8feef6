// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_work.h"

#include <memory>

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace vallum::app {

/// Asks for the turns to film, and for the film's size, speed and format.
class FilmDialog final : public QDialog {
    Q_OBJECT

public:
    explicit FilmDialog(std::unique_ptr<FilmSource> source, QWidget* parent = nullptr);
    ~FilmDialog() override;

    void setFilm(const Film& film);
    [[nodiscard]] Film film() const;
    /// GIF or WebP, depending on the extension; without one, a folder of frames.
    Ending saveTo(const QString& file);

private:
    void askForFile();
    void keepOrder();

    std::unique_ptr<FilmSource> source_;
    QSpinBox* from_;
    QSpinBox* to_;
    QSpinBox* width_;
    QDoubleSpinBox* seconds_;
    QComboBox* kind_;
};

}  // namespace vallum::app
