// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/playback.h"

#include "art/effects.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "language/texts.h"

#include <algorithm>
#include <numbers>

#include <vallum/core/overloaded.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

constexpr int wordMilliseconds = 700;
constexpr int orderMilliseconds = 650;

using Place = std::pair<UnitId, geometry::Pose>;

std::optional<Place> placeAfter(const field::Battle& end, const field::Fact& fact) {
    return std::visit(
        Overloaded{[](const field::Moved& it) { return std::optional(Place{it.unit, it.to}); },
                   [](const field::Charged& it) { return std::optional(Place{it.units.attacker, it.to}); },
                   [](const field::StoodUp& it) { return std::optional(Place{it.units.attacker, it.to}); },
                   [](const field::Shifted& it) { return std::optional(Place{it.unit, it.to}); },
                   [&](const field::Turned& it) {
                       return std::optional(Place{it.unit, {end.unit(it.unit).pose.center, it.heading}});
                   },
                   [](const field::Repositioned& it) { return std::optional(Place{it.unit, it.to}); },
                   [](const field::Withdrew& it) { return std::optional(Place{it.unit, it.to}); },
                   [](const field::Followed& it) { return std::optional(Place{it.units.attacker, it.to}); },
                   [](const field::Redeployed& it) { return std::optional(Place{it.unit, it.pose}); },
                   [](const field::Entered& it) { return std::optional(Place{it.unit, it.pose}); },
                   [](const field::Left& it) { return std::optional(Place{it.unit, it.pose}); },
                   [](const field::LinedUp& it) { return std::optional(Place{it.unit, it.pose}); },
                   [](const field::TookPlace& it) { return std::optional(Place{it.unit, it.pose}); },
                   [](const field::TowerRolled& it) { return std::optional(Place{it.unit, it.to}); },
                   [](const field::CrossingEnded& it) {
                       return it.back ? std::optional(Place{it.unit, *it.back}) : std::nullopt;
                   },
                   [](const auto&) { return std::optional<Place>(); }},
        fact);
}

using Word = std::pair<UnitId, QString>;

std::optional<Word> wordFor(const field::Fact& fact) {
    const auto say = [](UnitId unit, const QString& word) { return std::optional(Word{unit, word}); };
    return std::visit(
        Overloaded{
            [&](const field::Wounded& it) {
                return say(it.unit, counted(it.wounds, plural("Words", "%n wounds", "%n wound")));
            },
            [&](const field::Broke& it) { return say(it.unit, Playback::tr("breaks")); },
            [&](const field::StartedToFlee& it) { return say(it.unit, Playback::tr("routs")); },
            [&](const field::Eliminated& it) { return say(it.unit, Playback::tr("destroyed")); },
            [&](const field::Recovered& it) { return say(it.unit, Playback::tr("rallies")); },
            [&](const field::Reorganized& it) { return say(it.unit, Playback::tr("reorganizes")); },
            [&](const field::Withdrew& it) { return say(it.unit, Playback::tr("withdraws")); },
            [&](const field::BrokeOff& it) { return say(it.unit, Playback::tr("breaks off")); },
            [&](const field::Separated& it) { return say(it.support, Playback::tr("separates")); },
            [&](const field::FlightBlocked& it) { return say(it.unit, Playback::tr("cannot get away")); },
            [&](const field::Climbed& it) {
                return say(it.unit, it.levels == 0 ? Playback::tr("starts to climb")
                                                   : Playback::tr("level %1 climbed").arg(it.levels));
            },
            [&](const field::ClimbEnded& it) { return say(it.unit, Playback::tr("stops climbing")); },
            [&](const field::TookPlace& it) { return say(it.unit, Playback::tr("takes its place")); },
            [&](const field::RamTaken& it) { return say(it.unit, Playback::tr("picks up the ram")); },
            [&](const field::RamLeft& it) { return say(it.unit, Playback::tr("drops the ram")); },
            [&](const field::FormationTaken& it) { return say(it.unit, nameOf(it.formation)); },
            [](const auto&) { return std::optional<Word>(); }},
        fact);
}

using Inscription = std::pair<field::StructureId, QString>;

/// With its name, because cards may lie over the structure.
std::optional<Inscription> inscriptionFor(const field::Battle& battle, const field::Fact& fact) {
    const auto say = [&](field::StructureId id, const QString& word) {
        return std::optional(
            Inscription{id, Playback::tr("%1: %2").arg(inQt(field::titleOf(battle, id)), word)});
    };
    return std::visit(
        Overloaded{
            [&](const field::StructureDamaged& it) {
                return say(it.structure, Playback::tr("damage %1").arg(it.damage));
            },
            [&](const field::DoorDestroyed& it) {
                return say(it.structure, Playback::tr("the door is broken"));
            },
            [&](const field::FireLit& it) {
                return say(it.structure, Playback::tr("fire %1").arg(it.markers));
            },
            [&](const field::FirePutOut& it) {
                return say(it.structure, Playback::tr("%1 put out").arg(it.markers));
            },
            [&](const field::Collapsed& it) { return say(it.structure, Playback::tr("collapses")); },
            [&](const field::TileCleared& it) { return say(it.structure, Playback::tr("cleared away")); },
            [](const auto&) { return std::optional<Inscription>(); }},
        fact);
}

