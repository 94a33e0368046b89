#define _GNU_SOURCE
#include "CAllocations.h"

static uint64_t count = 0;

uint64_t allocations_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#if defined(__linux__) && defined(__GLIBC__)
#include <errno.h>
#include <stddef.h>

// An executable's own definitions win over the C library's; glibc offers the real ones under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { note(); return __libc_calloc(number, size); }
void *realloc(void *memory, size_t size) { note(); return __libc_realloc(memory, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
#endif
