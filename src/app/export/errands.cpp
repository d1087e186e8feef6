// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/errands.h"

#include "export/picture_work.h"
#include "session/documents.h"
#include "table/table_scene.h"
#include "texts.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <QCommandLineParser>
#include <QCoreApplication>

namespace vallum::app {

namespace {

class ErrandsTexts {
    Q_DECLARE_TR_FUNCTIONS(Errands)
};

constexpr int leastPixels = 16;
constexpr int mostPixels = 16'000;

field::Battle battleIn(const Opened& opened) {
    const auto* scenario = std::get_if<field::Scenario>(&opened.battle);
    return scenario != nullptr ? field::System::begin(*scenario) : std::get<Referee>(opened.battle).battle();
}

QString titleOf(const Opened& opened) {
    const auto* scenario = std::get_if<field::Scenario>(&opened.battle);
    return inData(scenario != nullptr
                      ? scenario->title
                      : field::nameOf(std::get<Referee>(opened.battle).record(), opened.branch));
}

Expected<void, FileError> paint(const Opened& opened, const QString& out, int width) {
    TableScene scene;
    scene.show(battleIn(opened));
    const QRectF area = wholeTable(scene);
    PictureWork work(scene, {area, width / area.width()}, out.toStdString(), titleOf(opened));
    return finish(work);
}

}  // namespace

Errands::Errands()
    : picture_(QStringLiteral("picture"),
               ErrandsTexts::tr("Draw the table into a PNG or SVG file and quit."),
               QStringLiteral("out.png")),
      width_(QStringLiteral("width"),
             ErrandsTexts::tr("Width of the picture."),
             ErrandsTexts::tr("pixels"),
             QStringLiteral("1600")) {}

bool Errands::isOne(const char* argument) {
    constexpr std::array names{std::string_view("--picture")};
    return std::ranges::any_of(
        names, [word = std::string_view(argument)](std::string_view it) { return word.starts_with(it); });
}

void Errands::addTo(QCommandLineParser& options) const { options.addOptions({picture_, width_}); }

bool Errands::areAsked(const QCommandLineParser& options) const { return options.isSet(picture_); }

bool Errands::areClear(const QCommandLineParser& options) const {
    const int pixels = options.value(width_).toInt();
    return options.positionalArguments().size() == 1 && pixels >= leastPixels && pixels <= mostPixels;
}

Expected<void, FileError> Errands::run(const QCommandLineParser& options, const Documents& documents) const {
    const auto opened = documents.open(options.positionalArguments().front().toStdString());
    if (!opened) return tl::unexpected<FileError>(opened.error());
    return paint(*opened, options.value(picture_), options.value(width_).toInt());
}

}  // namespace vallum::app
