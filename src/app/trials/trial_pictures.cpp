// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_pictures.h"

#include "export/picture_work.h"
#include "export/sheet_output.h"
#include "widgets/file_choice.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QAction>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontInfo>
#include <QMenu>
#include <QPainter>
#include <QTextDocument>
#include <QWidget>

namespace vallum::app {

namespace {

class PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(TrialPictures)
};

constexpr int margin = 16;

/// The picture between its heading and its legend, with a margin around them.
class Framed {
public:
    Framed(TrialPicture picture, const QWidget& window)
        : picture_(std::move(picture)),
          heading_(document(picture_.heading.toHtmlEscaped(), window)),
          legend_(document(picture_.legend, window)),
          ground_(window.palette().color(QPalette::Window)) {}

    [[nodiscard]] QSize size() const {
        return {picture_.size.width() + 2 * margin,
                picture_.size.height() + heightOf(*heading_) + heightOf(*legend_) + 2 * margin};
    }
    void paint(QPainter& painter) const {
        painter.fillRect(QRect(QPoint(0, 0), size()), ground_);
        painter.translate(margin, margin);
        heading_->drawContents(&painter);
        painter.translate(0, heightOf(*heading_));
        painter.save();
        picture_.paint(painter);
        painter.restore();
        painter.translate(0, picture_.size.height() + gap);
        legend_->drawContents(&painter);
    }

private:
    static constexpr int gap = 6;

    [[nodiscard]] std::shared_ptr<QTextDocument> document(const QString& words, const QWidget& window) const {
        auto made = std::make_shared<QTextDocument>();
        // A font in points would be as large as on paper, whatever the scale of the painter.
        QFont font = window.font();
        font.setPixelSize(QFontInfo(font).pixelSize());
        made->setDefaultFont(font);
        made->setDocumentMargin(0);
        const QString ink = window.palette().color(QPalette::WindowText).name();
        if (!words.isEmpty())
            made->setHtml(QStringLiteral("<span style='color:%1'>%2</span>").arg(ink, words));
        made->setTextWidth(picture_.size.width());
        return made;
    }
    [[nodiscard]] static int heightOf(const QTextDocument& words) {
        return words.isEmpty() ? 0 : static_cast<int>(std::ceil(words.size().height())) + gap;
    }

    TrialPicture picture_;
    std::shared_ptr<QTextDocument> heading_;
    std::shared_ptr<QTextDocument> legend_;
    QColor ground_;
};

Sheets sheetOf(const Framed& framed) {
    Sheets sheets(Paper{.orientation = QPageLayout::Landscape});
    sheets.newSheet();
    const QRectF room = sheets.paper().printable();
    sheets.add([framed, room](QPainter& painter) {
        const QSizeF size = framed.size();
        const double scale = std::min(room.width() / size.width(), room.height() / size.height());
        painter.translate(room.topLeft());
        painter.scale(scale, scale);
        framed.paint(painter);
    });
    return sheets;
}

}  // namespace

Ending savePicture(QWidget& window, const TrialPicture& picture, QString file) {
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".png");
    const Framed framed(picture, window);
    if (QFileInfo(file).suffix().compare(QLatin1String("pdf"), Qt::CaseInsensitive) == 0)
        return saveSheets(window, sheetOf(framed), file, picture.title);
    PictureSteps steps{framed.size() * pictureSharpness, 1, [&framed](QPainter& painter, std::size_t) {
                           painter.scale(pictureSharpness, pictureSharpness);
                           framed.paint(painter);
                       }};
    PictureWork work(std::move(steps), file.toStdString(), picture.title);
    return workBefore(window, PictureTexts::tr("Painting the picture"), work);
}

QMenu* savingMenu(QWidget& widget, std::function<TrialPicture()> picture) {
    auto* menu = new QMenu(widget.accessibleName(), &widget);
    const auto add = [&](const QString& words, const QString& ending, const QString& kinds) {
        QObject::connect(menu->addAction(words), &QAction::triggered, &widget, [=, &widget] {
            // The trial may grow while the dialog is open.
            const TrialPicture now = picture();
            const QString file = fileToWrite(
                widget.window(), {PictureTexts::tr("Save the picture"), now.title, ending, kinds});
            if (!file.isEmpty()) savePicture(*widget.window(), now, file);
        });
    };
    add(PictureTexts::tr("Save as P&NG…"), QStringLiteral("png"), PictureTexts::tr("Pictures (*.png)"));
    add(PictureTexts::tr("Save as &SVG…"), QStringLiteral("svg"), PictureTexts::tr("Lines (*.svg)"));
    add(PictureTexts::tr("Save as &PDF…"), QStringLiteral("pdf"), PictureTexts::tr("PDF files (*.pdf)"));
    widget.addActions(menu->actions());
    widget.setContextMenuPolicy(Qt::ActionsContextMenu);
    return menu;
}

}  // namespace vallum::app
