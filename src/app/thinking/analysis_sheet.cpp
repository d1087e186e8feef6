// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/analysis_sheet.h"

#include "art/faces.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "thinking/chances.h"
#include "thinking/decision_row.h"
#include "widgets/steady_scroll_area.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

enum Which { poor, all, costliest };

/// Empty as long as it is too early to say.
QString timeLeft(double part, std::chrono::milliseconds spent) {
    using std::chrono::seconds;
    constexpr double perMinute = 60;
    if (part <= 0 || part >= 1 || spent < seconds(2)) return {};
    const double left = std::chrono::duration<double>(spent).count() * (1 - part) / part;
    if (left < perMinute) return AnalysisSheet::tr("Less than a minute left.");
    return AnalysisSheet::tr("About %n min left.", nullptr, static_cast<int>(std::lround(left / perMinute)));
}

QLabel* label(art::Face face, art::Type type) {
    auto* made = new QLabel;
    made->setFont(art::font(face, type));
    made->setWordWrap(true);
    return made;
}

}  // namespace

AnalysisSheet::AnalysisSheet(const AnalyzedSides& sides)
    : sides_(sides.all),
      curve_(new ChanceCurve),
      how_(label(art::Face::sans, art::Type::note)),
      part_(new QProgressBar),
      stop_(new QPushButton(tr("&Stop"))),
      which_(new QComboBox),
      scroll_(new SteadyScrollArea),
      list_(new QVBoxLayout),
      nothing_(label(art::Face::sans, art::Type::text)) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Analysis of the battle"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 12, 22, 12);
    column->setSpacing(8);
    addHead(*column);
    curve_->setSides({sides.below.name, sides.below.color}, {sides.above.name, sides.above.color});
    column->addWidget(curve_, 3);
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    for (std::size_t i = 0; i != sides_.size(); ++i) {
        summaries_.push_back(label(art::Face::sans, art::Type::text));
        summaries_.back()->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        row->addWidget(summaries_.back(), 1);
    }
    column->addLayout(row);
    addDecisions(*column);
    addButtons(*column);
    connect(curve_, &ChanceCurve::momentWanted, this, &AnalysisSheet::momentWanted);
    showHowFar();
}

QSize AnalysisSheet::sizeHint() const {
    const int line = QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    return {56 * line, 46 * line};
}

void AnalysisSheet::addHead(QBoxLayout& column) {
    auto* title = label(art::Face::serif, art::Type::headline);
    title->setText(tr("How the battle went"));
    column.addWidget(title);
    auto* row = new QHBoxLayout;
    part_->setTextVisible(false);
    part_->setMaximumHeight(10);
    part_->setRange(0, 100);
    part_->setAccessibleName(tr("Progress of the analysis"));
    stop_->setFocusPolicy(Qt::TabFocus);
    stop_->setToolTip(tr("Keep what has been judged so far"));
    row->addWidget(how_, 2);
    row->addWidget(part_, 1);
    row->addWidget(stop_);
    column.addLayout(row);
    connect(stop_, &QPushButton::clicked, this, &AnalysisSheet::stopWanted);
}

void AnalysisSheet::addDecisions(QBoxLayout& column) {
    auto* row = new QHBoxLayout;
    auto* head = label(art::Face::serif, art::Type::heading);
    head->setText(tr("Decisions"));
    which_->addItem(tr("Doubtful or worse"), poor);
    which_->addItem(tr("The costliest first"), costliest);
    which_->addItem(tr("All of them"), all);
    which_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    which_->setAccessibleName(tr("Which decisions are listed"));
    which_->setFocusPolicy(Qt::TabFocus);
    row->addWidget(head, 1);
    row->addWidget(which_);
    column.addLayout(row);
    auto* inside = new QWidget;
    list_->setContentsMargins(0, 0, 0, 0);
    list_->setSpacing(0);
    auto* within = new QVBoxLayout(inside);
    within->setContentsMargins(0, 0, 0, 0);
    within->addWidget(nothing_);
    within->addLayout(list_);
    within->addStretch(1);
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    scroll_->setAccessibleName(tr("Decisions"));
    scroll_->setMinimumHeight(7 * fontMetrics().height());
    column.addWidget(scroll_, 4);
    connect(which_, &QComboBox::currentIndexChanged, this, &AnalysisSheet::showDecisions);
}

void AnalysisSheet::addButtons(QBoxLayout& column) {
    auto* row = new QHBoxLayout;
    auto* away = new QPushButton(tr("&Close"));
    auto* report = new QPushButton(tr("&Report…"));
    report->setToolTip(tr("The whole battle as a page with pictures, and this analysis in it"));
    for (QPushButton* button : {away, report}) button->setFocusPolicy(Qt::TabFocus);
    setKeyShown(*away, tr("Esc"));
    row->addWidget(away);
    row->addStretch(1);
    row->addWidget(report);
    column.addLayout(row);
    connect(away, &QPushButton::clicked, this, &AnalysisSheet::closeWanted);
    connect(report, &QPushButton::clicked, this, &AnalysisSheet::reportWanted);
}

