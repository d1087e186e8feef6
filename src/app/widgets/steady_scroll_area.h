// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace vallum::app {

/// Reserves space for its vertical scroll bar, so that
/// content does not shift or rewrap when the bar appears. Its content fades out where it goes on.
class SteadyScrollArea final : public QScrollArea {
public:
    explicit SteadyScrollArea(QWidget* parent = nullptr);
};

}  // namespace vallum::app
