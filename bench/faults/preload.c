// Stands between a program and its disk. It can refuse writes (full, broken), and it keeps a second folder that
// holds only what was flushed: the disk as it would be found after a power cut.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

// The path of an open file inside FAULT_FOLDER, or NULL. FAULT_FILES narrows it to names that contain a word;
// SQLite's shared memory is rebuilt after a crash and never flushed.
static const char *watched(int fd, char *path) {
  const char *folder = getenv("FAULT_FOLDER"), *word = getenv("FAULT_FILES");
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = folder ? readlink(link, path, 1023) : -1;
  if (length < 0) return NULL;
  path[length] = 0;
  size_t depth = strlen(folder);
  if (strncmp(path, folder, depth) != 0) return NULL;
  if (path[depth] == 0) return path + depth;
  if (path[depth] != '/' || strstr(path, "-shm")) return NULL;
  return !word || strstr(path + depth, word) ? path + depth + 1 : NULL;
}

// A fault is on while a file of its name lies in FAULT_SWITCHES.
static int switched_on(const char *fault) {
  const char *folder = getenv("FAULT_SWITCHES");
  char path[1024];
  if (!folder) return 0;
  snprintf(path, sizeof path, "%s/%s", folder, fault);
  return access(path, F_OK) == 0;
}

static void make_folders(char *path, size_t from) {
  for (char *slash = strchr(path + from, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(path, 0700);
    *slash = '/';
  }
}

static void keep_file(int fd, const char *name, const char *flushed) {
  char draft[1200], kept[1200], from[64];
  snprintf(draft, sizeof draft, "%s/.part", flushed);
  snprintf(kept, sizeof kept, "%s/%s", flushed, name);
  snprintf(from, sizeof from, "/proc/self/fd/%d", fd);
  make_folders(kept, strlen(flushed) + 1);
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
static void keep_deletions(const char *name, const char *flushed) {
  char kept_folder[1200];
  snprintf(kept_folder, sizeof kept_folder, "%s/%s", flushed, name);
  DIR *folder = opendir(kept_folder);
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    char real[1500], kept[1500];
    snprintf(real, sizeof real, "%s/%s/%s", getenv("FAULT_FOLDER"), name, entry->d_name);
    snprintf(kept, sizeof kept, "%s/%s", kept_folder, entry->d_name);
    if (entry->d_name[0] != '.' && access(real, F_OK) != 0) unlink(kept);
  }
  closedir(folder);
}

// One at a time: an older copy must not take the place of a newer one.
static void keep_flushed(int fd, const char *name) {
  const char *flushed = getenv("FAULT_FLUSHED");
  struct stat info;
  int lock = flushed && !switched_on("lying-disk") ? open(flushed, O_RDONLY | O_DIRECTORY) : -1;
  if (lock < 0) return;
  flock(lock, LOCK_EX);
  int is_known = fstat(fd, &info) == 0 && info.st_nlink > 0;
  if (is_known && S_ISDIR(info.st_mode)) keep_deletions(name, flushed);
  else if (is_known) keep_file(fd, name, flushed);
  close(lock);
}

static int flush(int fd, const char *function) {
  char path[1024];
  const char *name = watched(fd, path);
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
