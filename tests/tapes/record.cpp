// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "tapes/golden.h"

#include <iostream>

#include <vallum/core/text_file.h>

/// tools/tapes
int main() {
    using namespace vallum;
    std::filesystem::create_directories(players::tapesDirectory());
    for (const players::Golden& golden : players::goldenBattles()) {
        const auto path = players::tapesDirectory() / (golden.name() + ".json");
        const auto written = writeFileSafely(path, field::saveText(golden.recorded()));
        if (written) continue;
        std::cerr << toText(written.error()) << '\n';
        return 1;
    }
    return 0;
}
