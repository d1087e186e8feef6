// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/field_kit.h"

#include "field/desk/field_desk.h"
#include "field/export/report_text.h"
#include "field/export/table_film.h"
#include "field/export/table_painting.h"
#include "field/rulebook/picture_painter.h"
#include "field/start/own_battle_page.h"
#include "field/table/coordinates.h"
#include "field/table/table_scene.h"
#include "field/table/table_sketches.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>

#include <vallum/field/files/ground_cover.h>
#include <vallum/field/files/lesson_file.h>
#include <vallum/field/files/salvage.h>

namespace vallum::app {

namespace {

class FieldKitTexts {
    Q_DECLARE_TR_FUNCTIONS(FieldKit)
};

constexpr std::size_t fieldBattles = 0;
constexpr std::size_t sieges = 1;

FromFile<field::Scenario> scenarioIn(std::string_view text,
                                     const field::Library& library,
                                     const std::string& file = {}) {
    return FilesOf<field::System>::scenarioFrom(text, library, file);
}

QString sizeOf(const field::Scenario& scenario) {
    const auto& sides = scenario.setting->sides;
    const qsizetype all = std::ssize(scenario.units);
    if (sides.size() != 2) return counted(all, plural("Words", "%n units", "%n unit"));
    const auto unitsOf = [&](const field::Side& side) {
        return std::ranges::count(scenario.units, side.seat, &field::StartUnit::owner);
    };
    return FieldKitTexts::tr("%1 against %2").arg(unitsOf(sides.front())).arg(unitsOf(sides.back()));
}

/// For example "A siege, 22 × 18 DU, without a grid".
QString kindOf(const field::Setting& setting) {
    const QString table = FieldKitTexts::tr("%1 × %2 DU, without a grid")
                              .arg(numeral(inDu(setting.table.width)), numeral(inDu(setting.table.depth)));
    return setting.siege ? FieldKitTexts::tr("A siege, %1").arg(table)
                         : FieldKitTexts::tr("A battle, %1").arg(table);
}

/// For example "Rome: 9 units, 520 points and the general".
QString armyOf(const field::Scenario& scenario, const field::Side& side) {
    const auto units = std::ranges::count(scenario.units, side.seat, &field::StartUnit::owner);
    const qsizetype generals = std::ssize(side.generals);
    const QString pattern = generals == 0   ? FieldKitTexts::tr("%1: %2, %3 points")
                            : generals == 1 ? FieldKitTexts::tr("%1: %2, %3 points and the general")
                                            : FieldKitTexts::tr("%1: %2, %3 points and the generals");
    return pattern.arg(inData(side.name), counted(units, plural("Words", "%n units", "%n unit")),
                       numeral(side.unitPoints));
}

/// The start of the battle on a table of its own.
class StartingTable {
public:
    explicit StartingTable(const field::Scenario& scenario) {
        scene.setGroundCover(field::groundCoverOf(scenario));
        scene.show(publicOpening(scenario));
    }

    TableScene scene;
};

/// The area around the cards, without the empty ground.
QRectF areaOfInterest(const TableScene& scene, const field::Scenario& scenario) {
    constexpr double around = 1.2;
    QRectF area;
    for (const field::StartUnit& unit : scenario.units) {
        if (!unit.pose) continue;
        const QPointF at = scene.coordinates().toScene(unit.pose->center);
        area |= QRectF(at - QPointF(around, around), at + QPointF(around, around));
    }
    return area.isEmpty() ? scene.coordinates().table() : area;
}

/// Nothing is hidden: whoever has the file has access to all of it.
class FieldBattleFile final : public ExportableBattle {
public:
    FieldBattleFile(FieldReferee referee, QString title, field::Annotations drawings)
        : referee_(std::move(referee)),
          title_(std::move(title)),
          drawings_(std::move(drawings)) {}

    [[nodiscard]] QString title() const override { return title_; }
    [[nodiscard]] PictureSteps picture(int width, bool isOfLines) override {
        const auto& record = referee_.record();
        scene_.setGroundCover(field::groundCoverOf(record.scenario));
        scene_.show(referee_.battle());
        drawAnnotations(scene_.layers().sketches, shownAfter(drawings_, record.tape.size()),
                        scene_.coordinates());
        return stepsOf(scene_, wholeTable(scene_, width), isOfLines);
    }
    [[nodiscard]] std::unique_ptr<ReportSource> report() const override {
        return std::make_unique<ReportText>(story());
    }
    [[nodiscard]] std::unique_ptr<FilmSource> film() const override {
        return std::make_unique<TableFilm>(story());
    }

private:
    [[nodiscard]] Story story() const {
        Story story = storyOf(referee_.record().scenario,
                              field::happenings(referee_.news(), referee_.newsAfter()), title_, {});
        story.drawings = drawings_;
        return story;
    }

