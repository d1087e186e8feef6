// SPDX-License-Identifier: GPL-3.0-or-later

#include <set>

#include <vallum/core/digest.h>
#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

struct CardShape {
    std::string id;
    int count = 0;
    Order order;
    Event event;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("count", it.count)("order", it.order)("event", it.event);
    }
};

struct DeckShape {
    int size = 0;
    std::vector<CardShape> cards;

    static void fields(auto& it, auto& visit) { visit("size", it.size)("cards", it.cards); }
};

/// The index of one half among all; the same half on another card must have exactly the same text.
template <class Id, class Half>
Id placeOf(std::vector<Half>& halves, Half half, Findings& findings, const std::string& place) {
    const auto found = std::ranges::find(halves, half.id, &Half::id);
    const auto index = static_cast<std::int32_t>(found - halves.begin());
    if (found == halves.end()) {
        halves.push_back(std::move(half));
    } else if (*found != half) {
        findings.error(place, "another " + inQuotes(half.id),
                       "the same " + inQuotes(half.id) + " as on the cards before");
    }
    return Id(index);
}

void checkOrder(Findings& findings, const std::string& place, const Order& order) {
    const OrderEffect& effect = order.effect;
    if (effect == OrderEffect{}) findings.error(place + "/effect", "no effect", "at least one effect");
    if (effect.stampede && !effect.activate) {
        findings.error(place + "/effect/stampede", "no activate", "a stampede after activate");
    }
    if (!effect.draw) return;
    const bool atEnd = effect.draw->when == DrawWhen::endOfTurn;
    const bool toLeadership = effect.draw->count.kind == DrawCount::Kind::toLeadership;
    if (atEnd != toLeadership || atEnd != effect.draw->replacesNormalDraw) {
        findings.error(place + "/effect/draw", atEnd ? "end-of-turn" : "now",
                       "a number now, or to-leadership at the end-of-turn instead of the normal draw");
    }
}

void checkEvent(Findings& findings, const std::string& place, const Event& event) {
    if (event.icons.empty()) findings.error(place + "/icons", "a list of 0", "at least one icon");
    if (event.effect == EventEffect{}) {
        findings.error(place + "/effect", "no effect", "at least one effect");
    }
}

/// Names and explanations of cards may be reworded without changing the game.
Json withoutProse(Json json) {
    if (json.is_object()) {
        json.erase("name");
        json.erase("text");
    }
    for (Json& part : json) {
        if (part.is_structured()) part = withoutProse(std::move(part));
    }
    return json;
}

Expected<Deck, FileError> deckOf(const DeckShape& shape, const std::string& file) {
    Findings findings(file);
    Deck deck;
    std::set<std::string> ids;
    int size = 0;
    for (std::size_t i = 0; i != shape.cards.size(); ++i) {
        const CardShape& card = shape.cards[i];
        const std::string place = at("/cards", i);
        const std::string id = card.order.id + "--" + card.event.id;
        if (card.id != id) findings.error(place + "/id", inQuotes(card.id), inQuotes(id));
        if (!ids.insert(card.id).second) findings.error(place + "/id", inQuotes(card.id), "each id once");
        findings.range(place + "/count", card.count, 1, 1000);
        checkOrder(findings, place + "/order", card.order);
        checkEvent(findings, place + "/event", card.event);
        ActionCard halves;
        halves.order = placeOf<OrderId>(deck.orders, card.order, findings, place + "/order");
        halves.event = placeOf<EventId>(deck.events, card.event, findings, place + "/event");
        deck.cards.push_back({card.id, card.count, halves});
        size += card.count;
    }
    if (shape.size != size) {
        findings.error("/size", std::to_string(shape.size), std::to_string(size) + ", the sum of all counts");
    }
    return findings.result(deck);
}

}  // namespace

Expected<Deck, FileError> deckFrom(std::string_view text, const std::string& file) {
    return parsedJson(text, file)
        .and_then([&](Json json) { return upToDate({"vallum-deck"}, std::move(json), file); })
        .and_then([&](const Json& json) {
            return JsonReader::read<DeckShape>(json, file)
                .and_then([&](const DeckShape& shape) { return deckOf(shape, file); })
                .map([&](Deck deck) {
                    deck.digest = Digest::of(withoutProse(json).dump());
                    return deck;
                });
        });
}

}  // namespace vallum::field
