// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"
#include "teller.h"

#include <deque>
#include <fstream>
#include <iostream>
#include <memory>
#include <utility>

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
    explicit Fate(const PlayOptions& options) : hand_(options.dice), box_(options.seed) {
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

/// A whole game, from the options to the saved file.
class Play {
public:
    explicit Play(const PlayOptions& options) : options_(options), fate_(options) {}

    int run() {
        if (!readScript() || !openFacts()) return badInput;
        const auto library = openLibrary();
        if (!library) return badInput;
        const auto record = openRecord(options_.battle, *library);
        if (!record) return badInput;
        auto referee = openBattle(options_.battle, *record);
        if (!referee) return badInput;

        std::ostream* facts = facts_.is_open() ? &facts_ : nullptr;
        Teller teller(options_.stdio ? nullptr : &std::cout, facts, options_.explain);
        if (record->tape.empty()) teller.tell(referee->battle(), referee->news());
        referee->reseat(seatsAt(referee->battle()));
        teller.tell(referee->battle(), referee->news());
        const int status = answerAll(*referee, teller);
        sayHowItStands(*referee);
        return save(*referee) ? status : badInput;
    }

private:
    bool readScript() {
        if (options_.script.empty()) return true;
        auto answers = readFile(options_.script).and_then([&](const std::string& text) {
            return field::answersFrom(text, options_.script);
        });
        if (!answers) {
            complain(answers.error());
            return false;
        }
        script_.assign(answers->begin(), answers->end());
        return true;
    }
    bool openFacts() {
        if (options_.facts.empty()) return true;
        facts_.open(options_.facts);
        if (facts_) return true;
        complain(FileError{options_.facts, "", "nothing", "a place where a file can be written"});
        return false;
    }

    [[nodiscard]] std::string who(Seat seat) const {
        const std::string& named = options_.players.at(static_cast<std::size_t>(seat.raw() - 1));
        if (!named.empty()) return named;
        if (options_.stdio) return "stdio";
        return options_.script.empty() ? "greedy" : "script";
    }
    Seats<System> seatsAt(const field::Battle& battle) {
        Seats<System> seats;
        seats.put(chance, fate_);
        for (const field::Side& side : battle.setting->sides) {
            const Seat seat = side.seat;
            if (who(seat) == "random") {
                const auto seed = options_.seed + static_cast<std::uint64_t>(seat.raw());
                players_.push_back(std::make_unique<players::RandomPlayer>(seed));
            } else if (who(seat) == "greedy") {
                players_.push_back(std::make_unique<players::GreedyPlayer>());
            } else {
                continue;
            }
            seats.put(seat, *players_.back());
        }
        return seats;
    }

    int answerAll(FieldReferee& referee, Teller& teller) {
        while (referee.open()) {
            const bool areDice = referee.open()->seat == chance;
            const bool isScripted = !areDice && who(referee.open()->seat) == "script";
            const auto answer = isScripted                   ? fromScript()
                                : areDice && !options_.stdio ? typedDice(referee)
                                                             : fromInput(*referee.open());
            if (!answer) return fine;
            if (const Verdict verdict = referee.answer(*answer); verdict) {
                teller.tell(referee.battle(), referee.news());
            } else if (isScripted) {
                std::cerr << options_.script << ", answer " << used_ << ": " << field::words(verdict.error())
                          << "\n  " << field::jsonLine(*answer) << '\n';
                return answerRefused;
            } else if (areDice && !options_.stdio) {
                std::cout << field::words(verdict.error()) << std::endl;
            } else {
                std::cout << field::jsonLine(verdict.error()) << std::endl;
            }
        }
        return fine;
    }
    std::optional<field::Answer> fromScript() {
        if (script_.empty()) return {};
        field::Answer next = std::move(script_.front());
        script_.pop_front();
        ++used_;
        return next;
    }
    static std::optional<field::Answer> fromInput(const Asked<System>& asked) {
        std::cout << field::jsonLine(asked) << std::endl;
        for (std::string line; std::getline(std::cin, line);) {
            auto answer = field::answerFrom(line);
            if (answer) return *std::move(answer);
            std::cout << field::jsonLine(answer.error()) << '\n' << field::jsonLine(asked) << std::endl;
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
            if (!referee.open()) std::cout << "{\"over\":true}" << std::endl;
        } else if (referee.open()) {
            const auto& [seat, question, number] = *referee.open();
            std::cout << field::nameOf(referee.battle(), seat)
                      << " is asked: " << field::words(referee.battle(), question) << '\n';
        }
    }
    [[nodiscard]] bool save(const FieldReferee& referee) const {
        if (options_.save.empty()) return true;
        const auto written = writeFileSafely(options_.save, field::saveText(referee.record()));
        if (!written) complain(written.error());
        return written.has_value();
    }

    const PlayOptions& options_;
    Fate fate_;
    std::vector<std::unique_ptr<Asker<System>>> players_;
    std::deque<field::Answer> script_;
    std::size_t used_ = 0;
    std::ofstream facts_;
};

}  // namespace

int play(const PlayOptions& options) { return Play(options).run(); }

}  // namespace vallum::cli
