// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/timeline.h>
#include <vallum/hex/model/lesson.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

/// The learner's situation in a battle.
struct LearnerView {
    const Battle& battle;
    Seat learner;
    const Question* asked = nullptr;  // the question to the learner, if there is one
    const std::vector<Happening<System>>& happened;
};

/// An aim that was reached before its step counts as done. A learner is astray after an act that leads
/// elsewhere, or if it is too late.
StepProgress progressOf(const LessonAim&, const LearnerView&);

/// True if a step that is just beginning makes no sense any more, or if one that waits for
/// something can never be completed.
bool isMoot(const LessonStep&, const LearnerView&, bool isBeginning);

/// The number that a learner has to read; none: there was no such roll.
std::optional<int> numberOf(const aim::Count&, const std::vector<Happening<System>>& happened);

}  // namespace vallum::hex