    FieldReferee referee_;
    QString title_;
    field::Annotations drawings_;
    TableScene scene_;
};

}  // namespace

field::Battle publicOpening(const field::Scenario& scenario) {
    const Seat nobody;
    return field::System::seenBy(field::System::begin(scenario), nobody);
}

QString FieldKit::name() const { return FieldKitTexts::tr("Field battles"); }

QStringList FieldKit::groups() const {
    QStringList names{name()};
    names.insert(static_cast<qsizetype>(sieges), FieldKitTexts::tr("Sieges"));
    return names;
}

FromFile<Preview> FieldKit::preview(std::string_view text, const std::string& file) const {
    return scenarioIn(text, library(), file).map([](const field::Scenario& scenario) {
        Preview preview{.battle = glimpseOf<field::System>(scenario),
                        .group = scenario.setting->siege ? sieges : fieldBattles,
                        .size = sizeOf(scenario)};
        for (const field::Side& side : scenario.setting->sides) preview.details << armyOf(scenario, side);
        preview.details << kindOf(*scenario.setting);
        return preview;
    });
}

QPixmap FieldKit::picture(std::string_view text, QSize size) const {
    const auto scenario = scenarioIn(text, library());
    if (!scenario) return {};
    StartingTable opened(*scenario);
    const QRectF table = opened.scene.coordinates().table();
    const double scale = std::min(size.width() / table.width(), size.height() / table.height());
    return QPixmap::fromImage(pictureOf(opened.scene, {table, scale}));
}

QPixmap FieldKit::cover(std::string_view text, QSize size) const {
    const auto scenario = scenarioIn(text, library());
    if (!scenario) return {};
    StartingTable opened(*scenario);
    const QRectF interest = areaOfInterest(opened.scene, *scenario);
    const QRectF table = opened.scene.coordinates().table();
    const QSizeF wanted = QSizeF(size).scaled(interest.size(), Qt::KeepAspectRatioByExpanding);
    QRectF area(QPointF(), wanted.boundedTo(QSizeF(size).scaled(table.size(), Qt::KeepAspectRatio)));
    area.moveCenter(interest.center());
    area.moveLeft(std::clamp(area.left(), table.left(), table.right() - area.width()));
    area.moveTop(std::clamp(area.top(), table.top(), table.bottom() - area.height()));
    return QPixmap::fromImage(pictureOf(opened.scene, {area, size.width() / area.width()}));
}

QImage FieldKit::backdrop(const std::filesystem::path& resources) const {
    const auto scenario = field::loadScenario(resources / "cover" / "cover.json", library());
    if (!scenario) return {};
    StartingTable opened(*scenario);
    // Where the lines meet, at a scale that shows individual figures.
    return pictureOf(opened.scene, {QRectF(2.8, 1.1, 14.4, 9), 110});
}

std::vector<Gesture> FieldKit::gestures() const {
    return {
        {FieldKitTexts::tr("Wheel"), FieldKitTexts::tr("Zoom")},
        {FieldKitTexts::tr("Drag the ground"),
         FieldKitTexts::tr("Pan (also with the middle button, or Space and drag)")},
        {FieldKitTexts::tr("Drag a card"), FieldKitTexts::tr("Advance; with Shift, slide")},
        {FieldKitTexts::tr("Drag a corner"), FieldKitTexts::tr("Wheel", "to swing about a corner")},
        {FieldKitTexts::tr("Drag the knob"), FieldKitTexts::tr("Turn; with several units, wheel")},
        {FieldKitTexts::tr("Shift+click"),
         FieldKitTexts::tr("Pick several units (also with Shift and a frame); drag one to move them all")},
        {FieldKitTexts::tr("Drag onto a wall"),
         FieldKitTexts::tr("Line up or go in; the same with a tower or house")},
        {FieldKitTexts::tr("Drag back in a fight"), FieldKitTexts::tr("Withdraw")},
        {FieldKitTexts::tr("Arrows"),
         FieldKitTexts::tr("Move the picked unit 0.1 DU (Shift: 1 DU), or go from unit to unit")},
        {FieldKitTexts::tr("Space"), FieldKitTexts::tr("Select the unit in the ring")},
        {FieldKitTexts::tr("Tab"), FieldKitTexts::tr("Next unit that can act")},
        {FieldKitTexts::tr("Ctrl+A"), FieldKitTexts::tr("All units that can act")},
        {FieldKitTexts::tr("Enter"), FieldKitTexts::tr("Confirm")},
        {FieldKitTexts::tr("Backspace"), FieldKitTexts::tr("Undo the last step")},
        {FieldKitTexts::tr("Escape"), FieldKitTexts::tr("Cancel")}};
}

PictureBook FieldKit::picturesOfRules(const std::filesystem::path& pictures) const {
    return fieldPicturesIn(pictures);
}

BattleDesk* FieldKit::makeDesk() const { return new FieldDesk(library()); }

OwnPage* FieldKit::makeOwnPage() const { return new OwnBattlePage(library()); }

OffersOwnBattles::Invitation FieldKit::invitation() const {
    return {FieldKitTexts::tr("A battle of your own"), FieldKitTexts::tr("any armies, points and table")};
}

FromFile<LessonText> FieldKit::lesson(const std::filesystem::path& path) const {
    return field::loadLesson(path, library()).map([](const field::LoadedLesson& it) {
        return textOf(it.lesson);
    });
}

FromFile<std::unique_ptr<ExportableBattle>> FieldKit::exportable(std::string_view text,
                                                                 const std::string& file) const {
    using Made = std::unique_ptr<ExportableBattle>;
    if (isScenario<field::System>(text)) {
        return scenarioIn(text, library(), file).map([](const field::Scenario& scenario) -> Made {
            return std::make_unique<FieldBattleFile>(FieldReferee(scenario), inData(scenario.title),
                                                     field::annotationsOf(scenario));
        });
    }
    return field::salvage(text, library(), file).map([](field::Salvaged save) -> Made {
        const QString title = inData(field::nameOf(save.played.record(), save.branch));
        return std::make_unique<FieldBattleFile>(std::move(save.played), title, std::move(save.annotations));
    });
}

Expected<std::shared_ptr<const FieldKit>, FileError> loadFieldKit(const std::filesystem::path& resources) {
    return field::loadLibrary(resources).map(
        [](field::Library library) { return std::make_shared<const FieldKit>(std::move(library)); });
}

}  // namespace vallum::app
