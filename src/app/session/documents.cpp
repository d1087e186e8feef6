// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/documents.h"

#include "session/autosave_slot.h"
#include "session/file_names.h"
#include "texts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>

#include <vallum/core/text_file.h>
#include <vallum/field/files/salvage.h>
#include <vallum/field/files/save_file.h>

namespace vallum::app {

namespace fs = std::filesystem;

namespace {

constexpr int recentFiles = 8;
/// A battle with fewer answers was only looked at and is not worth saving.
constexpr std::size_t fewestAnswers = 3;

std::optional<std::uint64_t>& seedSet() {
    static std::optional<std::uint64_t> seed;
    return seed;
}

std::vector<Seat> seatsOf(const field::Scenario& scenario) {
    return FilesOf<field::System>::seatsOf(scenario);
}

bool holdTheSame(const fs::path& one, const fs::path& other) {
    const auto first = readFile(one);
    const auto second = readFile(other);
    return first && second && *first == *second;
}

/// "battle.vallum.damaged", then "battle.vallum.damaged-2" and so on. Reuses a copy made when the file was
/// opened before.
std::optional<fs::path> copyBeside(const fs::path& file, const fs::path& folder) {
    constexpr int mostCopies = 100;
    for (int number = 1; number != mostCopies; ++number) {
        const std::string ending = number == 1 ? ".damaged" : ".damaged-" + std::to_string(number);
        fs::path copy = folder / (file.filename().string() + ending);
        std::error_code why;
        if (fs::copy_file(file, copy, why)) return copy;
        if (why != std::errc::file_exists) return std::nullopt;
        if (holdTheSame(file, copy)) return copy;
    }
    return std::nullopt;
}

/// "2026-03-15 21.30.05 A First Battle.vallum", named after the time of the last save.
fs::path earlierFile(const fs::path& kept, const std::string& title) {
    const QFileInfo info(QString::fromStdString(kept.string()));
    const QString when = info.lastModified().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss "));
    const fs::path folder = kept.parent_path() / "earlier";
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    return freeFile(folder, when + inQt(title));
}

/// Moves the file or, if that fails, copies it; in that case the original remains.
Expected<void, FileError> bring(const fs::path& file, const fs::path& to) {
    std::error_code why;
    fs::rename(file, to, why);
    if (!why) return {};
    return readFile(file).and_then([&](const std::string& text) { return writeFileSafely(to, text); });
}

/// Identifies the state of a file when set aside: if it changes, the user owns it and it is not deleted.
QString traceOf(const QString& path) {
    const QFileInfo file(path);
    return QStringLiteral("%1 %2 %3").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch()).arg(path);
}

/// Kept in the order of setting aside, because file times depend on the clock.
void rememberEarlier(const fs::path& earlier) {
    constexpr qsizetype mostEarlier = 10;
    const QString setting = QStringLiteral("earlier");
    const QString folder = QString::fromStdString(earlier.parent_path().string());
    QStringList traces = QSettings().value(setting).toStringList();
    traces << traceOf(QString::fromStdString(earlier.string()));
    const auto pathIn = [](const QString& trace) { return trace.section(QLatin1Char(' '), 2); };
    traces.removeIf([&](const QString& it) { return it != traceOf(pathIn(it)); });
    QStringList ours = traces;
    ours.removeIf([&](const QString& it) { return QFileInfo(pathIn(it)).path() != folder; });
    while (ours.size() > mostEarlier) {
        const QString oldest = ours.takeFirst();
        traces.removeAll(oldest);
        Documents::forget(pathIn(oldest));
        QFile::remove(pathIn(oldest));
    }
    QSettings().setValue(setting, traces);
}

/// Our own data files that are not battles, such as fortresses and rosters.
bool isOfDesigners(std::string_view text) {
    const auto format = text.find("\"format\"");
    const auto quote = text.find('"', text.find(':', format));
    if (format == std::string_view::npos || quote == std::string_view::npos) return false;
    const std::string_view name = text.substr(quote + 1, text.find('"', quote + 1) - quote - 1);
    return name.starts_with("vallum-") && name != "vallum-battle" && name != "vallum-scenario";
}

std::vector<fs::path> filesIn(const std::vector<fs::path>& folders) {
    std::vector<fs::path> found;
    for (const fs::path& folder : folders) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder, none)) {
            if (entry.path().extension() == ".json") found.push_back(entry.path());
        }
    }
    std::ranges::sort(found);
    return found;
}

}  // namespace

Opened openedAgain(const FieldSession& session) {
    auto referee = Referee::from(session.record());
    VALLUM_CHECK(referee);
    return {
        *std::move(referee), session.seating(), session.file().branch(), {}, session.file().annotations()};
}

Expected<Documents, FileError> Documents::load(Kits kits) {
    auto resources = field::resourceDirectory();
    if (!resources) return tl::unexpected<FileError>(resources.error());
    auto library = field::loadLibrary(*resources);
    if (!library) return tl::unexpected<FileError>(library.error());
    Documents documents;
    documents.resources_ = *resources;
    documents.library_ = std::move(*library);
    documents.kits_ = std::move(kits);
    return documents;
}

std::vector<fs::path> Documents::scenarios() const {
    return filesIn({resources_ / "scenarios", resources_.parent_path() / "scenarios"});
}

std::vector<fs::path> Documents::lessons() const {
    auto all = filesIn({resources_ / "lessons"});
    for (const auto& kit : kits_)
        std::ranges::move(filesIn({resources_ / "lessons" / kit->folder()}), std::back_inserter(all));
    return all;
}

Expected<field::Scenario, FileError> Documents::scenario(const fs::path& path) const {
    return field::loadScenario(path, library_);
}

