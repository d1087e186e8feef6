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

/// Takes pictures of windows and saves them in a folder. Given a screen, the program's window fills it, and
/// anything that does not fit is reported.
class Camera {
public:
    explicit Camera(const QString& folder, std::optional<QSize> screen = {});

    /// Sizes the program's window to suit the picture, or to the screen.
    void frame(QWidget& window, QSize best) const;
    void take(QWidget& widget, QAnyStringView name) const;
    /// Takes a modal dialog and closes it without an answer.
    void takeDialog(QAnyStringView name, const std::function<void()>& open) const;

private:
    void tellWhatDoesNotFit(const QWidget& widget, const QString& name) const;

    QString folder_;
    std::optional<QSize> screen_;
};

/// Texts that are partly invisible.
[[nodiscard]] QStringList cutOff(const QWidget& widget);

}  // namespace vallum::app
