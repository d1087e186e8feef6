// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_kit.h"

#include "export/board_picture.h"
#include "export/board_report.h"
#include "hex/hex_battle_desk.h"
#include "hex/hex_chronicle.h"
#include "hex/hex_depiction.h"
#include "hex/hex_table.h"
#include "hex/own_hex_page.h"
#include "hex/rule_scene.h"
#include "language/texts.h"

#include <algorithm>

#include <vallum/hex/files/lesson_file.h>
#include <vallum/hex/files/scenario_file.h>

namespace vallum::app {

namespace {

/// There is no player at a screen, so of the hands it shows only what everybody may know.
class HexBattleFile final : public ExportableBattle {
public:
    [[nodiscard]] HexSession& session() { return session_; }
    [[nodiscard]] QString title() const override { return inData(session_.file().title()); }
    [[nodiscard]] PictureSteps picture(int width, bool /*isOfLines*/) override {
        depiction_ = depicter_.depiction();
        return stepsOf(*depiction_, width);
    }
    [[nodiscard]] std::unique_ptr<ReportSource> report() const override {
        return std::make_unique<BoardReport>(chronicle_, depicter_.depiction());
    }
    [[nodiscard]] std::unique_ptr<FilmSource> film() const override { return depicter_.film(); }

private:
    HexSession session_;
    HexChronicle chronicle_{session_};
    BoardDrawings drawings_{session_.sketches(), BoardUnits()};
    HexDepicter depicter_{session_, drawings_};
    std::unique_ptr<Depiction> depiction_;
};

Text sizeOf(const hex::Scenario& scenario) {
    const auto& sides = scenario.setting->sides;
    const auto unitsOf = [&](const hex::Side& side) {
        return std::ranges::count(scenario.units, side.seat, &hex::Unit::owner);
    };
    return phrase("Hex window", "%1 against %2")(unitsOf(sides.front()), unitsOf(sides.back()));
}

/// "Rome: 12 units under Regulus, Papus; 5 cards in hand, 6 banners to win."
Text armyOf(const hex::Scenario& scenario, const hex::Side& side) {
    std::vector<Text> leaders;
    for (const hex::Leader& it : scenario.leaders) {
        if (it.owner == side.seat) leaders.emplace_back(it.name);
    }
    const Text units = plural("Words", "%n units",
                              "%n unit")(std::ranges::count(scenario.units, side.seat, &hex::Unit::owner));
    const Text troops =
        leaders.empty() ? units : phrase("Hex window", "%1 under %2")(units, Text::joined(leaders, ", "));
    return phrase("Hex window", "%1: %2; %3 in hand, %4 to win.")(
        Text::data(side.name), troops, plural("Hex window", "%n cards", "%n card")(side.hand),
        plural("Hex window", "%n banners", "%n banner")(side.banners));
}

/// The story first, then the armies, then who tells it.
QStringList detailsOf(const hex::Scenario& scenario) {
    const hex::Setting& setting = *scenario.setting;
    const hex::Briefing briefing = hex::briefingIn(scenario.source);
    QStringList details;
    for (const std::string& it : briefing.paragraphs) details << inData(it) << QString();
    for (const hex::Side& side : setting.sides) details << inQt(armyOf(scenario, side));
    const auto first = std::ranges::find(setting.sides, setting.first, &hex::Side::seat);
    details << inQt(phrase("Hex window", "%1 begins.")(Text::data(first->name)));
    if (!briefing.source.empty()) {
        details << QString() << inQt(phrase("Hex window", "Told by %1.")(Text::data(briefing.source)));
    }
    return details;
}

QPixmap pictureOf(const hex::Battle& battle, QSize size) {
    HexTable table;
    table.resize(size);
    table.setFreeRoom(QRect(QPoint(), size));
    table.show(battle);
    return table.grab();
}

}  // namespace

QString HexKit::name() const { return inQt(phrase("Hex window", "Hex battles")()); }

FromFile<Preview> HexKit::preview(std::string_view text, const std::string& file) const {
    return FilesOf<hex::System>::scenarioFrom(text, library(), file).map([](const hex::Scenario& scenario) {
        return Preview{.battle = glimpseOf<hex::System>(scenario),
                       .size = inQt(sizeOf(scenario)),
                       .details = detailsOf(scenario)};
    });
}

QPixmap HexKit::picture(std::string_view text, QSize size) const {
    const auto scenario = FilesOf<hex::System>::scenarioFrom(text, library(), {});
    return scenario ? pictureOf(hex::System::begin(*scenario), size) : QPixmap();
}

std::vector<Gesture> HexKit::gestures() const {
    const auto gesture = [](const Text& how, const Text& what) { return Gesture{inQt(how), inQt(what)}; };
    return {
        gesture(phrase("Hex window", "Click a card")(), phrase("Hex window", "Choose it; Enter plays it")()),
        gesture(phrase("Hex window", "Click a unit")(),
                phrase("Hex window", "Order it, or pick it to move or attack")()),
        gesture(phrase("Hex window", "Click a lit hex")(),
                phrase("Hex window", "Move there, attack, retreat or advance")()),
        gesture(phrase("Hex window", "Point at a target")(),
                phrase("Hex window", "Show the odds; Enter attacks")()),
        gesture(phrase("Hex window", "Arrows")(),
                phrase("Hex window", "Move the cursor from hex to hex, or from card to card")()),
        gesture(phrase("Hex window", "Space")(),
                phrase("Hex window", "Click the hex or card under the cursor")()),
        gesture(phrase("Hex window", "Tab")(), phrase("Hex window", "Next unit or target")()),
        gesture(phrase("Hex window", "A")(),
                phrase("Hex window", "Give as many orders as the card allows")()),
        gesture(phrase("Hex window", "E")(), phrase("Hex window", "End the phase")()),
        gesture(phrase("Hex window", "K")(), phrase("Hex window", "Show the coordinates")()),
        gesture(phrase("Hex window", "Wheel, Page Up, Page Down")(),
                phrase("Hex window", "Scroll the values of a unit")()),
        gesture(phrase("Hex window", "Enter")(), phrase("Hex window", "Confirm")()),
        gesture(phrase("Hex window", "Escape")(), phrase("Hex window", "Take the choice back")())};
}

PictureBook HexKit::picturesOfRules(const std::filesystem::path& pictures) const {
    return picturesIn(pictures / folder(), [this](std::string_view text, const std::string& file) {
        return ruleSceneFrom(text, file, library()).map([this](const RuleScene& scene) {
            return RuleDrawing{
                scene.rule, scene.caption,
                [this, scene](const PictureScale& scale, const art::Palette& palette, const QLocale& locale) {
                    return pictureOf(scene, library(), scale, palette, locale);
                }};
        });
    });
}

BattleDesk* HexKit::makeDesk() const { return new HexBattleDesk(library()); }

OwnPage* HexKit::makeOwnPage() const { return new OwnHexPage(library(), computers()); }

OffersOwnBattles::Invitation HexKit::invitation() const {
    return {inQt(phrase("Hex window", "A board of your own")()), name()};
}

QPixmap HexKit::emptyCover(QSize size) const {
    hex::Setting setting;
    setting.cells.resize(hex::boardHexes);
    setting.terrain = library().terrain;
    hex::Battle battle;
    battle.setting = Constant(std::move(setting));
    return pictureOf(battle, size);
}

FromFile<LessonText> HexKit::lesson(const std::filesystem::path& path) const {
    return hex::loadLesson(path, library()).map([](const hex::LoadedLesson& it) {
        return textOf(it.lesson);
    });
}

FromFile<std::unique_ptr<ExportableBattle>> HexKit::exportable(std::string_view text,
                                                               const std::string& file) const {
    auto made = std::make_unique<HexBattleFile>();
    return openingOn<hex::System>(made->session(), library(), text, file)
        .map([&](const Opening& opening) -> std::unique_ptr<ExportableBattle> {
            Seating seating = opening.seating;
            for (auto& [seat, player] : seating.players) player = PlayerKind::person;
            opening.begin(seating);
            return std::move(made);
        });
}

Expected<std::shared_ptr<const HexKit>, FileError> loadHexKit(const std::filesystem::path& resources) {
    return hex::loadLibrary(resources).map(
        [](hex::Library library) { return std::make_shared<const HexKit>(std::move(library)); });
}

}  // namespace vallum::app
