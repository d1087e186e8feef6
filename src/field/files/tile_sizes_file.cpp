// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

struct TileSizesShape {
    geometry::TileSizes sizes;
    static void fields(auto& it, auto& visit) { visit("sizes", it.sizes); }
};

/// Visits the `fields` of the sizes.
class Positive {
public:
    Positive(Findings& findings, std::string place) : findings_(findings), place_(std::move(place)) {}

    Positive& operator()(std::string_view name, const auto& part) {
        check(place_ + '/' + std::string(name), part);
        return *this;
    }

private:
    void check(const std::string& place, Du length) {
        if (length > 0_du) return;
        findings_.error(place, brief(JsonWriter::of(length)), "more than 0");
    }
    void check(const std::string& place, const geometry::Size& size) {
        Positive inside(findings_, place);
        geometry::Size::fields(size, inside);
    }

    Findings& findings_;
    std::string place_;
};

void atMost(Findings& findings, const std::string& name, Du length, Du most, const std::string& other) {
    if (length <= most) return;
    findings.error("/sizes/" + name, brief(JsonWriter::of(length)), "at most " + other);
}

/// Parts must fit into the whole.
void checkParts(Findings& findings, const geometry::TileSizes& sizes) {
    atMost(findings, "door", sizes.door, sizes.wall.width, "the width of the wall");
    atMost(findings, "masonry", sizes.masonry, sizes.cornerWall.width, "the width of the corner wall");
    atMost(findings, "narrowBridge", sizes.narrowBridge, sizes.wideBridge, "the wide bridge");
    atMost(findings, "smallestArea", sizes.smallestArea, sizes.largestArea, "the largest area");
}

}  // namespace

Expected<geometry::TileSizes, FileError> tileSizesFrom(std::string_view text, const std::string& file) {
    return readDocument<TileSizesShape>({"vallum-tile-sizes"}, text, file)
        .and_then([&](const TileSizesShape& shape) {
            Findings findings(file);
            Positive positive(findings, "/sizes");
            geometry::TileSizes::fields(shape.sizes, positive);
            checkParts(findings, shape.sizes);
            return findings.result(shape.sizes);
        });
}

}  // namespace vallum::field
