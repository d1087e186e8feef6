// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "annotations/sketchbook.h"

#include <algorithm>
#include <iterator>

#include <vallum/core/accepted_answer.h>
#include <vallum/core/real_dice.h>
#include <vallum/field/queries/only_answer.h>
#include <vallum/field/seen_facts.h>
#include <vallum/players/field_players.h>

namespace vallum::app {

/// Dice and computer players of one battle. Only the dice answer at once; the players are asked by the
/// clock, so that everyone can see what they do.
class Session::Computers {
public:
    explicit Computers(const Seating& seating) : dice_(seating.seed), random_(seating.seed + 1) {
        dice_.letPeopleThrow(seating.realDice);
    }

    vallum::Seats<field::System> onlyChance() {
        vallum::Seats<field::System> seats;
        seats.put(chance, dice_);
        return seats;
    }
    vallum::AcceptedAnswer<field::System> answer(Who who, const field::Battle& battle, const Asked& asked) {
        vallum::Seats<field::System> seats;
        seats.put(asked.seat, who == Who::random ? static_cast<Asker<field::System>&>(random_) : greedy_);
        return vallum::acceptedAnswer<field::System>(seats, battle, asked);
    }

private:
    RealDice<field::System> dice_;
    players::RandomPlayer random_;
    players::GreedyPlayer greedy_;
};

namespace {

/// SET-21, OPT-17: whoever places or moves such units looks at them.
bool hasHiddenUnits(const field::Battle& battle, Seat seat) {
    return std::ranges::any_of(
        battle.unitIds(), [&](UnitId it) { return battle.unit(it).faceDown && battle.owner(it) == seat; });
}

}  // namespace

Session::Session(QObject* parent) : QObject(parent), sketches_(std::make_unique<Sketchbook>()) {
    pace_.setSingleShot(true);
    pace_.setInterval(400);
    connect(&pace_, &QTimer::timeout, this, &Session::letComputerAnswer);
    connect(sketches_.get(), &Sketchbook::changed, this, &Session::settled);
}

Session::~Session() = default;

void Session::start(field::Scenario scenario, Seating seating) {
    auto computers = std::make_unique<Computers>(seating);
    field::Annotations annotations = field::annotationsOf(scenario);
    Referee referee(std::move(scenario), computers->onlyChance());
    computers_ = std::move(computers);
    branch_.reset();
    auto told = field::happenings(referee.news(), referee.newsAfter());
    sketches_->open(std::move(annotations));
    begin(std::move(referee), std::move(seating), std::move(told));
}

void Session::resume(Referee referee,
                     Seating seating,
                     std::optional<field::Branch> branch,
                     field::Annotations annotations) {
    auto computers = std::make_unique<Computers>(seating);
    // What a saved battle tells when it is played again is told only once: before others take their seats.
    auto told = field::happenings(referee.news(), referee.newsAfter());
    referee.reseat(computers->onlyChance());
    std::ranges::move(field::happenings(referee.news(), referee.newsAfter()), std::back_inserter(told));
    computers_ = std::move(computers);
    branch_ = std::move(branch);
    sketches_->open(std::move(annotations));
    begin(std::move(referee), std::move(seating), std::move(told));
}

void Session::begin(Referee referee, Seating seating, std::vector<Happening> told) {
    pace_.stop();
    past_.reset();
    referee_ = std::move(referee);
    seating_ = std::move(seating);
    // Whom nobody has given a player is played by somebody at the screen.
    for (const field::Side& side : referee_->battle().setting->sides) {
        seating_.players.try_emplace(side.seat, Who::person);
    }
    history_ = std::move(told);
    together_.clear();
    unasked_.clear();
    waiting_.reset();
    viewer_.reset();
    curtain_.reset();
    findViewer();
    drawCurtain();
    show();
    Q_EMIT replaced();
    Q_EMIT asked(question());
    Q_EMIT settled();
}

void Session::seat(Seat seat, Who who) {
    std::map<Seat, Who> players = seating_.players;
    players[seat] = who;
    this->seat(std::move(players));
}

void Session::seat(std::map<Seat, Who> players) {
    seating_.players = std::move(players);
    // What one began another need not go on with.
    waiting_.reset();
    if (!referee_) return;
    findViewer();
    drawCurtain();
    show();
    Q_EMIT settled();
    Q_EMIT replaced();
    Q_EMIT asked(question());
}

/// Who is at the screen stays there; otherwise only somebody who plays alone is known to be there.
void Session::findViewer() {
    if (viewer_ && seating_.isPerson(*viewer_)) return;
    viewer_.reset();
    for (const field::Side& side : referee_->battle().setting->sides) {
        if (!seating_.isPerson(side.seat)) continue;
        if (viewer_ && !isSamePerson(*viewer_, side.seat)) return viewer_.reset();
        viewer_ = side.seat;
    }
}

const Asked* Session::question() const {
    if (!referee_ || !referee_->open() || curtain_ || past_) return nullptr;
    return seating_.isPerson(referee_->open()->seat) ? &*referee_->open() : nullptr;
}

std::optional<Seat> Session::askedSeat() const {
    if (!referee_ || !referee_->open()) return std::nullopt;
    return referee_->open()->seat;
}

Verdict Session::wouldAccept(const field::Answer& answer) const {
    const Asked* open = question();
    if (open == nullptr) return refuse("ASK-01"_rule);
    return field::System::accepts(referee_->battle(), open->question, answer);
}

Verdict Session::answer(const field::Answer& answer) { return answerAll({answer}); }

Verdict Session::answerAll(const std::vector<field::Answer>& answers) {
    if (question() == nullptr) return refuse("ASK-01"_rule);
    const std::size_t begin = record().tape.size();
    std::erase_if(together_, [&](const Together& it) { return it.end > begin; });
    unasked_.erase(unasked_.lower_bound(begin), unasked_.end());
    std::vector<field::Fact> facts;
    Verdict verdict = give({*question(), answers, begin, referee_->battle().turn}, facts);
    if (verdict) verdict = goOnWithWaiting(facts);
    if (verdict) giveOnlyAnswers(facts);
    if (record().tape.size() != begin) {
        sketches_->forgetAfter(begin);
        publish(facts);
    }
    if (!verdict) Q_EMIT refused(verdict.error());
    return verdict;
}

bool Session::isOpenAgain(const Asked& question) const {
    const auto& open = referee_->open();
    return open && open->seat == question.seat && open->question.index() == question.question.index();
}

/// One after the other, until another question comes in between.
Verdict Session::give(Waiting all, std::vector<field::Fact>& facts) {
    const bool isGroup = all.answers.size() > 1 || all.begin != record().tape.size();
    std::size_t given = 0;
    Verdict verdict;
    while (given != all.answers.size() && isOpenAgain(all.question)) {
        verdict = referee_->answer(all.answers[given]);
        if (!verdict) break;
        ++given;
        remember();
        facts.insert(facts.end(), referee_->news().begin(), referee_->news().end());
    }
    const std::size_t end = record().tape.size();
    if (isGroup && end != all.begin) {
        std::erase_if(together_, [&](const Together& it) { return it.begin == all.begin; });
        together_.push_back({all.begin, end});
    }
    all.answers.erase(all.answers.begin(), all.answers.begin() + static_cast<std::ptrdiff_t>(given));
    if (verdict && !all.answers.empty() && referee_->open()) waiting_ = std::move(all);
    return verdict;
}

Verdict Session::goOnWithWaiting(std::vector<field::Fact>& facts) {
    if (waiting_ && waiting_->turn != referee_->battle().turn) waiting_.reset();
    if (!waiting_ || !isOpenAgain(waiting_->question)) return {};
    return give(*std::exchange(waiting_, std::nullopt), facts);
}

void Session::setAsksAnyway(bool on) { asksAnyway_ = on; }

void Session::giveOnlyAnswers(std::vector<field::Fact>& facts) {
    while (!asksAnyway_ && !past_ && referee_->open() && seating_.isPerson(referee_->open()->seat)) {
        const auto only = field::onlyAnswer(referee_->battle(), referee_->open()->question);
        const std::size_t at = record().tape.size();
        if (!only || !referee_->answer(*only)) return;
        unasked_.insert(at);
        remember();
        facts.insert(facts.end(), referee_->news().begin(), referee_->news().end());
    }
}

void Session::remember() {
    std::ranges::move(field::happenings(referee_->news(), referee_->newsAfter()),
                      std::back_inserter(history_));
}

field::Annotations Session::annotations() const {
    return field::begunBy(sketches_->all(), record().tape.size());
}

void Session::publish(const std::vector<field::Fact>& facts) {
    Q_EMIT settled();
    drawCurtain();
    show();
    Q_EMIT happened(field::seenBy(facts, shown_, eyes()));
    Q_EMIT asked(question());
}

/// TEAM-09: one person may hold two hands.
bool Session::isSamePerson(Seat one, Seat other) const {
    const field::Battle& battle = referee_->battle();
    const std::string& person = battle.side(one).person;
    return one == other || (!person.empty() && battle.side(other).person == person);
}

/// While a secret question waits for somebody else than the one at the screen, nothing secret is shown. Where
/// no secret is needed, anybody may come and answer: then nobody knows who sits there until somebody lifts a
/// curtain.
void Session::drawCurtain() {
    curtain_.reset();
    pace_.stop();
    const auto& open = referee_->open();
    // Dice that are thrown before everybody are no secret.
    if (!open || open->seat == chance) return;
    if (!seating_.isPerson(open->seat)) return pace_.start();
    if (viewer_ && isSamePerson(*viewer_, open->seat)) {
        viewer_ = open->seat;
        return;
    }
    const bool isHidden = hasHiddenUnits(referee_->battle(), open->seat);
    const bool isFirstCard = std::holds_alternative<field::PlaceUnit>(open->question) && !isHidden;
    if (!curtains_ || isFirstCard) {
        viewer_ = open->seat;
        return;
    }
    viewer_.reset();
    if (isSecret(open->question) || isHidden) curtain_ = open->seat;
}

const field::Question* Session::behindCurtain() const {
    return curtain_ && referee_->open() ? &referee_->open()->question : nullptr;
}

bool Session::isTableCovered() const {
    const field::Question* question = behindCurtain();
    return question != nullptr && !std::holds_alternative<field::PlaceUnit>(*question);
}

void Session::liftCurtain() {
    if (!curtain_) return;
    viewer_ = *curtain_;
    curtain_.reset();
    show();
    Q_EMIT replaced();
    Q_EMIT asked(question());
}

void Session::setCurtains(bool on) {
    curtains_ = on;
    if (!referee_) return;
    drawCurtain();
    show();
    Q_EMIT replaced();
    Q_EMIT asked(question());
}

Seat Session::eyes() const {
    const Seat nobody;
    return viewer_.value_or(nobody);
}

void Session::show() { shown_ = field::System::seenBy(past_ ? *past_ : referee_->battle(), eyes()); }

field::Battle Session::battleForAll() const {
    const Seat nobody;
    return field::System::seenBy(past_ ? *past_ : referee_->battle(), nobody);
}

void Session::lookBack(field::Battle past, std::size_t answers, const std::vector<field::Fact>& facts) {
    VALLUM_CHECK(canLookBack());
    pace_.stop();
    past_ = std::move(past);
    pastAnswers_ = answers;
    show();
    if (facts.empty()) {
        Q_EMIT replaced();
    } else {
        Q_EMIT happened(field::seenBy(facts, shown_, eyes()));
    }
    Q_EMIT asked(nullptr);
}

void Session::comeBack() {
    if (!past_) return;
    past_.reset();
    drawCurtain();
    show();
    Q_EMIT replaced();
    Q_EMIT asked(question());
}

void Session::letComputerAnswer() {
    if (halted_ || !referee_ || !referee_->open() || past_) return;
    if (isShowing_ && isShowing_()) return pace_.start();
    const Asked open = *referee_->open();
    const auto found = seating_.players.find(open.seat);
    if (found == seating_.players.end() || found->second == Who::person) return;
    sketches_->forgetAfter(record().tape.size());
    const auto given = computers_->answer(found->second, referee_->battle(), open);
    for (const auto& it : given.refused) Q_EMIT computerRefused(open.seat, it.why);
    // Where the computer is at a loss somebody at the screen goes on for it.
    if (!given.answer || !referee_->answer(*given.answer)) return seat(open.seat, Who::person);
    tellWhatFollows();
}

void Session::tellWhatFollows() {
    remember();
    std::vector<field::Fact> facts = referee_->news();
    const Verdict rest = goOnWithWaiting(facts);
    if (rest) giveOnlyAnswers(facts);
    publish(facts);
    if (!rest) Q_EMIT refused(rest.error());
}

const RollDice* Session::diceWanted() const {
    if (!referee_ || !referee_->open() || past_) return nullptr;
    return std::get_if<RollDice>(&referee_->open()->question);
}

Verdict Session::throwDice(const std::vector<int>& faces) {
    if (diceWanted() == nullptr) return refuse("ASK-01"_rule);
    const Verdict verdict = referee_->answer(DiceShown{faces});
    if (verdict) {
        tellWhatFollows();
    } else {
        Q_EMIT refused(verdict.error());
    }
    return verdict;
}

void Session::setRealDice(bool on) {
    seating_.realDice = on;
    reseatChance();
}

void Session::setSeed(std::uint64_t seed) {
    seating_.seed = seed;
    reseatChance();
}

/// Dice that were waited for are rolled now, if nobody throws them any more.
void Session::reseatChance() {
    if (!referee_) return;
    if (past_) comeBack();
    auto computers = std::make_unique<Computers>(seating_);
    referee_->reseat(computers->onlyChance());
    computers_ = std::move(computers);
    tellWhatFollows();
}

std::size_t Session::beginOfAllWith(std::size_t answer) const {
    const auto with = std::ranges::find_if(
        together_, [&](const Together& it) { return it.begin <= answer && answer < it.end; });
    return with == together_.end() ? answer : with->begin;
}

/// OPT-19: what has come out of the fog has been seen.
bool Session::hasRevealed(std::size_t answers) const {
    return std::ranges::any_of(history_, [&](const Happening& it) {
        return it.answers > answers && std::holds_alternative<field::Revealed>(it.fact);
    });
}

namespace {

/// Dice and cards (Chance), and what has been measured (RNG-11).
bool staysKnown(const Given<field::System>& it) {
    return it.seat == chance || std::holds_alternative<field::ShotToMake>(it.answer);
}

}  // namespace

/// The last answer of a person, if nothing has come of it that cannot be unseen.
std::optional<std::size_t> Session::answerToTakeBack() const {
    // While dice are waited for they may lie on the table already.
    if (!referee_ || past_ || diceWanted() != nullptr) return std::nullopt;
    const auto& tape = record().tape;
    std::optional<std::size_t> found;
    for (std::size_t at = tape.size(); at-- != 0;) {
        if (staysKnown(tape[at]) || hasRevealed(at)) return found;
        if (!found && unasked_.contains(at)) continue;
        if (!found && !seating_.isPerson(tape[at].seat)) continue;
        found = at;
        if (beginOfAllWith(at) == at) return found;
    }
    return found;
}

bool Session::canUndo() const { return answerToTakeBack().has_value(); }
bool Session::canRedo() const { return referee_ && !past_ && referee_->canRedo(); }

void Session::undo() {
    const auto at = answerToTakeBack();
    if (!at) return;
    waiting_.reset();
    while (record().tape.size() > *at) referee_->undo();
    std::erase_if(history_, [&](const Happening& it) { return it.answers > *at; });
    drawCurtain();
    show();
    Q_EMIT settled();
    Q_EMIT replaced();
    Q_EMIT asked(question());
}

void Session::redo() {
    if (!canRedo()) return;
    std::vector<field::Fact> facts;
    const std::size_t begin = record().tape.size();
    do {
        referee_->redo();
        remember();
        facts.insert(facts.end(), referee_->news().begin(), referee_->news().end());
    } while (canRedo() &&
             (beginOfAllWith(record().tape.size()) == begin || unasked_.contains(record().tape.size())));
    publish(facts);
}

void Session::setHalted(bool halted) {
    if (!halted) pace_.start();
    if (std::exchange(halted_, halted) != halted) Q_EMIT haltedChanged();
}

void Session::setPace(int milliseconds) { pace_.setInterval(milliseconds); }

}  // namespace vallum::app
