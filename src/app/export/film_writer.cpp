// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/film_writer.h"

#include "export/gif_writer.h"
#include "export/packing.h"
#include "export/webp_writer.h"

#include <system_error>

#include <vallum/core/text.h>
#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

namespace fs = std::filesystem;

bool endsIn(const fs::path& file, const char* ending) {
    return QString::fromStdString(file.extension().string())
               .compare(QLatin1String(ending), Qt::CaseInsensitive) == 0;
}

/// frame-00001.png and so on. Existing files in the folder are kept, and an existing frame is never
/// overwritten.
class FrameFolder final : public FilmWriter {
public:
    explicit FrameFolder(fs::path folder) : folder_(std::move(folder)) {}
    ~FrameFolder() override {
        if (finished_) return;
        std::error_code ignored;
        for (const fs::path& file : written_) fs::remove(file, ignored);
        if (isNew_) fs::remove(folder_, ignored);
    }

    Expected<void, FileError> add(const QImage& frame, int /*milliseconds*/) override {
        std::error_code why;
        if (written_.empty()) isNew_ = fs::create_directories(folder_, why);
        const QString number =
            QStringLiteral("frame-%1.png").arg(written_.size() + 1, 5, 10, QLatin1Char('0'));
        const fs::path file = folder_ / number.toStdString();
        if (fs::exists(file, why)) {
            return tl::unexpected<FileError>(FileError{
                file.string(), {}, {}, phrase("Files", "a folder without frames of another film").pattern});
        }
        const QByteArray bytes = asPng(frame);
        auto written = writeFileSafely(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (written) written_.push_back(file);
        return written;
    }
    Expected<void, FileError> finish() override {
        finished_ = true;
        return {};
    }

private:
    fs::path folder_;
    std::vector<fs::path> written_;
    bool isNew_ = false;
    bool finished_ = false;
};

}  // namespace

bool isFilmFile(const fs::path& file) { return endsIn(file, ".gif") || endsIn(file, ".webp"); }

std::unique_ptr<FilmWriter> filmWriterFor(const fs::path& file,
                                          QSize size,
                                          const std::vector<QImage>& samples) {
    if (endsIn(file, ".gif")) return std::make_unique<GifWriter>(file, size, samples);
    if (endsIn(file, ".webp")) return std::make_unique<WebpWriter>(file, size);
    return std::make_unique<FrameFolder>(file);
}

}  // namespace vallum::app
