// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/branches.h"

#include "language/texts.h"
#include "session/autosave_slot.h"
#include "session/chronicle.h"
#include "widgets/file_names.h"

#include <algorithm>

#include <QJsonDocument>
#include <QJsonObject>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace fs = std::filesystem;

namespace {

/// The parts of a save needed here, read without replaying it: one entry per line.
struct Face {
    std::string scenario;
    std::string branch;
    std::vector<std::string_view> tape;
};

std::string_view firstLine(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

std::string_view withoutComma(std::string_view line) {
    if (line.ends_with(',')) line.remove_suffix(1);
    return line;
}

Face faceOf(std::string_view text) {
    Face face;
    bool isTape = false;
    while (!text.empty()) {
        const std::string_view line = withoutComma(firstLine(text));
        if (line.starts_with("  \"scenario\": ")) face.scenario = line;
        if (line.starts_with("  \"branch\": ")) face.branch = line.substr(12);
        if (line.starts_with("  ]")) isTape = false;
        if (isTape) face.tape.push_back(line);
        if (line == "  \"tape\": [") isTape = true;
    }
    return face;
}

Relative relative(const fs::path& file, const Face& its, const Face& ours) {
    Relative it{.file = file, .name = file.stem().string(), .of = {}, .answers = its.tape.size()};
    const QJsonObject branch = QJsonDocument::fromJson(QByteArray::fromStdString(its.branch)).object();
    if (branch.contains(QStringLiteral("name"))) {
        it.name = branch[QStringLiteral("name")].toString().toStdString();
        it.of = branch[QStringLiteral("of")].toString().toStdString();
    }
    const auto parting = std::ranges::mismatch(its.tape, ours.tape);
    it.inCommon = static_cast<std::size_t>(parting.in1 - its.tape.begin());
    return it;
}

bool isKept(const Session& session) {
    const std::size_t answers = session.live().answersGiven();
    return std::ranges::any_of(relativesOf(session),
                               [&](const Relative& it) { return it.inCommon == answers; });
}

}  // namespace

fs::path branchFolder() {
    fs::path folder = AutosaveSlot::ofProgram().file().parent_path() / "branches";
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    return folder;
}

Text nameOfBranch(const Chronicle& chronicle, int turn) {
    return phrase("Words", "%1, turn %2")(Text::data(chronicle.scenarioTitle()), turn);
}

Expected<fs::path, FileError> grow(const Session& session,
                                   std::size_t answers,
                                   const std::string& name,
                                   const std::map<Seat, PlayerKind>& players) {
    if (!isKept(session)) {
        const auto trunk =
            writeFileSafely(freeFile(branchFolder(), inData(session.file().title())), session.file().text());
        if (!trunk) return tl::unexpected<FileError>(trunk.error());
    }
    const Branch branch{name, session.file().title(), static_cast<int>(answers)};
    fs::path file = freeFile(branchFolder(), inQt(name));
    return writeFileSafely(file, session.file().textOf(branch, players)).map([&] { return file; });
}

std::vector<Relative> relativesOf(const Session& session) {
    const std::string text = session.file().text();
    const Face ours = faceOf(text);
    std::vector<Relative> found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(branchFolder(), none)) {
        if (entry.path().extension() != ".vallum") continue;
        const auto its = readFile(entry.path());
        if (!its) continue;
        const Face face = faceOf(*its);
        if (face.scenario == ours.scenario) found.push_back(relative(entry.path(), face, ours));
    }
    std::ranges::sort(found, [](const Relative& one, const Relative& other) {
        return std::pair(other.inCommon, one.name) < std::pair(one.inCommon, other.name);
    });
    return found;
}

}  // namespace vallum::app
