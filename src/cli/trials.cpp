// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cmath>
#include <csignal>
#include <iostream>
#include <optional>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/trials/estimate.h>
#include <vallum/trials/factors.h>
#include <vallum/trials/fight.h>
#include <vallum/trials/rank_session.h>
#include <vallum/trials/streams.h>
#include <vallum/trials/tables.h>

namespace vallum::cli {

namespace {

namespace fs = std::filesystem;
using trials::Folder;
using Clock = std::chrono::steady_clock;

std::atomic<bool> stopAsked = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler sets it

/// The first signal ends the trial in good order, the second kills it at once.
class StopOnSignals {
public:
    StopOnSignals() {
        struct sigaction action{};
        action.sa_handler = [](int) { stopAsked = true; };
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        ::sigaction(SIGINT, &action, &interrupt_);
        ::sigaction(SIGTERM, &action, &terminate_);
    }
    ~StopOnSignals() {
        ::sigaction(SIGINT, &interrupt_, nullptr);
        ::sigaction(SIGTERM, &terminate_, nullptr);
    }
    StopOnSignals(const StopOnSignals&) = delete;
    StopOnSignals& operator=(const StopOnSignals&) = delete;

private:
    struct sigaction interrupt_{};
    struct sigaction terminate_{};
};

/// A trial and its inputs.
struct Prepared {
    trials::Plan plan;
    std::vector<trials::Cell> cells;
    std::string recorded;
};

/// Shows the progress on a terminal.
class ProgressLine {
public:
    void show(int done, int all) {
        const auto now = Clock::now();
        if (begin_ == 0) begin_ = done - 1;
        if (!isWatched_ || (now - last_ < std::chrono::milliseconds(500) && done != all)) return;
        last_ = now;
        const double seconds = std::chrono::duration<double>(now - started_).count();
        const double perSecond = seconds > 0 ? (done - begin_) / seconds : 0;
        std::cerr << '\r' << done << " of " << all << " battles";
        if (perSecond > 0) {
            if (perSecond < 1) std::cerr << ", one in " << std::lround(1 / perSecond) << " s, ";
            if (perSecond >= 1)
                std::cerr << ", " << static_cast<int>(perSecond * 10) / 10.0 << " per second, ";
            std::cerr << static_cast<int>((all - done) / perSecond) << " s left   ";
        }
        std::cerr << (done == all ? "\n" : "") << std::flush;
    }

private:
    bool isWatched_ = ::isatty(STDERR_FILENO) != 0;
    Clock::time_point started_ = Clock::now();
    Clock::time_point last_;
    int begin_ = 0;
};

template <class T> std::optional<T> orComplain(Expected<T, FileError> read) {
    if (read) return *std::move(read);
    complain(read.error());
    return std::nullopt;
}

fs::path planIn(const fs::path& folder) { return folder / "plan.json"; }

std::optional<trials::Libraries> bothLibraries() {
    const auto& field = library<field::System>();
    const auto& hex = library<hex::System>();
    if (!field || !hex) return std::nullopt;
    return trials::Libraries{*field, *hex};
}

class Trials {
public:
    explicit Trials(const TrialsOptions& options) : options_(options) {}

