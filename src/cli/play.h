// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "opening.h"
#include "play_files.h"
#include "teller.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <deque>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <vallum/core/accepted_answer.h>
#include <vallum/core/askers.h>
#include <vallum/core/digest.h>
#include <vallum/core/real_dice.h>
#include <vallum/core/seat_names.h>
#include <vallum/core/text_file.h>

/// A game from the command line, in every system.
namespace vallum::cli {

/// Uses the dice of the command line first; cards, and dice after those, come from the seed, unless
/// every roll is asked for.
template <PlayableSystem System> class Fate final : public Asker<System> {
public:
    Fate(const PlayOptions& options, std::uint64_t seed) : hand_(options.dice), box_(seed) {
        box_.letPeopleThrow(options.realDice);
        if (options.streams) streams_ = Desk<System>::streams(seed);
    }

    [[nodiscard]] bool knows(const OpenQuestion<System>& asked) const override {
        return hand_.knows(asked) || box_.knows(asked);
    }
    typename System::Answer answer(const typename System::Battle& battle,
                                   const OpenQuestion<System>& asked) override {
        if (hand_.knows(asked)) return hand_.answer(battle, asked);
        return streams_ ? streams_->answer(battle, asked) : box_.answer(battle, asked);
    }

private:
    HandDice<System> hand_;
    RealDice<System> box_;
    std::unique_ptr<Asker<System>> streams_;
};

/// The same word as in the window.
inline const std::string person = "person";

/// Runs a whole game, from the options to the saved file.
template <PlayableSystem System> class Play {
public:
    explicit Play(const PlayOptions& options) : options_(options) {}

    int run(const BattleText& battle) {
        if (!readScript() || !facts_.open(options_.facts)) return badInput;
        auto opened = openBattle<System>(battle);
        if (!opened || isDamaged(*opened) || !canUseStreams(*opened) || !hasSeats(*opened)) return badInput;
        Playing& referee = opened->referee;
        seatAll(*opened);
        seatComputers(referee.battle());

        const bool isSilent = options_.stdio || options_.result;
        Teller<System> teller(isSilent ? nullptr : &std::cout, facts_.stream(), options_.explain);
        if (referee.record().tape.empty()) tell(referee, teller);
        referee.reseat(onlyChance());
        tell(referee, teller);
        const int status = answerAll(*opened, teller);
        sayHowItStands(referee);
        return save(*opened) && facts_.isWhole() ? status : badInput;
    }

private:
    using Battle = typename System::Battle;
    using Answer = typename System::Answer;
    using Lines = JsonLines<System>;
    using Playing = Referee<System>;
    using Opened = OpenedBattle<System>;
    using Told = Telling<System>;

    bool readScript() {
        if (!options_.script) return true;
        auto answers = readFile(*options_.script).and_then([&](const std::string& text) {
            return Lines::answersFrom(text, *options_.script);
        });
        if (!answers) {
            complain(answers.error());
            return false;
        }
        script_.assign(answers->begin(), answers->end());
        return true;
    }
    /// Printed at once, so that it is on record whatever happens next.
    void tell(const Playing& referee, Teller<System>& teller) {
        errno = 0;
        teller.tell(referee.battle(), referee.news());
        facts_.keep();
    }

    [[nodiscard]] bool isDamaged(const Opened& opened) const {
        if (opened.status == damaged) {
            std::cerr << options_.battle
                      << ": `replay --branch` keeps what is whole as a file to go on with\n";
        }
        return opened.status == damaged;
    }

    /// Streams count rolls from the beginning of a turn, so a resumed battle cannot use them.
    [[nodiscard]] bool canUseStreams(const Opened& opened) const {
        const bool can = !options_.streams || (opened.referee.record().tape.empty() && !options_.realDice &&
                                               Desk<System>::streams(0) != nullptr);
        if (!can) std::cerr << "--streams is only for a field battle that begins, and not for typed dice.\n";
        return can;
    }

    /// A player for a seat that does not exist is a typo.
    [[nodiscard]] bool hasSeats(const Opened& opened) const {
        const auto sides = Told::sides(opened.referee.battle());
        for (std::size_t i = 0; i != seatNames.size(); ++i) {
            const Seat seat(static_cast<int>(i) + 1);
            if (options_.players[i].empty() || std::ranges::count(sides, seat, &NamedSide::seat) != 0)
                continue;
            std::cerr << "--" << seatNames[i] << ": nobody sits there in this battle.\n";
            return false;
        }
        return true;
    }

    static bool isComputer(const std::string& who) {
        return !who.empty() && who != person && who != "script" && who != "stdio";
    }
    /// Seats that are not named keep their saved players.
    [[nodiscard]] std::string whoPlays(Seat seat, const SavedSeats& saved) const {
        const std::string& named = options_.players.at(static_cast<std::size_t>(seat.raw() - 1));
        if (!named.empty()) return named;
        const auto before = std::ranges::find(saved.players, seat, &SavedPlayer::seat);
        if (before != saved.players.end() && before->who != person) return before->who;
        if (options_.stdio) return "stdio";
        return options_.script ? "script" : "greedy";
    }
    void seatAll(const Opened& opened) {
        const SavedSeats saved = opened.seats.value_or(SavedSeats());
        seed_ = options_.seed.value_or(opened.seats ? saved.seed : 0);
        for (const NamedSide& side : Told::sides(opened.referee.battle()))
            who_[side.seat] = whoPlays(side.seat, saved);
        fate_.emplace(options_, static_cast<std::uint64_t>(seed_));
    }
    Seats<System> onlyChance() {
        Seats<System> seats;
        seats.put(chance, *fate_);
        return seats;
    }
    void seatComputers(const Battle& battle) {
        for (const NamedSide& side : Told::sides(battle)) {
            const std::string& who = who_.at(side.seat);
            if (!isComputer(who)) continue;
            const auto seed = static_cast<std::uint64_t>(seed_);
            const auto own = static_cast<std::uint64_t>(seed_ + side.seat.raw());
            players_.push_back(options_.streams ? Desk<System>::streamedComputer(who, seed, side.seat)
                                                : Desk<System>::computer(who, own));
            computers_.put(side.seat, *players_.back());
        }
    }

    int answerAll(Opened& opened, Teller<System>& teller) {
        Playing& referee = opened.referee;
        if (!keep(opened)) return badInput;
        while (referee.open()) {
            const Seat seat = referee.open()->seat;
            const auto answer = nextAnswer(referee);
            if (!answer) return computers_.taken(seat) ? answerRefused : fine;
            if (const Verdict verdict = referee.answer(*answer); verdict) {
                tell(referee, teller);
                if (!computers_.taken(seat) || isAskedNext(referee)) keep(opened);
            } else if (isScripted(seat)) {
                std::cerr << *options_.script << ", answer " << used_ << ": "
                          << Told::sentence(verdict.error()) << "\n  " << Lines::of(*answer) << '\n';
                return answerRefused;
            } else {
                sayRefusal(seat, verdict.error());
            }
        }
        return fine;
    }
    /// Whoever is asked may look at the saved battle, which then has the same question.
    [[nodiscard]] bool isAskedNext(const Playing& referee) const {
        return referee.open() && !computers_.taken(referee.open()->seat);
    }
    /// With --stdio the program may be killed at any time, so the battle is saved as it goes.
    bool keep(const Opened& opened) const { return !options_.stdio || save(opened); }
    [[nodiscard]] bool isScripted(Seat seat) const { return seat != chance && who_.at(seat) == "script"; }
    /// True if a person rolls the dice and types them in.
    [[nodiscard]] bool areTyped(Seat seat) const { return seat == chance && !options_.stdio; }
    std::optional<Answer> nextAnswer(const Playing& referee) {
        const OpenQuestion<System>& asked = *referee.open();
        if (computers_.taken(asked.seat)) return fromComputer(referee);
        if (isScripted(asked.seat)) return fromScript();
        return areTyped(asked.seat) ? typedDice(referee) : fromInput(asked);
    }
    std::optional<Answer> fromComputer(const Playing& referee) {
        auto given = acceptedAnswer<System>(computers_, referee.battle(), *referee.open());
        for (const RefusedAnswer<System>& it : given.refused) {
            std::cerr << options_.battle << ", question " << it.asked.number << ": an answer of "
                      << Told::nameOf(referee.battle(), it.asked.seat)
                      << " was refused: " << Told::sentence(it.why) << "\n  " << Lines::of(it.answer) << '\n';
        }
        if (!given.answer) std::cerr << options_.battle << ": the computer has no other answer.\n";
        return std::move(given.answer);
    }
    /// Flushed at once, because the recipient has to answer again.
    void sayRefusal(Seat seat, const Refusal& refusal) const {
        if (areTyped(seat)) {
            std::cout << Told::sentence(refusal) << '\n' << std::flush;
        } else {
            std::cout << jsonLine(refusal) << '\n' << std::flush;
        }
    }
    std::optional<Answer> fromScript() {
        if (script_.empty()) return {};
        Answer next = std::move(script_.front());
        script_.pop_front();
        ++used_;
        return next;
    }
    static std::optional<Answer> fromInput(const OpenQuestion<System>& asked) {
        std::cout << Lines::of(asked) << '\n' << std::flush;
        for (std::string line; std::getline(std::cin, line);) {
            auto answer = Lines::answerFrom(line);
            if (answer) return *std::move(answer);
            std::cout << jsonLine(answer.error()) << '\n' << Lines::of(asked) << '\n' << std::flush;
        }
        return {};
    }

    /// "3 5 1" or 351: anything but a digit is a separator.
    static std::optional<Answer> typedDice(const Playing& referee) {
        std::cout << Told::sentence(referee.battle(), referee.open()->question) << ". "
                  << Desk<System>::diceWanted(referee) << "\n> " << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) return {};
        DiceShown shown;
        for (const char it : line) {
            if (it >= '0' && it <= '9') shown.faces.push_back(it - '0');
        }
        return shown;
    }

