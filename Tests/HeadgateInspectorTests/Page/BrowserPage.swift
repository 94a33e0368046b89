import Foundation

/// A page in a browser without a window, driven through the DevTools protocol: its size, its theme and its keys are those of a person.
///
/// All calls block their thread. A program that the page talks to runs on other threads: see ``apart(_:)``.
final class BrowserPage {
  struct Problem: Error, CustomStringConvertible { let description: String }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile = FileManager.default.temporaryDirectory.appending(path: "headgate-profile-\(UUID().uuidString)")
  private var received = Data()
  private var lastCall = 0
  private var session: String?
  private let isServed: Bool

  /// Opens an address, and waits until it is loaded.
  ///
  /// - Parameter isServed: Whether a program serves the page, so that it has none of the scripts of `InspectorBrowser`.
  init(_ address: String, width: Int, height: Int, isDark: Bool = false, isServed: Bool = false) throws {
    self.isServed = isServed
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads commands from descriptor 3, and writes answers to 4.
    process.arguments = [
      "-c", #"exec "$@" 3<&0 4>&1 0</dev/null 1>&2"#, "sh", InspectorBrowser.path ?? "", "--headless=new",
      "--no-sandbox",
      "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
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
  func run(_ script: String) throws -> String {
    let prelude = isServed ? "const nextFrame = requestAnimationFrame; " : ""
    return try evaluate("(async () => { \(prelude)\(InspectorBrowser.support) \(script) })()")
  }

  /// Evaluates an expression, and returns its value, or that of its promise, as text.
  @discardableResult
  func evaluate(_ expression: String) throws -> String {
    let parameters: [String: Any] = ["expression": expression, "awaitPromise": true, "returnByValue": true]
    let answer = try call("Runtime.evaluate", parameters)
    if let exception = answer["exceptionDetails"] { throw Problem(description: "\(exception)") }
    return (answer["result"] as? [String: Any])?["value"].map { "\($0)" } ?? ""
  }

  /// Runs the body, which waits for a browser, on a thread of its own: other tests, and the program of the page, go on.
  static func apart<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }

  /// Writes a picture of a guide, if the tests run for that. It is in the catalog of the module.
  func guidePicture(_ name: String) throws {
    guard ProcessInfo.processInfo.environment["GUIDE_PICTURES"] != nil else { return }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    try picture(to: package.appending(path: "Sources/HeadgateInspector/HeadgateInspector.docc/Resources/\(name).png"))
  }

  /// The measures of the page: seconds of CPU time, and numbers.
  func metrics() throws -> [String: Double] {
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
  func picture(to file: URL) throws {
    let picture = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": false])["data"] as? String
    try Data(base64Encoded: picture ?? "")?.write(to: file)
  }

  /// Returns the result of a command. Events that come before it are dropped.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
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
    while true {
      if let end = received.firstIndex(of: 0) {
        let text = received[..<end]
        received = Data(received[received.index(after: end)...])
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Problem(description: "the browser ended") }
      received += more
    }
  }
}
