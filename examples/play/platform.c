/* SPDX-License-Identifier: MIT */
/* What differs between systems: see platform.h. Windows has no fsync, but
 * _commit; its rename does not replace, so MoveFileEx does. */
#ifdef _WIN32
#include <direct.h>
#include <io.h>
#include <windows.h>
#else
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>
#endif
#include "platform.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static volatile sig_atomic_t interrupted;

static void interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

int platform_interrupted(void)
{
    return interrupted;
}

static int make_one(const char *folder)
{
#ifdef _WIN32
    return _mkdir(folder) == 0 || errno == EEXIST;
#else
    return mkdir(folder, 0700) == 0 || errno == EEXIST;
#endif
}

int platform_make_folder(const char *folder)
{
    char part[1024];
    size_t i;

    if (strlen(folder) >= sizeof part) {
        errno = ENAMETOOLONG;
        return 0;
    }
    for (i = 1; folder[i] != '\0'; i++) {
        if (folder[i] != '/' && folder[i] != '\\')
            continue;
        memcpy(part, folder, i);
        part[i] = '\0';
        make_one(part); /* what matters is the last one */
    }
    return make_one(folder);
}

long long platform_changed(const char *name)
{
    struct stat about;

    return stat(name, &about) == 0 ? (long long)about.st_mtime : 0;
}

/* Joins the value of a variable and a path below it. */
static int below(const char *variable, const char *path, char *folder,
                 size_t size)
{
    const char *value = getenv(variable);
    int length;

    if (value == NULL || *value == '\0')
        return 0;
    length = snprintf(folder, size, "%s%s", value, path);
    return length > 0 && (size_t)length < size;
}

/* Writes to an open file, and waits until the medium has it. */
static int write_through(FILE *file, const char *text, size_t length)
{
    int written = fwrite(text, 1, length, file) == length && fflush(file) == 0;

#ifdef _WIN32
    written = written && _commit(_fileno(file)) == 0;
#else
    written = written && fsync(fileno(file)) == 0;
#endif
    return written;
}

/* Replaces one file by another. */
static int move_over(const char *from, const char *to)
{
#ifdef _WIN32
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING) != 0;
#else
    return rename(from, to) == 0;
#endif
}

int platform_replace_file(const char *name, const char *text, size_t length)
{
    char other[1100];
    FILE *file;
    int written, why;

    if (snprintf(other, sizeof other, "%s.new", name) >= (int)sizeof other) {
        errno = ENAMETOOLONG;
        return 0;
    }
    file = fopen(other, "wb");
    if (file == NULL)
        return 0;
    written = write_through(file, text, length);
    why = errno;
    if (fclose(file) != 0 && written) {
        written = 0;
        why = errno;
    }
    if (written && move_over(other, name))
        return 1;
    if (written)
        why = errno;
    remove(other);
    errno = why;
    return 0;
}

#ifdef _WIN32

int platform_is_terminal(FILE *file)
{
    return _isatty(_fileno(file));
}

size_t platform_columns(void)
{
    CONSOLE_SCREEN_BUFFER_INFO info;

    if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info))
        return 0;
    return (size_t)(info.srWindow.Right - info.srWindow.Left + 1);
}

int platform_data_folder(char *folder, size_t size)
{
    return below("LOCALAPPDATA", "", folder, size);
}

void platform_catch_interrupt(void)
{
    signal(SIGINT, interrupt);
}

void platform_list(const char *folder,
                   void (*found)(const char *name, void *context),
                   void *context)
{
    char pattern[1100];
    struct _finddata_t entry;
    intptr_t list;

    snprintf(pattern, sizeof pattern, "%s/*", folder);
    list = _findfirst(pattern, &entry);
    if (list == -1)
        return;
    do {
        found(entry.name, context);
    } while (_findnext(list, &entry) == 0);
    _findclose(list);
}

#else

int platform_is_terminal(FILE *file)
{
    return isatty(fileno(file));
}

size_t platform_columns(void)
{
    struct winsize size;

    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return 0;
    return size.ws_col;
}

/* As the XDG Base Directory Specification has it: a path that is not absolute
 * counts as none. */
int platform_data_folder(char *folder, size_t size)
{
    return (below("XDG_DATA_HOME", "", folder, size) && *folder == '/') ||
           below("HOME", "/.local/share", folder, size);
}

/* Without SA_RESTART, so that Ctrl-C ends the wait for an answer. */
void platform_catch_interrupt(void)
{
    struct sigaction action = {.sa_handler = interrupt};

    sigaction(SIGINT, &action, NULL);
}

void platform_list(const char *folder,
                   void (*found)(const char *name, void *context),
                   void *context)
{
    DIR *list = opendir(folder);
    const struct dirent *entry;

    if (list == NULL)
        return;
    while ((entry = readdir(list)) != NULL)
        found(entry->d_name, context);
    closedir(list);
}

#endif
