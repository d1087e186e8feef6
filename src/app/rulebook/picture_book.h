// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <QImage>
#include <QLocale>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum::app {

/// The text in a picture, in each language of the catalogue.
struct Words {
    std::string en;
    std::string es;

    [[nodiscard]] const std::string& inLanguageOf(const QLocale& locale) const {
        return locale.language() == QLocale::Spanish ? es : en;
    }
    static void fields(auto& it, auto& visit) { visit("en", it.en)("es", it.es); }
};

struct PictureScale {
    int width = 480;
    double ratio = 1;  // device pixels per pixel
};

/// A picture that illustrates a rule, painted by the kit of its system.
struct RuleDrawing {
    RuleId rule;
    Words caption;
    std::function<QImage(const PictureScale&, const art::Palette&, const QLocale&)> paint;
};

/// Pictures of rules. An unreadable one is reported, and the others are still shown.
struct PictureBook {
    std::vector<RuleDrawing> drawings;
    std::vector<FileError> problems;

    /// Null if the rule has no picture.
    [[nodiscard]] const RuleDrawing* of(const RuleId& rule) const;
    void add(PictureBook other);
};

using ReadDrawing = std::function<Expected<RuleDrawing, FileError>(std::string_view, const std::string&)>;
/// Reads a folder in which each file is named after its rule.
[[nodiscard]] PictureBook picturesIn(const std::filesystem::path& directory, const ReadDrawing& read);

/// A kit with pictures of its rules, drawn in the style of its battles.
class OffersRulePictures {
public:
    virtual ~OffersRulePictures() = default;
    /// From its own folder within the folder of all pictures.
    [[nodiscard]] virtual PictureBook picturesOfRules(const std::filesystem::path& folder) const = 0;

protected:
    OffersRulePictures() = default;
    OffersRulePictures(const OffersRulePictures&) = default;
    OffersRulePictures(OffersRulePictures&&) = default;
    OffersRulePictures& operator=(const OffersRulePictures&) = default;
    OffersRulePictures& operator=(OffersRulePictures&&) = default;
};

}  // namespace vallum::app
