// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <map>
#include <string>

#include <QPixmap>
#include <QString>
#include <QWidget>

namespace vallum::app {

/// A page for designing a battle, which results in a scenario.
class OwnPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// If false, the page says what is missing.
    [[nodiscard]] virtual bool isReady() const = 0;
    /// The scenario as the text of a file; valid only if it is ready.
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual std::map<Seat, PlayerKind> players() const = 0;

Q_SIGNALS:
    void changed();
};

/// A kit that offers pages for designing battles.
class OffersOwnBattles {
public:
    virtual ~OffersOwnBattles() = default;
    [[nodiscard]] virtual OwnPage* makeOwnPage() const = 0;
    /// What its card on the shelf says.
    struct Invitation {
        QString title;
        QString remark;
    };
    [[nodiscard]] virtual Invitation invitation() const = 0;
    /// An empty table or board for a card on the shelf; null if an empty field table will do.
    [[nodiscard]] virtual QPixmap emptyCover(QSize /*size*/) const { return {}; }

protected:
    OffersOwnBattles() = default;
    OffersOwnBattles(const OffersOwnBattles&) = default;
    OffersOwnBattles(OffersOwnBattles&&) = default;
    OffersOwnBattles& operator=(const OffersOwnBattles&) = default;
    OffersOwnBattles& operator=(OffersOwnBattles&&) = default;
};

}  // namespace vallum::app
