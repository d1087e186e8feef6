// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/command_line_exports.h"
#include "field/field_kit.h"
#include "hex/hex_kit.h"
#include "kits/documents.h"
#include "language/language.h"
#include "language/texts.h"
#include "trials/add_trials.h"
#include "trials/trial_runner.h"
#include "window/another_language.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <memory>
#include <span>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QMessageBox>
#include <QTextDocumentFragment>

namespace {

using namespace vallum;
using namespace vallum::app;

constexpr int badInput = 2;
constexpr int anotherLanguage = 3;

/// True for options that open no window and need no display.
bool isQuiet(const char* argument) {
    constexpr std::array quiet{"-h", "--help", "--help-all", "-v", "--version"};
    const bool named =
        std::ranges::any_of(quiet, [&](const char* it) { return std::strcmp(it, argument) == 0; });
    return named || CommandLineExports::isOne(argument);
}

/// Without a display Qt aborts with a core dump, and its message does not mention pictures.
bool hasDisplay(std::span<char*> arguments) {
    constexpr std::array named{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::ranges::any_of(named, [](const char* it) { return !qEnvironmentVariableIsEmpty(it); }) ||
           std::ranges::any_of(arguments, [](const char* it) { return std::strstr(it, "-platform") == it; });
}

/// Read before Qt parses the options, so that its own messages are translated too.
QString languageAsked(const QStringList& arguments) {
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(option + QLatin1Char('='))) return arguments[i].mid(option.size() + 1);
        if (arguments[i] == option) return arguments.value(i + 1);
    }
    return languageRemembered();
}

/// In every size, because a taskbar and a window list use different ones.
QIcon icon() {
    QIcon sizes;
    const QDir folder(QStringLiteral(":/icons"));
    for (const QString& file : folder.entryList()) sizes.addFile(folder.filePath(file));
    return sizes;
}

/// Accepts the same range as the seed fields in the window.
bool isSeed(const QString& words) {
    constexpr int most = 999'999'999;
    bool isNumber = false;
    const int number = words.toInt(&isNumber);
    return isNumber && number >= 1 && number <= most;
}

/// Runs until the player quits. A new language needs a new window, while trials keep running.
int show(std::unique_ptr<MainWindow> window, TrialRunner& trials) {
    while (true) {
        addTrials(*window, trials);
        QObject::connect(window.get(), &MainWindow::languageChanged, window.get(),
                         [] { QApplication::exit(anotherLanguage); });
        const int status = QApplication::exec();
        if (status != anotherLanguage) return status;
        window = inAnotherLanguage(std::move(window));
    }
}

int complain(const FileError& error) {
    QString words = QTextDocumentFragment::fromHtml(sentence(error)).toPlainText();
    // Control characters in a file name could disturb the terminal.
    words.removeIf([](QChar it) { return it.category() == QChar::Other_Control && it != QLatin1Char('\n'); });
    std::fprintf(stderr, "vallum: %s\n", qPrintable(words));
    return badInput;
}

void introduce() {
    QApplication::setOrganizationName(QStringLiteral("vallum"));
    QApplication::setApplicationName(QStringLiteral("vallum"));
    QApplication::setApplicationVersion(QStringLiteral(VALLUM_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.vallum.Vallum"));
    QApplication::setWindowIcon(icon());
}

/// The options for the window.
struct Wishes {
    QCommandLineOption keep{
        QStringLiteral("autosave"),
        QApplication::translate("main", "Where the current battle is saved automatically."),
        QApplication::translate("main", "file")};
    QCommandLineOption goOn{QStringLiteral("continue"),
                            QApplication::translate("main", "Continue the last battle.")};
    QCommandLineOption players{
        QStringLiteral("computer"),
        QApplication::translate("main",
                                "A side for the computer to play, by color, such as red; may be repeated."),
        QApplication::translate("main", "side")};
    QCommandLineOption language{QStringLiteral("language"),
                                QApplication::translate("main", "The language of the window: en or es."),
                                QApplication::translate("main", "language")};
    QCommandLineOption seed{
        QStringLiteral("seed"),
        QApplication::translate("main",
                                "The seed for a scenario's dice and cards; a new one each time by default."),
        QApplication::translate("main", "number")};

    /// True if every value given is valid.
    [[nodiscard]] bool areClear(const QCommandLineParser& options) const {
        const QStringList sides = options.values(players);
        return (!options.isSet(seed) || isSeed(options.value(seed))) &&
               std::ranges::all_of(sides, [](const QString& side) {
                   return field::seatNamed(side.toStdString()).has_value();
               });
    }
};

void describe(QCommandLineParser& options, const CommandLineExports& exports, const Wishes& wishes) {
    options.setApplicationDescription(
        QApplication::translate("main", "Ancient battles with unit cards on a table."));
    options.addHelpOption();
    options.addVersionOption();
    options.addOptions(exports.all());
    options.addOptions({wishes.keep, wishes.goOn, wishes.players, wishes.language, wishes.seed});
    options.addPositionalArgument(QApplication::translate("main", "file"),
                                  QApplication::translate("main", "A scenario or a saved battle."));
}

int complainOfData(const FileError& error) {
    // Output of a program started from the desktop menu is never seen.
    if (QGuiApplication::platformName() != QStringLiteral("offscreen"))
        QMessageBox::critical(nullptr, QStringLiteral("Vallum"), sentence(error));
    return complain(error);
}

int run(const CommandLineExports& exports, const Documents& documents) {
    const auto done = exports.run(documents);
    return done ? 0 : complain(done.error());
}

void open(MainWindow& window, const QCommandLineParser& options, const Wishes& wishes) {
    if (options.isSet(wishes.goOn)) {
        window.files().continueLast();
        return;
    }
    const QStringList files = options.positionalArguments();
    if (files.isEmpty()) return;
    window.files().open(files.front());
    for (const QString& side : options.values(wishes.players)) {
        window.desks().session().assign(*field::seatNamed(side.toStdString()), PlayerKind::greedy);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    if (std::ranges::any_of(arguments, isQuiet)) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay(arguments)) {
        std::fputs("vallum: there is no display; --picture, --report and --animate need none\n", stderr);
        return badInput;
    }
    QApplication application(argc, argv);
    introduce();
    useLanguage(languageAsked(QApplication::arguments()));
    QCommandLineParser options;
    const CommandLineExports exports(options);
    const Wishes wishes;
    describe(options, exports, wishes);
    options.process(application);
    const bool isClear = wishes.areClear(options) && (!exports.areAsked() || exports.areClear());
    if (!isClear) options.showHelp(badInput);

    const auto resources = field::resourceDirectory();
    if (!resources) return complainOfData(resources.error());
    auto fieldKit = loadFieldKit(*resources);
    if (!fieldKit) return complainOfData(fieldKit.error());
    auto hexKit = loadHexKit(*resources);
    if (!hexKit) return complainOfData(hexKit.error());
    const Documents documents(*resources, {*fieldKit, *hexKit});
    if (exports.areAsked()) return run(exports, documents);
    if (options.isSet(wishes.seed)) Documents::setSeed(options.value(wishes.seed).toULongLong());
    if (options.isSet(wishes.keep)) Documents::setAutosavePath(options.value(wishes.keep).toStdString());
    TrialRunner trials((*fieldKit)->library(), (*hexKit)->library());
    auto window = std::make_unique<MainWindow>(documents);
    window->show();
    open(*window, options, wishes);
    return show(std::move(window), trials);
}
