// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/packing.h"

#include <QBuffer>
#include <QString>

namespace vallum::app {

bool isVectorFile(const std::filesystem::path& file) {
    return QString::fromStdString(file.extension().string())
               .compare(QLatin1String(".svg"), Qt::CaseInsensitive) == 0;
}

QByteArray asPng(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

}  // namespace vallum::app
