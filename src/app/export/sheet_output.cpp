// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/sheet_output.h"

#include "widgets/file_choice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

namespace vallum::app {

namespace {

class PrintTexts {
    Q_DECLARE_TR_FUNCTIONS(PrintDialog)
};

}  // namespace

QString askForSheetFile(QWidget& window, const QString& title) {
    return fileToWrite(&window, {PrintTexts::tr("Save as PDF"), title, QStringLiteral("pdf"),
                                 PrintTexts::tr("PDF files (*.pdf)")});
}

Ending saveSheets(QWidget& window, Sheets sheets, QString file, const QString& title) {
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".pdf");
    PrintWork work(std::move(sheets), file.toStdString(), title);
    return workBefore(window, PrintTexts::tr("Drawing the sheets"), work);
}

Ending printSheets(QWidget& window, Sheets sheets, const Paper& paper, const QString& title) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageLayout(paper.layout());
    printer.setFullPage(true);
    printer.setDocName(title);
    QPrintDialog dialog(&printer, &window);
    if (dialog.exec() != QDialog::Accepted) return Ending::stopped;
    printer.setPageLayout(paper.layout());
    printer.setResolution(printDots);
    PrintWork work(std::move(sheets), printer);
    return workBefore(window, PrintTexts::tr("Printing"), work);
}

}  // namespace vallum::app
