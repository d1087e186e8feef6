// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/warning.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QEvent>
#include <QMessageBox>

namespace vallum::app {

namespace {

/// A key pressed for what was there before must not put the message away unread.
class LateKeys final : public QObject {
public:
    explicit LateKeys(QMessageBox& box) : QObject(&box) {
        since_.start();
        box.installEventFilter(this);
        for (QAbstractButton* button : box.buttons()) button->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        constexpr qint64 late = 1200;
        const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
        return (isKey && since_.elapsed() < late) || QObject::eventFilter(watched, event);
    }

private:
    QElapsedTimer since_;
};

}  // namespace

void warn(QWidget& window, const QString& what, const QString& why, const QString& details) {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Vallum"), QStringLiteral("<b>%1</b>").arg(what),
                    QMessageBox::Ok, &window);
    box.setInformativeText(why);
    box.setTextFormat(Qt::RichText);
    if (!details.isEmpty()) box.setDetailedText(details);
    new LateKeys(box);
    box.exec();
}

}  // namespace vallum::app
