// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "hex_play.h"
#include "opening.h"
#include "teller.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include <vallum/core/accepted_answer.h>
#include <vallum/core/askers.h>
#include <vallum/core/real_dice.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/json_lines.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/words.h>
#include <vallum/players/field_players.h>

namespace vallum::cli {

namespace {

using field::System;

/// The dice of the command line come first; cards, and dice after them, come from the seed, unless each roll
/// is asked for.
class Fate final : public Asker<System> {
public:
    Fate(const PlayOptions& options, std::uint64_t seed) : hand_(options.dice), box_(seed) {
        box_.letPeopleThrow(options.realDice);
    }

    [[nodiscard]] bool knows(const Asked<System>& asked) const override {
        return hand_.knows(asked) || box_.knows(asked);
    }
    field::Answer answer(const field::Battle& battle, const Asked<System>& asked) override {
        return hand_.knows(asked) ? hand_.answer(battle, asked) : box_.answer(battle, asked);
    }

private:
    HandDice<System> hand_;
    RealDice<System> box_;
};

/// In the word of the window, too.
const std::string person = "person";

/// What a file on the command line is for.
struct NamedFile {
    const char* option;
    const std::optional<std::string>& path;
};

bool isSameFile(const std::string& one, const std::string& other) {
    std::error_code unknown;
    return one == other || std::filesystem::equivalent(one, other, unknown);
}

/// A whole game, from the options to the saved file.
class Play {
public:
    explicit Play(const PlayOptions& options) : options_(options) {}

    int run() {
        if (!canUseFiles() || !readScript() || !openFacts()) return badInput;
        auto opened = openBattle(options_.battle);
        if (!opened || isDamaged(*opened)) return badInput;
        FieldReferee& referee = opened->referee;
        seatAll(*opened);
        seatComputers(referee.battle());

        std::ostream* facts = facts_.is_open() ? &facts_ : nullptr;
        Teller teller(options_.stdio ? nullptr : &std::cout, facts, options_.explain);
        if (referee.record().tape.empty()) tell(referee, teller);
        referee.reseat(onlyChance());
        tell(referee, teller);
        const int status = answerAll(*opened, teller);
        sayHowItStands(referee);
        return save(*opened) && factsAreWhole_ ? status : badInput;
    }

private:
    /// Before anything is read or written. What is read may be the only copy that there is.
    [[nodiscard]] bool canUseFiles() const {
        const std::array files{NamedFile{"--script", options_.script}, NamedFile{"--facts", options_.facts},
                               NamedFile{"--save", options_.save}};
        for (const auto& [option, path] : files) {
            if (!path || !path->empty()) continue;
            std::cerr << option << " needs the name of a file.\n";
            return false;
        }
        return isFree("--facts", options_.facts) && isFree("--save", options_.save) && areApart();
    }
    [[nodiscard]] bool isFree(const char* option, const std::optional<std::string>& path) const {
        if (!path) return true;
        const bool isRead =
            isSameFile(*path, options_.battle) || (options_.script && isSameFile(*path, *options_.script));
        if (isRead) std::cerr << option << ": " << *path << " is read, and not written over.\n";
        return !isRead;
    }
    [[nodiscard]] bool areApart() const {
        const bool areSame = options_.facts && options_.save && isSameFile(*options_.facts, *options_.save);
        if (areSame) std::cerr << "--facts and --save need a file each.\n";
        return !areSame;
    }
    bool readScript() {
        if (!options_.script) return true;
        auto answers = readFile(*options_.script).and_then([&](const std::string& text) {
            return field::answersFrom(text, *options_.script);
        });
        if (!answers) {
            complain(answers.error());
            return false;
        }
        script_.assign(answers->begin(), answers->end());
        return true;
    }
    bool openFacts() {
        if (!options_.facts) return true;
        facts_.open(*options_.facts);
        if (facts_) return true;
        complain(FileError{*options_.facts, "", std::generic_category().message(errno),
                           "a place where a file can be written"});
        return false;
    }
    /// At once, so that whatever comes next, what has happened is on record.
    void tell(const FieldReferee& referee, Teller& teller) {
        errno = 0;
        teller.tell(referee.battle(), referee.news());
        if (!facts_.is_open() || !factsAreWhole_) return;
        factsAreWhole_ = facts_.flush().good();
        if (!factsAreWhole_)
            complain(FileError{*options_.facts, "", std::generic_category().message(errno),
                               "room for the whole file"});
    }