    int run() {
        if (!options_.open.empty()) return openBattleOf(options_.open.front());
        if (!knowsWhatToDo()) return wrongUse;
        const StopOnSignals signals;
        const trials::RankSession ranks;
        auto prepared = prepare();
        if (prepared && !ranks.isFirst()) return helpFirst(*prepared);
        auto folder = prepared ? openFolder(*prepared) : std::nullopt;
        if (!folder) {
            ranks.giveUp();
            return badInput;
        }
        std::cout << trials::forecast(prepared->plan) << '\n' << std::flush;
        // Waiting ranks keep the cores busy, so nothing could be measured.
        if (ranks.count() == 1 && folder->size() == 0) tellTime(*prepared);
        return fight(*prepared, *folder, ranks);
    }

private:
    [[nodiscard]] bool knowsWhatToDo() const {
        if (options_.out.empty() == options_.resume.empty()) {
            std::cerr << "trials needs either --out, a new folder for its results, or --resume, the folder "
                         "of a trial to continue.\n";
            return false;
        }
        if (options_.files.empty() && options_.resume.empty()) {
            std::cerr << "trials needs a plan, or scenarios, or layouts and with --in a scenario for them.\n";
            return false;
        }
        const std::string changes = options_.files.empty() ? changesToThePlan() : "";
        if (changes.empty()) return true;
        std::cerr << "--resume goes on as the plan in the folder says; leave out " << changes << ".\n";
        return false;
    }
    /// "--battles, --seed"
    [[nodiscard]] std::string changesToThePlan() const {
        std::string names;
        const auto add = [&](bool isGiven, const char* name) {
            if (isGiven) names += (names.empty() ? "" : ", ") + std::string(name);
        };
        add(!options_.in.empty(), "--in");
        add(options_.battles.has_value(), "--battles");
        add(options_.seed.has_value(), "--seed");
        add(!options_.player.empty(), "--player");
        add(!options_.stop.empty(), "--stop");
        add(options_.oneLevel, "--one-level");
        return names;
    }

    /// From a plan file, from scenarios, or from the folder.
    std::optional<trials::Plan> planGiven(fs::path& from) const {
        if (options_.files.empty()) {
            from = planIn(options_.resume);
            return orComplain(Folder::planIn(options_.resume).and_then([&](const std::string& text) {
                return trials::planFrom(text, from.string());
            }));
        }
        std::vector<std::string> formats;
        for (const std::string& file : options_.files) {
            const auto text = orComplain(readFile(file));
            if (!text) return std::nullopt;
            formats.push_back(formatOf(*text));
            if (options_.files.size() != 1 || formats.back() != "vallum-trials" || !options_.in.empty())
                continue;
            from = file;
            return orComplain(trials::planFrom(*text, file));
        }
        if (!areAlike(formats)) return std::nullopt;
        if (options_.in.empty()) return trials::planOf(options_.files);
        return trials::planOf({options_.in}, options_.files);
    }
    /// With --in all files are layouts, and otherwise none.
    [[nodiscard]] bool areAlike(const std::vector<std::string>& formats) const {
        const bool areLayouts = !options_.in.empty();
        const auto other = std::ranges::find_if(
            formats, [&](const std::string& it) { return (it == "vallum-fortress") != areLayouts; });
        if (other == formats.end()) return true;
        std::cerr << options_.files.at(static_cast<std::size_t>(other - formats.begin()))
                  << (areLayouts ? " is no layout of a fortress; with --in, all files are layouts.\n"
                                 : " is the layout of a fortress; say with --in SCENARIO in which siege.\n");
        return false;
    }
    bool change(trials::Plan& plan) const {
        if (options_.battles) plan.battles = *options_.battles;
        if (options_.seed) plan.seed = static_cast<std::uint32_t>(*options_.seed);
        if (!options_.player.empty()) {
            for (trials::PlannedPlayers& it : plan.players) it = {options_.player, options_.player, {}};
        }
        if (options_.explain) plan.explain = true;
        if (options_.stop.empty()) return true;
        const auto stop = trials::stoppingFrom(options_.stop);
        if (stop) plan.stop = *stop;
        if (!stop) std::cerr << "--stop: \"fixed\", \"width 5\" or \"difference 10\", in points.\n";
        return stop && hasTwoToCompare(plan);
    }
    static bool hasTwoToCompare(const trials::Plan& plan) {
        const auto cells = trials::mainCells(plan).size();
        if (plan.stop.rule != trials::StopWhen::difference || cells == 2) return true;
        std::cerr << "'difference' needs two scenarios to compare; there "
                  << (cells == 1 ? "is one.\n" : "are " + std::to_string(cells) + ".\n");
        return false;
    }
    /// A trial that goes on has its levels already.
    bool chooseLevels(trials::Plan& plan) const {
        if (options_.files.empty()) return true;
        plan.oneLevel = plan.oneLevel || options_.oneLevel;
        if (!options_.resume.empty()) {
            const auto kept = orComplain(trials::keptTrial(options_.resume));
            if (!kept) return false;
            trials::fillAs(kept->plan, plan);
        }
        trials::addSecondLevel(plan);
        return true;
    }
    [[nodiscard]] std::optional<Prepared> prepare() const {
        const auto libraries = bothLibraries();
        if (!libraries) return std::nullopt;
        fs::path from;
        auto plan = planGiven(from);
        if (!plan || !change(*plan) || !chooseLevels(*plan)) return std::nullopt;
        auto cells = orComplain(trials::prepared(*plan, *libraries, from));
        if (!cells) return std::nullopt;
        std::string recorded = trials::recordedPlan(*plan, *cells);
        return Prepared{*std::move(plan), *std::move(cells), std::move(recorded)};
    }

