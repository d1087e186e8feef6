// SPDX-License-Identifier: GPL-3.0-or-later
#include <variant>

#include <vallum/core/chance.h>
#include <vallum/core/random.h>
#include <vallum/players/hex_players.h>

namespace vallum::players {

bool HexRandomPlayer::knows(const OpenQuestion<hex::System>& asked) const { return asked.seat != chance; }

hex::Answer HexRandomPlayer::answer(const hex::Battle& battle, const OpenQuestion<hex::System>& asked) {
    auto options = hex::System::options(battle, asked.question);
    Stream stream(Stream(seed_).next() + asked.number);
    return std::move(options.at(stream.below(options.size())));
}

}  // namespace vallum::players
