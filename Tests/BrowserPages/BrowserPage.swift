package import Foundation

/// A page in a browser without a window, driven through the DevTools protocol: its size, its theme and its keys are those of a person.
///
/// All calls block their thread. A program that the page talks to runs on other threads: see ``apart(_:)``.
package final class BrowserPage {
  /// Why a script has no value: the error of the script, or the end of the browser.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile = Browser.newProfile()
  private let support: String
  private let meanwhile: () -> Void
  private var received: [UInt8] = []
  private var lastCall = 0
  private var session: String?

  /// Opens an address, and waits until it is loaded. The browser ends with its last reference.
  ///
  /// - Parameters:
  ///   - support: What each script begins with.
  ///   - meanwhile: Called again and again while the browser is busy: the program that the page talks to may need a reader.
  package init(
    _ address: String,
    width: Int = 1400,
    height: Int = 900,
    isDark: Bool = false,
    support: String = PageScript.served,
    meanwhile: @escaping () -> Void = {}
  ) throws {
    self.support = support
    self.meanwhile = meanwhile
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads commands from the descriptor 3, and writes answers to 4.
    process.arguments =
      ["-c", #"exec "$@" 3<&0 4>&1 0</dev/null 1>&2"#, "sh", Browser.path ?? ""] + Browser.options(profile: profile)
      + ["--hide-scrollbars", "--remote-debugging-pipe"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The end of the browser is then the end of its answers.
    try output.fileHandleForWriting.close()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    session = try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"] as? String
    let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
    try call("Emulation.setDeviceMetricsOverride", size)
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try call("Emulation.setEmulatedMedia", ["features": [scheme]])
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    // Times of the CPU: other programs on the machine do not count.
    try call("Performance.enable", ["timeDomain": "threadTicks"])
    try call("Page.enable")
    try call("Page.navigate", ["url": address])
    while try message()["method"] as? String != "Page.loadEventFired" {}
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Runs the body of an asynchronous function in the page, and returns its value as text.
  @discardableResult
  package func run(_ script: String) throws -> String {
    try evaluate("(async () => { \(support) \(script) })()")
  }

  /// Evaluates an expression, and returns its value, or that of its promise, as text.
  @discardableResult
  package func evaluate(_ expression: String) throws -> String {
    let parameters: [String: Any] = ["expression": expression, "awaitPromise": true, "returnByValue": true]
    let answer = try call("Runtime.evaluate", parameters)
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Problem(description: exception?["description"] as? String ?? "\(details)")
    }
    return (answer["result"] as? [String: Any])?["value"].map { "\($0)" } ?? ""
  }

  /// Runs the body on a thread of its own: the program on the caller's actor goes on.
  package static func apart<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  /// The measures of the page: seconds of CPU time, and numbers.
  package func metrics() throws -> [String: Double] {
    let list = try call("Performance.getMetrics")["metrics"] as? [[String: Any]] ?? []
    return Dictionary(
      list.compactMap { one in
        guard let name = one["name"] as? String, let value = one["value"] as? Double else { return nil }
        return (name, value)
      },
      uniquingKeysWith: { $1 }
    )
  }

  /// Writes a picture of what is visible.
  package func picture(to file: URL) throws {
    let picture = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": false])["data"] as? String
    try Data(base64Encoded: picture ?? "")?.write(to: file)
  }

  /// Returns the result of a command. Events that come before it are dropped.
  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastCall += 1
    var command: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
    command["sessionId"] = session
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      let answer = try message()
      guard answer["id"] as? Int == lastCall else { continue }
      if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func message() throws -> [String: Any] {
    // A browser that does not answer must not stop the tests for ever.
    let deadline = ContinuousClock.now + .seconds(300)
    while ContinuousClock.now < deadline {
      if let end = received.firstIndex(of: 0) {
        let text = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      meanwhile()
      try receive()
    }
    throw Problem(description: "The browser has not answered for five minutes.")
  }

  /// Waits for a twentieth of a second for something to read.
  private func receive() throws {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var interest = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&interest, 1, 50) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { throw Problem(description: "The browser ended.") }
    received += buffer.prefix(count)
  }
}
