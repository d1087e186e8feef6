// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/battle_files.h"

#include "language/texts.h"
#include "lessons/lesson_desk.h"
#include "widgets/file_choice.h"
#include "widgets/warning.h"
#include "window/desks.h"

#include <QFileInfo>
#include <QMessageBox>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>

namespace vallum::app {

BattleFiles::BattleFiles(const Documents& documents, Desks& desks, LessonDesk& lessons, QWidget& window)
    : QObject(&window),
      documents_(documents),
      desks_(desks),
      lessons_(lessons),
      window_(window) {}

bool BattleFiles::open(const QString& path) { return openWith(path, {}); }

bool BattleFiles::openScenario(const QString& path, const Seating& seating) {
    return openWith(path, seating);
}

void BattleFiles::openOther() {
    const QString path = fileToOpen(&window_, tr("Open a battle or a scenario"),
                                    tr("Battles and scenarios (*.vallum *.vallum-scenario *.json)"));
    if (!path.isEmpty()) open(path);
}

bool BattleFiles::continueLast() {
    if (!Documents::hasAutosave()) return false;
    auto found = read(QString::fromStdString(Documents::autosavePath().string()));
    if (!found) {
        complain(tr("The last battle cannot be continued"), found.error());
        return false;
    }
    begin(*found->kit, std::move(found->opening));
    return true;
}

FromFile<BattleFiles::Read> BattleFiles::read(const QString& path) {
    const std::string file = path.toStdString();
    return readFile(file).and_then([&](const std::string& text) {
        return documents_.kitFor(text, file).and_then([&](const Kit* kit) {
            return desks_.of(*kit).read(text, file).map([&](Opening opening) {
                auto& damage = opening.damage;
                if (damage && damage->copy.empty()) damage->copy = Documents::copyOf(file);
                return Read{kit, std::move(opening)};
            });
        });
    });
}

bool BattleFiles::openWith(const QString& path, const std::optional<Seating>& seating) {
    auto found = read(path);
    if (!found) {
        if (!QFileInfo::exists(path)) Documents::forget(path);
        Q_EMIT recentChanged();
        complain(tr("This file cannot be opened"), found.error());
        return false;
    }
    if (!makeRoom()) return false;
    Opening& opening = found->opening;
    // Overwrites a damaged file only if there is a copy of it.
    const bool isKept = !opening.damage || !opening.damage->copy.empty();
    const bool isNew = opening.isNew;
    if (seating) {
        opening.seating = *seating;
    } else if (isNew) {
        opening.seating.seed = Documents::newSeed();
    }
    begin(*found->kit, std::move(opening), !isNew && isKept ? path : QString());
    if (!seating) Documents::remember(path);
    Q_EMIT recentChanged();
    return true;
}

void BattleFiles::begin(const Kit& kit, Opening opening, const QString& path) {
    path_ = path;
    lessons_.takeNotice();
    desks_.choose(kit);
    opening.begin(opening.seating);
    Q_EMIT begun();
    desks_.now().openBattle();
    if (opening.damage) tell(*opening.damage);
}

void BattleFiles::beginInstead(const Kit& kit, Opening opening) {
    if (makeRoom()) begin(kit, std::move(opening));
}

void BattleFiles::beginScenario(const Kit& kit, const std::string& text, const Seating& seating) {
    auto opening = desks_.of(kit).read(text, {});
    if (!opening) return complain(tr("This battle cannot begin"), opening.error());
    opening->seating = seating;
    beginInstead(kit, *std::move(opening));
}

/// The battle waits while the message is open.
void BattleFiles::tell(const Damage& damage) {
    desks_.session().computers().setHalted(true);
    warn(window_, inQt(headline(damage.recovery)), sentence(damage), details(damage));
    desks_.session().computers().setHalted(false);
}

void BattleFiles::save() { path_.isEmpty() ? saveAs() : saveTo(path_); }

bool BattleFiles::saveAs() {
    if (!desks_.session().hasBattle()) return false;
    const QString name =
        path_.isEmpty() ? inData(desks_.session().file().title()) : QFileInfo(path_).completeBaseName();
    const QString path = fileToWrite(
        &window_, {tr("Save the battle"), name, QStringLiteral("vallum"), tr("Battles (*.vallum)")});
    return !path.isEmpty() && saveTo(path);
}

bool BattleFiles::saveTo(const QString& path) {
    if (!desks_.session().hasBattle()) return false;
    const auto saved = Documents::save(desks_.session(), path.toStdString());
    if (!saved) {
        complain(tr("The battle could not be saved"), saved.error());
        return false;
    }
    path_ = path;
    Documents::remember(path);
    Q_EMIT recentChanged();
    Q_EMIT remarked(tr("Saved as %1").arg(path), 5000);
    return true;
}

void BattleFiles::autosave() {
    const auto file = lessons_.keptIn().value_or(Documents::autosavePath());
    BattleDesk& desk = desks_.now();
    const auto saved = Documents::save(desk.session(), file);
    isSaved_ = saved.has_value();
    if (!saved) return desk.warn(QStringLiteral("⚠ ") + tr("Not saved to disk"), sentence(saved.error()));
    const QString name = QString::fromStdString(file.filename().string());
    desk.warn(Documents::isKeptApart() ? tr("Saved separately as %1").arg(name) : QString(),
              tr("Another window, or an earlier battle, is using the usual file."));
}

bool BattleFiles::mayBeLeft(const QString& question) {
    if (isSaved_ || !desks_.session().hasBattle()) return true;
    const auto wish = QMessageBox::question(
        &window_, tr("The battle is not saved"),
        tr("The battle could not be saved automatically.") + QLatin1Char(' ') + question,
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return wish == QMessageBox::Save ? saveAs() : wish == QMessageBox::Discard;
}

/// Sets the saved battle aside for another one.
bool BattleFiles::makeRoom() {
    if (!mayBeLeft(tr("Save it somewhere else before another begins?"))) return false;
    const QString last = QString::fromStdString(Documents::autosavePath().string());
    const auto aside = documents_.setAside();
    Q_EMIT recentChanged();
    if (aside) return true;
    const QString now = QString::fromStdString(Documents::autosavePath().string());
    warn(window_, tr("The last battle could not be moved to the recent files"),
         tr("It stays as %1. The new battle is saved as %2.").arg(last.toHtmlEscaped(), now.toHtmlEscaped()) +
             QStringLiteral("<br><br>") + sentence(aside.error()));
    return true;
}

void BattleFiles::complain(const QString& title, const FileError& error) {
    const QString line = QStringLiteral("<br>");
    if (isNoVallumFile(error)) {
        const QString file = QString::fromStdString(error.file).toHtmlEscaped();
        return warn(window_, title, tr("This is not a Vallum battle.") + line + file);
    }
    const QString where = sentence(error);
    warn(window_, title,
         error.place == "/format"           ? tr("This is not a Vallum battle.") + line + where
         : error.place.starts_with("line ") ? tr("The file is damaged.") + line + where
                                            : where);
}

}  // namespace vallum::app
