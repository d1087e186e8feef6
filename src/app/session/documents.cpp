// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/documents.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <vallum/core/text_file.h>
#include <vallum/field/files/save_file.h>

namespace vallum::app {

namespace fs = std::filesystem;

namespace {

constexpr int recentFiles = 8;

fs::path& autosave() {
    static fs::path path;
    return path;
}

std::string wordFor(Who who) {
    switch (who) {
        case Who::person: return "person";
        case Who::random: return "random";
        case Who::greedy: return "greedy";
    }
    return "person";
}

Who whoFrom(const std::string& word) {
    if (word == "random") return Who::random;
    if (word == "greedy") return Who::greedy;
    return Who::person;
}

field::SavedSeats seatsOf(const Seating& seating) {
    field::SavedSeats seats;
    seats.seed = static_cast<int>(seating.seed);
    for (const auto& [seat, who] : seating.players) seats.players.push_back({seat, wordFor(who)});
    return seats;
}

Seating seatingOf(const field::SavedSeats& seats, const field::Scenario& scenario) {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(seats.seed);
    for (const field::Side& side : scenario.setting->sides) seating.players[side.seat] = Who::person;
    for (const auto& [seat, who] : seats.players) seating.players[seat] = whoFrom(who);
    return seating;
}

FileError replayFailure(const ReplayError& error, const std::string& file) {
    const std::string rule = error.refusal ? std::string(error.refusal->rule.text()) : "another digest";
    return {file, "/tape/" + std::to_string(error.answer), rule, "an answer that the rules take"};
}

}  // namespace

Expected<Documents, FileError> Documents::load() {
    auto resources = field::resourceDirectory();
    if (!resources) return tl::unexpected<FileError>(resources.error());
    auto library = field::loadLibrary(*resources);
    if (!library) return tl::unexpected<FileError>(library.error());
    Documents documents;
    documents.resources_ = *resources;
    documents.library_ = std::move(*library);
    return documents;
}

std::vector<fs::path> Documents::scenarios() const {
    std::vector<fs::path> found;
    for (const fs::path& folder : {resources_ / "scenarios", resources_.parent_path() / "scenarios"}) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder, none)) {
            if (entry.path().extension() == ".json") found.push_back(entry.path());
        }
    }
    std::ranges::sort(found);
    return found;
}

Expected<field::Scenario, FileError> Documents::scenario(const fs::path& path) const {
    return field::loadScenario(path, library_);
}

Expected<Opened, FileError> Documents::open(const fs::path& path) const {
    auto text = readFile(path);
    if (!text) return tl::unexpected<FileError>(text.error());
    const std::string file = path.string();
    if (text->find("\"vallum-scenario\"") < text->find("\"vallum-battle\"")) {
        auto scenario = field::scenarioFrom(*text, library_, file);
        if (!scenario) return tl::unexpected<FileError>(scenario.error());
        return Opened{scenario->scenario, seatingOf({}, scenario->scenario)};
    }
    auto save = field::loadSavedBattle(*text, library_, file);
    if (!save) return tl::unexpected<FileError>(save.error());
    const Seating seating = seatingOf(save->seats, save->record.scenario);
    auto referee = Referee::from(std::move(save->record));
    if (!referee) return tl::unexpected<FileError>(replayFailure(referee.error(), file));
    return Opened{std::move(*referee), seating};
}

Expected<void, FileError> Documents::save(const Session& session, const fs::path& path) {
    return writeFileSafely(path, field::saveText(session.record(), seatsOf(session.seating())));
}

fs::path Documents::autosavePath() {
    if (autosave().empty()) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        autosave() = fs::path(folder.toStdString()) / "autosave.vallum";
    }
    std::error_code ignored;
    fs::create_directories(autosave().parent_path(), ignored);
    return autosave();
}

void Documents::setAutosavePath(const fs::path& path) { autosave() = path; }

bool Documents::hasAutosave() {
    std::error_code none;
    return fs::exists(autosavePath(), none);
}

QStringList Documents::recent() { return QSettings().value(QStringLiteral("recent")).toStringList(); }

void Documents::remember(const QString& path) {
    const QString whole = QDir(path).absolutePath();
    QStringList files = recent();
    files.removeAll(whole);
    files.prepend(whole);
    while (files.size() > recentFiles) files.removeLast();
    QSettings().setValue(QStringLiteral("recent"), files);
}

QString sentence(const FileError& error) {
    const auto text = [](const std::string& it) { return QString::fromStdString(it).toHtmlEscaped(); };
    QString words = QCoreApplication::translate("Documents", "<b>%1</b>").arg(text(error.file));
    if (!error.place.empty())
        words += QCoreApplication::translate("Documents", "<br>at %1").arg(text(error.place));
    if (!error.found.empty())
        words += QCoreApplication::translate("Documents", "<br>found: %1").arg(text(error.found));
    if (!error.expected.empty()) {
        words += QCoreApplication::translate("Documents", "<br>expected: %1").arg(text(error.expected));
    }
    return words;
}

}  // namespace vallum::app
