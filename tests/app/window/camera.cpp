// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"

#include "room/house_style.h"
#include "widgets/wordy_button.h"

#include <cstdio>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace vallum::app {

namespace {

void settle() {
    for (int round = 0; round != 5; ++round) QApplication::processEvents();
}

/// The part of a widget not cut off by its parents; what can be scrolled to counts as visible.
QRect seenOf(const QWidget& widget, const QWidget& window) {
    QRect seen = widget.rect();
    for (const QWidget* inside = &widget; inside != &window; inside = inside->parentWidget()) {
        const QWidget* around = inside->parentWidget();
        if (qobject_cast<const QAbstractScrollArea*>(around->parentWidget()) != nullptr) break;
        seen &= QRect(widget.mapFrom(around, QPoint(0, 0)), around->size());
    }
    return seen;
}

QString wordsOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
    if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) return choice->currentText();
    return {};
}

bool showsOnlyIcon(const QToolButton& button) {
    return button.toolButtonStyle() == Qt::ToolButtonIconOnly && !button.icon().isNull();
}

/// The space that the text needs at its current width.
QSize needOf(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label != nullptr && label->wordWrap())
        return {label->minimumSizeHint().width(), label->heightForWidth(label->width())};
    if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) {
        constexpr int arrow = 24;
        return {choice->fontMetrics().horizontalAdvance(choice->currentText()) + arrow, 0};
    }
    if (qobject_cast<const WordyButton*>(&widget) != nullptr) return widget.minimumSizeHint();
    if (const auto* tool = qobject_cast<const QToolButton*>(&widget); tool != nullptr && showsOnlyIcon(*tool))
        return {};
    // A button's size hint has wide margins that it can do without.
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        const QFontMetrics letters = button->fontMetrics();
        const QString words = button->text().remove(QLatin1Char('&'));
        return {letters.size(Qt::TextSingleLine, words).width() + widthOfKey(*button), letters.ascent()};
    }
    return label != nullptr ? label->sizeHint() : widget.minimumSizeHint();
}

}  // namespace

QStringList cutOff(const QWidget& widget) {
    QStringList words;
    for (const QWidget* part : widget.findChildren<QWidget*>()) {
        if (!part->isVisible() || part->window() != widget.window() || wordsOf(*part).isEmpty()) continue;
        const QSize need = needOf(*part);
        const QSize seen = seenOf(*part, widget).size();
        if (need.width() > seen.width() || need.height() > seen.height()) words << wordsOf(*part);
    }
    return words;
}

Camera::Camera(const QString& folder, std::optional<QSize> screen) : folder_(folder), screen_(screen) {
    QDir().mkpath(folder);
}

void Camera::frame(QWidget& window, QSize best) const {
    window.resize(screen_.value_or(best));
    settle();
}

void Camera::take(QWidget& widget, QAnyStringView name) const {
    settle();
    widget.grab().save(QDir(folder_).filePath(name.toString() + QStringLiteral(".png")));
    if (screen_) tellWhatDoesNotFit(widget, name.toString());
}

void Camera::tellWhatDoesNotFit(const QWidget& widget, const QString& name) const {
    const QSize size = widget.size();
    if (size.width() > screen_->width() || size.height() > screen_->height())
        std::printf("%s is larger than the screen: %d by %d\n", qPrintable(name), size.width(),
                    size.height());
    for (const QString& words : cutOff(widget))
        std::printf("%s cuts off: %s\n", qPrintable(name), qPrintable(words.simplified().left(80)));
}

void Camera::takeDialog(QAnyStringView name, const std::function<void()>& open) const {
    bool taken = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr || taken) return;
        taken = true;
        take(*dialog, name);
        dialog->close();
    });
    look.start(1);
    open();
    if (!taken) std::printf("%s did not open\n", qPrintable(name.toString()));
}

}  // namespace vallum::app
