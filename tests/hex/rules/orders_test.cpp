// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_orders.h"

namespace vallum::hex {
namespace {

using namespace test;

TEST(HEX81, ALeaderWhoHasFallenCommandsNobody) {
    const auto led = [](Fate fate) {
        return army({{"MI", {6, 2}}}, "leader-and-three")
            .leader(bottom, {6, 2})
            .with([&](Battle& it, Setting&) { it.leaders.front().fate = fate; });
    };
    const OrdersChosen chief{.chief = l(0)};
    EXPECT_EQ(orders(led(Fate::onBoard), {0}, chief), "allowed");
    EXPECT_EQ(orders(led(Fate::eliminated), {0}, chief), "HEX-81");
}

}  // namespace
}  // namespace vallum::hex
