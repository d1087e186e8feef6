// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace vallum::app {

/// Shows a message that something failed, and why.
void warn(QWidget& window, const QString& what, const QString& why);

}  // namespace vallum::app
