// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/warning.h"

#include <QMessageBox>

namespace vallum::app {

void warn(QWidget& window, const QString& what, const QString& why, const QString& details) {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Vallum"), QStringLiteral("<b>%1</b>").arg(what),
                    QMessageBox::Ok, &window);
    box.setInformativeText(why);
    box.setTextFormat(Qt::RichText);
    if (!details.isEmpty()) box.setDetailedText(details);
    box.exec();
}

}  // namespace vallum::app
