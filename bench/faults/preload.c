// Stands between the server and its disk. It can refuse writes (full, broken), and it keeps a second folder
// that holds only what was flushed: the disk as it would be found after a power cut.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static const char *watched(int fd, char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = folder ? readlink(link, path, 1023) : -1;
  if (length < 0) return NULL;
  path[length] = 0;
  if (strncmp(path, folder, strlen(folder)) != 0) return NULL;
  const char *name = strrchr(path, '/') + 1;
  return strstr(name, ".db") && !strstr(name, "-shm") ? name : NULL;
}

// A fault is on while a file of its name lies in FAULT_SWITCHES.
static int switched_on(const char *fault) {
  const char *folder = getenv("FAULT_SWITCHES");
  char path[1024];
  if (!folder) return 0;
  snprintf(path, sizeof path, "%s/%s", folder, fault);
  return access(path, F_OK) == 0;
}

static void keep_flushed(int fd, const char *name) {
  const char *folder = getenv("FAULT_FLUSHED");
  char draft[1100], kept[1100], from[1024];
  if (!folder || switched_on("lying-disk")) return;
  snprintf(draft, sizeof draft, "%s/%s.part", folder, name);
  snprintf(kept, sizeof kept, "%s/%s", folder, name);
  snprintf(from, sizeof from, "/proc/self/fd/%d", fd);
  int in = open(from, O_RDONLY), out = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  struct stat info;
  if (in >= 0 && out >= 0 && fstat(in, &info) == 0) {
    off_t at = 0;
    while (at < info.st_size && sendfile(out, in, &at, info.st_size - at) > 0) {}
  }
  if (in >= 0) close(in);
  if (out >= 0) close(out);
  rename(draft, kept);
}

// A file that was deleted comes back after a power cut unless its folder was flushed.
static void keep_deletions(void) {
  const char *flushed = getenv("FAULT_FLUSHED");
  DIR *folder = flushed && !switched_on("lying-disk") ? opendir(flushed) : NULL;
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    char real[1300], kept[1300];
    snprintf(real, sizeof real, "%s/%s", getenv("FAULT_FOLDER"), entry->d_name);
    snprintf(kept, sizeof kept, "%s/%s", flushed, entry->d_name);
    if (entry->d_name[0] != '.' && access(real, F_OK) != 0) unlink(kept);
  }
  closedir(folder);
}

static int is_watched_folder(int fd) {
  const char *folder = getenv("FAULT_FOLDER");
  struct stat given, known;
  return folder && fstat(fd, &given) == 0 && S_ISDIR(given.st_mode) && stat(folder, &known) == 0 &&
         given.st_ino == known.st_ino;
}

static int flush(int fd, const char *function) {
  char path[1024];
  const char *name = watched(fd, path);
  if (is_watched_folder(fd)) keep_deletions();
  if (name && switched_on("broken")) return errno = EIO, -1;
  int (*real)(int) = dlsym(RTLD_NEXT, function);
  // The simulated disk is the second folder; flushing the real one as well would only slow the test.
  int result = name && getenv("FAULT_FLUSHED") ? 0 : real(fd);
  if (name && result == 0) keep_flushed(fd, name);
  return result;
}

int fsync(int fd) { return flush(fd, "fsync"); }
int fdatasync(int fd) { return flush(fd, "fdatasync"); }

static int refuses(int fd) {
  char path[1024];
  if (!watched(fd, path)) return 0;
  if (switched_on("full")) return errno = ENOSPC;
  if (switched_on("broken")) return errno = EIO;
  return 0;
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
  return refuses(fd) ? -1 : real(fd, bytes, count, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) { return pwrite64(fd, bytes, count, at); }

ssize_t write(int fd, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = dlsym(RTLD_NEXT, "write");
  return refuses(fd) ? -1 : real(fd, bytes, count);
}
