// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_desk.h"

#include "kits/battle_desk.h"
#include "kits/stage.h"
#include "language/texts.h"
#include "lessons/lesson_progress.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

#include <QBoxLayout>

#include <vallum/core/text_file.h>

namespace vallum::app {

LessonDesk::LessonDesk(Window window, QObject* parent)
    : QObject(parent),
      window_(std::move(window)),
      spotlight_(this),
      card_(new LessonCard) {
    connectCard();
}

/// Until it is placed on a desk, the card has no other owner.
LessonDesk::~LessonDesk() {
    if (card_ != nullptr && card_->parentWidget() == nullptr) delete card_;
}

void LessonDesk::connectCard() {
    // Focus would pass from the hidden button to the next one, which leaves the lesson.
    for (const auto pressed : {&LessonCard::goOnWanted, &LessonCard::skipWanted, &LessonCard::takeBackWanted})
        connect(card_, pressed, this, [this] { tutor_->desk().setFocus(); });
    connect(card_, &LessonCard::goOnWanted, this, &LessonDesk::stepOn);
    connect(card_, &LessonCard::skipWanted, this, &LessonDesk::skip);
    connect(card_, &LessonCard::takeBackWanted, this, [this] { session().undoStack().undo(); });
    connect(card_, &LessonCard::helpWanted, this, &LessonDesk::help);
    connect(card_, &LessonCard::leaveWanted, this, &LessonDesk::left);
    connect(card_, &LessonCard::numberSaid, this, &LessonDesk::judgeNumber);
}

/// Reacts to a desk only while a lesson runs there.
void LessonDesk::watch(Tutor& tutor) {
    if (!watched_.insert(&tutor).second) return;
    const auto whenTaught = [this, &tutor](auto act) {
        return [this, &tutor, act](const auto&... told) {
            if (running_ && tutor_ == &tutor) act(told...);
        };
    };
    const Session& session = tutor.desk().session();
    connect(&session, &Session::asked, this, whenTaught([this] { consider(); }));
    connect(&session, &Session::replaced, this, whenTaught([this] { considerUndo(); }));
    connect(&tutor.stage(), &Stage::playingEnded, this, whenTaught([this] { consider(); }));
    connect(&tutor, &Tutor::shown, this, whenTaught([this] { consider(); }));
    connect(&tutor, &Tutor::picked, this, whenTaught([this](UnitId unit) { considerPick(unit); }));
    connect(&tutor, &Tutor::unfolded, this, whenTaught([this] {
        if (isTask(Task::unfold)) stepOn();
    }));
}

Session& LessonDesk::session() const { return tutor_->desk().session(); }

const StepText* LessonDesk::stepNow() const {
    if (!running_ || running_->step >= std::ssize(running_->lesson.text.steps)) return nullptr;
    return &running_->lesson.text.steps.at(place());
}

bool LessonDesk::isTask(Task task) const {
    return stepNow() != nullptr && !session().isLookingBack() && tutor_->taskOf(place()) == task;
}

// ------------------------------------------------------------------ beginning

Opening LessonDesk::opened(const ShelvedLesson& lesson, bool afresh) const {
    if (!afresh) {
        const auto file = window_.fileOf(lesson.text.head.id);
        auto kept = readFile(file).and_then(
            [&](const std::string& text) { return tutor_->desk().read(text, file.string()); });
        if (kept) return *std::move(kept);
    }
    return tutor_->begin();
}

void LessonDesk::open(const ShelvedLesson& lesson, bool afresh) {
    const std::string& id = lesson.text.head.id;
    if (!afresh && running_ && running_->lesson.text.head.id == id) {
        Q_EMIT tableWanted();
        return letComputersWait();
    }
    Tutor* tutor = window_.tutorOf(*lesson.kit);
    if (tutor == nullptr) return;
    if (const auto taken = tutor->take(lesson.path); !taken) return Q_EMIT complained(taken.error());
    spotlight_.putOut();
    tutor_ = tutor;
    watch(*tutor);
    tutor->besideBoard().insertWidget(0, card_);
    Opening battle = opened(lesson, afresh);
    // If the battle could not be read, it begins again, and its steps too.
    const int last = static_cast<int>(lesson.text.steps.size()) - 1;
    begun_.reset();
    opening_ = Running{lesson, battle.isNew ? 0 : std::clamp(LessonProgress::of(id).step, 0, last)};
    window_.begin(*lesson.kit, std::move(battle));
    enter({});
}

void LessonDesk::takeNotice() {
    if (running_) session().autoAnswers().setHoldsActs(false);
    running_ = std::exchange(opening_, std::nullopt);
    answers_ = 0;
    if (running_) return;
    if (card_ != nullptr) card_->hide();
    if (tutor_ != nullptr) tutor_->lead(std::nullopt, false);
    spotlight_.putOut();
}

std::optional<std::filesystem::path> LessonDesk::keptIn() const {
    return running_ ? std::optional(window_.fileOf(running_->lesson.text.head.id)) : std::nullopt;
}

// ----------------------------------------------------------------- step by step

void LessonDesk::enter(const QString& praise) {
    if (stepNow() == nullptr) {
        letComputersWait();
        return finish();
    }
    tutor_->beginStep();
    wasAstray_ = std::exchange(isAstray_, false);
    const QStringList closed = passClosedSteps();
    if (stepNow() == nullptr) return enter(praise);
    const std::string& id = running_->lesson.text.head.id;
    LessonProgress::keep(id, {running_->step, true, LessonProgress::of(id).done});
    begun_ = session().live().answersGiven();
    wasDoneBefore_ = tutor_->progressOf(place()) == StepProgress::done;
    praise_ = praise;
    letComputersWait();
    holdRolls();
    spotlight_.pointAt(*tutor_, place());
    if (closed.isEmpty()) {
        say(praise, LessonWords::Tone::praise);
    } else {
        say(tr("Left out, because the battle does not allow it now: %1.")
                .arg(closed.join(QStringLiteral(", "))),
            LessonWords::Tone::hint);
    }
    if (!asksNumber_) tutor_->takeKeys(place());
    consider();
}

/// Passes steps that make no sense any more: there is no roll to read, nothing to undo, or a unit cannot do
/// what the step asks for. The titles of the last kind.
QStringList LessonDesk::passClosedSteps() {
    QStringList closed;
    bool isNothingDone = begun_ == session().live().answersGiven();
    for (; stepNow() != nullptr; ++running_->step) {
        const bool isDone = tutor_->progressOf(place()) == StepProgress::done;
        const bool isClosed = !isDone && tutor_->isClosed(place());
        const bool isIdle = isNothingDone && tutor_->taskOf(place()) == Task::takeBack;
        if (!isClosed && !isIdle && !tutor_->isMoot(place(), true)) return closed;
        if (isClosed) {
            closed << inData(stepNow()->title);
            isNothingDone = true;
        }
    }
    return closed;
}

bool LessonDesk::leadBack() {
    for (int step = 0; step != running_->step; ++step) {
        const auto it = static_cast<std::size_t>(step);
        const bool isNext =
            tutor_->isNeeded(it) && !tutor_->isClosed(it) && tutor_->progressOf(it) == StepProgress::onTheWay;
        if (!isNext) continue;
        running_->step = step;
        begun_.reset();
        isAstray_ = false;
        enter({});
        say(tr("The battle has gone back to an earlier point, and so has the lesson."),
            LessonWords::Tone::hint);
        return true;
    }
    return false;
}

/// Before a roll is to be read, not even an only possible act is begun for the learner: the battle would run
/// on past the roll.
void LessonDesk::holdRolls() {
    const bool isRollNext = running_->step + 1 < std::ssize(running_->lesson.text.steps) &&
                            tutor_->taskOf(place() + 1) == Task::count;
    session().autoAnswers().setHoldsActs(isRollNext || tutor_->taskOf(place()) == Task::count);
}

/// Computers wait while the learner reads; otherwise the log would scroll on. What covers the battle has to
/// be looked through first, and may need them to go on.
void LessonDesk::letComputersWait() {
    const auto isToRead = [&] {
        switch (tutor_->taskOf(place())) {
            case Task::read:
            case Task::pick:
            case Task::unfold: return tutor_->letsOthersWait();
            case Task::count: return tutor_->numberIn(place()).has_value();
            case Task::takeBack:
            case Task::watch:
            case Task::act: break;
        }
        return false;
    };
    const bool wait = stepNow() != nullptr && !tutor_->isShowing() && isToRead();
    if (session().computers().isHalted() != wait) session().computers().setHalted(wait);
}

QString LessonDesk::praiseFor(const StepText& step) const {
    if (isDoneForLearner_) return tr("Done for you: %1").arg(inData(step.title));
    switch (tutor_->taskOf(place())) {
        case Task::read:
        case Task::watch: return {};
        case Task::count: return tr("Right.");
        case Task::takeBack: return tr("Undone.");
        case Task::pick:
        case Task::unfold:
        case Task::act: break;
    }
    return tr("Done: %1").arg(inData(step.title));
}

void LessonDesk::stepOn() {
    const StepText* step = stepNow();
    if (step == nullptr) return fightNext();
    // What was done earlier has been praised already.
    const QString praise = isAstray_ ? QString() : wasDoneBefore_ ? praise_ : praiseFor(*step);
    isDoneForLearner_ = false;
    ++running_->step;
    enter(praise);
}

/// Later steps may depend on this one, so it is done for the learner where that is possible.
void LessonDesk::skip() {
    if (stepNow() == nullptr) return;
    const bool isUndo = tutor_->taskOf(place()) == Task::takeBack;
    if (isUndo && !wasAstray_ && begun_ && session().undoStack().canUndo()) {
        return session().undoStack().undo();
    }
    if (!tutor_->isNeeded(place())) {
        isAstray_ = true;  // no praise for a skipped step
        return stepOn();
    }
    isDoneForLearner_ = true;
    if (tutor_->decideFor(place())) return;
    isDoneForLearner_ = false;
    say(tr("You cannot skip this now. Answer the question first."), LessonWords::Tone::hint);
}

void LessonDesk::consider() {
    const StepText* step = stepNow();
    if (step == nullptr || session().isLookingBack() || tutor_->stage().isPlaying()) return;
    if (tutor_->isShowing()) return;
    answers_ = session().live().answersGiven();
    spotlight_.follow();
    tutor_->keepUp();
    if (tutor_->isMoot(place(), false)) {
        isAstray_ = true;
        return stepOn();
    }
    if (leadBack()) return;
    switch (tutor_->progressOf(place())) {
        case StepProgress::done: return stepOn();
        case StepProgress::astray:
            isAstray_ = true;
            return say(
                step->otherwise.empty()
                    ? tr("That is legal too, but not what this step is about. Undo it, or go on from here.")
                    : inData(step->otherwise),
                LessonWords::Tone::astray);
        case StepProgress::onTheWay: break;
    }
    letComputersWait();
    const bool hasNumber = isTask(Task::count) && tutor_->numberIn(place());
    if (std::exchange(isAstray_, false) || (hasNumber && !asksNumber_)) say({}, LessonWords::Tone::none);
}

void LessonDesk::considerPick(UnitId unit) {
    if (!isTask(Task::pick)) return;
    if (unit == tutor_->unitToPick(place())) return stepOn();
    say(tr("That is %1. Pick the marked one.").arg(tutor_->nameOf(unit)), LessonWords::Tone::astray);
}

/// Fewer answers than before mean that one was undone.
void LessonDesk::considerUndo() {
    if (stepNow() == nullptr || session().isLookingBack()) return;
    const bool wasTakenBack = session().live().answersGiven() < answers_;
    tutor_->keepUp();
    answers_ = session().live().answersGiven();
    if (wasTakenBack && isTask(Task::takeBack)) stepOn();
}

void LessonDesk::say(const QString& note, LessonWords::Tone tone) {
    const StepText* step = stepNow();
    if (step == nullptr) return;
    const bool isToRead = tutor_->taskOf(place()) == Task::read;
    asksNumber_ = tutor_->taskOf(place()) == Task::count && tutor_->numberIn(place()) && !tutor_->isShowing();
    LessonWords words;
    words.lesson = inData(running_->lesson.text.head.title);
    words.step = running_->step + 1;
    words.steps = static_cast<int>(running_->lesson.text.steps.size());
    words.title = inData(step->title);
    words.text = inData(step->text);
    words.note = note;
    words.tone = note.isEmpty() ? LessonWords::Tone::none : tone;
    words.asksNumber = asksNumber_;
    words.canGoOn = isToRead || isAstray_;
    words.canTakeBack = isAstray_ && session().undoStack().canUndo();
    words.canShow = !isAstray_ && (!step->help.empty() || !spotlight_.isEmpty());
    words.canSkip = !isToRead && !isAstray_;
    show(words);
}

/// Nothing else may wait for Enter while the card does.
void LessonDesk::show(const LessonWords& words) {
    card_->say(words);
    tutor_->lead(stepNow() == nullptr ? std::nullopt : std::optional(place()), card_->takesEnter());
}

void LessonDesk::help() {
    const StepText* step = stepNow();
    if (step == nullptr) return;
    spotlight_.pointAt(*tutor_, place());
    spotlight_.showWay();
    spotlight_.blink();
    say(inData(step->help), LessonWords::Tone::hint);
}

void LessonDesk::judgeNumber(int number) {
    if (!isTask(Task::count)) return;
    if (tutor_->numberIn(place()) == number) return stepOn();
    say(tr("Not quite: it is not %1. Check what is framed.").arg(number), LessonWords::Tone::astray);
}

// ---------------------------------------------------------------------- the end

void LessonDesk::finish() {
    const LessonHead& lesson = running_->lesson.text.head;
    LessonProgress::keep(lesson.id, {0, false, true});
    spotlight_.putOut();
    LessonWords words;
    words.lesson = inData(lesson.title);
    words.step = words.steps = static_cast<int>(running_->lesson.text.steps.size());
    words.title = tr("You have finished the lesson");
    words.canGoOn = nextBattle().has_value();
    words.goOn = tr("Now your &first battle");
    words.text = words.canGoOn
                     ? tr("You know enough to lead an army. The computer will lead the other.")
                     : tr("Fight this battle to the end, or leave the lesson and choose another battle.");
    show(words);
}

std::optional<std::filesystem::path> LessonDesk::nextBattle() const {
    const std::string& next = running_->lesson.text.head.next;
    const auto all = window_.scenariosOf(*running_->lesson.kit);
    const auto found =
        std::ranges::find_if(all, [&](const std::filesystem::path& it) { return it.stem() == next; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void LessonDesk::fightNext() {
    const auto file = running_ ? nextBattle() : std::nullopt;
    auto opening = file ? tutor_->battle(*file) : tl::unexpected(FileError{});
    if (opening) Q_EMIT battleWanted(*running_->lesson.kit, *opening);
}

}  // namespace vallum::app
