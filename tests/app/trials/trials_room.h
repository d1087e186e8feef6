// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/shipped.h"
#include "hex/hex_kit.h"
#include "language/language.h"
#include "start/start_page.h"
#include "trials/add_trials.h"
#include "trials/trial_choice.h"
#include "trials/trial_form.h"
#include "trials/trial_runner.h"
#include "trials/trials_page.h"
#include "window/main_window.h"

#include <algorithm>
#include <memory>

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <vallum/field/files/library.h>
#include <vallum/hex/files/library.h>

namespace vallum::app {

/// The trials page, opened from the first page, with no trial fought yet.
class TrialsPageTest : public testing::Test {
protected:
    explicit TrialsPageTest(const QString& language = QStringLiteral("en")) {
        useLanguage(language);
        Documents::setAutosavePath(folder_.filePath(QStringLiteral("autosave.vallum")).toStdString());
        auto kit = loadHexKit(VALLUM_SOURCE_DIR "/resources");
        window_ = std::make_unique<MainWindow>(shippedDocuments({kit.value()}));
        page_ = &addTrials(*window_, runner_);
        window_->resize(1440, 900);
        window_->show();
        click(StartPage::tr("&Trials"));
    }
    ~TrialsPageTest() override { useLanguage(QStringLiteral("en")); }

    void click(const QString& words) const {
        for (auto* button : window_->findChildren<QPushButton*>()) {
            if (button->text() != words || !button->isVisible()) continue;
            return QTest::mouseClick(button, Qt::LeftButton);
        }
        ADD_FAILURE() << "no button " << words.toStdString();
    }
    [[nodiscard]] TrialChoice& choice() const { return page_->form().choice(); }
    /// The row of this file's battle in the list.
    [[nodiscard]] int rowOf(const QString& file) const {
        for (int row = 0; row != choice().count(); ++row) {
            if (choice().item(row)->toolTip() == file) return row;
        }
        ADD_FAILURE() << file.toStdString();
        return 0;
    }
    void clickBattle(const QString& file) const {
        QListWidgetItem* item = choice().item(rowOf(file));
        choice().scrollToItem(item);
        QTest::mouseClick(choice().viewport(), Qt::LeftButton, {}, choice().visualItemRect(item).center());
    }
    [[nodiscard]] QStringList chosen() const {
        QStringList titles;
        for (const ShelfBattle* it : choice().chosen()) titles << it->title();
        return titles;
    }
    /// Fights a small trial of the chosen battles to its end.
    void fight(int battles, const QString& player = QStringLiteral("random")) const {
        auto boxes = page_->form().findChildren<QSpinBox*>();
        boxes.front()->setValue(battles);
        auto* players = page_->form().findChildren<QComboBox*>().front();
        players->setCurrentIndex(players->findData(player));
        click(TrialForm::tr("&Fight"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return runner_.state() == TrialRunner::State::ended; }, 60'000));
    }

    QTemporaryDir folder_;
    TrialRunner runner_{field::loadLibrary(VALLUM_SOURCE_DIR "/resources").value(),
                        hex::loadLibrary(VALLUM_SOURCE_DIR "/resources").value()};
    std::unique_ptr<MainWindow> window_;
    TrialsPage* page_ = nullptr;
};

}  // namespace vallum::app
