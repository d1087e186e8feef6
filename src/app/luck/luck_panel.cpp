// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck/luck_panel.h"

#include "kits/stage.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "luck/face_chart.h"
#include "replay/replay.h"
#include "room/house_style.h"
#include "session/chronicle.h"
#include "session/session.h"
#include "widgets/edge_fade.h"

#include <algorithm>
#include <functional>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr int allKinds = -1;
constexpr int leastSeed = 1;
constexpr int mostSeed = 999'999'999;

QString rowOf(const QString& name, const Fortune& fortune, const QString& tag) {
    const QString cell = QStringLiteral("<%1 align='right'>&nbsp;&nbsp;%2</%1>");
    return QStringLiteral("<tr><%1 align='left'>%2</%1>%3%4%5%6</tr>")
        .arg(tag, name, cell.arg(tag).arg(fortune.throws()),
             cell.arg(tag, steadyNumeral(fortune.expected(), 1)), cell.arg(tag).arg(fortune.actual()),
             cell.arg(tag, inQt(percentile(fortune)).toHtmlEscaped()));
}

QString tableOf(const std::vector<KindOfThrow>& kinds, const SideLuck& luck) {
    const auto head = [](QString words) {
        words.replace(QLatin1Char(' '), QStringLiteral("&nbsp;"));
        return QStringLiteral("<td align='right'>&nbsp;&nbsp;<small><i>%1</i></small></td>").arg(words);
    };
    QString rows = QStringLiteral("<tr><td></td>%1%2%3%4</tr>")
                       .arg(head(LuckPanel::tr("rolls")), head(LuckPanel::tr("expected")),
                            head(LuckPanel::tr("actual")), head(LuckPanel::tr("as bad, %")));
    for (std::size_t i = 0; i != luck.fortunes.size(); ++i) {
        if (luck.fortunes[i].throws() == 0) continue;
        rows += rowOf(capitalized(inQt(kinds.at(i).name)), luck.fortunes[i], QStringLiteral("td"));
    }
    rows += rowOf(LuckPanel::tr("All"), luck.all, QStringLiteral("th"));
    return QStringLiteral("<table>%1</table>").arg(rows);
}

QString wordsOf(const std::vector<KindOfThrow>& kinds,
                const SideLuck& luck,
                const QString& name,
                const QColor& color) {
    QString words = QStringLiteral("<p><span style='color:%1'>■</span> <b>%2</b>")
                        .arg(color.name(), name.toHtmlEscaped());
    if (luck.all.throws() == 0)
        return words + QStringLiteral("<br>%1</p>").arg(inQt(vallum::words(luck.all)).toHtmlEscaped());
    words += QStringLiteral(": %1</p>").arg(inQt(verdictOn(luck.all)).toHtmlEscaped()) + tableOf(kinds, luck);
    if (luck.unjudged != 0) {
        words += LuckPanel::tr("<p>Not counted: %1 against units with hidden values.</p>")
                     .arg(counted(luck.unjudged, plural("Words", "%n dice", "%n die")));
    }
    return words;
}

std::vector<int> facesOf(const SideLuck& luck, int kind) {
    if (kind != allKinds) return luck.faces.at(static_cast<std::size_t>(kind));
    std::vector<int> sum;
    for (const std::vector<int>& some : luck.faces) {
        sum.resize(std::max(sum.size(), some.size()));
        std::ranges::transform(sum, some, sum.begin(), std::plus());
    }
    return sum;
}

}  // namespace

