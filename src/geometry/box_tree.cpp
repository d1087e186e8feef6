// SPDX-License-Identifier: GPL-3.0-or-later
#define BOOST_ALLOW_DEPRECATED_HEADERS

#include <algorithm>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <vallum/geometry/box_tree.h>

namespace vallum::geometry {

namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

using Corner = bg::model::d2::point_xy<std::int32_t>;
using Rectangle = bg::model::box<Corner>;
using Entry = std::pair<Rectangle, std::size_t>;

Rectangle rectangleOf(const Box& box) { return {{box.west, box.south}, {box.east, box.north}}; }
Entry entryOf(const BoxTree::Thing& thing) { return {rectangleOf(thing.box), thing.number}; }

std::vector<Entry> entriesOf(const std::vector<BoxTree::Thing>& things) {
    std::vector<Entry> entries;
    entries.reserve(things.size());
    for (const BoxTree::Thing& it : things) entries.push_back(entryOf(it));
    return entries;
}
std::vector<Entry> entriesOf(const std::vector<Box>& boxes) {
    std::vector<Entry> entries;
    entries.reserve(boxes.size());
    for (const Box& it : boxes) entries.emplace_back(rectangleOf(it), entries.size());
    return entries;
}

}  // namespace

struct BoxTree::Tree {
    bgi::rtree<Entry, bgi::quadratic<16>> entries;
};

BoxTree::BoxTree() : tree_(std::make_unique<Tree>()) {}
// Bulk loading packs the tree more tightly than single insertions.
BoxTree::BoxTree(const std::vector<Thing>& things)
    : tree_(new Tree{decltype(Tree::entries)(entriesOf(things))}) {}
BoxTree::BoxTree(const std::vector<Box>& boxes)
    : tree_(new Tree{decltype(Tree::entries)(entriesOf(boxes))}) {}
BoxTree::BoxTree(BoxTree&&) noexcept = default;
BoxTree& BoxTree::operator=(BoxTree&&) noexcept = default;
BoxTree::~BoxTree() = default;

void BoxTree::add(const Thing& thing) { tree_->entries.insert(entryOf(thing)); }
void BoxTree::remove(const Thing& thing) { tree_->entries.remove(entryOf(thing)); }

std::vector<std::size_t> BoxTree::near(const Box& box, Du distance) const {
    const std::int32_t more = distance.raw();
    const Box wider{box.west - more, box.south - more, box.east + more, box.north + more};
    std::vector<std::size_t> found;
    const auto entries = tree_->entries.qbegin(bgi::intersects(rectangleOf(wider)));
    for (auto it = entries; it != tree_->entries.qend(); ++it) found.push_back(it->second);
    std::ranges::sort(found);
    return found;
}

bool BoxTree::any(const Box& box, const std::function<bool(std::size_t)>& question) const {
    const auto entries = tree_->entries.qbegin(bgi::intersects(rectangleOf(box)));
    return std::any_of(entries, tree_->entries.qend(), [&](const Entry& it) { return question(it.second); });
}

}  // namespace vallum::geometry