/// Several units' moves without any text are
/// a group move and are shown simultaneously.
bool areMovesOfAGroup(const std::vector<field::Fact>& facts) {
    const auto ends = std::ranges::count_if(
        facts, [](const field::Fact& it) { return std::holds_alternative<field::MoveEnded>(it); });
    return ends > 1 &&
           std::ranges::none_of(facts, [](const field::Fact& it) { return wordFor(it).has_value(); });
}

double turned(double from, double to, double part) {
    const double way = std::remainder(to - from, 360.0);
    return from + way * part;
}

}  // namespace

Playback::Playback(TableScene& scene) : scene_(scene) {
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::InOutSine);
    connect(&clock_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { step(value.toDouble()); });
    connect(&clock_, &QVariantAnimation::finished, this, [this] {
        ++now_;
        next();
    });
}

void Playback::keepPaceWith(const Playback& other) {
    perDu_ = other.perDu_;
    speed_ = other.speed_;
}

void Playback::run(field::Battle end, const std::vector<field::Fact>& facts) {
    const bool goesOn = isRunning();
    end_ = std::move(end);
    if (!goesOn) {
        scenes_.clear();
        now_ = 0;
    }
    if (perDu_ != 0) std::ranges::move(scenesOf(facts), std::back_inserter(scenes_));
    if (!goesOn) next();
}

/// A unit underneath moves along (ABL-29).
std::vector<Playback::Leg> Playback::legsOf(UnitId unit, const geometry::Pose& to) const {
    std::vector<Leg> legs{{unit, to}};
    for (const UnitId other : end_->unitsOnTable()) {
        if (end_->unit(other).below == unit) legs.push_back({other, underneath(to)});
    }
    return legs;
}

std::vector<Playback::Scene> Playback::scenesOf(const std::vector<field::Fact>& facts) const {
    std::vector<Scene> scenes;
    const bool together = areMovesOfAGroup(facts);
    std::map<UnitId, std::size_t> steps;
    for (const field::Fact& fact : facts) {
        if (const auto place = placeAfter(*end_, fact)) {
            const std::size_t at = together ? steps[place->first]++ : scenes.size();
            if (at == scenes.size()) scenes.emplace_back();
            std::ranges::move(legsOf(place->first, place->second), std::back_inserter(scenes[at].legs));
        }
        if (const auto* order = std::get_if<field::OrderPlayed>(&fact)) scenes.push_back(laidOrder(*order));
        std::ranges::move(wordsOf(fact), std::back_inserter(scenes));
    }
    return scenes;
}

/// The text shown over the table for a fact.
std::vector<Playback::Scene> Playback::wordsOf(const field::Fact& fact) const {
    std::vector<Scene> words;
    if (const auto word = wordFor(fact); word && isKnown(word->first))
        words.push_back({.speaker = word->first, .word = word->second});
    if (const auto word = inscriptionFor(*end_, fact))
        words.push_back({.word = word->second, .site = word->first});
    for (Scene& it : words) {
        if (std::holds_alternative<field::Broke>(fact)) it.effect = Effect::tear;
        if (std::holds_alternative<field::FireLit>(fact)) it.effect = Effect::smoke;
        if (std::holds_alternative<field::Collapsed>(fact)) it.effect = Effect::cloud;
    }
    return words;
}

Playback::Scene Playback::laidOrder(const field::OrderPlayed& fact) {
    return {.order = fact.card, .ordered = fact.units};
}

/// OPT-18: nothing is told about a face-down card except its position.
bool Playback::isKnown(UnitId unit) const { return end_->unit(unit).type != field::hiddenType; }

void Playback::skip() {
    if (!isRunning()) return;
    const QSignalBlocker quiet(clock_);
    clock_.stop();
    finish();
}

bool Playback::isSeen(const Scene& scene) const {
    if (scene.site) return true;
    const auto there = [this](UnitId unit) { return scene_.units().item(unit) != nullptr; };
    if (scene.order) return std::ranges::any_of(scene.ordered, there);
    return scene.legs.empty() ? there(scene.speaker) : std::ranges::all_of(scene.legs, there, &Leg::unit);
}

QPointF Playback::placeOfWord(const Scene& scene) const {
    if (scene.site) return scene_.coordinates().toScene(end_->structure(*scene.site).pose.center);
    return scene_.units().item(scene.speaker)->pos();
}

/// Toward the unit's rear, so that the text cannot be mistaken for its enemy's. Text is drawn above its
/// point, so below a card it needs extra distance.
QPointF Playback::wayOfWord(const Scene& scene) const {
    if (scene.site) return {0, -1};
    const double heading = scene_.units().item(scene.speaker)->headingDegrees() * std::numbers::pi / 180;
    const QPointF rear(-std::sin(heading), std::cos(heading));
    return rear.y() > 0 ? rear * 1.1 + QPointF(0, 0.55 * rear.y()) : rear;
}

