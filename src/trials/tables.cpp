// SPDX-License-Identifier: GPL-3.0-or-later
#include "part_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>

#include <vallum/core/json.h>
#include <vallum/core/seat_names.h>
#include <vallum/core/text_file.h>
#include <vallum/trials/heat.h>
#include <vallum/trials/tables.h>

namespace vallum::trials {

namespace {

namespace fs = std::filesystem;

/// Quotes a cell as in RFC 4180.
std::string cellText(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"') quoted += '"';
        quoted += letter;
    }
    return quoted + '"';
}

class Table {
public:
    Table(const fs::path& path, std::initializer_list<std::string> columns) : file_(path) {
        for (const std::string& column : columns) add(column);
        endRow();
    }

    void add(const std::string& text) {
        if (!isFirst_) file_.add(",");
        file_.add(cellText(text));
        isFirst_ = false;
    }
    void add(std::integral auto number) { add(std::to_string(number)); }
    void skip(int columns) {
        for (int i = 0; i != columns; ++i) add(std::string());
    }
    void endRow() {
        file_.add("\r\n");
        isFirst_ = true;
    }
    Expected<void, FileError> finish() { return file_.finish(); }

private:
    PartFile file_;
    bool isFirst_ = true;
};

template <class E> std::string word(E it) { return std::string(names(it).at(static_cast<std::size_t>(it))); }

void addSiege(Table& table, const BattleResult& result, const Cell& cell) {
    if (result.opened) {
        table.add(cell.sections.at(static_cast<std::size_t>(result.opened->section)).name.english());
        table.add(result.opened->turn);
        table.add(word(result.opened->by));
    } else {
        table.skip(3);
    }
    if (result.inside) {
        table.add(cell.units.at(static_cast<std::size_t>(result.inside->unit)).name.english());
        table.add(result.inside->turn);
        table.add(word(result.inside->how));
    } else {
        table.skip(3);
    }
}

/// In points, or in banners and blocks.
void addLosses(Table& table, const SideResult& it, const Cell& cell) {
    if (cell.isHex()) {
        table.skip(3);
        for (const int number : {it.banners, it.blocks, it.blocksLost}) table.add(number);
    } else {
        for (const int points : {it.lost, it.value, it.margin}) table.add(pointsText(points));
        table.skip(3);
    }
}

void addBattle(Table& table, const BattleResult& result, const Cell& cell) {
    for (std::size_t i = 0; i != cell.sides.size(); ++i) {
        const CellSide& side = cell.sides[i];
        table.add(result.battle);
        table.add(result.cell);
        table.add(cell.name);
        table.add(result.seed);
        table.add(std::string(nameOfSeat(side.seat)));
        table.add(side.name.english());
        table.add(side.player);
        if (result.error.empty()) {
            const SideResult& it = result.sides.at(i);
            const bool isDraw = std::ranges::none_of(result.sides, &SideResult::won);
            table.add(std::string(it.won ? "won" : isDraw ? "draw" : "lost"));
            table.add(result.reason);
            table.add(result.turns);
            table.add(result.decks);
            addLosses(table, it, cell);
            for (const int number : {it.units, it.destroyed, result.answers, result.refused})
                table.add(number);
            table.add(result.digest);
            addSiege(table, result, cell);
        } else {
            table.add(std::string("error"));
            table.skip(20);
        }
        table.add(result.error);
        table.endRow();
    }
}

void addUnits(Table& table, const BattleResult& result, const Cell& cell) {
    for (std::size_t i = 0; i != result.units.size(); ++i) {
        const UnitResult& it = result.units[i];
        const CellUnit& unit = cell.units.at(i);
        table.add(result.battle);
        table.add(result.cell);
        table.add(i);
        table.add(unit.name.english());
        table.add(std::string(nameOfSeat(unit.owner)));
        if (cell.isHex()) {
            table.skip(1);
        } else {
            table.add(unit.value);
        }
        for (const int number : {it.orders, it.attacks, it.turnsEngaged}) table.add(number);
        for (const int wounds : it.given) table.add(wounds);
        for (const int wounds : it.taken) table.add(wounds);
        if (cell.isHex()) {
            table.skip(2);
        } else {
            for (const int points : {it.gained, it.works}) table.add(pointsText(points));
        }
        if (it.destroyedIn == 0) {
            table.skip(1);
        } else {
            table.add(it.destroyedIn);
        }
        table.add(std::string(it.attacks == 0 ? "yes" : "no"));
        table.endRow();
    }
}

void addSections(Table& table, const BattleResult& result, const Cell& cell) {
    for (std::size_t i = 0; i != result.sections.size(); ++i) {
        const SectionResult& it = result.sections[i];
        const CellSection& section = cell.sections.at(i);
        table.add(result.battle);
        table.add(result.cell);
        table.add(i);
        table.add(section.name.english());
        table.add(section.kind);
        table.add(section.material);
        table.add(section.cost);
        for (const int damage : it.damage) table.add(damage);
        table.add(pointsText(it.gained));
        if (it.openedBy) {
            table.add(it.openedIn);
            table.add(word(*it.openedBy));
        } else {
            table.skip(2);
        }
        table.endRow();
    }
}

/// 12.3 a second, but also one in twenty minutes.
double inThreeDigits(double number) {
    if (number <= 0) return 0;
    const double scale = std::pow(10, 2 - std::floor(std::log10(number)));
    return std::round(number * scale) / scale;
}

void addDecisions(PartFile& file, const BattleResult& result) {
    for (const Explanation& it : result.decisions) {
        Json line = {{"battle", result.battle}, {"cell", result.cell}, {"chosen", it.plans.front().plan}};
        line.update(JsonWriter::of(it));
        line["seat"] = nameOfSeat(it.seat);
        file.add(line.dump() + '\n');
    }
}

}  // namespace

