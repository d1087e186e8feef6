// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"

#include <filesystem>
#include <map>
#include <optional>
#include <vector>

#include <QWidget>

class QLabel;
class QListWidget;
class QVBoxLayout;

namespace vallum::app {

class Documents;
class SeatsForm;

/// The battles that are shipped for a kit, and who plays the one that is marked.
class KitPage final : public QWidget {
    Q_OBJECT

public:
    KitPage(const Kit& kit, const Documents& documents, QWidget* parent = nullptr);

    /// Of the one that is marked, if it can be read.
    [[nodiscard]] std::optional<QString> file() const;
    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

Q_SIGNALS:
    void changed();
    void chosen();

protected:
    void showEvent(QShowEvent*) override;

private:
    void readAll();
    void showScenario();

    const Kit& kit_;
    std::vector<std::filesystem::path> files_;
    std::vector<FromFile<Glimpse>> scenarios_;  // by row; read when they are first looked at
    QListWidget* titles_;
    QLabel* picture_;
    QLabel* title_;
    QLabel* text_;
    QVBoxLayout* who_;
    SeatsForm* seats_ = nullptr;
};

}  // namespace vallum::app