/// In the middle of those it activates, so that it is seen who they are.
QPointF Playback::placeOfOrder(const Scene& scene) const {
    QRectF among;
    for (const UnitId unit : scene.ordered) {
        if (const UnitItem* item = scene_.units().item(unit))
            among |= QRectF(item->pos() - QPointF(0.1, 0.1), QSizeF(0.2, 0.2));
    }
    return among.center();
}

double Playback::lengthOf(const Scene& scene) const {
    double length = 0;
    for (const Leg& leg : scene.legs) {
        const UnitItem& item = *scene_.units().item(leg.unit);
        const QPointF path = scene_.coordinates().toScene(leg.to.center) - item.pos();
        const double turn =
            std::abs(std::remainder(degrees(leg.to.heading) - item.headingDegrees(), 360.0)) / 60;
        length = std::max({length, std::hypot(path.x(), path.y()), turn});
    }
    return length;
}

void Playback::clear() {
    scene_.layers().trails.clear();
    scene_.layers().captions.clear();
}

void Playback::next() {
    clear();
    while (now_ < scenes_.size() && !isSeen(scenes_[now_])) ++now_;
    if (now_ == scenes_.size()) return finish();
    starts_.clear();
    advanced_ = 0;
    const Scene& scene = scenes_[now_];
    for (const Leg& leg : scene.legs) {
        const UnitItem& item = *scene_.units().item(leg.unit);
        starts_.push_back({item.pos(), item.headingDegrees()});
    }
    if (byHand_ != 0) return step(0);
    const double milliseconds = scene.order          ? orderMilliseconds
                                : scene.legs.empty() ? wordMilliseconds
                                                     : perDu_ * lengthOf(scene);
    clock_.setDuration(static_cast<int>(milliseconds / speed_) + 1);
    clock_.start();
}

void Playback::advance(int milliseconds) {
    if (!isRunning() || byHand_ == 0) return;
    advanced_ += milliseconds;
    if (advanced_ < byHand_) return step(clock_.easingCurve().valueForProgress(1.0 * advanced_ / byHand_));
    step(1);
    ++now_;
    next();
}

void Playback::step(double part) {
    if (!isRunning() || now_ >= scenes_.size()) return;
    const Scene& scene = scenes_[now_];
    if (!scene.legs.empty()) return move(scene, part);
    if (!isSeen(scene)) return;
    scene_.layers().captions.clear();
    scene.order ? lay(scene, part) : say(scene, part);
}

void Playback::move(const Scene& scene, double part) {
    Overlay& trails = scene_.layers().trails;
    trails.clear();
    for (std::size_t i = 0; i != scene.legs.size(); ++i) {
        UnitItem* item = scene_.units().item(scene.legs[i].unit);
        if (item == nullptr || i >= starts_.size()) continue;
        const QPointF to = scene_.coordinates().toScene(scene.legs[i].to.center);
        item->setPos(starts_[i].place + (to - starts_[i].place) * part);
        item->setHeadingDegrees(turned(starts_[i].heading, degrees(scene.legs[i].to.heading), part));
        if (!isKnown(scene.legs[i].unit) || !end_->type(scene.legs[i].unit).mounted) continue;
        trails.add(QRectF(starts_[i].place, item->pos()).normalized(),
                   [from = starts_[i].place, now = item->pos()](QPainter& painter, const art::Ink&) {
                       art::paintDust(painter, from, now);
                   });
    }
}

void Playback::lay(const Scene& scene, double part) {
    const QPointF at = placeOfOrder(scene);
    scene_.layers().captions.add({at, QSizeF(0, 0)}, [at, part, look = lookOf(*end_, *scene.order)](
                                                         QPainter& painter, const art::Ink& ink) {
        art::paintLaidCard(painter, ink, at, look, part);
    });
}

void Playback::say(const Scene& scene, double part) {
    const QPointF from = placeOfWord(scene);
    const UnitItem* item = scene.site ? nullptr : scene_.units().item(scene.speaker);
    const double heading = item == nullptr ? 0 : item->headingDegrees();
    if (scene.effect != Effect::none) {
        scene_.layers().captions.add({from, QSizeF(0, 0)}, [from, heading, part, effect = scene.effect](
                                                               QPainter& painter, const art::Ink& ink) {
            switch (effect) {
                case Effect::none: return;
                case Effect::tear: return art::paintTear(painter, ink, from, heading, part);
                case Effect::smoke: return art::paintSmoke(painter, from, part);
                case Effect::cloud: return art::paintCloud(painter, from, part);
            }
        });
    }
    const QPointF at = from + wayOfWord(scene) * (0.15 + 0.25 * part);
    scene_.layers().captions.add({at, QSizeF(0, 0)},
                                 [at, word = scene.word](QPainter& painter, const art::Ink& ink) {
                                     art::paintPill(painter, ink, at, word);
                                 });
}

void Playback::finish() {
    const field::Battle end = *std::exchange(end_, std::nullopt);
    clear();
    scene_.show(end);
    Q_EMIT scene_.playingEnded();
}

}  // namespace vallum::app
