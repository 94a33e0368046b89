#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stdint.h>

// The number of allocations of this process since its start: malloc, calloc, realloc, posix_memalign, aligned_alloc.
// Always 0 where the allocator cannot be replaced (every platform except Linux with glibc).
uint64_t allocations_count(void);

// The number of allocations by the calling thread so far: what other threads do meanwhile depends on the time.
uint64_t allocations_count_of_thread(void);

// The number of bytes that these functions were asked for since the start.
uint64_t allocations_requested(void);

// The number of live blocks of this process that were allocated by these functions.
uint64_t allocations_live(void);

// The number of bytes in use according to the allocator; 0 where the allocator does not count them.
uint64_t allocations_bytes(void);

#endif
