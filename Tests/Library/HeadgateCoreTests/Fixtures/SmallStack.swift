import Foundation

/// Runs a test on a thread with a stack of 512 KB.
///
/// It has run once on a large stack before that: when the runtime meets a hundred nested generic types for the first
/// time, it builds their metadata in a recursion of its own, which needs megabytes and which non-generic features do not have.
func onSmallStack(_ body: @escaping @Sendable (any Actor) -> Void) async {
  // A sanitizer makes frames many times as large: there the depth is tested, and not the size.
  let small = isSanitized ? 16 * 1_024 * 1_024 : 512 * 1_024
  await onLargeStack { body(Owner()) }
  await onStack(of: small) { body(Owner()) }
}

/// Runs what looks into deep or large states: that takes stack by itself.
func onLargeStack(_ body: @escaping @Sendable () -> Void) async {
  await onStack(of: 64 * 1_024 * 1_024, body)
}

private func onStack(of size: Int, _ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      body()
      continuation.resume()
    }
    thread.stackSize = size
    thread.start()
  }
}

private actor Owner {}

/// Whether the process runs under the address or the thread sanitizer.
private var isSanitized: Bool {
  dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}

/// Eight times a value, inline.
struct Eightfold<Part: Sendable>: Sendable {
  var a, b, c, d, e, f, g, h: Part

  init(_ part: Part) {
    (a, b, c, d, e, f, g, h) = (part, part, part, part, part, part, part, part)
  }
}
