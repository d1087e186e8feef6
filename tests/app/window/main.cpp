// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program.h"

#include <QSettings>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const vallum::app::Program program(argc, argv, QStringLiteral("vallum-test"));
    // In other tests a fight's sheet would cover what they look at.
    QSettings().setValue(QStringLiteral("table/fights"), QStringLiteral("off"));
    return RUN_ALL_TESTS();
}