    /// A trial may only be resumed with the same plan.
    static bool isTheSame(const std::string& folder, const Prepared& prepared) {
        const auto stored = orComplain(Folder::planIn(folder));
        if (!stored || *stored == prepared.recorded) return stored.has_value();
        auto difference = trials::firstDifference(*stored, prepared.recorded);
        if (!difference) return true;
        difference->file = planIn(folder).string();
        complain(*difference);
        std::cerr << "The battles in " << folder
                  << " were fought by another plan or with other data; start over with --out.\n";
        return false;
    }
    static bool isTaken(const fs::path& folder) {
        std::error_code unknown;
        return fs::is_directory(folder, unknown) && !fs::is_empty(folder, unknown);
    }
    [[nodiscard]] std::optional<Folder> openFolder(const Prepared& prepared) const {
        if (isTaken(options_.out)) {
            std::cerr << options_.out << " is not empty; choose another, or --resume it.\n";
            return std::nullopt;
        }
        if (!options_.out.empty()) return orComplain(Folder::created(options_.out, prepared.recorded));
        if (!isTheSame(options_.resume, prepared)) return std::nullopt;
        return orComplain(Folder::opened(options_.resume));
    }

    void tellTime(const Prepared& prepared) const {
        constexpr std::chrono::seconds patience(2);
        const auto time =
            trials::estimated(prepared.plan, prepared.cells, {options_.threads, stopAsked}, patience);
        if (time) std::cout << trials::words(*time) << '\n' << std::flush;
    }
    [[nodiscard]] int helpFirst(const Prepared& prepared) const {
        trials::fightForFirst(prepared.plan, prepared.cells, {options_.threads, stopAsked});
        return fine;
    }
    /// What is in the journal stays there.
    static int cannotWrite(const FileError& error, const Folder& folder) {
        const auto isReason = [&](int number) {
            return error.found == std::generic_category().message(number);
        };
        if (isReason(ENOSPC) || isReason(EDQUOT)) {
            std::cerr << "The disk is full. Nothing is lost: make room, then --resume "
                      << folder.path().string() << ".\n";
        } else if (isReason(EFBIG)) {
            std::cerr << error.file << " may not grow any larger on this system. Nothing is lost: "
                      << "allow larger files, then --resume " << folder.path().string() << ".\n";
        } else {
            complain(error);
        }
        return badInput;
    }
    int fight(const Prepared& prepared, Folder& folder, const trials::RankSession& ranks) const {
        const auto begin = Clock::now();
        const int before = folder.size();
        ProgressLine line;
        trials::Tally tally(prepared.cells);
        trials::Tables tables(folder.path(), prepared.cells);
        const trials::RunSettings settings{.threads = options_.threads,
                                           .stop = stopAsked,
                                           .progress = [&](int done, int all) { line.show(done, all); },
                                           .counted = [&](const auto& result) { tables.add(result); }};
        const auto ended = trials::run(prepared.plan, prepared.cells, folder, tally, settings);
        if (!ended) return cannotWrite(ended.error(), folder);
        const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
        const trials::Findings findings{prepared.plan, prepared.cells, tally, *ended};
        const trials::Speed speed{trials::threadsOf(settings), ranks.count(), folder.size() - before,
                                  time.count()};
        if (const auto written = trials::writeFindings(folder.path(), tables, findings, speed); !written)
            return cannotWrite(written.error(), folder);
        tell(findings, folder);
        std::cout << "The report is " << (folder.path() / "report.html").string() << '\n';
        return fine;
    }
    /// The cells that fight all battles, or the others.
    static void tellLevel(const trials::Findings& findings, bool isMain) {
        for (int i = 0; i != std::ssize(findings.cells); ++i) {
            if (trials::isMain(findings.plan, i) == isMain)
                std::cout << trials::shareSentence(findings, i) << '\n';
        }
        for (const auto& it : trials::comparisons(findings.plan, findings.tally)) {
            if (trials::isMain(findings.plan, it) == isMain)
                std::cout << trials::verdict(findings, it) << '\n';
        }
        for (const trials::Effect& it : trials::effects(findings.plan, findings.tally, isMain))
            std::cout << trials::effectSentence(findings, it) << '\n';
        for (int i = 0; i != std::ssize(findings.cells); ++i) {
            const auto held = trials::holdingSentence(findings, i);
            if (held && trials::isMain(findings.plan, i) == isMain) std::cout << *held << '\n';
        }
    }
    static void tell(const trials::Findings& findings, const Folder& folder) {
        tellLevel(findings, true);
        if (const auto heading = trials::secondHeading(findings)) {
            std::cout << *heading << ":\n";
            tellLevel(findings, false);
        }
        if (const auto about = trials::aboutIntervals(findings)) std::cout << *about << '\n';
        if (findings.ended == trials::WhyEnded::stopped) {
            std::cout << "Stopped early; the battles fought count. Go on with --resume "
                      << folder.path().string() << ".\n";
        } else {
            std::cout << trials::whyItEnded(findings) << '\n';
        }
        for (const Text& it : trials::cautions(findings)) std::cout << "Caution: " << it << '\n';
    }

