// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_session.h"
#include "kits/battle_desk.h"

namespace vallum::app {

class HexDesk;
class SheetHost;

/// The desk of hex battles in the window, with their session.
class HexBattleDesk final : public BattleDesk {
    Q_OBJECT

public:
    explicit HexBattleDesk(const hex::Library& library);

    [[nodiscard]] HexSession& session() override { return session_; }
    [[nodiscard]] FromFile<Opening> read(std::string_view text, const std::string& file) override;
    void openBattle() override { showAll(); }
    void fill(const DeskMenus& menus) override;
    void note(const QString& words) override;
    void warn(const QString& words, const QString& why) override;
    [[nodiscard]] std::optional<art::Side> lookOf(Seat seat) const override;
    void setArtPalette(const art::Palette& palette) override;
    void setPace(int milliseconds) override;
    [[nodiscard]] HexDesk& desk() { return *desk_; }

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void showAll();
    void showNews();
    void showQuestion();
    /// Dice that somebody throws on a real table are typed in, once all has been shown that led to them.
    void askForDice();
    [[nodiscard]] std::optional<Asked<hex::System>> open() const;

    const hex::Library& library_;
    HexSession session_;
    HexDesk* desk_;
    SheetHost* sheets_;
    std::optional<std::size_t> diceAfter_;  // so many answers they are asked for
};

}  // namespace vallum::app
