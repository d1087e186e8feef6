// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/command_line_exports.h"

#include "export/film_work.h"
#include "export/offers_exports.h"
#include "export/report_work.h"
#include "kits/documents.h"
#include "kits/kit.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

#include <QCommandLineParser>
#include <QCoreApplication>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

class CommandLineExportsTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandLineExports)
};

constexpr int leastPixels = 16;
constexpr int mostPixels = 16'000;
constexpr int pictureWidth = 1600;
constexpr int mostOfFilm = 1920;
constexpr int mostTurns = std::numeric_limits<int>::max() - 1;

QCommandLineOption option(const char* name, const QString& description, const QString& value) {
    return {QString::fromLatin1(name), description, value};
}

}  // namespace

CommandLineExports::CommandLineExports(const QCommandLineParser& options)
    : options_(options),
      picture_(option("picture",
                      CommandLineExportsTexts::tr("Draw the table or board into a PNG or SVG file and quit."),
                      QStringLiteral("out.png"))),
      report_(option("report",
                     CommandLineExportsTexts::tr("Write a report of the battle, HTML or PDF, and quit."),
                     QStringLiteral("out.html"))),
      animate_(option(
          "animate",
          CommandLineExportsTexts::tr("Film the battle as GIF, WebP or a folder of pictures and quit."),
          QStringLiteral("out.gif"))),
      width_(option("width",
                    CommandLineExportsTexts::tr("Width of the picture or film."),
                    CommandLineExportsTexts::tr("pixels"))),
      from_(option("from",
                   CommandLineExportsTexts::tr("The first turn of the film."),
                   CommandLineExportsTexts::tr("turn"))),
      to_(option("to",
                 CommandLineExportsTexts::tr("The last turn of the film."),
                 CommandLineExportsTexts::tr("turn"))),
      seconds_(option("seconds-per-move",
                      CommandLineExportsTexts::tr("How long a movement takes in the film."),
                      CommandLineExportsTexts::tr("seconds"))) {}

bool CommandLineExports::isOne(const char* argument) {
    constexpr std::array names{std::string_view("--picture"), std::string_view("--report"),
                               std::string_view("--animate")};
    return std::ranges::any_of(
        names, [word = std::string_view(argument)](std::string_view it) { return word.starts_with(it); });
}

QList<QCommandLineOption> CommandLineExports::all() const {
    return {picture_, report_, animate_, width_, from_, to_, seconds_};
}

bool CommandLineExports::areAsked() const {
    return options_.isSet(picture_) || options_.isSet(report_) || options_.isSet(animate_);
}

std::optional<int> CommandLineExports::number(const QCommandLineOption& option, int least, int most) const {
    bool isNumber = false;
    const int number = options_.value(option).toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

bool CommandLineExports::areClear() const {
    const int asked = static_cast<int>(options_.isSet(picture_)) + static_cast<int>(options_.isSet(report_)) +
                      static_cast<int>(options_.isSet(animate_));
    if (asked != 1 || options_.positionalArguments().size() != 1) return false;
    if (options_.isSet(animate_)) return film().has_value();
    return !options_.isSet(width_) || number(width_, leastPixels, mostPixels);
}

std::optional<Film> CommandLineExports::film() const {
    constexpr double shortest = 0.05;
    constexpr double longest = 20;
    Film film{.toTurn = mostTurns};
    if (options_.isSet(from_)) film.fromTurn = number(from_, 0, mostTurns).value_or(-1);
    if (options_.isSet(to_)) film.toTurn = number(to_, 0, mostTurns).value_or(-1);
    if (options_.isSet(width_)) film.width = number(width_, leastPixels, mostOfFilm).value_or(0);
    if (options_.isSet(seconds_)) film.secondsPerMove = options_.value(seconds_).toDouble();
    const bool isClear = film.fromTurn >= 0 && film.toTurn >= film.fromTurn && film.width > 0 &&
                         film.secondsPerMove >= shortest && film.secondsPerMove <= longest;
    return isClear ? std::optional(film) : std::nullopt;
}

Expected<void, FileError> CommandLineExports::run(const Documents& documents) const {
    const std::string file = options_.positionalArguments().front().toStdString();
    return readFile(file).and_then([&](const std::string& text) {
        return documents.kitFor(text, file)
            .and_then([&](const Kit* kit) -> FromFile<std::unique_ptr<ExportableBattle>> {
                const auto* offering = dynamic_cast<const OffersExports*>(kit);
                if (offering != nullptr) return offering->exportable(text, file);
                return tl::unexpected<FileError>(
                    FileError{file, "/format", formatSaidIn(text),
                              phrase("Files", "a battle that can be exported without a window").pattern});
            })
            .and_then([this](const auto& battle) { return run(*battle); });
    });
}

Expected<void, FileError> CommandLineExports::run(ExportableBattle& battle) const {
    const std::filesystem::path file = options_.value(picture_).toStdString();
    if (options_.isSet(report_)) {
        ReportWork work(battle.report(), options_.value(report_).toStdString());
        return finish(work);
    }
    if (options_.isSet(animate_)) {
        const auto source = battle.film();
        FilmWork work(*source, *film(), options_.value(animate_).toStdString());
        return finish(work);
    }
    const int width = number(width_, leastPixels, mostPixels).value_or(pictureWidth);
    PictureWork work(battle.picture(width, isVectorFile(file)), file, battle.title());
    return finish(work);
}

}  // namespace vallum::app
