import Foundation

/// A browser that runs, and shows one page at a time.
///
/// It is driven by its pipe for debuggers: messages are JSON texts that end in a zero. Each method blocks its thread.
struct BrowserProcess: Sendable {
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile = Browser.newProfile()
  private var received: [UInt8] = []
  private var lastNumber = 0

  // A start takes longer than most tests of a page, so a browser without a page waits for the next one. The descriptors end with the
  // program, and a browser ends with them; only its folder is left then.
  //
  // Not `Mutex`, which macOS 14 does not have.
  private static let lock = NSLock()
  // Only read and written with the lock.
  nonisolated(unsafe) private static var idle: [BrowserProcess] = []

  /// Returns a browser that shows nothing: one that waits, or a new one.
  static func taken() throws -> BrowserProcess {
    while let browser = lock.withLock({ idle.popLast() }) {
      if browser.process.isRunning { return browser }
      browser.end()
    }
    atStart
    return try BrowserProcess()
  }

  /// Keeps the browser for the next page.
  func giveBack() {
    Self.lock.withLock { Self.idle.append(self) }
  }

  /// Ends the browser.
  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  private static let atStart: Void = {
    // A browser may end before it has read a command.
    signal(SIGPIPE, SIG_IGN)
    _ = atexit { BrowserProcess.lock.withLock { BrowserProcess.idle }.forEach { $0.end() } }
  }()

  private init() throws {
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads commands from the descriptor 3, and writes answers to 4.
    process.arguments =
      ["-c", #"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, "sh", Browser.path ?? ""]
      + Browser.options(profile: profile) + ["--remote-debugging-pipe", "about:blank"]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    // The end of the browser is then the end of its answers.
    try answers.fileHandleForWriting.close()
  }

  /// Sends a command, and waits for its answer.
  ///
  /// - Parameters:
  ///   - session: The page that the command is for; nil for the browser.
  ///   - limit: How long the browser may need: one that does not answer must not stop the tests for ever.
  ///   - meanwhile: Called again and again while the browser is busy.
  mutating func send(
    _ method: String,
    _ parameters: [String: Any],
    to session: String?,
    limit: Duration = .seconds(600),
    meanwhile: () -> Void
  ) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message)
    try commands.fileHandleForWriting.write(contentsOf: data + [0])
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      while let answer = try nextMessage() {
        guard answer["id"] as? Int == lastNumber else { continue }
        if let error = answer["error"] { throw BrowserPage.Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      meanwhile()
      try receive()
    }
    throw BrowserPage.Failure(description: "\(method): the browser has not answered for \(limit).")
  }

  private mutating func nextMessage() throws -> [String: Any]? {
    guard let end = received.firstIndex(of: 0) else { return nil }
    let data = Data(received[..<end])
    received.removeSubrange(...end)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  /// Waits for a twentieth of a second for something to read.
  private mutating func receive() throws {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    var interest = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&interest, 1, 50) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { throw BrowserPage.Failure(description: "The browser has ended.") }
    received += buffer.prefix(count)
  }
}
