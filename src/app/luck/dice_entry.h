// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace vallum::app {

class TypedDice;
class Session;

/// For typing in dice thrown on a real table, with the keys 1 to 6 or the matching buttons. They can be
/// corrected until confirmed.
class DiceEntry final : public QWidget {
    Q_OBJECT

public:
    /// For the dice that the session is waiting for.
    explicit DiceEntry(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] const std::vector<int>& faces() const { return faces_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent*) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    bool take(const QKeyEvent& event);
    void add(int face);
    void takeBack();
    void confirm();
    void say(const QString& words);
    void refresh();

    Session& session_;
    int dice_;
    std::vector<int> faces_;
    bool isConfirmed_ = false;
    QPointer<QWidget> focusBefore_;
    TypedDice* row_;
    QLabel* words_;
    std::vector<QPushButton*> numbers_;
    QPushButton* back_;
    QPushButton* confirm_;
};

}  // namespace vallum::app
