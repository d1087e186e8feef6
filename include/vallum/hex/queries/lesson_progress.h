// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/timeline.h>
#include <vallum/hex/model/lesson.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

/// Where a learner stands in a battle.
struct LearnerView {
    const Battle& battle;
    Seat learner;
    const Question* asked = nullptr;  // if the learner is asked, and what
    const std::vector<Happening<System>>& happened;
};

/// What has been done before it is asked for is done. Astray is who does something that leads elsewhere, or
/// for whom it is too late.
StepProgress progressOf(const LessonAim&, const LearnerView&);

/// Whether a step that is just beginning makes no sense any more, or one that waits for something waits in
/// vain.
bool isVain(const LessonStep&, const LearnerView&, bool isBeginning);

/// What a learner has to read; none: nothing of the kind was rolled.
std::optional<int> numberOf(const aim::Count&, const std::vector<Happening<System>>& happened);

}  // namespace vallum::hex
