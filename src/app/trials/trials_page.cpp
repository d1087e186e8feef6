// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trials_page.h"

#include "art/faces.h"
#include "field/session/field_texts.h"
#include "kits/documents.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "session/damage.h"
#include "trials/time_estimate.h"
#include "trials/trial_form.h"
#include "trials/trial_results.h"
#include "widgets/closing_list.h"
#include "widgets/room.h"
#include "widgets/warning.h"
#include "widgets/wrapping_row.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDateTime>
#include <QDesktopServices>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QUrl>

namespace vallum::app {

namespace {

namespace fs = std::filesystem;

constexpr const char* openedKey = "trials/opened";

/// As high as the page in sight must be, not as it would like to be: its lists and tables scroll already.
class Pages final : public QStackedWidget {
public:
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {QStackedWidget::minimumSizeHint().width(), 0};
    }
    [[nodiscard]] int heightForWidth(int width) const override {
        int height = currentWidget()->layout()->totalMinimumHeightForWidth(width);
        for (const auto* tabs : currentWidget()->findChildren<QTabWidget*>())
            height -= std::max(0, tabs->heightForWidth(width) - tabs->minimumSizeHint().height());
        return height;
    }
};

/// For example "20 s", "3 min", "2 h 10 min".
QString durationText(double seconds) {
    constexpr int perMinute = 60;
    const int whole = static_cast<int>(seconds);
    if (whole < 2 * perMinute) return TrialsPage::tr("%1 s").arg(whole);
    const int minutes = whole / perMinute;
    if (minutes < 2 * perMinute) return TrialsPage::tr("%1 min").arg(minutes);
    return TrialsPage::tr("%1 h %2 min").arg(minutes / perMinute).arg(minutes % perMinute);
}

/// Named after the start time, so that the latest sorts last; never an existing folder.
fs::path newFolder() {
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    fs::path folder = TrialsPage::folderOfAll() / now.toStdString();
    std::error_code unknown;
    for (int i = 2; fs::exists(folder, unknown); ++i)
        folder = TrialsPage::folderOfAll() / (now.toStdString() + " " + std::to_string(i));
    return folder;
}

void rememberOpened(const QString& folder) {
    constexpr qsizetype most = 30;
    const fs::path path = folder.toStdString();
    std::error_code unknown;
    if (fs::equivalent(path.parent_path(), TrialsPage::folderOfAll(), unknown)) return;
    QSettings settings;
    QStringList known = settings.value(QLatin1String(openedKey)).toStringList();
    known.removeAll(folder);
    known.prepend(folder);
    settings.setValue(QLatin1String(openedKey), known.mid(0, most));
}

}  // namespace

fs::path TrialsPage::folderOfAll() { return Documents::autosavePath().parent_path() / "trials"; }

TrialsPage::TrialsPage(const Documents& documents, TrialRunner& runner, QWidget* parent)
    : QWidget(parent),
      runner_(runner),
      pages_(new Pages),
      form_(new TrialForm(documents, runner.libraries().field)),
      results_(new TrialResults(runner)),
      title_(new QLabel),
      speed_(new QLabel),
      progress_(new QProgressBar),
      pause_(new QPushButton),
      stop_(new QPushButton(tr("&Stop"))),
      report_(new QPushButton(tr("Open the re&port"))),
      another_(new QPushButton(tr("&New trial"))),
      clock_(new QTimer(this)),
      time_(new TimeEstimate(runner.libraries(), this)) {
    setAutoFillBackground(true);
    auto* heading = new QLabel(tr("Trials"));
    heading->setFont(art::font(art::Face::serif, art::Type::display));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->addLayout(headed(*heading));
    pages_->addWidget(form_);
    pages_->addWidget(makeRun());
    QScrollArea* scrolled = scrolling(pages_);
    // The pages can be narrower than they would like to be.
    scrolled->setMinimumWidth(pages_->minimumSizeHint().width() +
                              scrolled->verticalScrollBar()->sizeHint().width());
    column->addWidget(scrolled, 1);
    constexpr int milliseconds = 500;
    clock_->setInterval(milliseconds);
    connect(clock_, &QTimer::timeout, this, &TrialsPage::tellProgress);
    connect(form_, &TrialForm::wanted, this, &TrialsPage::fight);
    connect(form_, &TrialForm::planChanged, this, &TrialsPage::measureTime);
    connect(time_, &TimeEstimate::known, form_, &TrialForm::setTime);
    connect(form_, &TrialForm::earlierWanted, this, &TrialsPage::open);
    connect(form_, &TrialForm::continueWanted, this, &TrialsPage::goOn);
    connect(results_, &TrialResults::battleWanted, this, &TrialsPage::showBattle);
    connect(&runner_, &TrialRunner::stateChanged, this, &TrialsPage::follow);
    connect(&runner_, &TrialRunner::grown, this, [this] {
        if (!isVisible()) return;
        results_->refresh();
        tellProgress();
    });
    if (runner_.state() != TrialRunner::State::idle) {
        results_->startAnew();
        follow();
    }
}

QLayout* TrialsPage::headed(QLabel& heading) {
    auto* back = new QPushButton(tr("Bac&k"));
    setKeyShown(*back, tr("Esc"));
    connect(back, &QPushButton::clicked, this, &TrialsPage::left);
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    auto* list = new ClosingList(this);
    connect(escape, &QShortcut::activated, this, [this, list] {
        if (!list->takesEscape()) Q_EMIT left();
    });
    auto* row = new QHBoxLayout;
    row->addWidget(&heading, 1);
    row->addWidget(back);
    return row;
}

