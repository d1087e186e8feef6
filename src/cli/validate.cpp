// SPDX-License-Identifier: GPL-3.0-or-later
#include "validate.h"

#include <vallum/core/file_format.h>

namespace vallum::cli {

namespace {

void complainOfFormat(const BattleText& file) {
    if (const auto json = parsedDocument(file.text, file.path); !json) return complain(json.error());
    std::string known;
    Systems::each([&]<class System>(std::type_identity<System>) {
        known += (known.empty() ? "one of: " : ", ") + formatsOf<System>();
    });
    complain(
        FileError{file.path, "/format", file.format.empty() ? "nothing" : '"' + file.format + '"', known});
}

bool isValid(const std::string& path) {
    const auto file = readBattleText(path);
    if (!file) return false;
    std::optional<bool> valid;
    Systems::each([&]<class System>(std::type_identity<System>) {
        if (!valid) valid = isValidIn<System>(*file);
    });
    if (!valid) complainOfFormat(*file);
    return valid.value_or(false);
}

}  // namespace

int validate(const std::vector<std::string>& files) {
    int status = fine;
    for (const std::string& file : files) {
        if (isValid(file)) {
            std::cout << file << ": fine\n";
        } else {
            status = badInput;
        }
    }
    return status;
}

}  // namespace vallum::cli
