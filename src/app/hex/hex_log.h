// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include <vallum/hex/system.h>

class QListWidget;

namespace vallum::app {

/// What happened, the newest last.
class HexLog final : public QWidget {
    Q_OBJECT

public:
    explicit HexLog(QWidget* parent = nullptr);

    void add(const hex::Battle& battle, const hex::Fact& fact);
    /// Something that is no fact, as that an answer was taken back.
    void note(const QString& words);
    void clear();
    [[nodiscard]] QStringList lines() const;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QListWidget* list_;
};

}  // namespace vallum::app
