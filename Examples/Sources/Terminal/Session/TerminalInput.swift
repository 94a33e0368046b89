import Dispatch
import Foundation

/// Listens for keys and signals, on a queue of its own.
final class TerminalInput: @unchecked Sendable {
  // Sendable: everything that changes is touched on `queue` only, and `start` and `stop` go there.
  private let queue = DispatchQueue(label: "terminal input")
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let suspend: @Sendable () -> Void
  private let resume: @Sendable () -> Void
  private var sources: [any DispatchSourceProtocol] = []
  private var parser = KeyParser()
  private var readings = 0

  init(
    _ continuation: AsyncStream<TerminalEvent>.Continuation,
    suspend: @escaping @Sendable () -> Void,
    resume: @escaping @Sendable () -> Void
  ) {
    self.continuation = continuation
    self.suspend = suspend
    self.resume = resume
  }

  static var size: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Returns when every signal is heard: between the end of its usual effect and the beginning of its source, which begins
  /// on a thread of its own, it would be lost.
  func start() {
    let beginning = DispatchGroup()
    queue.sync {
      let reading = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
      reading.setEventHandler { [weak self] in self?.read() }
      reading.resume()
      sources.append(reading)
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        listen(to: number, beginning) { $0.continuation.yield(.terminated(signal: number)) }
      }
      listen(to: SIGWINCH, beginning) { $0.continuation.yield(.resized(Self.size)) }
      listen(to: SIGTSTP, beginning) { $0.pause() }
    }
    beginning.wait()
  }

  func stop() {
    queue.sync {
      for source in sources { source.cancel() }
      sources = []
      continuation.finish()
    }
  }

  private func listen(
    to number: Int32,
    _ beginning: DispatchGroup,
    _ react: @escaping @Sendable (TerminalInput) -> Void
  ) {
    // A source hears a signal only while its usual effect is off.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { [weak self] in if let self { react(self) } }
    beginning.enter()
    source.setRegistrationHandler { beginning.leave() }
    source.resume()
    sources.append(source)
  }

  /// Gives the terminal to the shell until the program is continued.
  private func pause() {
    suspend()
    // To this thread, not to the process: another thread would take the signal while this one goes on to take the
    // terminal back, and the shell would then set it as it likes.
    raise(SIGSTOP)
    resume()
    continuation.yield(.resized(Self.size))
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || (errno != EAGAIN && errno != EINTR) {
        sources.first?.cancel()
        continuation.yield(.closed)
      }
      return
    }
    for key in parser.parse(buffer.prefix(count)) { continuation.yield(.key(key)) }
    readings += 1
    guard parser.isWaiting else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(40)) { [weak self, readings] in
      guard let self, readings == self.readings else { return }
      for key in parser.flush() { continuation.yield(.key(key)) }
    }
  }
}
