// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_game.h"

#include "hex/command_hand.h"
#include "hex/hex_table.h"

#include <filesystem>

#include <vallum/hex/files/scenario_file.h>

namespace vallum::app::test {

namespace {

hex::Scenario scenarioOf(std::string_view name) {
    const std::filesystem::path root(VALLUM_SOURCE_DIR);
    const auto library = hex::loadLibrary(root / "resources");
    return hex::loadScenario(root / "scenarios/hex" / (std::string(name) + ".json"), *library)->scenario;
}

}  // namespace

HexGame::HexGame(std::string_view scenario, QSize size) : dice_(7) {
    Seats<hex::System> seats;
    seats.put(chance, dice_);
    referee_.emplace(scenarioOf(scenario), seats);
    desk.resize(size);
    desk.table().playback().setPace(0);
    QObject::connect(&desk, &HexDesk::answered, &desk, [this](const hex::Answer& given) {
        answers.push_back(given);
        if (!keepsAnswers) answer(given);
    });
    static_cast<QWidget&>(desk).show();
    showNow();
}

std::string_view HexGame::kind() const {
    if (!referee_->open()) return {};
    return std::visit([](const auto& it) { return it.kind; }, referee_->open()->question);
}

void HexGame::showNow() {
    const auto& open = referee_->open();
    const Seat viewer = open ? open->seat : referee_->battle().active;
    desk.setViewer({.seat = viewer});
    desk.show(hex::System::seenBy(referee_->battle(), viewer), open);
}

void HexGame::answer(const hex::Answer& given) {
    if (!referee_->open() || !referee_->answer(given)) return;
    const auto& open = referee_->open();
    const Seat viewer = open ? open->seat : referee_->battle().active;
    desk.setViewer({.seat = viewer});
    desk.play(referee_->news(), hex::System::seenBy(referee_->battle(), viewer), open);
}

bool HexGame::playUntil(std::string_view wanted, int mostAnswers) {
    while (referee_->open() && kind() != wanted && mostAnswers-- > 0) {
        const auto& asked = *referee_->open();
        answer(commander_.answer(hex::System::seenBy(referee_->battle(), asked.seat), asked));
    }
    return kind() == wanted;
}

void HexGame::think() {
    if (desk.tool() == nullptr) return;
    if (desk.tool()->asksForCard() && !desk.hand().cards().empty()) {
        desk.tool()->lookAtCard(desk.hand().cards().front());
        return;
    }
    if (kind() == "chooseOrders") {
        for (int i = 0; i != 2; ++i) {
            const auto free = desk.table().marks().choosable;
            if (!free.empty()) desk.tool()->press(free.front());
        }
        return;
    }
    const Marks before = desk.table().marks();
    if (before.picked.empty() && !before.choosable.empty()) desk.tool()->press(before.choosable.back());
    const Marks& marks = desk.table().marks();
    if (!marks.targets.empty())
        desk.table().setCursorTo(marks.targets.front());
    else if (!marks.reach.empty())
        desk.table().setCursorTo(marks.reach.front());
}

}  // namespace vallum::app::test
