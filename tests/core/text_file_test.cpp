// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include <vallum/core/text_file.h>

namespace vallum {
namespace {

namespace fs = std::filesystem;

/// A separate directory for one test.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("vallum-" + std::to_string(::getpid()));

    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
};

TEST(TextFile, IsReadAsItWasWritten) {
    const Folder folder;
    const fs::path path = folder.path / "a.txt";
    const std::string text("one\r\ntwo\0three\n", 15);
    ASSERT_TRUE(writeFileSafely(path, text));
    EXPECT_EQ(readFile(path).value(), text);
}

TEST(TextFile, ReplacesAnOlderOneAndLeavesNothingBeside) {
    const Folder folder;
    const fs::path path = folder.path / "a.txt";
    ASSERT_TRUE(writeFileSafely(path, "long ago"));
    ASSERT_TRUE(writeFileSafely(path, "now"));
    EXPECT_EQ(readFile(path).value(), "now");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()), 1);
}

TEST(TextFile, IsWrittenWholeHoweverLong) {
    const Folder folder;
    const std::string text(3'000'000, 'x');
    ASSERT_TRUE(writeFileSafely(folder.path / "long", text));
    EXPECT_EQ(readFile(folder.path / "long").value(), text);
}

TEST(TextFile, WhatCannotBeReadOrWrittenIsNamed) {
    const Folder folder;
    EXPECT_EQ(readFile(folder.path / "none").error(),
              (FileError{(folder.path / "none").string(), "", "No such file or directory",
                         "a file that can be read"}));
    EXPECT_TRUE(couldNotBeRead(readFile(folder.path / "none").error()));
    EXPECT_FALSE(couldNotBeRead({"a file", "/id", "5", "a text"}));
    EXPECT_EQ(readFile(folder.path).error(),
              (FileError{folder.path.string(), "", "Is a directory", "a file"}));
    EXPECT_EQ(writeFileSafely(folder.path / "none" / "a", "").error(),
              (FileError{(folder.path / "none" / "a").string(), "", "No such file or directory",
                         "a place where a file can be written"}));
}

TEST(TextFile, AnOlderOneStaysWhenTheNewOneCannotTakeItsPlace) {
    const Folder folder;
    fs::create_directories(folder.path / "taken" / "inside");
    EXPECT_FALSE(writeFileSafely(folder.path / "taken", "text"));
    EXPECT_TRUE(fs::is_directory(folder.path / "taken" / "inside"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()), 1);
}

TEST(TextFile, AFullDiskIsNamedAndTheDeviceStays) {
    EXPECT_EQ(writeFileSafely("/dev/full", "text").error(),
              (FileError{"/dev/full", "", "No space left on device", "space for the whole file"}));
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST(TextFile, WhereNothingMayBeWrittenAnOlderOneStays) {
    const Folder folder;
    const fs::path path = folder.path / "a.txt";
    ASSERT_TRUE(writeFileSafely(path, "long ago"));
    fs::permissions(folder.path, fs::perms::owner_read | fs::perms::owner_exec);
    const auto written = writeFileSafely(path, "now");
    fs::permissions(folder.path, fs::perms::owner_all);
    if (::geteuid() != 0) {
        EXPECT_EQ(written.error().found, "Permission denied");
        EXPECT_EQ(readFile(path).value(), "long ago");
    }
    EXPECT_FALSE(writeFileSafely("/proc/a.txt", "nobody, not even root, may write here"));
}

TEST(TextFile, ALinkStaysOne) {
    const Folder folder;
    ASSERT_TRUE(writeFileSafely(folder.path / "real", "long ago"));
    fs::create_symlink(folder.path / "real", folder.path / "link");
    ASSERT_TRUE(writeFileSafely(folder.path / "link", "now"));
    EXPECT_TRUE(fs::is_symlink(folder.path / "link"));
    EXPECT_EQ(readFile(folder.path / "real").value(), "now");
}

TEST(TextFile, OnlyWhatHasAnEndIsRead) {
    const Folder folder;
    const fs::path pipe = folder.path / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& path : {std::string("/dev/zero"), pipe.string()}) {
        EXPECT_EQ(readFile(path).error(), (FileError{path, "", "a device or a pipe", "a file"}));
    }
}

TEST(TextFile, AFileThatVallumCannotHaveWrittenIsNotReadToItsEnd) {
    const Folder folder;
    const fs::path path = folder.path / "large";
    ASSERT_TRUE(writeFileSafely(path, "x"));
    constexpr std::uintmax_t most = 64 * 1024 * 1024;
    fs::resize_file(path, most);
    EXPECT_EQ(readFile(path).value().size(), most);
    fs::resize_file(path, 1'000 * most);
    EXPECT_EQ(readFile(path).error(),
              (FileError{path.string(), "", "a larger file", "a file of at most 64 MB"}));
}

}  // namespace
}  // namespace vallum
