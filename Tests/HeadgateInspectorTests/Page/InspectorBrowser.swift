import BrowserPages
import Foundation

@testable import HeadgateInspector

/// A browser without a window, in which the page of the inspector talks to a `FakeProgram`.
enum InspectorBrowser {
  /// Counts the timers and the frames that the page waits for, and the errors of its script. Longer timers repeat something.
  private static let watch = """
    const pending = new Set(), broken = [], setTimer = window.setTimeout, clearTimer = window.clearTimeout, nextFrame = window.requestAnimationFrame;
    addEventListener("error", event => broken.push(event.message));
    addEventListener("unhandledrejection", event => { if (!event.reason?.isLost) broken.push(String(event.reason?.stack)); });
    window.setTimeout = (work, delay) => {
      const timer = setTimer(() => { pending.delete(timer); work(); }, delay);
      if (!(delay > 250)) pending.add(timer);
      return timer;
    };
    window.clearTimeout = timer => { pending.delete(timer); clearTimer(timer); };
    window.requestAnimationFrame = work => { const token = {}; pending.add(token); nextFrame(time => { pending.delete(token); work(time); }); };
    """

  /// What scripts of tests use. `settled` waits until the page has asked, got its answers, and drawn them.
  static let support = """
    \(PageScript.support)
    const wait = time => new Promise(resolve => setTimer(resolve, time));
    // Scroll events and changes of sizes come with a frame, and may start something.
    const settled = async () => { for (let quiet = 0; quiet < 3; quiet = pending.size === 0 ? quiet + 1 : 0) await frame(); };
    const asked = method => program.asked.filter(one => one.method === method);
    const noErrors = () => { if (problems().length + broken.length > 0) throw new Error("the page shows " + problems() + broken); };
    """

  /// Opens the page, runs the body of an asynchronous function in it, and returns the value of the function as text.
  static func run(_ script: String, setup: String = "", width: Int = 1400, height: Int = 900) async throws -> String {
    let end = "<script>\(body("await settled(); \(script)"))</script></html>"
    let text = try await start(
      page: page(setup: setup).replacing("</html>", with: end),
      options: ["--enable-logging=stderr", "--window-size=\(width),\(height)"],
      until: "]RESULT"
    )
    return value(in: text)
  }

  /// Opens the page of a server, runs the body of an asynchronous function in it, and returns the value of the function as text.
  static func visit(_ address: URL, _ script: String) async throws -> String {
    try await onThread { try BrowserPage(address).run(script) }
  }

  /// A script that writes the value of the function to the console.
  private static func body(_ script: String) -> String {
    """
    (async () => { let result; try { result = await (async () => { \(support) \(script) })(); } catch (error) { result = "error: " + error.stack; }
      console.log("RESULT[" + encodeURIComponent(result) + "]RESULT"); })();
    """
  }

  private static func value(in text: String) -> String {
    let first = text.ranges(of: "RESULT[").last?.upperBound
    let last = text.ranges(of: "]RESULT").last?.lowerBound
    guard let first, let last, first <= last else { return "no result: \(text.suffix(500))" }
    return text[first..<last].removingPercentEncoding ?? "no text: \(text[first..<last])"
  }

  /// Opens the page of a fake program, with a size and a theme, and gives it to the body.
  static func open<Result>(
    width: Int = 1400,
    height: Int = 900,
    isDark: Bool = false,
    setup: String = "",
    _ body: (BrowserPage) throws -> Result
  ) throws -> Result {
    let file = try write(page(setup: setup))
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(BrowserPage(file, width: width, height: height, isDark: isDark))
  }

  private static func page(setup: String) -> String {
    InspectorPage.html(title: "shop").replacing(
      "<body",
      with: "<script>\(watch)\n\(FakeProgram.script)\n\(setup)</script><body"
    )
  }

  private static func start(page: String, options: [String], until end: String? = nil) async throws -> String {
    let file = try write(page)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await start(file.absoluteString, options: options, until: end)
  }

  /// Runs the body of an asynchronous function with what scripts of tests use, in a page that ``open(width:height:isDark:setup:_:)``
  /// opened.
  static func run(_ script: String, in page: BrowserPage) throws {
    _ = try page.evaluate("(async () => { \(support) \(script) })()")
  }

  private static func write(_ page: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "headgate-page-\(UUID().uuidString).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Starts the browser, and returns what it writes until it writes the end, or ends itself.
  private static func start(_ address: String, options: [String], until end: String?) async throws -> String {
    try await onThread { try output(of: address, options: options, until: end) }
  }

  /// A test that waits for a browser must not block a thread that other tests and their programs need.
  private static func onThread(_ body: @escaping @Sendable () throws -> String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }

  private static func output(of address: String, options: [String], until end: String?) throws -> String {
    let profile = Browser.newProfile()
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = URL(filePath: Browser.path ?? "")
    process.arguments = Browser.options(profile: profile) + options + [address]
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    // A browser that does not answer must not stop the tests for ever.
    let timeout = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: timeout)
    defer { timeout.cancel() }
    var text = ""
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      if let end, text.contains(end) { break }
    }
    process.terminate()
    process.waitUntilExit()
    return text
  }
}
