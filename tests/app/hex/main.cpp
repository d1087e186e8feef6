// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/faces.h"
#include "room/house_style.h"

#include <QApplication>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    const QApplication application(argc, argv);
    vallum::art::loadFaces();
    QApplication::setFont(vallum::art::textFont(100));
    vallum::app::useHouseStyle(vallum::art::lightRoom());
    return RUN_ALL_TESTS();
}
