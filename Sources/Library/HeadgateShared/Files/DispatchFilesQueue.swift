#if canImport(Dispatch)
  import Dispatch

  /// A timer that is ended from any thread.
  private struct SendableTimer: @unchecked Sendable {
    // Sendable: Dispatch allows each call of a source on each thread.
    let timer: any DispatchSourceTimer
  }

  /// A serial queue for the work of files.
  final class DispatchFilesQueue: FilesQueue, @unchecked Sendable {
    // Sendable: nothing varies, and a key is only compared.
    private let queue = DispatchQueue(label: "headgate.files")
    private let onQueue = DispatchSpecificKey<Bool>()

    init() { queue.setSpecific(key: onQueue, value: true) }

    func run(after milliseconds: Int, _ work: @escaping @Sendable () -> Void) {
      queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: work)
    }

    func `repeat`(every milliseconds: Int, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
      let pause = DispatchTimeInterval.milliseconds(milliseconds)
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + pause, repeating: pause)
      timer.setEventHandler(handler: work)
      timer.resume()
      let sendable = SendableTimer(timer: timer)
      return { sendable.timer.cancel() }
    }

    func finish(_ work: @escaping @Sendable () -> Void) {
      // The program may exit in a closure that the queue runs.
      if DispatchQueue.getSpecific(key: onQueue) == true { return work() }
      let isDone = DispatchSemaphore(value: 0)
      queue.async {
        work()
        isDone.signal()
      }
      // A file system that does not answer must not keep the program.
      _ = isDone.wait(timeout: .now() + 5)
    }
  }
#endif
