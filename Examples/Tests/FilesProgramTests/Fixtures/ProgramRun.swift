#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  /// The built program in a pseudo-terminal of its own.
  final class ProgramRun {
    struct NotStarted: Error {
      var step: String
      var number: Int32
    }

    /// How long a test waits for what must happen. Only a test that fails waits so long: the machine may have much else to do.
    static let patience = Duration.seconds(300)

    /// A directory for the user's settings, which lives as long as the program.
    private let configuration: TemporaryDirectory

    private(set) var screen: VirtualScreen
    private let terminal: Int32
    let process: pid_t
    private let modeBefore: [UInt8]
    private var status: Int32?
    /// The number of bytes that the program has written.
    private(set) var received = 0

    /// - Parameters:
    ///   - bytes: Arguments after the others, whose bytes need not be text.
    ///   - program: A program in place of `files`: a shell that runs it.
    ///   - configuration: The directory for the user's settings; nil for an empty one.
    init(
      _ arguments: [String],
      bytes: [[UInt8]] = [],
      program: String = ProgramRun.program,
      columns: Int = 80,
      rows: Int = 16,
      configuration: TemporaryDirectory? = nil,
      environment: [String: String] = [:]
    ) throws {
      self.configuration = try configuration ?? TemporaryDirectory()
      screen = VirtualScreen(columns: columns, rows: rows)
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      var (master, slave): (Int32, Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 128)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else { throw NotStarted(step: "openpty", number: errno) }
      // Kept open by nobody here: the end of the program is then seen as the end of its output.
      defer { close(slave) }
      terminal = master
      modeBefore = Self.mode(of: master)
      let environment = environment.merging(["XDG_CONFIG_HOME": self.configuration.path]) { $1 }
      let arguments = ([program] + arguments).map { Array($0.utf8) } + bytes
      process = try Self.start(program, arguments, on: name, environment)
    }

    deinit {
      if status == nil {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
      close(terminal)
    }

    /// The program that this build made, beside the test's own.
    static var program: String { BuiltProgram.path("files") }

    /// Whether the terminal's settings are those from before the program.
    var isModeRestored: Bool { Self.mode(of: terminal) == modeBefore }

    /// Reads what the program writes during a time: for tests that something does not happen.
    func read(for duration: Duration) {
      let deadline = ContinuousClock.now + duration
      while ContinuousClock.now < deadline { _ = read() }
    }

    func type(_ text: String) {
      var bytes = Array(text.utf8)
      #expect(write(terminal, &bytes, bytes.count) == bytes.count)
    }

    func signal(_ number: Int32) {
      kill(process, number)
    }

    func resize(columns: Int, rows: Int) {
      screen.resize(columns: columns, rows: rows)
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    /// Reads until the screen is as asked; if it never is, throws, and records what it shows.
    func wait(
      _ what: Comment,
      within time: Duration = patience,
      sourceLocation: SourceLocation = #_sourceLocation,
      until isSo: (VirtualScreen) -> Bool
    ) throws {
      guard !shows(within: time, isSo) else { return }
      let shown = screen.lines.enumerated().map { "\($0.offset): \($0.element)" }.joined(separator: "\n")
      Issue.record("never so: \(what)\n\(shown)", sourceLocation: sourceLocation)
      throw CancellationError()
    }

    /// Reads until the screen is as asked, and answers whether it became so in time.
    func shows(within time: Duration, _ isSo: (VirtualScreen) -> Bool) -> Bool {
      let deadline = ContinuousClock.now + time
      while !isSo(screen) {
        guard ContinuousClock.now < deadline, read() else { return false }
      }
      return true
    }

    /// Reads to the end of the program, and answers how it ended: its code, or minus the signal. Nil if it does not end.
    func waitForEnd() -> Int32? {
      let deadline = ContinuousClock.now + Self.patience
      while ContinuousClock.now < deadline {
        _ = read()
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { continue }
        while read() {}
        self.status = status
        return status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
      }
      return nil
    }

    /// Reads until the program is stopped, and what it wrote before; false if it does not stop.
    func waitForStop() -> Bool {
      let deadline = ContinuousClock.now + Self.patience
      while ContinuousClock.now < deadline {
        _ = read()
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG | WUNTRACED) == process, status & 0xff == 0x7f else { continue }
        _ = read()
        return true
      }
      return false
    }

    /// Feeds the screen with what comes within a twentieth of a second; false at the end of the output.
    private func read() -> Bool {
      var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 50) > 0 else { return status == nil }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(terminal, &buffer, buffer.count)
      guard count > 0 else { return false }
      received += count
      screen.feed(buffer.prefix(count))
      return true
    }

    private static func mode(of terminal: Int32) -> [UInt8] {
      var mode = termios()
      tcgetattr(terminal, &mode)
      return withUnsafeBytes(of: &mode) { Array($0) }
    }

    /// Starts the program as the leader of a session whose terminal is the one that it opens as its input.
    private static func start(
      _ program: String,
      _ arguments: [[UInt8]],
      on terminal: [CChar],
      _ additions: [String: String]
    ) throws
      -> pid_t
    {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      // The new session has a number and no name in Swift.
      let newSession: Int32 = 0x80
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession))
      var environment = ProcessInfo.processInfo.environment
      for name in ["NO_COLOR", "COLORFGBG", "COLORTERM"] { environment[name] = nil }
      environment["TERM"] = "xterm-256color"
      environment["TZ"] = "UTC"
      environment.merge(additions) { $1 }
      var argv = arguments.map { strdup(($0 + [0]).map { CChar(bitPattern: $0) }) } + [nil]
      var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for pointer in argv + envp { free(pointer) } }
      var process: pid_t = 0
      let number = posix_spawn(&process, program, &actions, &attributes, &argv, &envp)
      guard number == 0 else { throw NotStarted(step: "posix_spawn \(program)", number: number) }
      return process
    }
  }
#endif
