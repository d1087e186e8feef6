// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <map>

#include <QString>
#include <QWidget>

namespace vallum::app {

/// A page for designing a battle, which results in a scenario file.
class OwnPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// If false, the page says what is missing.
    [[nodiscard]] virtual bool isReady() const = 0;
    /// Writes the scenario to the save folder and returns its path. A failure is reported when the file is
    /// opened.
    [[nodiscard]] virtual QString file() const = 0;
    [[nodiscard]] virtual std::map<Seat, PlayerKind> players() const = 0;

Q_SIGNALS:
    void changed();
};

/// A kit that offers pages for designing battles.
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
