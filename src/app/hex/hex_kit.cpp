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
#include "texts.h"

#include <vallum/hex/files/lesson_file.h>

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

}  // namespace

QString HexKit::name() const { return inQt(phrase("Hex window", "Hex battles")()); }

QPixmap HexKit::picture(std::string_view text, QSize size) const {
    const auto scenario = FilesOf<hex::System>::scenarioFrom(text, library(), {});
    if (!scenario) return {};
    HexTable table;
    table.resize(size);
    table.setFreeRoom(QRect(QPoint(), size));
    table.show(hex::System::begin(*scenario));
    return table.grab();
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
