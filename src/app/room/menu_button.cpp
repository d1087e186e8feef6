// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/menu_button.h"

#include "room/house_style.h"

#include <QMenu>

namespace vallum::app {

MenuButton::MenuButton(QWidget* parent) : QPushButton(QStringLiteral("☰"), parent) {
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFixedWidth(40);
    setRank(*this, Rank::onBar);
    setAccessibleName(tr("Menu"));
    setToolTip(tr("All menus"));
    hide();
}

void MenuButton::offer(QMenu* menus) {
    setVisible(menus != nullptr);
    disconnect(this, &QPushButton::clicked, nullptr, nullptr);
    if (menus == nullptr) return;
    connect(this, &QPushButton::clicked, this, [this, menus] {
        menus->popup(mapToGlobal(QPoint(width() - menus->sizeHint().width(), height())));
    });
}

}  // namespace vallum::app
