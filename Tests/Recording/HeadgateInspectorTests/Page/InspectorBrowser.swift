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
  static func run(
    _ script: String,
    setup: String = "",
    width: Int = 1400,
    height: Int = 900
  ) async throws -> String {
    try await open(width: width, height: height, setup: setup) { try run("await settled(); \(script)", in: $0) }
  }

  /// Opens the page of a server, runs the body of an asynchronous function beside it, and returns the value of the function as text.
  static func visit(_ address: URL, _ script: String) async throws -> String {
    try await BrowserPage.apart { try BrowserPage(address).run(script) }
  }

  /// Opens the page of a fake program, with a size and a theme, and returns what the body returns.
  static func open<Result: Sendable>(
    width: Int = 1400,
    height: Int = 900,
    isDark: Bool = false,
    setup: String = "",
    _ body: @escaping @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "headgate-page-\(UUID().uuidString).html")
    let scripts = "<script>\(watch)\n\(FakeProgram.script)\n\(setup)</script>"
    let page = InspectorPage.html(title: "shop").replacing("<body", with: "\(scripts)<body")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    // The browser blocks its thread, and the other tests need theirs.
    return try await BrowserPage.apart { try body(BrowserPage(file, width: width, height: height, isDark: isDark)) }
  }

  /// Runs the body of an asynchronous function, with what scripts of tests use, in a page that `open` opened.
  @discardableResult
  static func run(_ script: String, in page: BrowserPage) throws -> String {
    try page.evaluate("(async () => { \(support) \(script) })()")
  }
}
