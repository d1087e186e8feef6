// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QVBoxLayout;

namespace vallum::app {

class OwnBattlePage;
class KitPage;
class ScenarioPage;

/// A battle that is shipped, or one of the players' own.
class NewBattlePage final : public QWidget {
    Q_OBJECT

public:
    explicit NewBattlePage(const Documents& documents, QWidget* parent = nullptr);

    /// Of a scenario of another kit than that of field battles.
    [[nodiscard]] std::optional<QString> file() const;
    /// Otherwise; only while it can begin.
    [[nodiscard]] const field::Scenario& scenario() const;
    [[nodiscard]] Seating seating() const;
    void takeNewSeed();

Q_SIGNALS:
    void begun();

private:
    [[nodiscard]] bool isOwn() const;
    /// The page of another kit, if one is open.
    [[nodiscard]] const KitPage* kitPage() const;
    [[nodiscard]] bool isReady() const;
    void buildBottom(QVBoxLayout& column);
    void openTab();
    void refresh();

    const Documents& documents_;
    QTabWidget* tabs_;
    ScenarioPage* shipped_;
    QWidget* ownTab_;
    OwnBattlePage* own_ = nullptr;  // made when it is opened for the first time
    QSpinBox* seed_;
    QCheckBox* realDice_;
    QPushButton* begin_;
};

}  // namespace vallum::app
