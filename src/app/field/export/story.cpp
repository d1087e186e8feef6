// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/story.h"

#include "field/table/table_scene.h"
#include "field/table/table_sketches.h"

#include <vallum/field/seen_facts.h>
#include <vallum/field/system.h>

namespace vallum::app {

field::Battle Story::at(std::size_t moment) const {
    field::Battle battle = timeline.at(moment);
    return eyes ? field::System::seenBy(std::move(battle), *eyes) : battle;
}

std::vector<field::Fact> Story::factsOf(std::size_t moment) const {
    std::vector<field::Fact> facts = timeline.factsOf(moment);
    return eyes ? field::seenBy(facts, timeline.at(moment), *eyes) : facts;
}

void Story::drawOn(TableScene& scene, std::size_t moment) const {
    scene.layers().sketches.clear();
    drawAnnotations(scene.layers().sketches, shownAfter(drawings, timeline.moments().at(moment).answers),
                    scene.coordinates());
}

void Story::showOn(TableScene& scene, std::size_t moment) const {
    scene.setGroundCover(cover);
    scene.show(at(moment));
    drawOn(scene, moment);
}

Story storyOf(const field::Scenario& scenario,
              std::vector<field::Happening> happenings,
              QString title,
              std::optional<Seat> eyes) {
    const field::Battle begin = field::System::begin(scenario);
    return {.begin = begin,
            .timeline = {begin, std::move(happenings)},
            .title = std::move(title),
            .eyes = eyes,
            .cover = field::groundCoverOf(scenario)};
}

}  // namespace vallum::app