QWidget* TrialsPage::makeRun() {
    auto* page = new QWidget;
    title_->setFont(art::font(art::Face::sans, art::Type::lead));
    title_->setWordWrap(true);
    progress_->setAccessibleName(tr("Battles fought"));
    auto* buttons = new WrappingRow;
    for (QPushButton* it : {pause_, stop_, report_, another_}) buttons->addWidget(it);
    buttons->addWidget(speed_);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title_);
    column->addWidget(progress_);
    column->addLayout(buttons);
    column->addWidget(results_, 1);
    connect(pause_, &QPushButton::clicked, this,
            [this] { runner_.setPaused(runner_.state() == TrialRunner::State::fighting); });
    connect(stop_, &QPushButton::clicked, this, [this] {
        stop_->setEnabled(false);
        runner_.stop();
    });
    connect(report_, &QPushButton::clicked, this, &TrialsPage::openReport);
    connect(another_, &QPushButton::clicked, this, &TrialsPage::showForm);
    return page;
}

void TrialsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    form_->listEarlier(foldersOfTrials());
    results_->refresh();
    tellProgress();
    measureTime();
}

void TrialsPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    time_->stop();
}

/// Only for a plan in sight: it takes the cores for a moment.
void TrialsPage::measureTime() {
    if (isVisible() && pages_->currentIndex() == 0 && form_->isReady())
        return time_->measure(form_->plan(), form_->planFile());
    time_->stop();
}

void TrialsPage::fight() {
    if (runner_.isAtWork() || !form_->isReady()) return;
    time_->stop();
    const auto begun = runner_.start(form_->plan(), form_->planFile(), newFolder());
    if (!begun) return form_->setError(sentence(begun.error()));
    results_->startAnew();
    pages_->setCurrentIndex(1);
}

void TrialsPage::open(const QString& folder) {
    if (runner_.isAtWork()) return;
    time_->stop();
    showReading(folder);
    const auto opened = runner_.resume(folder.toStdString());
    if (!opened) {
        pages_->setCurrentIndex(0);
        return form_->setError(sentence(opened.error()));
    }
    rememberOpened(folder);
    results_->startAnew();
    tellProgress();
}

/// At once, because reading takes a while: nothing of the trial before may stand under the name of this one.
void TrialsPage::showReading(const QString& folder) {
    results_->hide();
    title_->setText(tr("Reading the trial in %1").arg(folder));
    progress_->setRange(0, 1);
    progress_->setValue(0);
    progress_->setFormat({});
    speed_->clear();
    for (QPushButton* it : {pause_, stop_, report_, another_}) it->hide();
    pages_->setCurrentIndex(1);
    repaint();
}

std::vector<fs::path> TrialsPage::foldersOfTrials() {
    std::vector<fs::path> folders;
    std::error_code unknown;
    for (const auto& entry : fs::directory_iterator(folderOfAll(), unknown)) folders.push_back(entry.path());
    for (const QString& it : QSettings().value(QLatin1String(openedKey)).toStringList())
        folders.emplace_back(it.toStdString());
    std::erase_if(folders, [&](const fs::path& it) { return !fs::exists(it / "plan.json", unknown); });
    return folders;
}

void TrialsPage::goOn(const QString& folder) {
    open(folder);
    runner_.setPaused(false);
}

void TrialsPage::showForm() {
    form_->listEarlier(foldersOfTrials());
    pages_->setCurrentIndex(0);
}

void TrialsPage::follow() {
    const TrialRunner::State state = runner_.state();
    const bool isEnded = state == TrialRunner::State::ended;
    pages_->setCurrentIndex(state == TrialRunner::State::idle ? 0 : 1);
    title_->setText(titleOf(runner_.plan()));
    pause_->setText(state == TrialRunner::State::paused ? tr("&Continue") : tr("&Pause"));
    for (QPushButton* it : {pause_, stop_}) {
        it->setVisible(!isEnded);
        it->setEnabled(!isEnded);
    }
    for (QPushButton* it : {report_, another_}) it->setVisible(isEnded);
    isEnded ? clock_->stop() : clock_->start();
    tellProgress();
    if (!isEnded) return;
    results_->refresh();
    if (runner_.error()) warn(*this, tr("The trial could not go on"), sentence(*runner_.error()));
}

void TrialsPage::tellProgress() {
    const TrialRunner::Progress now = runner_.progress();
    progress_->setRange(0, std::max(1, now.all));
    progress_->setValue(now.done);
    progress_->setFormat(tr("%1 of %2 battles").arg(now.done).arg(now.all));
    results_->setVisible(!runner_.isReading());
    QString words;
    if (runner_.isReading()) {
        words = tr("Reading the battles…");
    } else if (runner_.state() == TrialRunner::State::paused) {
        words = tr("Paused.");
    } else if (now.perSecond > 0 && runner_.isAtWork()) {
        const QString left = durationText((now.all - now.done) / now.perSecond);
        words = now.perSecond < 1
                    ? tr("A battle every %1, %2 left at most").arg(durationText(1 / now.perSecond), left)
                    : tr("%1 battles a second, %2 left at most").arg(steadyNumeral(now.perSecond, 1), left);
    } else if (now.perSecond > 0) {
        words = tr("Saved in %1").arg(QString::fromStdString(runner_.folder().string()));
    }
    speed_->setText(words);
}

void TrialsPage::showBattle(int cell, int battle) {
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto saved = runner_.saved(cell, battle);
    QApplication::restoreOverrideCursor();
    if (!saved) return warn(*this, tr("This battle cannot be shown"), sentence(saved.error()));
    Q_EMIT battleWanted(QString::fromStdString(saved->string()));
}

void TrialsPage::openReport() {
    QDesktopServices::openUrl(
        QUrl::fromLocalFile(QString::fromStdString((runner_.folder() / "report.html").string())));
}

}  // namespace vallum::app
