// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/battle_desk.h"
#include "session/documents.h"

namespace vallum::app {

/// The table of field battles as the window knows every desk.
class FieldDesk final : public BattleDesk {
    Q_OBJECT

public:
    FieldDesk(FieldSession& session, const Documents& documents, QWidget& table);

    [[nodiscard]] Session& session() override { return session_; }
    [[nodiscard]] FromFile<Opening> read(std::string_view text, const std::string& file) override;
    [[nodiscard]] Opening openingOf(Opened opened);
    void openBattle() override { Q_EMIT opened(); }
    void note(const QString& words) override { Q_EMIT noted(words); }
    void warn(const QString& words, const QString& why) override { Q_EMIT warned(words, why); }

Q_SIGNALS:
    void opened();
    void noted(const QString& words);
    void warned(const QString& words, const QString& why);

private:
    FieldSession& session_;
    const Documents& documents_;
};

}  // namespace vallum::app
