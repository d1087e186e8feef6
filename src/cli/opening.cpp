// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include <iostream>
#include <utility>

#include <vallum/field/files/json_lines.h>
#include <vallum/field/words.h>

namespace vallum::cli {

void complain(const FileError& error) { std::cerr << toText(error) << '\n'; }

void complain(const std::string& file, const field::Record& record, const ReplayError& error) {
    std::cerr << file << ", at /tape/" << error.answer << ": ";
    if (error.refusal) {
        std::cerr << field::words(*error.refusal);
    } else {
        std::cerr << "from here on the battle comes out differently than it was saved";
    }
    if (error.answer < record.tape.size())
        std::cerr << "\n  " << field::jsonLine(record.tape[error.answer].answer);
    std::cerr << '\n';
}

std::optional<field::Library> openLibrary() {
    auto library = field::resourceDirectory().and_then(field::loadLibrary);
    if (library) return *std::move(library);
    complain(library.error());
    return {};
}

std::optional<field::Record> openRecord(const std::string& path, const field::Library& library) {
    auto record = field::loadRecord(path, library);
    if (record) return *std::move(record);
    complain(record.error());
    return {};
}

std::optional<FieldReferee> openBattle(const std::string& path, field::Record record) {
    auto referee = FieldReferee::from(record);
    if (referee) return *std::move(referee);
    complain(path, record, referee.error());
    return {};
}

std::optional<FieldReferee> openBattle(const std::string& path) {
    const auto library = openLibrary();
    if (!library) return {};
    const auto record = openRecord(path, *library);
    return record ? openBattle(path, *record) : std::nullopt;
}

}  // namespace vallum::cli
