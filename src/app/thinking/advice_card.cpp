// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/advice_card.h"

#include "art/faces.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "thinking/chances.h"
#include "thinking/plan_row.h"
#include "widgets/plain_text.h"
#include "widgets/steady_scroll_area.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr std::size_t mostPlans = 3;

QString list(const std::vector<Text>& lines) {
    QString html;
    for (const Text& line : lines)
        html += QStringLiteral("<li>%1</li>").arg(linked(inQt(line).toHtmlEscaped()));
    return html.isEmpty() ? html : QStringLiteral("<ul style='margin:2px 0 0 -22px'>%1</ul>").arg(html);
}

QString headed(const QString& head, const QString& body) {
    return body.isEmpty() ? QString()
                          : QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b></p>%2")
                                .arg(head.toHtmlEscaped(), body);
}

}  // namespace

AdviceCard::AdviceCard(QWidget& over)
    : PaperCard(&over),
      title_(new QLabel),
      part_(new QProgressBar),
      stop_(new QPushButton(tr("&Stop"))),
      rows_(new QVBoxLayout),
      words_(new QLabel),
      scroll_(new SteadyScrollArea),
      make_(new QPushButton(tr("&Do it"))),
      away_(new QPushButton(tr("&Close"))) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Advice"));
    title_->setWordWrap(true);
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    scroll_->setWidget(words_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setAccessibleName(tr("Why"));
    scroll_->viewport()->setAutoFillBackground(false);
    words_->setAutoFillBackground(false);
    part_->setTextVisible(false);
    part_->setMaximumHeight(10);
    part_->setAccessibleName(tr("Progress of the computer"));
    stop_->setToolTip(tr("Show what it has found so far"));
    setRank(*make_, Rank::main);
    setKeyShown(*make_, tr("Enter"));
    setKeyShown(*away_, tr("Esc"));
    auto* thinking = new QHBoxLayout;
    thinking->addWidget(part_, 1);
    thinking->addWidget(stop_);
    rows_->setSpacing(4);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(make_);
    buttons->addStretch(1);
    buttons->addWidget(away_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addLayout(thinking);
    column->addLayout(rows_);
    column->addWidget(scroll_, 1);
    column->addLayout(buttons);
    connect(stop_, &QPushButton::clicked, this, &AdviceCard::stopWanted);
    connect(away_, &QPushButton::clicked, this, &AdviceCard::putAway);
    connect(make_, &QPushButton::clicked, this, [this] { Q_EMIT planWanted(shown_.at(picked_)); });
    hide();
}

void AdviceCard::clear(const QString& title) {
    title_->setFont(art::font(art::Face::serif, art::Type::heading));
    showLinked(*title_, verbatim(title));
    for (PlanRow* row : std::exchange(buttons_, {})) delete row;
    advice_ = {};
    shown_.clear();
    picked_ = 0;
    remark_.clear();
    words_->clear();
    part_->hide();
    stop_->hide();
    make_->hide();
    scroll_->hide();
}

void AdviceCard::think(const QString& title) {
    clear(title);
    part_->setRange(0, 100);
    part_->setValue(0);
    part_->show();
    stop_->show();
    PaperCard::show();
    raise();
    setFocus();
    Q_EMIT changed();
}

bool AdviceCard::isThinking() const { return isVisible() && !part_->isHidden(); }

void AdviceCard::setPart(double part) { part_->setValue(static_cast<int>(100 * part)); }

void AdviceCard::fill() {
    for (const std::size_t place : shown_) {
        const ToldPlan& plan = advice_.plans.at(place);
        auto* row =
            new PlanRow({static_cast<int>(buttons_.size()) + 1, inQt(plan.title), ofHundred(plan.chance),
                         1.0 * plan.chance / players::certain, plan.trials > 0});
        connect(row, &QPushButton::clicked, this, [this, row = buttons_.size()] { pick(row); });
        rows_->addWidget(row);
        buttons_.push_back(row);
    }
    if (advice_.isOnlyPlan) {
        remark_ = tr("Only one plan came to mind; it was not tried.");
    } else if (!advice_.isSearched && shown_.size() == 1) {
        remark_ =
            tr("The computer has not tried this out: for a question like this one it goes by a "
               "rule of thumb.");
    }
}

/// Plans may differ only in how they go on, which their titles do not tell, or not at all in what they come
/// to.
void AdviceCard::choosePlans(std::size_t kept) {
    const auto& plans = advice_.plans;
    shown_ = players::placesToShow(plans.size(), mostPlans, kept, [&](std::size_t one, std::size_t other) {
        return plans[one].end == plans[other].end || inQt(plans[one].title) == inQt(plans[other].title);
    });
}

void AdviceCard::show(const QString& title, const ToldAdvice& advice) {
    clear(title);
    advice_ = advice;
    choosePlans(0);
    fill();
    make_->show();
    scroll_->show();
    PaperCard::show();
    raise();
    pick(0);
    setFocus();
}

/// The played plan is always among those shown, whatever its chance.
void AdviceCard::explain(const QString& title, const ToldAdvice& advice, std::size_t played) {
    clear(title);
    advice_ = advice;
    choosePlans(played);
    const auto row = static_cast<std::size_t>(std::ranges::find(shown_, played) - shown_.begin());
    fill();
    scroll_->show();
    PaperCard::show();
    raise();
    pick(row);
    setFocus();
}

void AdviceCard::tell(const QString& title, const QString& words) {
    clear(title);
    remark_ = words;
    showLinked(*words_, linked(words.toHtmlEscaped()));
    scroll_->show();
    PaperCard::show();
    raise();
    setFocus();
    Q_EMIT changed();
}

/// All by row.
QString AdviceCard::reasons(std::size_t row) const {
    constexpr std::size_t few = 3;
    const auto chance = [this](std::size_t at) { return advice_.plans.at(at).chance; };
    if (shown_.size() < 2 || advice_.plans.at(shown_[row]).trials == 0) return {};
    const auto best = static_cast<std::size_t>(std::ranges::max_element(shown_, {}, chance) - shown_.begin());
    if (row != best)
        return headed(tr("What speaks for number %1").arg(best + 1),
                      list(advice_.reasons(shown_[best], shown_[row], few)));
    std::size_t next = best == 0 ? 1 : 0;
    for (std::size_t i = 0; i != shown_.size(); ++i) {
        if (i != best && chance(shown_[i]) > chance(shown_[next])) next = i;
    }
    return headed(tr("Why it is better than number %1").arg(next + 1),
                  list(advice_.reasons(shown_[best], shown_[next], few)));
}

QString AdviceCard::storyOf(std::size_t row) const {
    constexpr std::size_t few = 4;
    std::vector<Text> line = advice_.plans.at(shown_[row]).line;
    if (line.size() > few) line.resize(few);
    return headed(tr("How it may continue"), list(line));
}

/// The search keeps its default plan first until another is significantly better.
QString AdviceCard::whyFirst() const {
    const ToldPlan& first = advice_.plans.at(shown_.front());
    const auto best =
        std::ranges::max_element(shown_, {}, [&](std::size_t it) { return advice_.plans.at(it).chance; });
    if (first.trials == 0 || advice_.plans.at(*best).chance == first.chance) return {};
    const QString words =
        advice_.plans.at(*best).isWaiting
            ? tr("Number 1 is the usual plan. Number %1 came out ahead, but the trials end too soon to show "
                 "what waiting costs a besieger.")
            : tr("Number 1 is the usual plan. Number %1 came out ahead, but luck alone may do that.");
    return QStringLiteral("<p style='margin:6px 0 0 0'>%1</p>")
        .arg(words.arg(best - shown_.begin() + 1).toHtmlEscaped());
}

void AdviceCard::pick(std::size_t row) {
    if (row >= shown_.size()) return;
    picked_ = row;
    buttons_[row]->setChecked(true);
    const ToldPlan& plan = advice_.plans.at(shown_[row]);
    QString html = remark_.toHtmlEscaped();
    if (plan.trials > 0) html += inQt(plan.chances).toHtmlEscaped();
    showLinked(*words_, html + whyFirst() + reasons(row) + storyOf(row));
    Q_EMIT planPicked(shown_[row]);
    Q_EMIT changed();
}

bool AdviceCard::takesEnter() const { return isVisible() && !make_->isHidden(); }

void AdviceCard::putAway() {
    if (isHidden()) return;
    hide();
    Q_EMIT left();
}

QSize AdviceCard::sizeIn(QSize room) const {
    const int em = fontMetrics().height();
    const int wide = std::min(22 * em, room.width());
    const QMargins around = layout()->contentsMargins() + contentsMargins();
    const int inside = wide - around.left() - around.right();
    int high = around.top() + around.bottom();
    high += title_->heightForWidth(inside) + layout()->spacing();
    if (!stop_->isHidden()) high += stop_->sizeHint().height() + layout()->spacing();
    for (const PlanRow* row : buttons_) high += row->heightForWidth(inside) + rows_->spacing();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll_);
    if (!scroll_->isHidden()) {
        const int words = words_->heightForWidth(inside - bar);
        high += std::max(words, scroll_->minimumSizeHint().height()) + 2 * layout()->spacing();
    }
    high += away_->sizeHint().height() + layout()->spacing();
    return QSize(wide, high).boundedTo(room);
}

void AdviceCard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape: return putAway();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!make_->isHidden()) make_->click();
            return;
        case Qt::Key_Down: return pick(std::min(picked_ + 1, shown_.size() - (shown_.empty() ? 0 : 1)));
        case Qt::Key_Up: return pick(picked_ == 0 ? 0 : picked_ - 1);
        default: PaperCard::keyPressEvent(event);
    }
}

}  // namespace vallum::app
