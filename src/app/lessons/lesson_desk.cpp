// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_desk.h"

#include "panels/log_panel.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "texts.h"

#include <algorithm>
#include <utility>

#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/lesson_course.h>

namespace vallum::app {

namespace aim = field::aim;

LessonDesk::LessonDesk(const Documents& documents, const Parts& parts, Begin begin, QObject* parent)
    : QObject(parent),
      documents_(documents),
      session_(parts.session),
      scene_(parts.scene),
      begin_(std::move(begin)),
      spotlight_(parts.session, parts.scene, parts.view, parts.panels, this),
      card_(new LessonCard) {
    // The pressed button goes, and the keyboard with it to the next one, which leaves the lesson.
    for (const auto pressed : {&LessonCard::goOnWanted, &LessonCard::skipWanted, &LessonCard::takeBackWanted})
        connect(card_, pressed, this, [&view = parts.view] { view.setFocus(); });
    connect(card_, &LessonCard::goOnWanted, this, &LessonDesk::stepOn);
    connect(card_, &LessonCard::skipWanted, this, [this] {
        isAstray_ = true;  // what is passed over earns no praise
        stepOn();
    });
    connect(card_, &LessonCard::takeBackWanted, &session_, &Session::undo);
    connect(card_, &LessonCard::helpWanted, this, &LessonDesk::help);
    connect(card_, &LessonCard::leaveWanted, this, &LessonDesk::left);
    connect(card_, &LessonCard::numberSaid, this, &LessonDesk::judgeNumber);
    connect(&parts.log, &LogPanel::unfolded, this, [this] {
        if (aimed<aim::Unfold>() != nullptr) stepOn();
    });
    watch();
}

void LessonDesk::watch() {
    connect(&session_, &Session::asked, this, &LessonDesk::consider);
    connect(&session_, &Session::replaced, this, &LessonDesk::considerUndo);
    connect(&scene_, &TableScene::playingEnded, this, &LessonDesk::consider);
    connect(&scene_, &TableScene::selectionMoved, this, [this](std::optional<UnitId> unit) {
        const auto* pick = aimed<aim::Pick>();
        if (pick == nullptr || !unit) return;
        if (*unit == pick->unit) return stepOn();
        say(tr("That is %1. Take the one with the ring.").arg(unitName(session_.battle(), *unit)),
            LessonWords::Tone::astray);
    });
}

const field::LessonStep* LessonDesk::stepNow() const {
    if (!running_ || running_->step >= std::ssize(running_->lesson.lesson.steps)) return nullptr;
    return &running_->lesson.lesson.steps.at(static_cast<std::size_t>(running_->step));
}

template <class A> const A* LessonDesk::aimed() const {
    const field::LessonStep* step = stepNow();
    return step == nullptr || session_.isLookingBack() ? nullptr : std::get_if<A>(&step->aim);
}

Opened LessonDesk::opened(const field::LoadedLesson& lesson, bool afresh) const {
    if (!afresh) {
        if (auto kept = documents_.open(LessonShelf::fileOf(lesson.lesson.id))) return *std::move(kept);
    }
    Seating seating = seatingFor(lesson.lesson, lesson.scenario);
    seating.seed = static_cast<std::uint64_t>(lesson.lesson.seed);
    return {lesson.scenario, seating};
}

Seating LessonDesk::seatingFor(const field::Lesson& lesson, const field::Scenario& scenario) {
    Seating seating;
    for (const field::Side& side : scenario.setting->sides) {
        const bool learns = side.seat == field::seatNamed(lesson.learner);
        seating.players[side.seat] = learns ? PlayerKind::person : PlayerKind::greedy;
    }
    return seating;
}

void LessonDesk::open(const field::LoadedLesson& lesson, bool afresh) {
    const std::string& id = lesson.lesson.id;
    if (!afresh && running_ && running_->lesson.lesson.id == id) {
        Q_EMIT tableWanted();
        return letComputersWait();
    }
    Opened battle = opened(lesson, afresh);
    // Where the battle cannot be read any more, its steps begin anew with it.
    const bool isResumed = std::holds_alternative<Referee>(battle.battle);
    const int steps = static_cast<int>(lesson.lesson.steps.size());
    const int step = isResumed ? std::clamp(LessonShelf::progressOf(id).step, 0, steps - 1) : 0;
    opening_ = Running{lesson, step};
    begin_(std::move(battle));
    enter({});
}

void LessonDesk::takeNotice() {
    running_ = std::exchange(opening_, std::nullopt);
    since_ = answers_ = 0;
    if (running_) return;
    card_->hide();
    spotlight_.putOut();
}

std::filesystem::path LessonDesk::keptIn() const {
    return running_ ? LessonShelf::fileOf(running_->lesson.lesson.id) : Documents::autosavePath();
}

void LessonDesk::enter(const QString& praise) {
    const field::LessonStep* step = stepNow();
    letComputersWait();
    if (step == nullptr) return finish();
    const std::string& id = running_->lesson.lesson.id;
    LessonShelf::keep(id, {running_->step, true, LessonShelf::progressOf(id).done});
    since_ = session_.history().size();
    isAstray_ = false;
    const auto* read = std::get_if<aim::Read>(&step->aim);
    // Without a roll there is nothing to read: somebody has gone another way.
    if (read != nullptr && !field::numberOf(*read, session_.history())) return stepOn();
    spotlight_.pointAt(step->points);
    say(praise, LessonWords::Tone::praise);
    consider();
}

/// While the learner has something to read the others do nothing: the log would go on, too.
void LessonDesk::letComputersWait() {
    const field::LessonStep* step = stepNow();
    session_.setHalted(step != nullptr && (std::holds_alternative<aim::GoOn>(step->aim) ||
                                           std::holds_alternative<aim::Pick>(step->aim) ||
                                           std::holds_alternative<aim::Unfold>(step->aim) ||
                                           std::holds_alternative<aim::Read>(step->aim)));
}

QString LessonDesk::praiseFor(const field::LessonStep& step) {
    if (std::holds_alternative<aim::GoOn>(step.aim)) return {};
    if (std::holds_alternative<aim::Read>(step.aim)) return tr("Right.");
    return tr("Done: %1.").arg(inData(step.title));
}

void LessonDesk::stepOn() {
    const field::LessonStep* step = stepNow();
    if (step == nullptr) return fightNext();
    const QString praise = isAstray_ ? QString() : praiseFor(*step);
    ++running_->step;
    enter(praise);
}

void LessonDesk::consider() {
    const field::LessonStep* step = stepNow();
    if (step == nullptr || session_.isLookingBack() || scene_.isPlaying()) return;
    answers_ = session_.record().tape.size();
    spotlight_.follow();
    // What the others do in their turn is no business of the step.
    if (!session_.seating().isPerson(session_.battle().active)) since_ = session_.history().size();
    switch (field::courseOf(step->aim, session_.battle(), session_.history(), since_)) {
        case field::Course::done: return stepOn();
        case field::Course::astray:
            isAstray_ = true;
            return say(
                step->otherwise.empty()
                    ? tr("That is legal too, but not what this step is about. Undo it, or go on from here.")
                    : inData(step->otherwise),
                LessonWords::Tone::astray);
        case field::Course::onTheWay: break;
    }
    if (std::exchange(isAstray_, false)) say({}, LessonWords::Tone::none);
}

/// Fewer answers than before: one was taken back.
void LessonDesk::considerUndo() {
    if (stepNow() == nullptr || session_.isLookingBack()) return;
    const bool wasTakenBack = session_.record().tape.size() < answers_;
    since_ = std::min(since_, session_.history().size());
    answers_ = session_.record().tape.size();
    if (wasTakenBack && aimed<aim::TakeBack>() != nullptr) stepOn();
}

void LessonDesk::say(const QString& note, LessonWords::Tone tone) {
    const field::LessonStep* step = stepNow();
    if (step == nullptr) return;
    const bool isToRead = std::holds_alternative<aim::GoOn>(step->aim);
    LessonWords words;
    words.lesson = inData(running_->lesson.lesson.title);
    words.step = running_->step + 1;
    words.steps = static_cast<int>(running_->lesson.lesson.steps.size());
    words.title = inData(step->title);
    words.text = inData(step->text);
    words.note = note;
    words.tone = note.isEmpty() ? LessonWords::Tone::none : tone;
    words.asksNumber = std::holds_alternative<aim::Read>(step->aim);
    words.canGoOn = isToRead || isAstray_;
    words.canTakeBack = isAstray_ && session_.canUndo();
    words.canShow = !isAstray_ && (!step->help.empty() || !step->points.empty());
    words.canSkip = !isToRead && !isAstray_;
    card_->say(words);
}

void LessonDesk::help() {
    const field::LessonStep* step = stepNow();
    if (step == nullptr) return;
    spotlight_.pointAt(step->points);
    spotlight_.blink();
    say(inData(step->help), LessonWords::Tone::praise);
}

void LessonDesk::judgeNumber(int number) {
    const auto* read = aimed<aim::Read>();
    if (read == nullptr) return;
    if (field::numberOf(*read, session_.history()) == number) return stepOn();
    say(tr("Not quite: it is not %1. Look again at what is framed.").arg(number), LessonWords::Tone::astray);
}

void LessonDesk::finish() {
    const field::Lesson& lesson = running_->lesson.lesson;
    LessonShelf::keep(lesson.id, {0, false, true});
    spotlight_.putOut();
    LessonWords words;
    words.lesson = inData(lesson.title);
    words.step = words.steps = static_cast<int>(lesson.steps.size());
    words.title = tr("You have finished the lesson");
    words.canGoOn = nextBattle().has_value();
    words.goOn = tr("Now your &first battle");
    words.text = words.canGoOn
                     ? tr("You know enough to lead an army. The computer will lead the other.")
                     : tr("Fight this battle to the end, or leave the lesson and choose another battle.");
    card_->say(words);
}

std::optional<std::filesystem::path> LessonDesk::nextBattle() const {
    const std::string& next = running_->lesson.lesson.next;
    const auto all = documents_.scenarios();
    const auto found =
        std::ranges::find_if(all, [&](const std::filesystem::path& it) { return it.stem() == next; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void LessonDesk::fightNext() {
    const auto file = running_ ? nextBattle() : std::nullopt;
    const auto scenario = file ? documents_.scenario(*file) : tl::unexpected(FileError{});
    if (!scenario) return;
    Seating seating = seatingFor(running_->lesson.lesson, *scenario);
    seating.seed = Documents::newSeed();
    Q_EMIT battleWanted(*scenario, seating);
}

}  // namespace vallum::app
