// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program.h"

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const vallum::app::Program program(argc, argv, QStringLiteral("vallum-test"));
    return RUN_ALL_TESTS();
}