struct Tables::Files {
    Files(const fs::path& folder, bool isExplained)
        : battles(
              folder / "battles.csv",
              {"battle",        "cell",       "name",       "seed",          "seat",          "side",
               "player",        "result",     "reason",     "turns",         "decks",         "pointsLost",
               "pointsAtStart", "margin",     "banners",    "blocksAtStart", "blocksLost",    "units",
               "destroyed",     "answers",    "refused",    "digest",        "openedSection", "openedTurn",
               "openedBy",      "insideUnit", "insideTurn", "insideHow",     "error"}),
          units(folder / "units.csv",
                {"battle", "cell", "unit", "name", "seat", "value", "orders", "attacks", "turnsEngaged",
                 "givenMelee", "givenRanged", "givenOther", "takenMelee", "takenRanged", "takenOther",
                 "pointsGained", "pointsOfWorks", "destroyedIn", "didNothing"}),
          sections(folder / "sections.csv",
                   {"battle", "cell", "section", "name", "kind", "material", "cost", "damageArtillery",
                    "damageRam", "damageElephants", "damageFire", "damageArson", "pointsGained", "openedIn",
                    "openedBy"}) {
        if (isExplained) explanations.emplace(folder / "explain.jsonl");
    }

    Table battles;
    Table units;
    Table sections;
    std::optional<PartFile> explanations;
};

Tables::Tables(const fs::path& folder, const std::vector<Cell>& cells)
    : cells_(cells),
      files_(std::make_unique<Files>(folder, std::ranges::any_of(cells, &Cell::isExplained))) {}

Tables::~Tables() = default;

void Tables::add(const BattleResult& result) {
    const Cell& cell = cells_.at(static_cast<std::size_t>(result.cell));
    addBattle(files_->battles, result, cell);
    addUnits(files_->units, result, cell);
    addSections(files_->sections, result, cell);
    if (files_->explanations) addDecisions(*files_->explanations, result);
}

Expected<void, FileError> Tables::finish() {
    return files_->battles.finish()
        .and_then([&] { return files_->units.finish(); })
        .and_then([&] { return files_->sections.finish(); })
        .and_then([&] {
            return files_->explanations ? files_->explanations->finish() : Expected<void, FileError>();
        });
}

Expected<void, FileError> writeFindings(const fs::path& folder,
                                        Tables& tables,
                                        const Findings& findings,
                                        const Speed& speed) {
    const auto write = [&](const char* name, const std::string& text) {
        return writeFileSafely(folder / name, text);
    };
    return tables.finish()
        .and_then([&] { return write("summary.json", summaryText(findings)); })
        .and_then([&] { return write("heat.json", heatText(findings)); })
        .and_then([&] { return write("report.html", reportHtml(findings)); })
        .and_then([&] { return write("speed.json", speedText(speed)); });
}

std::string speedText(const Speed& speed) {
    constexpr double perSecond = 1000;
    const double battles =
        speed.milliseconds == 0 ? 0 : speed.battles * perSecond / static_cast<double>(speed.milliseconds);
    const Json json = {{"format", "vallum-trials-speed"},
                       {"version", 1},
                       {"threads", speed.threads},
                       {"ranks", speed.ranks},
                       {"battles", speed.battles},
                       {"milliseconds", speed.milliseconds},
                       {"battlesPerSecond", inThreeDigits(battles)}};
    return json.dump(2) + '\n';
}

}  // namespace vallum::trials