    [[nodiscard]] bool isDamaged(const OpenedBattle& opened) const {
        if (opened.status == damaged) {
            std::cerr << options_.battle
                      << ": `replay --branch` keeps what is whole as a file to go on with\n";
        }
        return opened.status == damaged;
    }

    /// Whom nobody names plays on as it was saved.
    [[nodiscard]] std::string whoPlays(Seat seat, const field::SavedSeats& saved) const {
        const std::string& named = options_.players.at(static_cast<std::size_t>(seat.raw() - 1));
        if (!named.empty()) return named;
        const auto before = std::ranges::find(saved.players, seat, &field::SavedPlayer::seat);
        if (before != saved.players.end() && before->who != person) return before->who;
        if (options_.stdio) return "stdio";
        return options_.script ? "script" : "greedy";
    }
    void seatAll(const OpenedBattle& opened) {
        const field::SavedSeats saved = opened.seats.value_or(field::SavedSeats());
        seed_ = options_.seed.value_or(opened.seats ? saved.seed : 0);
        for (const field::Side& side : opened.referee.battle().setting->sides)
            who_[side.seat] = whoPlays(side.seat, saved);
        fate_.emplace(options_, static_cast<std::uint64_t>(seed_));
    }
    Seats<System> onlyChance() {
        Seats<System> seats;
        seats.put(chance, *fate_);
        return seats;
    }
    void seatComputers(const field::Battle& battle) {
        for (const field::Side& side : battle.setting->sides) {
            const Seat seat = side.seat;
            if (who_.at(seat) == "random") {
                const auto seed = static_cast<std::uint64_t>(seed_ + seat.raw());
                players_.push_back(std::make_unique<players::RandomPlayer>(seed));
            } else if (who_.at(seat) == "greedy") {
                players_.push_back(std::make_unique<players::GreedyPlayer>());
            } else {
                continue;
            }
            computers_.put(seat, *players_.back());
        }
    }

