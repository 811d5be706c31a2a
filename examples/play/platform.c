/* SPDX-License-Identifier: MIT */
/* What differs between systems: see platform.h. Windows has no fsync, but
 * _commit; its rename does not replace, so MoveFileEx does. There a lock is a
 * mutex with the name of the file; elsewhere it is one of flock(), on the file
 * itself. */
#ifdef _WIN32
#include <direct.h>
#include <io.h>
#include <windows.h>
#else
#define _DEFAULT_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
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

/* Waits until the medium has the entry of a file or folder in the folder above
 * it. Some file systems know nothing of that, which is no mistake. */
static int settle(const char *name)
{
#ifndef _WIN32
    char above[1100] = ".";
    const char *slash = strrchr(name, '/');
    int folder, settled;

    if (slash != NULL)
        snprintf(above, sizeof above, "%.*s", (int)(slash + 1 - name), name);
    folder = open(above, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return errno == EACCES; /* a folder that one may only write to */
    settled = fsync(folder) == 0 || errno == EINVAL;
    close(folder);
    return settled;
#else
    (void)name;
    return 1;
#endif
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
    return make_one(folder) && settle(folder);
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

#ifdef _WIN32

/* The mutex of a path. Its name may have no backslashes. */
int platform_take(const char *name, struct lock *lock)
{
    char path[1100], mutex[1200] = "Local\\talon ";
    DWORD length = GetFullPathNameA(name, sizeof path, path, NULL);
    size_t i, at = strlen(mutex);
    HANDLE handle;

    *lock = (struct lock){.is_held = 0};
    if (length == 0 || length >= sizeof path)
        return 1;
    for (i = length > 200 ? length - 200 : 0; path[i] != '\0'; i++)
        mutex[at++] = path[i] == '\\' ? '/' : path[i];
    mutex[at] = '\0';
    handle = CreateMutexA(NULL, FALSE, mutex);
    if (handle != NULL && GetLastError() == ERROR_ALREADY_EXISTS) {
        CloseHandle(handle);
        return 0;
    }
    *lock = (struct lock){(intptr_t)handle, handle != NULL};
    return 1;
}

void platform_release(struct lock *lock)
{
    if (lock->is_held)
        CloseHandle((HANDLE)lock->handle);
    lock->is_held = 0;
}

/* The mutex is that of the path, which stays. */
static int lock_file(const char *name, struct lock *lock)
{
    (void)name;
    (void)lock;
    return 1;
}

#else

/* Locks the file that a path names now; 0 if another program has it. */
static int lock_file(const char *name, struct lock *lock)
{
    int file = open(name, O_RDWR | O_CLOEXEC);

    *lock = (struct lock){.is_held = 0};
    if (file < 0)
        file = open(name, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return 1;
    if (flock(file, LOCK_EX | LOCK_NB) == 0) {
        *lock = (struct lock){file, 1};
        return 1;
    }
    close(file);
    return errno != EWOULDBLOCK;
}

/* Whether a path still names the file that is locked. */
static int is_same(const char *name, const struct lock *lock)
{
    struct stat locked, named;

    return fstat((int)lock->handle, &locked) == 0 && stat(name, &named) == 0 &&
           locked.st_ino == named.st_ino && locked.st_dev == named.st_dev;
}

/* Whoever has a file may replace it between the moments when it is opened here
 * and when it is locked: then the lock is on a file that is gone, and the new
 * one is tried. */
int platform_take(const char *name, struct lock *lock)
{
    while (lock_file(name, lock)) {
        if (!lock->is_held || is_same(name, lock))
            return 1;
        platform_release(lock);
    }
    return 0;
}

void platform_release(struct lock *lock)
{
    if (lock->is_held)
        close((int)lock->handle);
    lock->is_held = 0;
}

#endif

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

/* Writes a new file and puts it in the place of another, locked before it is
 * there; 0 with errno if it cannot. */
static int replace(const char *new, const char *name, const char *text,
                   size_t length, struct lock *lock)
{
    FILE *file = fopen(new, "wb");
    struct lock next = {.is_held = 0};
    int written, why;

    if (file == NULL)
        return 0;
    written = write_through(file, text, length);
    why = errno;
    if (fclose(file) != 0 && written) {
        written = 0;
        why = errno;
    }
    if (written && lock != NULL && lock->is_held)
        lock_file(new, &next);
    if (written && move_over(new, name)) {
        if (next.is_held) {
            platform_release(lock);
            *lock = next;
        }
        return settle(name);
    }
    if (written)
        why = errno;
    platform_release(&next);
    remove(new);
    errno = why;
    return 0;
}

int platform_replace_file(const char *name, const char *text, size_t length,
                          struct lock *lock)
{
    char new[1100];

    if (snprintf(new, sizeof new, "%s.new", name) >= (int)sizeof new) {
        errno = ENAMETOOLONG;
        return 0;
    }
    return replace(new, name, text, length, lock);
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

int platform_list(const char *folder,
                  void (*found)(const char *name, void *context), void *context)
{
    char pattern[1100];
    struct _finddata_t entry;
    intptr_t list;

    snprintf(pattern, sizeof pattern, "%s/*", folder);
    list = _findfirst(pattern, &entry);
    if (list == -1)
        return 0;
    do {
        found(entry.name, context);
    } while (_findnext(list, &entry) == 0);
    _findclose(list);
    return 1;
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

int platform_list(const char *folder,
                  void (*found)(const char *name, void *context), void *context)
{
    DIR *list = opendir(folder);
    const struct dirent *entry;

    if (list == NULL)
        return 0;
    while ((entry = readdir(list)) != NULL)
        found(entry->d_name, context);
    closedir(list);
    return 1;
}

#endif
