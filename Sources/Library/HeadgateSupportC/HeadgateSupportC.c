#include "HeadgateSupportC.h"

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <pthread.h>
#endif

_Thread_local void *headgate_thread_slot = 0;
_Thread_local const void *headgate_thread_publisher = 0;
_Thread_local const void *headgate_thread_reads = 0;
_Thread_local const void *headgate_thread_driver = 0;
_Thread_local _Bool headgate_thread_reveals = 0;
_Thread_local uint64_t headgate_thread_redacted = 0;
_Thread_local const void *headgate_thread_snapshot = 0;
_Thread_local const void *headgate_thread_lock = 0;

_Thread_local signed char headgate_thread_is_main = 0;

_Bool headgate_find_main_thread(void) {
#if defined(__linux__)
  _Bool is_main = syscall(SYS_gettid) == getpid();
#elif defined(__APPLE__)
  _Bool is_main = pthread_main_np() != 0;
#else
  _Bool is_main = 1;
#endif
  headgate_thread_is_main = is_main ? 1 : -1;
  return is_main;
}

_Thread_local uint64_t headgate_numbers_next = 0;
_Thread_local uint64_t headgate_numbers_end = 0;

// Numbers below 16 are reserved for constants.
static uint64_t next_block = 16;

uint64_t headgate_next_number_of_new_block(void) {
  const uint64_t size = 1 << 16;
  headgate_numbers_next = __atomic_fetch_add(&next_block, size, __ATOMIC_RELAXED);
  headgate_numbers_end = headgate_numbers_next + size;
  return headgate_numbers_next++;
}

// The check behind `assumeIsolated`, in the form that returns a result instead of trapping. It is part of the concurrency library
// of Swift 6.0 and later. Older systems do not have it.
extern __attribute__((swiftcall)) __attribute__((weak)) _Bool
swift_task_isCurrentExecutorWithFlags(uintptr_t identity, uintptr_t implementation, uint64_t flags);

_Bool headgate_runs_on(uintptr_t identity, uintptr_t implementation) {
  return swift_task_isCurrentExecutorWithFlags != 0 && swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}