    int answerAll(OpenedBattle& opened, Teller& teller) {
        FieldReferee& referee = opened.referee;
        if (!keep(opened)) return badInput;
        while (referee.open()) {
            const Seat seat = referee.open()->seat;
            const auto answer = nextAnswer(referee);
            if (!answer) return computers_.taken(seat) ? answerRefused : fine;
            if (const Verdict verdict = referee.answer(*answer); verdict) {
                tell(referee, teller);
                if (!computers_.taken(seat)) keep(opened);
            } else if (isScripted(seat)) {
                std::cerr << *options_.script << ", answer " << used_ << ": " << field::words(verdict.error())
                          << "\n  " << field::jsonLine(*answer) << '\n';
                return answerRefused;
            } else {
                sayRefusal(seat, verdict.error());
            }
        }
        return fine;
    }
    /// Whoever talks to a program that may be ended at any time finds the battle as it stood.
    bool keep(const OpenedBattle& opened) const { return !options_.stdio || save(opened); }
    [[nodiscard]] bool isScripted(Seat seat) const { return seat != chance && who_.at(seat) == "script"; }
    /// Dice that a person throws and types.
    [[nodiscard]] bool areTyped(Seat seat) const { return seat == chance && !options_.stdio; }
    std::optional<field::Answer> nextAnswer(const FieldReferee& referee) {
        const Asked<System>& asked = *referee.open();
        if (computers_.taken(asked.seat)) return fromComputer(referee);
        if (isScripted(asked.seat)) return fromScript();
        return areTyped(asked.seat) ? typedDice(referee) : fromInput(asked);
    }
    std::optional<field::Answer> fromComputer(const FieldReferee& referee) {
        auto given = acceptedAnswer<System>(computers_, referee.battle(), *referee.open());
        for (const RefusedAnswer<System>& it : given.refused) {
            std::cerr << options_.battle << ", question " << it.asked.number << ": an answer of "
                      << field::nameOf(referee.battle(), it.asked.seat)
                      << " was refused: " << field::words(it.why) << "\n  " << field::jsonLine(it.answer)
                      << '\n';
        }
        if (!given.answer) std::cerr << options_.battle << ": the computer has no other answer.\n";
        return std::move(given.answer);
    }
    /// At once, because whoever is told has to answer again.
    void sayRefusal(Seat seat, const Refusal& refusal) const {
        if (areTyped(seat)) {
            std::cout << field::words(refusal) << '\n' << std::flush;
        } else {
            std::cout << field::jsonLine(refusal) << '\n' << std::flush;
        }
    }
    std::optional<field::Answer> fromScript() {
        if (script_.empty()) return {};
        field::Answer next = std::move(script_.front());
        script_.pop_front();
        ++used_;
        return next;
    }
    static std::optional<field::Answer> fromInput(const Asked<System>& asked) {
        std::cout << field::jsonLine(asked) << '\n' << std::flush;
        for (std::string line; std::getline(std::cin, line);) {
            auto answer = field::answerFrom(line);
            if (answer) return *std::move(answer);
            std::cout << field::jsonLine(answer.error()) << '\n'
                      << field::jsonLine(asked) << '\n'
                      << std::flush;
        }
        return {};
    }

    /// "3 5 1", or 351: whatever is no digit only parts them.
    static std::optional<field::Answer> typedDice(const FieldReferee& referee) {
        const field::Battle& battle = referee.battle();
        std::cout << field::words(battle, referee.open()->question) << ". "
                  << field::words(battle, field::diceWanted(referee)) << "\n> " << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) return {};
        DiceShown shown;
        for (const char it : line) {
            if (it >= '0' && it <= '9') shown.faces.push_back(it - '0');
        }
        return shown;
    }

    void sayHowItStands(const FieldReferee& referee) const {
        if (options_.stdio) {
            if (!referee.open()) std::cout << "{\"over\":true}\n" << std::flush;
        } else if (referee.open()) {
            const auto& [seat, question, number] = *referee.open();
            std::cout << field::nameOf(referee.battle(), seat) << ": "
                      << field::words(referee.battle(), question) << '\n';
        }
    }
    /// Those who are no computers are persons, whoever opens it.
    [[nodiscard]] field::SavedSeats seats() const {
        field::SavedSeats seats;
        seats.seed = seed_;
        seats.realDice = options_.realDice;
        for (const auto& [seat, who] : who_) {
            const bool isComputer = who == "random" || who == "greedy";
            seats.players.push_back({seat, isComputer ? who : person});
        }
        return seats;
    }
    [[nodiscard]] bool save(const OpenedBattle& opened) const {
        if (!options_.save) return true;
        const auto written = writeFileSafely(
            *options_.save, field::saveText({opened.referee.record(), opened.referee.snapshots(), seats(),
                                             opened.branch, opened.annotations}));
        if (!written) complain(written.error());
        return written.has_value();
    }

    const PlayOptions& options_;
    int seed_ = 0;
    std::map<Seat, std::string> who_;
    std::optional<Fate> fate_;
    std::vector<std::unique_ptr<Asker<System>>> players_;
    Seats<System> computers_;
    std::deque<field::Answer> script_;
    std::size_t used_ = 0;
    std::ofstream facts_;
    bool factsAreWhole_ = true;
};

}  // namespace

int play(const PlayOptions& options) {
    const auto text = readFile(options.battle);
    if (text && isHexScenario(*text)) return playHex(options, *text);
    return Play(options).run();
}

}  // namespace vallum::cli
