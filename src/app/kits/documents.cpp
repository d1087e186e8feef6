// SPDX-License-Identifier: GPL-3.0-or-later
#include "kits/documents.h"

#include "language/texts.h"
#include "session/autosave_slot.h"
#include "widgets/file_names.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>

#include <vallum/core/check.h>
#include <vallum/core/text_file.h>

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

Documents::Documents(fs::path resources, Kits kits)
    : resources_(std::move(resources)),
      kits_(std::move(kits)) {
    VALLUM_CHECK(!kits_.empty());
}

const Kit& Documents::kitOf(std::string_view text) const {
    const std::string said = formatSaidIn(text);
    const auto found = std::ranges::find_if(
        kits_, [&](const auto& kit) { return std::ranges::count(kit->formats(), said) != 0; });
    return found == kits_.end() ? *kits_.front() : **found;
}

FromFile<const Kit*> Documents::kitFor(std::string_view text, const std::string& file) const {
    const Kit& kit = kitOf(text);
    const std::string said = formatSaidIn(text);
    const bool isBattle = std::ranges::count(kit.formats(), said) != 0;
    if (isBattle || !said.starts_with("vallum-")) return &kit;
    return tl::unexpected<FileError>(
        FileError{file,
                  "/format",
                  {},
                  phrase("Files", "a battle or a scenario; vallum-cli checks what scenarios use").pattern});
}

QImage Documents::backdrop() const {
    for (const auto& kit : kits_) {
        if (QImage picture = kit->backdrop(resources_); !picture.isNull()) return picture;
    }
    return {};
}

std::vector<fs::path> Documents::scenariosOf(const Kit& kit) const {
    return filesIn(
        {resources_ / "scenarios" / kit.folder(), resources_.parent_path() / "scenarios" / kit.folder()});
}

std::vector<fs::path> Documents::lessonsOf(const Kit& kit) const {
    return filesIn({resources_ / "lessons" / kit.folder()});
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

std::optional<FromFile<Glimpse>> Documents::kept() const {
    if (!hasAutosave()) return std::nullopt;
    return glimpse(autosavePath());
}

FromFile<Glimpse> Documents::glimpse(const fs::path& path) const {
    return readFile(path).and_then(
        [&](const std::string& text) { return kitOf(text).glimpse(text, path.string()); });
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
