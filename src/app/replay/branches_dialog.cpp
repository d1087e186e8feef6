// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/branches_dialog.h"

#include "language/texts.h"
#include "replay/branches.h"
#include "session/session.h"
#include "widgets/plain_text.h"
#include "widgets/room.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vallum::app {

BranchesDialog::BranchesDialog(const Session& session, QWidget* parent)
    : QDialog(parent),
      list_(new QTreeWidget) {
    setWindowTitle(tr("Branches of this battle"));
    list_->setHeaderLabels(
        {tr("Battle"), tr("Branched from"), tr("Decisions"), tr("Shared decisions"), tr("Saved")});
    list_->setRootIsDecorated(false);
    list_->setAccessibleName(tr("Branches of this battle"));
    for (const Relative& it : relativesOf(session)) {
        const QString file = QString::fromStdString(it.file.string());
        auto* item = new QTreeWidgetItem(
            list_, {inData(it.name), inData(it.of), QString::number(it.answers), QString::number(it.inCommon),
                    QLocale().toString(QFileInfo(file).lastModified(), QLocale::ShortFormat)});
        item->setData(0, Qt::UserRole, file);
        item->setToolTip(0, verbatim(file));
    }
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* words = new QLabel(
        list_->topLevelItemCount() == 0
            ? tr("None yet. In a replay, 'Play on from here' makes one.")
            : tr("Battles that share their beginning with this one. Opening one leaves this one as it is."));
    words->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    QPushButton* open = buttons->button(QDialogButtonBox::Open);
    open->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    resize(withinScreen(*this, {640, 320}));
    connect(list_, &QTreeWidget::currentItemChanged, this,
            [open](const QTreeWidgetItem* item) { open->setEnabled(item != nullptr); });
    connect(list_, &QTreeWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (list_->topLevelItemCount() != 0) list_->setCurrentItem(list_->topLevelItem(0));
}

QString BranchesDialog::file() const {
    const QTreeWidgetItem* item = list_->currentItem();
    return item == nullptr ? QString() : item->data(0, Qt::UserRole).toString();
}

}  // namespace vallum::app
