// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace vallum::app {

/// Shows a message that something failed, and why. The details are plain text behind a button.
void warn(QWidget& window, const QString& what, const QString& why, const QString& details = {});

}  // namespace vallum::app
