import Dispatch
import Foundation

/// Reads keys and signals on its own queue.
final class TerminalInput: @unchecked Sendable {
  // Sendable: all mutable state is accessed on `queue` only; `start` and `stop` run there.
  private let queue = DispatchQueue(label: "terminal input")
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let suspend: @Sendable () -> Void
  private let resume: @Sendable () -> Void
  private var sources: [any DispatchSourceProtocol] = []
  private var parser = KeyParser()
  private var readings = 0
  /// Whether the program has the screen. Before, a pause leaves the terminal as it is.
  private var hasScreen = false

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

  /// Starts reading. Returns when all signal sources are active.
  ///
  /// A source starts on another thread. A signal after its default action is disabled and before its source is active would
  /// be lost.
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

  /// Takes the screen.
  func enterScreen() {
    queue.sync {
      hasScreen = true
      resume()
    }
  }

  /// Ends reading, and gives the screen back if the program has it.
  func stop() {
    queue.sync {
      if hasScreen { suspend() }
      hasScreen = false
      for source in sources { source.cancel() }
      sources = []
      continuation.finish()
    }
  }

  /// Gives the terminal to a program until it ends. Keys and signals to this process wait.
  func run(_ program: ForegroundProgram) async -> ProgramEnd {
    await withCheckedContinuation { caller in
      queue.async { [self] in
        suspend()
        parser = KeyParser()
        let end = program.run()
        resume()
        caller.resume(returning: end)
      }
    }
  }

  /// Sends the size of the terminal as an event: the screen must be drawn again.
  func announceSize() {
    continuation.yield(.resized(Self.size))
  }

  private func listen(
    to number: Int32,
    _ beginning: DispatchGroup,
    _ react: @escaping @Sendable (TerminalInput) -> Void
  ) {
    // A source receives a signal only while the default action is disabled.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { [weak self] in if let self { react(self) } }
    beginning.enter()
    source.setRegistrationHandler { beginning.leave() }
    source.resume()
    sources.append(source)
  }

  /// Returns the terminal to the shell until the program is continued.
  private func pause() {
    if hasScreen { suspend() }
    // The end of an interrupted paste goes to the shell.
    parser = KeyParser()
    // Sent to this thread, not to the process. Otherwise another thread takes the signal while this thread takes the
    // terminal back, and the shell then changes its settings.
    raise(SIGSTOP)
    guard hasScreen else { return }
    resume()
    announceSize()
  }

  private func read() {
    // Another program may have read the bytes: reading would block the queue.
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) != 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || (errno != EAGAIN && errno != EINTR) {
        sources.first?.cancel()
        continuation.yield(.closed)
      }
      return
    }
    for event in parser.parse(buffer.prefix(count)) { continuation.yield(event) }
    readings += 1
    guard parser.isWaiting else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(40)) { [weak self, readings] in
      guard let self, readings == self.readings else { return }
      for event in parser.flush() { continuation.yield(event) }
    }
  }
}