const AnalysisSheet::Side& AnalysisSheet::sideOf(Seat seat) const {
    const auto found = std::ranges::find(sides_, seat, &Side::seat);
    return found == sides_.end() ? sides_.front() : *found;
}

void AnalysisSheet::show(const ToldAnalysis& analysis) {
    const bool isMore = analysis.decisions.size() != analysis_.decisions.size();
    analysis_ = analysis;
    curve_->show(analysis_);
    showSides();
    if (isMore || list_->isEmpty()) showDecisions();
    showHowFar();
}

void AnalysisSheet::setPart(double part, std::chrono::milliseconds spent) {
    part_->setValue(static_cast<int>(100 * part));
    left_ = timeLeft(part, spent);
    showHowFar();
}

void AnalysisSheet::finish() {
    finished_ = true;
    showSides();
    showHowFar();
    showDecisions();
}

bool AnalysisSheet::isFinished() const { return finished_; }

void AnalysisSheet::showHowFar() {
    part_->setVisible(!finished_);
    stop_->setVisible(!finished_);
    QString words = finished_
                        ? tr("Skill, apart from luck. Click to see the moment in the replay.")
                        : tr("The computer compares each decision with what it would have done itself.");
    words += QLatin1Char(' ') + howMany();
    if (!finished_ && !left_.isEmpty()) words += QLatin1Char(' ') + left_;
    how_->setText(words);
}

/// Why some are missing is said once it is known how many.
QString AnalysisSheet::howMany() const {
    const auto judged = static_cast<int>(analysis_.decisions.size());
    const QString so = tr("%1 of %2 decisions judged.").arg(judged).arg(analysis_.asked);
    if (!finished_ || analysis_.single == 0) return so;
    return so + QLatin1Char(' ') +
           tr("In %n only what was played came to mind. Events and yes-or-no questions are not judged.",
              nullptr, analysis_.single);
}

/// Skill on the left, luck on the right: nobody earns the dice.
void AnalysisSheet::showSides() {
    for (std::size_t i = 0; i != sides_.size(); ++i) {
        const auto report = std::ranges::find(analysis_.seats, sides_[i].seat, &SideReport::seat);
        if (report == analysis_.seats.end()) continue;
        const players::DecisionReport now = players::decisionsOf(sides_[i].seat, analysis_.decisions);
        int judged = 0;
        for (const int it : now.decisions) judged += it;
        QString html = QStringLiteral("<span style='color:%1'>■</span> <b>%2</b>")
                           .arg(sides_[i].color.name(), sides_[i].name.toHtmlEscaped());
        if (judged > 0) html += QStringLiteral("<br>%1<br>%2").arg(gradesOf(now), givenAwayBy(now));
        html += QStringLiteral("<br>") + luckOf(*report).toHtmlEscaped();
        summaries_[i]->setText(html);
    }
}

std::vector<const players::JudgedDecision*> AnalysisSheet::chosen() const {
    const int which = which_->currentData().toInt();
    std::vector<const players::JudgedDecision*> list;
    for (const players::JudgedDecision& it : analysis_.decisions) {
        if (which == all || isPoor(it.grade) || (which == costliest && it.givenAway() > 0))
            list.push_back(&it);
    }
    if (which == costliest)
        std::ranges::stable_sort(list, std::ranges::greater(), &players::JudgedDecision::givenAway);
    return list;
}

/// Keeps unchanged rows, so that a mouse press still becomes a click when new rows arrive.
void AnalysisSheet::showDecisions() {
    constexpr std::size_t most = 200;
    std::map<std::size_t, DecisionRow*> before;
    while (QLayoutItem* left = list_->takeAt(0)) {
        auto* row = qobject_cast<DecisionRow*>(left->widget());
        before[row->decision().answer] = row;
        delete left;
    }
    auto list = chosen();
    if (list.size() > most) list.resize(most);
    for (const players::JudgedDecision* it : list) {
        const auto kept = before.find(it->answer);
        if (kept != before.end()) {
            list_->addWidget(kept->second);
            before.erase(kept);
            continue;
        }
        const Side& side = sideOf(it->seat);
        auto* row = new DecisionRow(*it, side.name, side.color);
        connect(row, &DecisionRow::wanted, this,
                [this, answer = it->answer] { Q_EMIT momentWanted(answer); });
        list_->addWidget(row);
    }
    for (const auto& [answer, row] : before) delete row;
    nothing_->setVisible(list.empty());
    nothing_->setText(analysis_.asked == 0 ? tr("Nobody made a decision that could be judged.")
                      : finished_ ? tr("None that was clearly worse than what the computer would do.")
                                  : tr("None so far."));
}

std::vector<DecisionRow*> AnalysisSheet::rows() const {
    const auto rows = findChildren<DecisionRow*>();
    return {rows.begin(), rows.end()};
}

}  // namespace vallum::app
