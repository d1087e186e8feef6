// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QPointer>

#include <vallum/field/facts.h>

namespace vallum::app {

class EndSheet;
class FightDesk;
class Replay;
class FieldSession;
class SheetHost;
class TableScene;

/// Shows how a battle ended, once, when the table has finished showing its last moment.
class EndDesk final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        FieldSession& session;
        TableScene& scene;
        FightDesk& fights;
        SheetHost& sheets;
        Replay& replay;
    };
    EndDesk(const Parts& parts, QObject* parent);

    void show();

Q_SIGNALS:
    void showingChanged(bool isShowing);
    void analysisWanted();
    void reportWanted();
    void rematchWanted();

private:
    void notice();
    void showWhenQuiet();
    void watch(std::size_t moment);

    Parts parts_;
    QPointer<EndSheet> sheet_;
    bool isDue_ = false;
    bool isShown_ = false;
};

}  // namespace vallum::app
