// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/continue_page.h"

#include "room/house_style.h"
#include "start/table_picture.h"
#include "texts.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

QString stageOf(const field::Battle& battle) {
    if (battle.outcome) return ContinuePage::tr("Over after turn %1.").arg(battle.turn);
    if (battle.stage != field::Stage::fighting) return ContinuePage::tr("Still deploying.");
    return ContinuePage::tr("Turn %1, of %2.").arg(battle.turn).arg(inData(battle.side(battle.active).name));
}

QString stageOf(const Glimpse& battle) {
    if (battle.isOver) return ContinuePage::tr("Over after turn %1.").arg(battle.turn);
    if (battle.turn == 0) return ContinuePage::tr("Still deploying.");
    return ContinuePage::tr("Turn %1, of %2.").arg(battle.turn).arg(inQt(battle.active));
}

QString whenKept() {
    const QFileInfo file(QString::fromStdString(Documents::autosavePath().string()));
    return ContinuePage::tr("Saved on %1.")
        .arg(QLocale().toString(file.lastModified(), QLocale::ShortFormat));
}

QString whyNot(const FileError& error) {
    const QString copy = QString::fromStdString(Documents::copyOf(Documents::autosavePath()).string());
    const QString kept = ContinuePage::tr("The saved battle cannot be continued.");
    const QString where = copy.isEmpty() ? QString() : ContinuePage::tr("A copy stays at %1.").arg(copy);
    return QStringLiteral("<h2>%1</h2><p>%2</p><p>%3</p>").arg(kept, sentence(error), where.toHtmlEscaped());
}

}  // namespace

ContinuePage::ContinuePage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      documents_(documents),
      words_(new QLabel),
      picture_(new TablePicture),
      goOn_(new QPushButton(tr("&Continue this battle"))) {
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words_);
    column->addWidget(picture_, 1);
    column->addWidget(goOn_, 0, Qt::AlignRight);
    setRank(*goOn_, Rank::main);
    connect(goOn_, &QPushButton::clicked, this, &ContinuePage::goOnWanted);
}

bool ContinuePage::look() {
    const auto kept = documents_.kept();
    const bool isThere = kept && *kept;
    goOn_->setVisible(isThere);
    picture_->setVisible(isThere);
    if (!isThere) {
        words_->setText(
            kept ? whyNot(kept->error())
                 : tr("No battle to continue. Battles are saved as you play and wait for you here."));
        return false;
    }
    const Kept& battle = **kept;
    const QString stage = std::visit([](const auto& it) { return stageOf(it); }, battle.battle);
    words_->setText(
        QStringLiteral("<h2>%1</h2><p>%2 %3</p>")
            .arg(inData(battle.title).toHtmlEscaped(), stage.toHtmlEscaped(), whenKept().toHtmlEscaped()));
    const auto* table = std::get_if<field::Battle>(&battle.battle);
    picture_->setVisible(table != nullptr);
    if (table != nullptr) picture_->show(*table);
    return true;
}

}  // namespace vallum::app