LuckPanel::LuckPanel(const Chronicle& chronicle, const Stage& stage, QWidget* parent)
    : QWidget(parent),
      chronicle_(chronicle),
      stage_(stage),
      session_(chronicle.session()),
      palette_(art::lightPalette()),
      words_(new QLabel),
      kinds_(new QComboBox),
      seed_(new QLabel),
      copy_(new QPushButton(tr("Copy"))),
      change_(new QPushButton(tr("Change…"))) {
    setAccessibleName(tr("Luck"));
    words_->setWordWrap(true);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words_->setToolTip(
        tr("Each roll is weighed by its odds. 'As bad' says in how many of 100 battles the same rolls would "
           "have done as badly or worse."));
    kinds_->addItem(tr("All dice"), allKinds);
    kinds_->setAccessibleName(tr("Which dice"));
    kinds_->setAccessibleDescription(tr("Which dice the chart shows"));
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(4, 6, 4, 4);
    column->addWidget(words_);
    column->addWidget(kinds_);
    buildSeed(*column);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    fadeEdges(*scroll);
    scroll->setAccessibleName(tr("Luck"));
    scroll->setAccessibleDescription(tr("What the dice brought, and what was expected"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    connect(kinds_, &QComboBox::currentIndexChanged, this, &LuckPanel::showFaces);
    connect(&session_, &Session::happened, this, &LuckPanel::expire);
    connect(&session_, &Session::replaced, this, &LuckPanel::expire);
    connect(&session_, &Session::settled, this, &LuckPanel::expire);
}

void LuckPanel::buildSeed(QVBoxLayout& column) {
    seed_->setWordWrap(true);
    seed_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    copy_->setAccessibleDescription(tr("Copy the seed"));
    change_->setAccessibleDescription(tr("Use another seed for the dice still to come"));
    change_->setToolTip(change_->accessibleDescription());
    auto* row = new QHBoxLayout;
    row->addWidget(seed_, 1);
    row->addWidget(copy_);
    row->addWidget(change_);
    column.addLayout(row);
    connect(copy_, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(QString::number(session_.seating().seed)); });
    connect(change_, &QPushButton::clicked, this, &LuckPanel::askForSeed);
}

void LuckPanel::follow(Replay& replay) {
    connect(&replay, &Replay::moved, this, [this, &replay] {
        told_ = replay.moment().end;
        expire();
    });
    connect(&replay, &Replay::closed, this, [this] {
        told_.reset();
        expire();
    });
}

void LuckPanel::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    expire();
}

void LuckPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (isOld_) refresh();
}

/// Several answers in a row cause a single refresh.
void LuckPanel::expire() {
    if (!std::exchange(isOld_, true) && isVisible()) QTimer::singleShot(0, this, &LuckPanel::refresh);
}

void LuckPanel::refresh() {
    isOld_ = false;
    luck_ = {};
    const bool isThere = session_.hasBattle();
    for (QWidget* it : std::initializer_list<QWidget*>{kinds_, copy_, change_}) it->setEnabled(isThere);
    showSeed();
    QString words = isThere ? QString() : tr("No battle");
    if (isThere) {
        luck_ = chronicle_.luck(told_);
        for (const SideLuck& it : luck_.sides)
            words += wordsOf(luck_.kinds, it, inQt(session_.live().nameOf(it.seat)), colorOf(it.seat));
        offerKinds();
    }
    words_->setText(words);
    showFaces();
}

QColor LuckPanel::colorOf(Seat seat) const {
    const art::SideShades shades = palette_.shadesOf(stage_.lookOf(seat).color);
    return roomColors().dark ? shades.light : shades.base;
}

/// The kinds are the same in all battles of a system.
void LuckPanel::offerKinds() {
    if (kinds_->count() == static_cast<int>(luck_.kinds.size()) + 1) return;
    const QSignalBlocker quiet(kinds_);
    while (kinds_->count() > 1) kinds_->removeItem(1);
    for (std::size_t i = 0; i != luck_.kinds.size(); ++i)
        kinds_->addItem(capitalized(inQt(luck_.kinds[i].name)), static_cast<int>(i));
}

void LuckPanel::showSeed() {
    if (!session_.hasBattle()) return seed_->clear();
    const Seating& seating = session_.seating();
    seed_->setText(seating.realDice ? tr("Real dice; cards from seed %1").arg(seating.seed)
                                    : tr("Dice seed: %1").arg(seating.seed));
}

void LuckPanel::showFaces() {
    if (chart_ == nullptr) {
        chart_ = new FaceChart;
        auto* column = qobject_cast<QVBoxLayout*>(kinds_->parentWidget()->layout());
        column->insertWidget(column->indexOf(kinds_) + 1, chart_);
    }
    const int kind = kinds_->currentData().toInt();
    std::vector<FaceChart::Row> rows;
    for (const SideLuck& it : luck_.sides)
        rows.push_back({colorOf(it.seat), inQt(session_.live().nameOf(it.seat)), facesOf(it, kind)});
    QStringList names;
    if (!luck_.kinds.empty()) {
        const std::size_t named = kind == allKinds ? 0 : static_cast<std::size_t>(kind);
        for (const Text& it : luck_.kinds.at(named).faces) names << inQt(it);
    }
    chart_->show(rows, names);
}

void LuckPanel::askForSeed() {
    bool sure = false;
    const int seed = QInputDialog::getInt(
        this, tr("Dice seed"), tr("Dice and cards still to come use this seed.\nWhat has been rolled stays."),
        static_cast<int>(std::min<std::uint64_t>(session_.seating().seed, mostSeed)), leastSeed, mostSeed, 1,
        &sure);
    if (sure) session_.setDice(static_cast<std::uint64_t>(seed), session_.seating().realDice);
}

}  // namespace vallum::app
