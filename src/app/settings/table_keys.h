// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/settings.h"

#include <vector>

class QKeyEvent;
class QMenu;

namespace vallum::app {

/// A key handled by the table's tools, and its effect.
struct TableKey {
    QString key;  // as printed on the keyboard; also the name that tools and menus use
    QString name;
    [[nodiscard]] QString id() const;
};
[[nodiscard]] const std::vector<TableKey>& allTableKeys();

/// Translates between the user's keys and those that the tools expect.
class TableKeys {
public:
    TableKeys() = default;
    explicit TableKeys(const Settings& settings);

    /// The key that the tools should receive; none if the user has reassigned it.
    [[nodiscard]] std::optional<QString> meantBy(const QString& pressed) const;
    /// The key that the user has to press for this key of the tools.
    [[nodiscard]] QString shown(const QString& key) const;
    /// Puts those keys into the entries of a menu that name a key of the tools.
    void showIn(QMenu& menu) const;

private:
    std::map<QString, QString> shown_;
};

/// Appends the key to a tooltip: "Pass through walls. Key K".
[[nodiscard]] QString withKey(const QString& text, const QString& key);

}  // namespace vallum::app
