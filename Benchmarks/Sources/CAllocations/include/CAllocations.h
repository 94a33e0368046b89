#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stdint.h>

// How often this process has asked for memory since it started: malloc, calloc, realloc, posix_memalign, aligned_alloc.
// Always 0 where the allocator cannot be replaced (anything but Linux with glibc).
uint64_t allocations_count(void);

// How many blocks of memory this process holds now, of those that it asked for in these ways.
uint64_t allocations_live(void);

// How many bytes of memory this process has in use, as its allocator counts them; 0 where nobody counts.
uint64_t allocations_bytes(void);

#endif
