// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_film.h"

#include "hex/hex_chronicle.h"
#include "hex/hex_texts.h"
#include "language/texts.h"

#include <cmath>

#include <QPainter>

#include <vallum/core/overloaded.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

constexpr int usualMilliseconds = 600;  // of a move at the board's default pace

/// Something else begins, so the dice are cleared away.
bool takesDiceUp(const hex::Fact& fact) {
    return std::visit(
        Overloaded{[](const hex::TurnBegan&) { return true; }, [](const hex::CardPlayed&) { return true; },
                   [](const hex::UnitMoved&) { return true; }, [](const hex::LeaderMoved&) { return true; },
                   [](const hex::BattleBegan&) { return true; }, [](const auto&) { return false; }},
        fact);
}

}  // namespace

HexFilm::HexFilm(const HexSession& session, const BoardDrawings& drawings)
    : title_(inData(session.file().title())),
      eyes_(session.screen().viewpoint()),
      sketches_(drawings.book().isShown() ? drawings.all() : Sketches()),
      timeline_(hex::System::begin(session.record().scenario), session.history()) {
    for (const auto& it : timeline_.moments()) turns_.push_back(it.turn);
    table_.playback().playByHand();
    connect(&table_.playback(), &HexPlayback::told, this, &HexFilm::tell);
    show(0);
}

QSize HexFilm::sizeFor(int width) const {
    return {width, static_cast<int>(std::lround(width / BoardMap::proportion()))};
}

void HexFilm::setPace(int milliseconds) { table_.playback().setPace(milliseconds * 100 / usualMilliseconds); }

hex::Battle HexFilm::at(std::size_t moment) const { return hex::System::seenBy(timeline_.at(moment), eyes_); }

void HexFilm::show(std::size_t moment) {
    table_.playback().skip();
    const hex::Battle battle = at(moment);
    table_.show(battle);
    drawSketches(moment);
    hasDice_ = false;
    news_.clear();
    turn_ = battle.turn == 0
                ? title_
                : hexSentence(battle, hex::TurnBegan{battle.active, battle.turn}, BoardTurn::upright);
}

void HexFilm::play(std::size_t moment) {
    const hex::Battle battle = at(moment);
    std::vector<hex::Fact> facts;
    for (const hex::Fact& fact : timeline_.factsOf(moment)) {
        if (auto told = Telling<hex::System>::toldTo(eyes_, fact, battle)) facts.push_back(*std::move(told));
    }
    drawSketches(moment);
    table_.play(std::move(facts), battle);
}

void HexFilm::drawSketches(std::size_t moment) {
    table_.showSketches(shownAfter(sketches_, timeline_.moments().at(moment).answers), std::nullopt);
}

/// The playback's battle is the state before the fact.
void HexFilm::tell(const hex::Fact& fact) {
    const hex::Battle& battle = table_.playback().battle();
    if (takesDiceUp(fact)) hasDice_ = false;
    if (const auto* began = std::get_if<hex::TurnBegan>(&fact)) {
        turn_ = hexSentence(battle, *began, BoardTurn::upright);
        news_.clear();
    }
    if (isTrifle(fact) || std::holds_alternative<hex::TurnBegan>(fact)) return;
    news_ = hexSentence(battle, fact, BoardTurn::upright);
    if (!dice_.show(battle, fact, 0)) return;
    hasDice_ = true;
    news_ = dice_.result().isEmpty() ? dice_.title()
                                     : QStringLiteral("%1: %2").arg(dice_.title(), dice_.result());
}

void HexFilm::paint(QPainter& painter, QSize size) {
    if (table_.size() != size) {
        table_.resize(size);
        table_.setFreeRoom(QRect(QPoint(), size));
    }
    table_.render(&painter, QPoint(), QRegion(), QWidget::RenderFlags());
}

QString HexFilm::caption() const {
    return news_.isEmpty() ? turn_ : QStringLiteral("%1  %2").arg(turn_, news_);
}

double HexFilm::paintSigns(QPainter& painter, const QRectF& strip) {
    if (!hasDice_) return 0;
    const double side = strip.height() * 0.86;
    const double step = side * 1.15;
    double left = strip.right() - step * static_cast<double>(dice_.dice().size());
    const double taken = strip.right() - left;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const BattleDie& it : dice_.dice()) {
        paintBattleDie(painter, {left, strip.center().y() - side / 2, side, side}, it, palette_);
        left += step;
    }
    painter.restore();
    return taken + step;
}

}  // namespace vallum::app