const Kit* Documents::kitOf(std::string_view text) const {
    const std::string said = kits_.empty() ? std::string() : formatSaidIn(text);
    const auto found = std::ranges::find_if(
        kits_, [&](const auto& kit) { return std::ranges::count(kit->formats(), said) != 0; });
    return found == kits_.end() ? nullptr : found->get();
}

Expected<field::Scenario, FileError> Documents::coverBattle() const {
    return scenario(resources_ / "cover" / "cover.json");
}

std::vector<fs::path> Documents::scenariosOf(const Kit& kit) const {
    return filesIn(
        {resources_ / "scenarios" / kit.folder(), resources_.parent_path() / "scenarios" / kit.folder()});
}

Expected<Opened, FileError> Documents::open(const fs::path& path) const {
    return readFile(path).and_then([&](const std::string& text) { return read(text, path); });
}

Expected<Opened, FileError> Documents::read(std::string_view text, const fs::path& path) const {
    const std::string file = path.string();
    if (isOfDesigners(text)) {
        return tl::unexpected<FileError>(FileError{
            file,
            "/format",
            {},
            phrase("Files", "a battle or a scenario; vallum-cli checks what scenarios use").pattern});
    }
    if (text.find("\"vallum-scenario\"") < text.find("\"vallum-battle\"")) {
        auto scenario = field::scenarioFrom(text, library_, file);
        if (!scenario) return tl::unexpected<FileError>(scenario.error());
        return Opened{scenario->scenario, seatingFrom({}, seatsOf(scenario->scenario))};
    }
    auto save = field::salvage(text, library_, file);
    if (!save) return tl::unexpected<FileError>(save.error());
    Opened opened{std::move(save->played), {}, std::move(save->branch)};
    opened.seating = seatingFrom(save->seats, seatsOf(std::get<Referee>(opened.battle).record().scenario));
    opened.annotations = std::move(save->annotations);
    if (save->damage) {
        const int turn = std::get<Referee>(opened.battle).battle().turn;
        opened.damage = Damage{*save->damage, turn, save->answersUnseen, save->answersLost, copyOf(path)};
    }
    return opened;
}

Expected<void, FileError> Documents::save(const Session& session, const fs::path& path) {
    return writeFileSafely(path, session.file().text());
}

fs::path Documents::autosavePath() { return AutosaveSlot::ofProgram().file(); }

void Documents::setAutosavePath(const fs::path& path) { AutosaveSlot::place(path); }

bool Documents::isKeptApart() { return AutosaveSlot::ofProgram().isApart(); }

fs::path Documents::ofThisWindow(const fs::path& file) {
    return AutosaveSlot::ofProgram().ofThisWindow(file);
}

std::uint64_t Documents::newSeed() {
    return seedSet() ? *seedSet()
                     : static_cast<std::uint64_t>(QRandomGenerator::global()->bounded(1, 1'000'000));
}

void Documents::setSeed(std::uint64_t seed) { seedSet() = seed; }

bool Documents::hasAutosave() {
    std::error_code none;
    return fs::exists(autosavePath(), none);
}

std::optional<Expected<Kept, FileError>> Documents::kept() const {
    if (!hasAutosave()) return std::nullopt;
    const std::string file = autosavePath().string();
    return readFile(file).and_then([&](const std::string& text) -> Expected<Kept, FileError> {
        if (const Kit* kit = kitOf(text)) {
            return kit->glimpse(text, file).map([](const Glimpse& it) { return Kept{it.title, it}; });
        }
        return field::salvage(text, library_, file).map([](const field::Salvaged& save) {
            const Seat nobody;
            return Kept{field::nameOf(save.played.record(), save.branch),
                        field::System::seenBy(save.played.battle(), nobody)};
        });
    });
}

FromFile<Glimpse> Documents::glimpse(const fs::path& path) const {
    return readFile(path).and_then([&](const std::string& text) {
        const Kit* kit = kitOf(text);
        return kit != nullptr ? kit->glimpse(text, path.string())
                              : glimpseOf<field::System>(library_, text, path.string());
    });
}

Expected<void, FileError> Documents::setAside() const {
    if (!hasAutosave()) return {};
    auto done = putAside(autosavePath());
    if (!done) AutosaveSlot::ofProgram().leave();
    return done;
}

void Documents::gather() const {
    const fs::path ours = autosavePath();
    for (const fs::path& other : AutosaveSlot::ofProgram().others()) {
        // Locked, so that no other window takes it up meanwhile.
        const auto lock = AutosaveSlot::lockOn(other);
        // On failure it stays for the next time.
        if (lock) static_cast<void>(putAside(other));
    }
}

Expected<void, FileError> Documents::putAside(const fs::path& kept) const {
    const auto battle = glimpse(kept);
    if (!battle) {
        if (!copyOf(kept).empty()) return {};
        return tl::unexpected<FileError>(battle.error());
    }
    if (battle->answers <= fewestAnswers || battle->isOver) return {};
    const fs::path file = earlierFile(kept, battle->title);
    return bring(kept, file).map([&] {
        rememberEarlier(file);
        remember(QString::fromStdString(file.string()));
    });
}

/// If the folder is read-only, the copy goes to the autosave folder.
fs::path Documents::copyOf(const fs::path& file) {
    if (const auto copy = copyBeside(file, file.parent_path())) return *copy;
    return copyBeside(file, autosavePath().parent_path()).value_or(fs::path());
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

void Documents::forget(const QString& path) {
    QStringList files = recent();
    files.removeAll(QDir(path).absolutePath());
    QSettings().setValue(QStringLiteral("recent"), files);
}

}  // namespace vallum::app
