// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <vallum/field/rules/optional/battle_order.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {

namespace {

Du times(Du length, int count) { return Du(length.raw() * count); }

enum class LinePart { screen, line, wing, rear };

constexpr Du gap = 0.2_du;
constexpr Du betweenRanks = 1_du;
constexpr Du firstRank = cardSize.depth / 2 + 0.1_du;

LinePart linePartOf(const UnitType& type) {
    if (type.unitClass == UnitClass::artillery) return LinePart::rear;
    if (type.unitClass == UnitClass::elephants) return LinePart::screen;
    if (type.mounted) return LinePart::wing;
    const bool isLight = type.has(Ability::skirmishers) || (type.ranged && type.ranged->range > 2_du);
    return isLight ? LinePart::screen : LinePart::line;
}

/// The positions of a rank from the middle outward: middle, right of it, left of it ...
std::vector<int> fromTheMiddle(int count) {
    std::vector<int> places;
    const int middle = (count - 1) / 2;
    for (int i = 0; i != count; ++i) places.push_back(middle + (i % 2 == 0 ? -(i / 2) : i / 2 + 1));
    return places;
}

/// Ranks one behind another, each centered on the zone.
class Ranks {
public:
    explicit Ranks(const Zone& zone)
        : zone_(zone),
          width_(frontageOf(zone)),
          most_((width_ + gap).raw() / (cardSize.width + gap).raw()) {}

    [[nodiscard]] int most() const { return most_; }
    /// True if this many ranks fit into the zone.
    [[nodiscard]] bool hasRoomFor(std::size_t ranks) const {
        constexpr Du depth = 3_du;
        return firstRank + times(betweenRanks, static_cast<int>(ranks) - 1) + cardSize.depth / 2 <= depth;
    }
    [[nodiscard]] geometry::Pose at(int rank, int place, int count) const {
        // The same for both armies: the left of one is opposite the right of the other.
        const bool leftIsLower = zone_.home == Home::south || zone_.home == Home::east;
        const int index = leftIsLower ? place : count - 1 - place;
        const Du pitch = cardSize.width + gap;
        const Du whole = times(pitch, count) - gap;
        const Du along = (width_ - whole) / 2 + cardSize.width / 2 + times(pitch, index);
        return poseIn(zone_, along, firstRank + times(betweenRanks, rank));
    }

private:
    Zone zone_;
    Du width_;
    int most_;
};

/// The indices of the cards, rank by rank, each from left to right.
using RankOrder = std::vector<std::vector<std::size_t>>;

void addRanks(RankOrder& order, std::vector<std::size_t> cards, std::size_t most) {
    while (!cards.empty()) {
        const std::size_t count = std::min(most, cards.size());
        const auto places = fromTheMiddle(static_cast<int>(count));
        std::vector<std::size_t> rank(count);
        for (std::size_t i = 0; i != count; ++i) rank[static_cast<std::size_t>(places[i])] = cards[i];
        order.push_back(std::move(rank));
        cards.erase(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count));
    }
}

/// Puts mounted units at both ends of the line as long as the rank has room.
void addWings(std::vector<std::size_t>& line, std::vector<std::size_t>& wings, std::size_t most) {
    while (!wings.empty() && line.size() < most) {
        const bool isLeft = wings.size() % 2 == 0;
        line.insert(isLeft ? line.begin() : line.end(), wings.back());
        wings.pop_back();
    }
}

RankOrder orderOf(std::map<LinePart, std::vector<std::size_t>> parts, std::size_t most) {
    RankOrder order;
    addRanks(order, std::move(parts[LinePart::screen]), most);
    const std::size_t screen = order.size();
    addRanks(order, std::move(parts[LinePart::line]), most);
    if (order.size() == screen) order.emplace_back();
    for (std::size_t i = screen; i != order.size(); ++i) addWings(order[i], parts[LinePart::wing], most);
    auto& rear = parts[LinePart::rear];
    rear.insert(rear.end(), parts[LinePart::wing].begin(), parts[LinePart::wing].end());
    addRanks(order, std::move(rear), most);
    std::erase_if(order, [](const auto& rank) { return rank.empty(); });
    return order;
}

}  // namespace

Expected<std::vector<geometry::Pose>> inRanks(const Zone& zone, const std::vector<UnitType>& cards) {
    std::map<LinePart, std::vector<std::size_t>> parts;
    for (std::size_t i = 0; i != cards.size(); ++i) parts[linePartOf(cards[i])].push_back(i);
    const Ranks ranks(zone);
    if (ranks.most() < 1) return refuse("SET-18"_rule);
    const RankOrder order = orderOf(std::move(parts), static_cast<std::size_t>(ranks.most()));
    if (!ranks.hasRoomFor(order.size())) return refuse("SET-18"_rule);
    std::vector<geometry::Pose> poses(cards.size());
    for (std::size_t rank = 0; rank != order.size(); ++rank) {
        const int count = static_cast<int>(order[rank].size());
        for (int place = 0; place != count; ++place) {
            poses.at(order[rank][static_cast<std::size_t>(place)]) =
                ranks.at(static_cast<int>(rank), place, count);
        }
    }
    return poses;
}

}  // namespace vallum::field
