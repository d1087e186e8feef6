// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace vallum::app {

/// Says before a window that something did not work, and why.
void warn(QWidget& window, const QString& what, const QString& why);

}  // namespace vallum::app
