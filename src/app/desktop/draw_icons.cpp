// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

/// draw_icons SVG FOLDER SIZE...: renders the icon at each size to FOLDER/SIZE.png. Runs during the build.
int main(int argc, char** argv) {
    if (argc < 4) return 1;
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    const QDir folder(QString::fromLocal8Bit(argv[2]));
    if (!icon.isValid() || !folder.mkpath(QStringLiteral("."))) return 1;
    for (int i = 3; i != argc; ++i) {
        const QString size = QString::fromLocal8Bit(argv[i]);
        QImage image(size.toInt(), size.toInt(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        icon.render(&painter);
        painter.end();
        if (image.save(folder.filePath(size + QStringLiteral(".png")))) continue;
        std::fprintf(stderr, "%s.png could not be written\n", qPrintable(size));
        return 1;
    }
    return 0;
}
