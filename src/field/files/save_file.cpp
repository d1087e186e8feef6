// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_checks.h"

#include <utility>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/save_file.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::field {

namespace {

struct SaveShape {
    std::string data;
    std::string scenario;
    SavedSeats seats;
    std::optional<Branch> branch;
    Annotations annotations;
    std::vector<Given<System>> tape;
    std::vector<Mark> marks;

    static void fields(auto& it, auto& visit) {
        visit("data", it.data)("scenario", it.scenario)
            .optional("seats", it.seats)
            .optional("branch", it.branch)
            .optional("annotations", it.annotations)("tape", it.tape)("marks", it.marks);
    }
};

/// One entry a line: a save that has grown differs from the one before only where it has grown.
template <class T> std::string lines(const std::vector<T>& list) {
    std::string text = "[";
    for (const T& entry : list)
        text += (text.size() == 1 ? "\n    " : ",\n    ") + JsonWriter::of(entry).dump();
    return text + (list.empty() ? "]" : "\n  ]");
}

}  // namespace

std::string saveText(const Record& record) { return saveText(record, {}); }

std::string saveText(const Record& record,
                     const SavedSeats& seats,
                     const std::optional<Branch>& branch,
                     const Annotations& annotations) {
    const bool plain = seats == SavedSeats();
    return "{\n  \"format\": \"vallum-battle\",\n  \"version\": 1,\n  \"data\": " +
           Json(record.scenario.setting->dataDigest).dump() +
           ",\n  \"scenario\": " + Json(record.scenario.source).dump() +
           (plain ? "" : ",\n  \"seats\": " + JsonWriter::of(seats).dump()) +
           (branch ? ",\n  \"branch\": " + JsonWriter::of(*branch).dump() : "") +
           (annotations.empty() ? "" : ",\n  \"annotations\": " + lines(annotations)) +
           ",\n  \"tape\": " + lines(record.tape) + ",\n  \"marks\": " + lines(record.marks) + "\n}\n";
}

Expected<Record, FileError> loadSave(std::string_view text, const Library& library, const std::string& file) {
    return loadSavedBattle(text, library, file).map([](SavedBattle&& saved) {
        return std::move(saved.record);
    });
}

Expected<SavedBattle, FileError> loadSavedBattle(std::string_view text,
                                                 const Library& library,
                                                 const std::string& file) {
    return readDocument<SaveShape>({"vallum-battle"}, text, file).and_then([&](SaveShape shape) {
        return scenarioFrom(shape.scenario, library, file)
            .map_error([](FileError error) {
                error.place = "/scenario: " + error.place;
                return error;
            })
            .and_then([&](ScenarioFile scenario) -> Expected<SavedBattle, FileError> {
                const std::string& data = scenario.scenario.setting->dataDigest;
                if (shape.data != data) {
                    return tl::unexpected<FileError>(
                        FileError{file, "/data", Json(shape.data).dump(),
                                  Json(data).dump() + "; this battle was begun with other cards"});
                }
                if (auto fault = faultIn(shape.annotations, shape.tape.size(), file))
                    return tl::unexpected<FileError>(*std::move(fault));
                if (auto fault = faultIn(shape.seats, *scenario.scenario.setting, file))
                    return tl::unexpected<FileError>(*std::move(fault));
                return SavedBattle{
                    {std::move(scenario.scenario), std::move(shape.tape), std::move(shape.marks)},
                    std::move(shape.seats),
                    std::move(shape.branch),
                    std::move(shape.annotations)};
            });
    });
}

std::string formatOf(std::string_view text) {
    const auto json = parsedJson(text);
    if (!json || !json->is_object()) return {};
    const auto format = json->find("format");
    return format != json->end() && format->is_string() ? format->get<std::string>() : std::string();
}

Record until(Record record, std::size_t answers) {
    if (answers >= record.tape.size()) return record;
    record.tape.resize(answers);
    std::erase_if(record.marks, [&](const Mark& it) { return it.answers > std::ssize(record.tape); });
    return record;
}

std::string nameOf(const Record& record, const std::optional<Branch>& branch) {
    return branch ? branch->name : record.scenario.title;
}

Expected<Record, FileError> loadRecord(const std::filesystem::path& path, const Library& library) {
    return readFile(path).and_then([&](const std::string& text) -> Expected<Record, FileError> {
        const std::string file = path.string();
        if (formatOf(text) != "vallum-scenario") return loadSave(text, library, file);
        return scenarioFrom(text, library, file).map([](ScenarioFile scenario) {
            return Record{std::move(scenario.scenario), {}, {}};
        });
    });
}

}  // namespace vallum::field
