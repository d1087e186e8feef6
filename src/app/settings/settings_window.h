// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/shortcuts.h"

#include <vector>

#include <QDialog>

class QCheckBox;
class QFormLayout;
class QGroupBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace vallum::app {

/// All settings on one page with a search field. Changes apply immediately.
class SettingsWindow final : public QDialog {
    Q_OBJECT

public:
    SettingsWindow(SettingsKeeper& keeper, const Shortcuts& shortcuts, QWidget* parent = nullptr);

    void search(const QString& words);

private:
    /// A row of the page, with the words that the search looks through.
    struct Row {
        QGroupBox* group;
        QFormLayout* form;
        QWidget* control;
        QString words;
    };
    struct Key {
        Shortcuts::Entry entry;
        QKeySequenceEdit* edit;
        QLabel* remark;
    };

    QFormLayout* addGroup(const QString& title);
    void addRow(QFormLayout& form, const QString& name, QWidget& control, const QString& about);
    QCheckBox* addCheck(QFormLayout& form, const QString& name, bool now, const QString& about);
    void addTable();
    void addFights(QFormLayout& form);
    void addThinking(QFormLayout& form);
    void addLook();
    void addSound();
    void addLanguage(QFormLayout& form);
    void addKeys();
    void addKey(QFormLayout& form, const Shortcuts::Entry& entry);
    void refreshKeys();

    SettingsKeeper& keeper_;
    const Shortcuts& shortcuts_;
    QLineEdit* search_;
    QLabel* nothing_;
    QVBoxLayout* page_;
    QPushButton* resetKeys_ = nullptr;
    std::vector<Row> rows_;
    std::vector<Key> keys_;
};

}  // namespace vallum::app
