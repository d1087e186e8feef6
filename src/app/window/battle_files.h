// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/documents.h"

#include <optional>

#include <QObject>
#include <QString>

namespace vallum::app {

class Desks;
class LessonDesk;

/// The battle of the window as a file: opens, saves and autosaves it, and asks before it is left.
class BattleFiles final : public QObject {
    Q_OBJECT

public:
    /// Messages appear over the window.
    BattleFiles(const Documents& documents, Desks& desks, LessonDesk& lessons, QWidget& window);

    /// Opens a scenario or a save. On failure the current battle stays open.
    bool open(const QString& path);
    /// Opens a scenario with these players and dice.
    bool openScenario(const QString& path, const Seating& seating);
    /// Asks for the file.
    void openOther();
    bool continueLast();
    /// Begins a battle that is not in a file of the player, or in this one.
    void begin(const Kit& kit, Opening opening, const QString& path = {});
    /// The same in place of the current battle, which is saved or set aside first.
    void beginInstead(const Kit& kit, Opening opening);
    /// The same with a scenario that is in no file, as text.
    void beginScenario(const Kit& kit, const std::string& text, const Seating& seating);

    void save();
    bool saveAs();
    bool saveTo(const QString& path);
    /// Saves the battle so that it can be continued. If that fails, shows one lasting warning, not one after
    /// each answer.
    void autosave();
    /// Asks before leaving a battle that is not saved anywhere.
    [[nodiscard]] bool mayBeLeft(const QString& question);
    /// The file that `save` writes to; empty: there is none yet.
    [[nodiscard]] const QString& path() const { return path_; }
    void complain(const QString& title, const FileError& error);

Q_SIGNALS:
    /// Another battle has begun on the current desk.
    void begun();
    void recentChanged();
    /// For the status bar; with no time, until something else is said.
    void remarked(const QString& words, int milliseconds);

private:
    struct Read {
        const Kit* kit;
        Opening opening;
    };
    [[nodiscard]] FromFile<Read> read(const QString& path);
    bool openWith(const QString& path, const std::optional<Seating>& seating);
    [[nodiscard]] bool makeRoom();
    void tell(const Damage& damage);

    const Documents& documents_;
    Desks& desks_;
    LessonDesk& lessons_;
    QWidget& window_;
    QString path_;
    bool isSaved_ = true;
};

}  // namespace vallum::app