    void sayHowItStands(const Playing& referee) const {
        if (options_.result) {
            sayResult(Desk<System>::standing(referee.battle()), Digest::of(referee.battle()));
        } else if (options_.stdio) {
            if (!referee.open()) std::cout << "{\"over\":true}\n" << std::flush;
        } else if (referee.open()) {
            const auto& [seat, question, number] = *referee.open();
            std::cout << Told::nameOf(referee.battle(), seat) << ": "
                      << Told::sentence(referee.battle(), question) << '\n';
        }
    }
    /// Everybody who is not a computer is saved as a person.
    [[nodiscard]] SavedSeats seats() const {
        SavedSeats seats;
        seats.seed = seed_;
        seats.realDice = options_.realDice;
        for (const auto& [seat, who] : who_) {
            seats.players.push_back({seat, isComputer(who) ? who : person});
        }
        return seats;
    }
    [[nodiscard]] bool save(const Opened& opened) const {
        if (!options_.save) return true;
        const auto written = writeFileSafely(
            *options_.save, BattleFile<System>::textOf({opened.referee.record(), opened.referee.snapshots(),
                                                        seats(), opened.branch, opened.annotations}));
        if (!written) complain(written.error());
        return written.has_value();
    }

    const PlayOptions& options_;
    int seed_ = 0;
    std::map<Seat, std::string> who_;
    std::optional<Fate<System>> fate_;
    std::vector<std::unique_ptr<Asker<System>>> players_;
    Seats<System> computers_;
    std::deque<Answer> script_;
    std::size_t used_ = 0;
    FactsFile facts_;
};

}  // namespace vallum::cli
