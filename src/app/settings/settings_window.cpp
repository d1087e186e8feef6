// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_window.h"

#include "language/language.h"
#include "language/numbers.h"
#include "room/house_style.h"
#include "widgets/room.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

QSpinBox* percent(int now, int least, int most) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setSingleStep(10);
    box->setSuffix(withPercent({}));
    box->setValue(now);
    box->setKeyboardTracking(false);
    return box;
}

/// Says which action gets a key that several want.
QString remarkOn(const Shortcuts::Conflict& conflict) {
    const auto listed = [](const QStringList& names) {
        return names.join(QStringLiteral(", ")).toHtmlEscaped();
    };
    const QString words = !conflict.givenTo.isEmpty()
                              ? SettingsWindow::tr("This key is taken by: %1").arg(listed(conflict.givenTo))
                          : !conflict.takenFrom.isEmpty()
                              ? SettingsWindow::tr("Taken from: %1").arg(listed(conflict.takenFrom))
                              : QString();
    return words.isEmpty()
               ? QString()
               : QStringLiteral("<span style='color:%1'>%2</span>").arg(roomColors().bad.name(), words);
}

/// Keeps the first key only; later keys would be taken for a sequence.
QKeySequence firstOf(const QKeySequence& keys) { return keys.isEmpty() ? keys : QKeySequence(keys[0]); }

}  // namespace

