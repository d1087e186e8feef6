// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/file_choice.h"

#include <QDir>
#include <QFileDialog>
#include <QSettings>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

const FileWish wish{QStringLiteral("Save the battle"), QStringLiteral("Pyrrhus: \"never/again\"?"),
                    QStringLiteral("vallum"), QStringLiteral("Battles (*.vallum)")};

TEST(FileChoice, ADialogBeginsWhereTheLastFileWasAndOffersAName) {
    const QTemporaryDir folder;
    QSettings().setValue(QStringLiteral("folder"), folder.path());
    QFileDialog dialog;
    prepare(dialog, wish);
    EXPECT_EQ(dialog.directory(), QDir(folder.path()));
    EXPECT_EQ(dialog.selectedFiles().value(0),
              folder.filePath(QStringLiteral("Pyrrhus- -never-again--.vallum")));
    EXPECT_EQ(dialog.defaultSuffix(), QStringLiteral("vallum"));
    EXPECT_EQ(dialog.acceptMode(), QFileDialog::AcceptSave);
    EXPECT_FALSE(dialog.testOption(QFileDialog::DontConfirmOverwrite));
}

TEST(FileChoice, WithoutThatFolderItBeginsAtHome) {
    QSettings().setValue(QStringLiteral("folder"), QStringLiteral("/nowhere/at/all"));
    QFileDialog dialog;
    prepare(dialog, {{}, {}, QStringLiteral("pdf"), {}});
    EXPECT_TRUE(dialog.directory().exists());
    EXPECT_EQ(QFileInfo(dialog.selectedFiles().value(0)).fileName(), QStringLiteral("vallum.pdf"));
}

}  // namespace
}  // namespace vallum::app
