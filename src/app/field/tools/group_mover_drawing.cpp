// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/forecast.h"
#include "field/session/field_texts.h"
#include "field/table/attack_arrow.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/tools/group_mover.h"
#include "field/tools/move_handles.h"
#include "field/words/action_odds_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QPainter>

namespace vallum::app {

using namespace geometry;

namespace {

/// The moves of several units as they would look on the table.
class GroupPicture {
    Q_DECLARE_TR_FUNCTIONS(GroupPicture)

public:
    GroupPicture(TableScene& scene, const field::Battle& battle, const GroupMover& group)
        : scene_(scene),
          battle_(battle),
          group_(group) {}

    void draw() {
        for (const field::GroupMember& member : group_.draft().members()) drawMember(member);
        if (!group_.isHeld() && group_.draft().isEmpty()) drawHandles();
        drawFights();
        drawLabels();
    }

private:
    void drawMember(const field::GroupMember& member) {
        const Coordinates& to = scene_.coordinates();
        QPolygonF path{to.toScene(battle_.unit(member.move.unit).pose.center)};
        if (member.plan) {
            for (const field::PlannedStep& step : member.plan->steps) path << to.toScene(step.to.center);
        } else {
            path << to.toScene(member.pose.center);
        }
        const art::Mood mood = member.plan ? art::Mood::allowed : art::Mood::refused;
        scene_.underCards().add(path.boundingRect(), [path, mood](QPainter& painter, const art::Ink& ink) {
            art::paintPath(painter, ink, path, mood);
        });
        art::CardLook ghost = lookOf(battle_, member.move.unit);
        ghost.ghost = member.plan ? art::Ghost::allowed : art::Ghost::refused;
        const QPointF center = to.toScene(member.pose.center);
        const double heading = degrees(member.pose.heading);
        scene_.overCards().add({center, QSizeF(0, 0)}, [&cards = scene_.cards(), ghost, center, heading](
                                                           QPainter& painter, const art::Ink&) {
            cards.paint(painter, ghost, center, heading);
        });
        if (!member.plan || !member.plan->contact) return;
        const QPointF enemy = to.toScene(battle_.unit(member.plan->contact->target).pose.center);
        const art::SideColor color = lookOfSide(battle_.owner(member.move.unit)).color;
        addAttackArrow(scene_.overCards(), center, enemy, color, art::Mood::allowed);
    }
    /// Behind the charging unit.
    void drawFights() {
        constexpr double behind = 0.5;
        for (const GroupFight& fight : group_.fights()) {
            const auto member = std::ranges::find(group_.draft().members(), fight.units.attacker,
                                                  [](const field::GroupMember& it) { return it.move.unit; });
            art::Forecast forecast;
            forecast.won = fight.odds.defender.chanceToGiveWay();
            forecast.lost = fight.odds.attacker.chanceToGiveWay();
            forecast.wonWords = percent(forecast.won);
            forecast.lostWords = percent(forecast.lost);
            const QPointF at = scene_.coordinates().toScene(member->plan->end.center) + QPointF(0, behind);
            scene_.overCards().add({at, QSizeF(0, 0)},
                                   [at, forecast](QPainter& painter, const art::Ink& ink) {
                                       art::paintChances(painter, ink, at, forecast);
                                   });
        }
    }
    void drawHandles() {
        if (!group_.draft().isLine()) return;
        const field::GroupDraft& line = group_.draft();
        const Coordinates& to = scene_.coordinates();
        const QPointF left = to.toScene(endOf(battle_, line, field::Flank::left));
        const QPointF right = to.toScene(endOf(battle_, line, field::Flank::right));
        const QPointF front = to.toScene(line.front(battle_).center);
        const QPointF ahead = to.toScene(knobOf(battle_, line));
        const QRectF area = QRectF(left, right).normalized() | QRectF(front, ahead).normalized();
        scene_.overCards().add(area, [left, right, front, ahead](QPainter& painter, const art::Ink& ink) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(ink.palette.ink, ink.pixels(1.5)));
            painter.drawLine(front, ahead);
            painter.setBrush(ink.palette.gold);
            for (const QPointF& dot : {left, right})
                painter.drawEllipse(dot, ink.pixels(4.5), ink.pixels(4.5));
            painter.setBrush(ink.palette.parchment);
            painter.drawEllipse(ahead, ink.pixels(6), ink.pixels(6));
        });
    }
    /// Shows how far the units go and what stops them, at the middle of those that move, and why others stay,
    /// once per rule to keep labels apart. If some stay, the panel alone shows the distance of the others.
    void drawLabels() {
        std::set<std::string_view> told;
        std::vector<Pose> going;
        Du most;
        int charging = 0;
        for (const field::GroupMember& member : group_.draft().members()) {
            if (member.plan) {
                charging += static_cast<int>(member.plan->contact.has_value());
                going.push_back(member.pose);
                most = std::max(most, Du(member.plan->spent.raw()));
            } else if (told.insert(member.plan.error().rule.text()).second) {
                drawLabel(member.pose, {sentence(member.plan.error())}, false);
            }
        }
        const bool isBrokenUp = going.size() < group_.draft().members().size();
        if (going.empty() || (isBrokenUp && charging == 0)) return;
        QString text = tr("%1 together, %2 DU").arg(going.size()).arg(steadyNumeral(inDu(most), 2));
        if (charging != 0) text += tr(" · %1 charge").arg(charging);
        QStringList lines{text};
        if (!group_.outlooks().empty()) {
            const auto& [unit, outlook] = group_.outlooks().front();
            lines << tr("%1: %2").arg(unitName(battle_, unit), outlookLabel(battle_, outlook));
        }
        if (const auto& limit = group_.draft().limit()) {
            lines << tr("%1 stops: %2").arg(unitName(battle_, limit->first), sentence(limit->second));
        }
        const auto [west, east] = std::ranges::minmax(going, {}, [](const Pose& it) { return it.center.x; });
        Du north = std::ranges::max(going, {}, [](const Pose& it) { return it.center.y; }).center.y;
        for (const GroupFight& it : group_.fights())
            north = std::max(north, battle_.unit(it.units.defender).pose.center.y);
        drawLabel({{(west.center.x + east.center.x) / 2, north}, {}}, lines, true);
    }
    void drawLabel(const Pose& pose, const QStringList& lines, bool allowed) {
        const QPointF at = scene_.coordinates().toScene(pose.center) - QPointF(0, 0.55);
        const art::Mood mood = allowed ? art::Mood::allowed : art::Mood::refused;
        scene_.overCards().addLabel(
            at, [at, lines, mood, cards = cardsShown()](QPainter& painter, const art::Ink& ink) {
                if (lines.size() == 1) return art::paintBubble(painter, ink, at, lines.front(), mood, cards);
                art::paintNote(painter, ink, at, lines, mood, cards);
            });
    }
    /// The moving cards and those that they charge.
    [[nodiscard]] std::vector<QRectF> cardsShown() const {
        std::vector<QRectF> cards;
        const auto add = [&](const Pose& pose) {
            cards.push_back(scene_.coordinates().toScene(outline(pose, field::cardSize)).boundingRect());
        };
        for (const field::GroupMember& member : group_.draft().members()) add(member.pose);
        for (const GroupFight& it : group_.fights()) add(battle_.unit(it.units.defender).pose);
        return cards;
    }

    TableScene& scene_;
    const field::Battle& battle_;
    const GroupMover& group_;
};

}  // namespace

void GroupMover::draw() { GroupPicture(scene(), battle(), *this).draw(); }

}  // namespace vallum::app
