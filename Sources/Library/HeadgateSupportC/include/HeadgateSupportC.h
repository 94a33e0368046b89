#ifndef HEADGATE_SUPPORT_C_H
#define HEADGATE_SUPPORT_C_H

#include <stdint.h>

// The calling thread's slot: a pointer that the store sets while it reduces, and that dependencies and observation read.
// Reading a C thread-local takes about a nanosecond; the portable alternatives in Swift take several.
extern _Thread_local void *_Nullable headgate_thread_slot;

static inline void *_Nullable headgate_slot_get(void) { return headgate_thread_slot; }
static inline void headgate_slot_set(void *_Nullable slot) { headgate_thread_slot = slot; }

// The store that the calling thread is publishing. Its change notifications may run closures immediately.
extern _Thread_local const void *_Nullable headgate_thread_publisher;

static inline const void *_Nullable headgate_publisher_get(void) { return headgate_thread_publisher; }
static inline void headgate_publisher_set(const void *_Nullable publisher) { headgate_thread_publisher = publisher; }

// The reads of the closure that the calling thread tracks.
extern _Thread_local const void *_Nullable headgate_thread_reads;

static inline const void *_Nullable headgate_reads_get(void) { return headgate_thread_reads; }
static inline void headgate_reads_set(const void *_Nullable reads) { headgate_thread_reads = reads; }

// The queue whose jobs the calling thread is running, in place of an executor.
extern _Thread_local const void *_Nullable headgate_thread_driver;

static inline const void *_Nullable headgate_driver_get(void) { return headgate_thread_driver; }
static inline void headgate_driver_set(const void *_Nullable hand) { headgate_thread_driver = hand; }

// Whether the calling code runs on a serial executor, given as the two words of an `UnownedSerialExecutor`. Returns false if the
// system's concurrency library cannot check this without trapping.
_Bool headgate_runs_on(uintptr_t identity, uintptr_t implementation);

// Whether the calling thread writes a report, in which mirrors show the values that boundaries hide.
extern _Thread_local _Bool headgate_thread_reveals;

static inline _Bool headgate_reveals_get(void) { return headgate_thread_reveals; }
static inline void headgate_reveals_set(_Bool reveals) { headgate_thread_reveals = reveals; }

// How often the calling thread has accessed a redacted value. If two counts differ, the code between them accessed one.
extern _Thread_local uint64_t headgate_thread_redacted;

static inline uint64_t headgate_redacted_count(void) { return headgate_thread_redacted; }
static inline void headgate_redacted_note(void) { headgate_thread_redacted++; }

// The snapshot of shared values that the calling thread reads instead of the current values, while a test compares two moments.
extern _Thread_local const void *_Nullable headgate_thread_snapshot;

static inline const void *_Nullable headgate_snapshot_get(void) { return headgate_thread_snapshot; }
static inline void headgate_snapshot_set(const void *_Nullable snapshot) { headgate_thread_snapshot = snapshot; }

// The lock of a store that the calling thread acquired last and holds.
extern _Thread_local const void *_Nullable headgate_thread_lock;

static inline const void *_Nullable headgate_lock_get(void) { return headgate_thread_lock; }
static inline void headgate_lock_set(const void *_Nullable lock) { headgate_thread_lock = lock; }

// Whether the calling thread is the main thread, whose code can see conformances that belong to the main actor. 0: not asked yet.
extern _Thread_local signed char headgate_thread_is_main;
_Bool headgate_find_main_thread(void);

static inline _Bool headgate_is_main_thread(void) {
  return headgate_thread_is_main == 0 ? headgate_find_main_thread() : headgate_thread_is_main > 0;
}

// A value that distinguishes the calling thread from other live threads; never 0.
static inline uintptr_t headgate_thread_identity(void) { return (uintptr_t)&headgate_thread_lock; }

// Numbers that never repeat in a process and are never below 16. Only equality matters. Each thread reserves a block at a time.
// So a number takes a nanosecond, and threads do not contend for a counter at each change.
extern _Thread_local uint64_t headgate_numbers_next;
extern _Thread_local uint64_t headgate_numbers_end;
uint64_t headgate_next_number_of_new_block(void);
static inline uint64_t headgate_next_number(void) {
  if (headgate_numbers_next == headgate_numbers_end) {
    return headgate_next_number_of_new_block();
  }
  return headgate_numbers_next++;
}

// Relaxed and acquire/release access to words that threads share. `Synchronization.Atomic` would do the same, but requires newer
// systems than this package supports.
static inline uint64_t headgate_load_relaxed(const uint64_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}
static inline uint64_t headgate_load_acquire(const uint64_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}
static inline void headgate_store_release(uint64_t *_Nonnull word, uint64_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}
static inline uint64_t headgate_fetch_or(uint64_t *_Nonnull word, uint64_t bits) {
  return __atomic_fetch_or(word, bits, __ATOMIC_ACQ_REL);
}
static inline uint64_t headgate_fetch_and(uint64_t *_Nonnull word, uint64_t bits) {
  return __atomic_fetch_and(word, bits, __ATOMIC_ACQ_REL);
}
static inline uint64_t headgate_fetch_add(uint64_t *_Nonnull word, uint64_t value) {
  return __atomic_fetch_add(word, value, __ATOMIC_ACQ_REL);
}

#endif
