#define _GNU_SOURCE
#include "CAllocations.h"

static uint64_t count = 0;
static _Thread_local uint64_t count_of_thread = 0;
static uint64_t live = 0;
static uint64_t requested = 0;

uint64_t allocations_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

uint64_t allocations_count_of_thread(void) { return count_of_thread; }

uint64_t allocations_requested(void) { return __atomic_load_n(&requested, __ATOMIC_RELAXED); }

uint64_t allocations_live(void) { return __atomic_load_n(&live, __ATOMIC_RELAXED); }

// A sanitizer replaces the allocator itself.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(HAS_SANITIZER)
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

uint64_t allocations_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

// An executable's own definitions take precedence over the C library. glibc exports its definitions under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void note(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  count_of_thread += 1;
  __atomic_fetch_add(&requested, size, __ATOMIC_RELAXED);
}

static void *note_block(size_t size, void *memory) {
  note(size);
  if (memory) __atomic_fetch_add(&live, 1, __ATOMIC_RELAXED);
  return memory;
}

void *malloc(size_t size) { return note_block(size, __libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return note_block(number * size, __libc_calloc(number, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return note_block(size, __libc_memalign(alignment, size)); }
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = note_block(size, __libc_memalign(alignment, size));
  return *memory ? 0 : ENOMEM;
}
// Resizes a block, or allocates one for a null pointer. The function of glibc also frees a block for a size of 0.
void *realloc(void *memory, size_t size) {
  if (!memory) return malloc(size);
  note(size);
  void *moved = __libc_realloc(memory, size);
  if (!moved && !size) __atomic_fetch_sub(&live, 1, __ATOMIC_RELAXED);
  return moved;
}
void free(void *memory) {
  if (!memory) return;
  __atomic_fetch_sub(&live, 1, __ATOMIC_RELAXED);
  __libc_free(memory);
}
#else
uint64_t allocations_bytes(void) { return 0; }
#endif
