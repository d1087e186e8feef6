// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QAnyStringView>
#include <QSize>
#include <QString>
#include <QStringList>

class QWidget;

namespace vallum::app {

/// Takes pictures of windows and keeps them in a folder. Before a screen the window of the program fills it,
/// and whatever does not fit is told.
class Camera {
public:
    explicit Camera(const QString& folder, std::optional<QSize> screen = {});

    /// The window of the program, as large as suits the picture, or as the screen.
    void frame(QWidget& window, QSize best) const;
    void take(QWidget& widget, QAnyStringView name) const;
    /// A dialog that does not let go until it is answered; it is closed without an answer.
    void takeDialog(QAnyStringView name, const std::function<void()>& open) const;

private:
    void tellWhatDoesNotFit(const QWidget& widget, const QString& name) const;

    QString folder_;
    std::optional<QSize> screen_;
};

/// The words in it that cannot be read whole.
[[nodiscard]] QStringList cutOff(const QWidget& widget);

}  // namespace vallum::app
