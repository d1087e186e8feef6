// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/json.h>

namespace vallum {

namespace {

/// Builds the document while parsing it, to detect duplicate keys.
class Builder final : public nlohmann::json_sax<Json> {
public:
    Builder(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

    Expected<Json, FileError> result() && {
        if (error_) return tl::unexpected<FileError>(*std::move(error_));
        return std::move(document_);
    }

    bool null() override { return put(Json()); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t& /*text*/) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }

    bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
    bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        key_ = std::move(name);
        if (!within_.back().json->contains(key_)) return true;
        error_ = {file_, within_.back().place + "/" + pointerStep(key_), "the same key again",
                  "each key once"};
        return false;
    }

    bool parse_error(std::size_t position, const std::string& token, const Json::exception& why) override {
        const std::string_view before = text_.substr(0, position == 0 ? 0 : position - 1);
        const auto line = std::ranges::count(before, '\n') + 1;
        const auto column = before.size() - (before.rfind('\n') + 1) + 1;
        error_ = {file_, "line " + std::to_string(line) + ", column " + std::to_string(column),
                  token.empty() ? "the end of the text" : brief(token), reason(why.what())};
        return false;
    }

private:
    struct Level {
        Json* json;
        std::string place;
    };

    Json* add(Json value) {
        if (within_.empty()) return &(document_ = std::move(value));
        Json& parent = *within_.back().json;
        if (parent.is_object()) return &(parent[key_] = std::move(value));
        parent.push_back(std::move(value));
        return &parent.back();
    }
    bool put(Json value) {
        add(std::move(value));
        return true;
    }
    bool open(Json empty) {
        constexpr std::size_t deepest = 100;
        if (within_.size() == deepest) {
            error_ = {file_, within_.back().place, "one more level", "at most 100 levels"};
            return false;
        }
        std::string place;
        if (!within_.empty()) {
            const Level& parent = within_.back();
            const bool isList = parent.json->is_array();
            place = parent.place + "/" + (isList ? std::to_string(parent.json->size()) : pointerStep(key_));
        }
        within_.push_back({add(std::move(empty)), std::move(place)});
        return true;
    }
    bool close() {
        within_.pop_back();
        return true;
    }

    /// What the parser expected, from its message. The part about what it read is left out, because it may
    /// end in the middle of a letter.
    static std::string reason(std::string_view message) {
        constexpr std::string_view before = "; expected ";
        const auto at = message.rfind(before);
        if (at == std::string_view::npos) return "well-formed JSON";
        const std::string_view rest = message.substr(at + before.size());
        return std::string(rest.substr(0, rest.find("; last read")));
    }

    std::string_view text_;
    std::string file_;
    Json document_;
    std::vector<Level> within_;
    std::string key_;
    std::optional<FileError> error_;
};

}  // namespace

Expected<Json, FileError> parsedJson(std::string_view text, std::string file) {
    Builder builder(text, std::move(file));
    Json::sax_parse(text, &builder);
    return std::move(builder).result();
}

std::string brief(const Json& json) {
    constexpr std::size_t longest = 40;
    if (json.is_array()) return "a list of " + std::to_string(json.size());
    if (json.is_object()) return "an object";
    std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
    return text.size() <= longest ? text : text.substr(0, longest) + "...";
}

std::string pointerStep(std::string_view key) {
    std::string step;
    for (const char letter : key) {
        if (letter == '~') {
            step += "~0";
        } else if (letter == '/') {
            step += "~1";
        } else {
            step += letter;
        }
    }
    return step;
}

}  // namespace vallum