    /// Works while a trial is filling the folder: its plan does not change.
    int openBattleOf(const std::string& folder) const {
        const auto battle = battleWanted();
        if (!battle) return wrongUse;
        const auto libraries = bothLibraries();
        const auto text = libraries ? orComplain(Folder::planIn(folder)) : std::nullopt;
        if (!text) return badInput;
        auto plan = orComplain(trials::planFrom(*text, planIn(folder).string()));
        auto cells = plan ? orComplain(trials::prepared(*plan, *libraries, planIn(folder))) : std::nullopt;
        if (!cells || !isTheSame(folder, {*plan, *cells, trials::recordedPlan(*plan, *cells)}))
            return badInput;
        if (options_.cell >= std::ssize(*cells)) {
            std::cerr << "The trial has cells 0 to " << cells->size() - 1 << ".\n";
            return badInput;
        }
        const int battles = trials::battlesOf(*plan, plan->cells.at(static_cast<std::size_t>(options_.cell)));
        if (*battle >= battles) {
            std::cerr << "Cell " << options_.cell << " has battles 0 to " << battles - 1 << ".\n";
            return badInput;
        }
        return save(cells->at(static_cast<std::size_t>(options_.cell)),
                    {options_.cell, *battle, trials::seedOf(plan->seed, *battle)}, folder);
    }
    [[nodiscard]] std::optional<int> battleWanted() const {
        const std::string& word = options_.open.back();
        int battle = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), battle);
        if (read.ec == std::errc() && read.ptr == word.data() + word.size() && battle >= 0) return battle;
        std::cerr << "--open needs a folder and the number of a battle, from 0.\n";
        return std::nullopt;
    }
    [[nodiscard]] int save(const trials::Cell& cell,
                           const trials::BattleToFight& battle,
                           const std::string& folder) const {
        const auto text = orComplain(trials::savedBattle(cell, battle));
        if (!text) return badInput;
        const std::string name =
            "battle-" + std::to_string(battle.battle) + "-cell-" + std::to_string(battle.cell) + ".vallum";
        const std::string path = options_.save.empty() ? (fs::path(folder) / name).string() : options_.save;
        if (const auto written = writeFileSafely(path, *text); !written) {
            complain(written.error());
            return badInput;
        }
        std::cout << path << ": battle " << battle.battle << " of " << cell.name << ", seed " << battle.seed
                  << '\n';
        return fine;
    }

    const TrialsOptions& options_;
};

}  // namespace

int trials(const TrialsOptions& options) { return Trials(options).run(); }

}  // namespace vallum::cli