SettingsWindow::SettingsWindow(SettingsKeeper& keeper, const Shortcuts& shortcuts, QWidget* parent)
    : QDialog(parent),
      keeper_(keeper),
      shortcuts_(shortcuts),
      search_(new QLineEdit),
      nothing_(new QLabel(tr("No setting has these words."))) {
    setWindowTitle(tr("Settings"));
    search_->setPlaceholderText(tr("Search the settings"));
    search_->setAccessibleName(tr("Search the settings"));
    search_->setAccessibleDescription(tr("Show only settings with these words"));
    search_->setClearButtonEnabled(true);
    auto* inside = new QWidget;
    page_ = new QVBoxLayout(inside);
    addTable();
    addLook();
    addSound();
    addKeys();
    page_->addWidget(nothing_);
    page_->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Settings"));
    scroll->setAccessibleDescription(tr("All settings, one below the other"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(search_);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    connect(search_, &QLineEdit::textChanged, this, &SettingsWindow::search);
    search(QString());
    refreshKeys();
    resize(withinScreen(*this, {620, 560}));
    search_->setFocus();
}

QFormLayout* SettingsWindow::addGroup(const QString& title) {
    auto* group = new QGroupBox(title);
    auto* form = new QFormLayout(group);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    page_->addWidget(group);
    return form;
}

void SettingsWindow::addRow(QFormLayout& form, const QString& name, QWidget& control, const QString& about) {
    auto* label = new QLabel(name);
    label->setBuddy(&control);
    label->setWordWrap(true);
    control.setAccessibleName(name);
    control.setAccessibleDescription(about);
    control.setToolTip(about);
    form.addRow(label, &control);
    auto* group = qobject_cast<QGroupBox*>(form.parentWidget());
    rows_.push_back(
        {group, &form, &control, group->title() + QLatin1Char(' ') + name + QLatin1Char(' ') + about});
}

QCheckBox* SettingsWindow::addCheck(QFormLayout& form, const QString& name, bool now, const QString& about) {
    auto* box = new QCheckBox(tr("On"));
    box->setChecked(now);
    addRow(form, name, *box, about);
    return box;
}

void SettingsWindow::addTable() {
    QFormLayout* form = addGroup(tr("Table"));
    const Settings& now = keeper_.now();
    auto* speed = new QSpinBox;
    speed->setRange(0, 2000);
    speed->setSingleStep(50);
    speed->setSuffix(tr(" ms"));
    speed->setSpecialValueText(tr("Instant"));
    speed->setValue(now.millisecondsPerDu);
    speed->setKeyboardTracking(false);
    addRow(*form, tr("Animation per DU"), *speed,
           tr("How long a unit takes to move 1 DU; 0 turns animation off"));
    connect(speed, &QSpinBox::valueChanged, this,
            [this](int value) { keeper_.change([value](Settings& it) { it.millisecondsPerDu = value; }); });
    addFights(*form);
    addThinking(*form);
    auto* curtains = addCheck(*form, tr("Curtain between the players"), now.curtains,
                              tr("Hides the hand until its player is at the screen"));
    connect(curtains, &QCheckBox::toggled, this,
            [this](bool on) { keeper_.change([on](Settings& it) { it.curtains = on; }); });
    auto* ask = addCheck(*form, tr("Ask even if there is nothing to choose"), now.asksAnyway,
                         tr("So that no missing question gives away that you hold no event to play"));
    connect(ask, &QCheckBox::toggled, this,
            [this](bool on) { keeper_.change([on](Settings& it) { it.asksAnyway = on; }); });
    auto* recap = addCheck(*form, tr("Since your last turn"), now.recap,
                           tr("At the start of your turn, recaps what happened in between"));
    connect(recap, &QCheckBox::toggled, this,
            [this](bool on) { keeper_.change([on](Settings& it) { it.recap = on; }); });
    QSpinBox* overlays = percent(now.overlayPercent, Settings::leastOverlay, Settings::mostOverlay);
    addRow(*form, tr("Overlay opacity"), *overlays,
           tr("How strongly reach, zones and fields of fire are drawn; raise it for a projector"));
    connect(overlays, &QSpinBox::valueChanged, this,
            [this](int value) { keeper_.change([value](Settings& it) { it.overlayPercent = value; }); });
}

void SettingsWindow::addFights(QFormLayout& form) {
    auto* fights = new QComboBox;
    fights->addItems(
        {tr("Step by step"), tr("Slow"), tr("Normal"), tr("Fast"), tr("Result only"), tr("Off")});
    fights->setCurrentIndex(static_cast<int>(keeper_.now().fights));
    addRow(form, tr("Fights"), *fights,
           tr("How fights and shots are shown: each roll with its numbers, by itself or key by key"));
    connect(fights, &QComboBox::currentIndexChanged, this, [this](int index) {
        keeper_.change(
            [index](Settings& it) { it.fights = allFightPaces.at(static_cast<std::size_t>(index)); });
    });
}

void SettingsWindow::addThinking(QFormLayout& form) {
    auto* seconds = new QSpinBox;
    seconds->setRange(0, Settings::mostThinking);
    seconds->setSuffix(tr(" s"));
    seconds->setSpecialValueText(tr("No limit"));
    seconds->setValue(keeper_.now().thinkingSeconds);
    seconds->setKeyboardTracking(false);
    addRow(form, tr("Computer thinks at most"), *seconds,
           tr("How long a centurion or a legate may think about a decision; without a limit they play their "
              "best"));
    connect(seconds, &QSpinBox::valueChanged, this,
            [this](int value) { keeper_.change([value](Settings& it) { it.thinkingSeconds = value; }); });
}

void SettingsWindow::addLook() {
    QFormLayout* form = addGroup(tr("Look"));
    addLanguage(*form);
    auto* light = new QComboBox;
    light->addItems({tr("Same as the system"), tr("Light"), tr("Dark")});
    light->setCurrentIndex(static_cast<int>(keeper_.now().light));
    addRow(*form, tr("Theme"), *light, tr("Light or dark wood and paper around the table; dark mode"));
    connect(light, &QComboBox::currentIndexChanged, this, [this](int index) {
        keeper_.change([index](Settings& it) { it.light = allLights.at(static_cast<std::size_t>(index)); });
    });
    auto* panels = new QComboBox;
    panels->addItems({tr("Over the table"), tr("Docked beside it (classic)")});
    panels->setCurrentIndex(keeper_.now().docked ? 1 : 0);
    addRow(*form, tr("Panels"), *panels,
           tr("Where the question, the unit, the log and your hand are; layout"));
    connect(panels, &QComboBox::currentIndexChanged, this,
            [this](int index) { keeper_.change([index](Settings& it) { it.docked = index == 1; }); });
    QSpinBox* text = percent(keeper_.now().textPercent, Settings::leastText, Settings::mostText);
    addRow(*form, tr("Text size"), *text,
           tr("For panels, menus and labels, on top of the screen's own scale"));
    connect(text, &QSpinBox::valueChanged, this,
            [this](int value) { keeper_.change([value](Settings& it) { it.textPercent = value; }); });
    auto* eyes = new QComboBox;
    eyes->addItems({tr("Standard"), tr("For protanopia (no red)"), tr("For deuteranopia (no green)"),
                    tr("For tritanopia (no blue)")});
    eyes->setCurrentIndex(static_cast<int>(keeper_.now().eyes));
    addRow(*form, tr("Colors of the sides"), *eyes, tr("Colors that the color-blind can tell apart"));
    connect(eyes, &QComboBox::currentIndexChanged, this, [this](int index) {
        keeper_.change([index](Settings& it) { it.eyes = art::allEyes.at(static_cast<std::size_t>(index)); });
    });
}

void SettingsWindow::addSound() {
    QFormLayout* form = addGroup(tr("Sound"));
    QSpinBox* loudness = percent(keeper_.now().soundPercent, 0, 100);
    loudness->setSpecialValueText(tr("off"));
    addRow(*form, tr("Volume"), *loudness, tr("Marching, arrows, blades, falling stones and horns"));
    connect(loudness, &QSpinBox::valueChanged, this,
            [this](int value) { keeper_.change([value](Settings& it) { it.soundPercent = value; }); });
}

void SettingsWindow::addLanguage(QFormLayout& form) {
    auto* language = new QComboBox;
    language->addItem(tr("Same as the system"), QString());
    for (const QString& it : languages()) language->addItem(languageName(it), it);
    language->setCurrentIndex(std::max(0, language->findData(languageRemembered())));
    addRow(form, tr("Language"), *language, tr("Changes when you close the settings; the battle goes on"));
    connect(language, &QComboBox::currentIndexChanged, this,
            [language] { rememberLanguage(language->currentData().toString()); });
}

void SettingsWindow::addKeys() {
    QFormLayout* menus = addGroup(tr("Menu shortcuts"));
    resetKeys_ = new QPushButton(tr("&Reset all keys"));
    addRow(*menus, tr("All keys"), *resetKeys_, tr("Gives every key its usual meaning again"));
    resetKeys_->setAccessibleName(tr("Reset all keys"));
    connect(resetKeys_, &QPushButton::clicked, this, [this] {
        keeper_.change([](Settings& it) { it.keys.clear(); });
        refreshKeys();
    });
    QFormLayout* table = addGroup(tr("Table shortcuts"));
    for (const Shortcuts::Entry& entry : shortcuts_.all()) addKey(entry.action ? *menus : *table, entry);
}

void SettingsWindow::addKey(QFormLayout& form, const Shortcuts::Entry& entry) {
    auto* edit = new QKeySequenceEdit;
    auto* remark = new QLabel;
    remark->setWordWrap(true);
    auto* back = new QPushButton(tr("Reset"));
    back->setAccessibleName(tr("Reset the key of %1").arg(entry.name));
    back->setToolTip(tr("Back to %1").arg(entry.standard.toString(QKeySequence::NativeText)));
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(edit, 1);
    row->addWidget(back);
    row->addWidget(remark, 1);
    addRow(form, entry.name, *line, tr("Shortcut"));
    line->setFocusProxy(edit);
    edit->setAccessibleName(tr("Key of %1").arg(entry.name));
    edit->setAccessibleDescription(tr("Press a key"));
    for (QLineEdit* inside : edit->findChildren<QLineEdit*>()) {
        inside->setPlaceholderText(tr("none"));
        inside->setAccessibleName(edit->accessibleName());
        inside->setAccessibleDescription(edit->accessibleDescription());
    }
    const auto set = [this, entry](const QKeySequence& key) {
        keeper_.change([&](Settings& it) { Shortcuts::set(it, entry, key); });
        refreshKeys();
    };
    connect(edit, &QKeySequenceEdit::editingFinished, this,
            [set, edit] { set(firstOf(edit->keySequence())); });
    connect(back, &QPushButton::clicked, this, [set, entry] { set(entry.standard); });
    keys_.push_back({entry, edit, remark});
}

void SettingsWindow::refreshKeys() {
    resetKeys_->setEnabled(!keeper_.now().keys.empty());
    for (const Key& it : keys_) {
        const QKeySequence key = shortcuts_.keyOf(it.entry, keeper_.now());
        if (it.edit->keySequence() != key) it.edit->setKeySequence(key);
        it.remark->setText(remarkOn(shortcuts_.conflictOf(it.entry, keeper_.now())));
    }
}

void SettingsWindow::search(const QString& words) {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::map<QGroupBox*, bool> shown;
    for (const Row& row : rows_) {
        const bool fits = std::ranges::all_of(
            wanted, [&](const QString& it) { return row.words.contains(it, Qt::CaseInsensitive); });
        row.control->setVisible(fits);
        row.form->labelForField(row.control)->setVisible(fits);
        shown[row.group] = shown[row.group] || fits;
    }
    bool any = false;
    for (const auto& [group, isShown] : shown) {
        group->setVisible(isShown);
        any = any || isShown;
    }
    nothing_->setVisible(!any);
}

}  // namespace vallum::app
