// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/panel_steps.h"

#include <algorithm>
#include <iterator>

#include <QApplication>
#include <QWidget>

namespace vallum::app {

namespace {

bool takesKeys(const QWidget& widget) {
    return widget.isEnabled() && !widget.visibleRegion().isEmpty() &&
           (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// The widget that gets the focus on entering a panel: the first one in tab order.
QWidget* entranceOf(QWidget& panel) {
    if (takesKeys(panel)) return &panel;
    for (QWidget* it = panel.nextInFocusChain(); it != &panel; it = it->nextInFocusChain()) {
        if (panel.isAncestorOf(it) && takesKeys(*it)) return it;
    }
    return nullptr;
}

}  // namespace

void stepToPanel(QWidget& table, const std::vector<QWidget*>& all, PanelStep step) {
    std::vector<QWidget*> panels{&table};
    std::ranges::copy_if(all, std::back_inserter(panels),
                         [](QWidget* it) { return entranceOf(*it) != nullptr; });
    const QWidget* focus = QApplication::focusWidget();
    const auto here = std::ranges::find_if(panels, [focus](const QWidget* it) {
        return it == focus || (focus != nullptr && it->isAncestorOf(focus));
    });
    const auto count = static_cast<std::ptrdiff_t>(panels.size());
    const auto from = here == panels.end() ? 0 : here - panels.begin();
    const auto to = static_cast<std::size_t>((from + static_cast<int>(step) + count) % count);
    QWidget* entrance = entranceOf(*panels.at(to));
    if (entrance == nullptr) return;
    entrance->window()->setAttribute(Qt::WA_KeyboardFocusChange);  // otherwise no style shows the focus
    entrance->setFocus(Qt::TabFocusReason);
}

}  // namespace vallum::app
