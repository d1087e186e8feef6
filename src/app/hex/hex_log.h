// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include <QWidget>

#include <vallum/hex/system.h>

class QListWidget;
class QListWidgetItem;

namespace vallum::app {

/// What happened, the newest last.
class HexLog final : public QWidget {
    Q_OBJECT

public:
    explicit HexLog(QWidget* parent = nullptr);

    /// The places, among all that happened, of the facts that are added next.
    void expect(std::vector<std::size_t> happenings);
    void add(const hex::Battle& battle, const hex::Fact& fact);
    /// In a replay only the first so many things have happened yet: the others are grayed.
    void setTold(std::optional<std::size_t> happenings);
    /// Something that is no fact, as that an answer was taken back.
    void note(const QString& words);
    void clear();
    [[nodiscard]] QStringList lines() const;

Q_SIGNALS:
    /// Somebody wants to see when this happened.
    void momentWanted(std::size_t happening);

protected:
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void dress(QListWidgetItem& item) const;

    QListWidget* list_;
    std::deque<std::size_t> expected_;
    std::optional<std::size_t> told_;
};

}  // namespace vallum::app
