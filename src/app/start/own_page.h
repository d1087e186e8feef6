// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <map>

#include <QString>
#include <QWidget>

namespace vallum::app {

/// Where players make a battle of their own; it ends in a scenario file.
class OwnPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Otherwise the page says what is missing.
    [[nodiscard]] virtual bool isReady() const = 0;
    /// Writes what is on the page where battles are kept. Where that cannot be done, whoever opens the file
    /// says so.
    [[nodiscard]] virtual QString file() const = 0;
    [[nodiscard]] virtual std::map<Seat, PlayerKind> players() const = 0;

Q_SIGNALS:
    void changed();
};

/// A kit whose players can make battles of their own.
class OffersOwnBattles {
public:
    virtual ~OffersOwnBattles() = default;
    [[nodiscard]] virtual OwnPage* makeOwnPage() const = 0;

protected:
    OffersOwnBattles() = default;
    OffersOwnBattles(const OffersOwnBattles&) = default;
    OffersOwnBattles(OffersOwnBattles&&) = default;
    OffersOwnBattles& operator=(const OffersOwnBattles&) = default;
    OffersOwnBattles& operator=(OffersOwnBattles&&) = default;
};

}  // namespace vallum::app
