// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "app/look/looks.h"

/// Hex battles in the complete window.
namespace vallum::app {
namespace {

class HexLook : public HexWindow {};

TEST_F(HexLook, OfABattle) {
    fightUntil(3);
    expectReadable(*window_, "en", "hex");
    playFirstCard();
    expectReadable(*window_, "en", "hex-card");
}

TEST_F(HexLook, OfTheEnd) {
    ASSERT_TRUE(window_->files().open(telamon));
    session().computers().setPace(0);
    seatAll(PlayerKind::greedy);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window_->findChild<EndSheet*>() != nullptr; }, 60'000));
    expectReadable(*window_, "en", "hex-end");
}

}  // namespace
}  // namespace vallum::app
