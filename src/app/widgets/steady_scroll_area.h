// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace vallum::app {

/// Keeps the room of its vertical bar free while there is none, so that nothing inside moves aside or breaks
/// its lines anew when the bar comes and goes.
class SteadyScrollArea final : public QScrollArea {
public:
    explicit SteadyScrollArea(QWidget* parent = nullptr);
};

}  // namespace vallum::app
