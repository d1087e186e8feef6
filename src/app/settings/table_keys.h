// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/settings.h"

#include <vector>

class QKeyEvent;

namespace vallum::app {

/// A key that the tools of the table know, and what it does there.
struct TableKey {
    QString key;  // as it is printed on the keyboard, and as tools and menus call it
    QString name;
    [[nodiscard]] QString id() const;
};
[[nodiscard]] const std::vector<TableKey>& allTableKeys();

/// Between the keys as the player has set them and those that the tools know.
class TableKeys {
public:
    TableKeys() = default;
    explicit TableKeys(const Settings& settings);

    /// What a tool is to hear of a key; a key that has been given away means nothing any more.
    [[nodiscard]] std::optional<QString> meantBy(const QString& pressed) const;
    /// What the player has to press for what the tools call so.
    [[nodiscard]] QString shown(const QString& key) const;

private:
    std::map<QString, QString> shown_;
};

/// "Pass through walls. Key K": the sentence that a tooltip ends with.
[[nodiscard]] QString withKey(const QString& text, const QString& key);

}  // namespace vallum::app
