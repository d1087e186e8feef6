// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/keys_dialog.h"

#include "widgets/room.h"
#include "window/preferences.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

class KeysDialogTexts {
    Q_DECLARE_TR_FUNCTIONS(KeysDialog)
};

QString section(const QString& name, const std::vector<Gesture>& gestures) {
    QString rows;
    for (const Gesture& it : gestures) {
        rows += QStringLiteral("<tr><td width=\"32%\"><b>%1</b></td><td>%2</td></tr>")
                    .arg(it.how.toHtmlEscaped(), it.what.toHtmlEscaped());
    }
    return QStringLiteral("<h3>%1</h3><table width=\"100%\" cellpadding=\"2\">%2</table>")
        .arg(name.toHtmlEscaped(), rows);
}

std::vector<Gesture> gesturesOfReplay() {
    return {{KeysDialogTexts::tr("Space"), KeysDialogTexts::tr("Play or pause")},
            {KeysDialogTexts::tr("Left, Right"), KeysDialogTexts::tr("A step back or forward")},
            {KeysDialogTexts::tr("Up, Down"), KeysDialogTexts::tr("The fight before or after")},
            {KeysDialogTexts::tr("Page Up, Page Down"), KeysDialogTexts::tr("The turn before or after")},
            {KeysDialogTexts::tr("Home, End"), KeysDialogTexts::tr("To the beginning or end")},
            {KeysDialogTexts::tr("Escape"), KeysDialogTexts::tr("Back to the battle")}};
}

}  // namespace

void showKeys(QWidget& window, const Kits& kits, const Preferences& preferences) {
    QString page;
    for (const auto& kit : kits) {
        if (const auto gestures = kit->gestures(); !gestures.empty()) page += section(kit->name(), gestures);
    }
    page += section(KeysDialogTexts::tr("Replay"), gesturesOfReplay());
    page += section(KeysDialogTexts::tr("Keys you can change (View ▸ Settings)"), preferences.keys());

    QDialog help(&window);
    help.setWindowTitle(KeysDialogTexts::tr("Keys and mouse"));
    auto* text = new QTextBrowser;
    text->setAccessibleName(help.windowTitle());
    text->setAccessibleDescription(KeysDialogTexts::tr("What mouse and keys do on the table"));
    text->setHtml(page);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &help, &QDialog::reject);
    auto* column = new QVBoxLayout(&help);
    column->addWidget(text);
    column->addWidget(buttons);
    help.resize(withinScreen(window, {640, 620}));
    help.exec();
}

}  // namespace vallum::app
