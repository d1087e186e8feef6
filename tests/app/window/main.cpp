// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program.h"

#include <QSettings>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const vallum::app::Program program(argc, argv, QStringLiteral("vallum-test"));
    // Tests of other things watch no fights: a sheet would lie over what they look at.
    QSettings().setValue(QStringLiteral("table/fights"), QStringLiteral("off"));
    return RUN_ALL_TESTS();
}
