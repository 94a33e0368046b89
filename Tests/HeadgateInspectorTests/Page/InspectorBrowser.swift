import Foundation

@testable import HeadgateInspector

/// A browser without a window, in which the page of the inspector talks to a `FakeProgram`.
enum InspectorBrowser {
  /// The program; nil when none is installed.
  static let path: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  static let advice = "The tests of the page need Chromium or Chrome in PATH."

  /// What scripts of tests use. `settled` waits until the page has asked, got its answers, and drawn them.
  private static let support = """
    const element = id => document.getElementById(id), all = selector => [...document.querySelectorAll(selector)];
    const text = selector => document.querySelector(selector)?.textContent ?? null;
    const wait = time => new Promise(resolve => setTimeout(resolve, time));
    const settled = () => wait(700);
    const key = (name, options = {}) => (document.activeElement ?? document.body)
      .dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...options }));
    const type = (field, value) => { field.focus(); field.value = value; field.dispatchEvent(new Event("input", { bubbles: true })); };
    const shownRows = () => all("#rows .row").filter(one => !one.hidden).sort((one, two) => one.number - two.number);
    const rowOf = number => shownRows().find(one => one.number === number);
    const press = (label, home = document) => [...home.querySelectorAll("button")].find(one => one.textContent.trim() === label && one.offsetParent).click();
    const asked = method => program.asked.filter(one => one.method === method);
    const problems = () => all("#errors li span").map(one => one.textContent);
    const noErrors = () => { if (problems().length > 0) throw new Error("the page shows " + problems()); };
    """

  /// Opens the page, runs the body of an asynchronous function in it, and returns the value of the function as text.
  ///
  /// The time in the browser is virtual: it advances when nothing is left to do.
  static func run(_ script: String, setup: String = "", width: Int = 1400, height: Int = 900) throws -> String {
    let end = """
      <script>
      (async () => { let result; try { result = await (async () => { \(support) await settled(); \(script) })(); } catch (error) { result = "error: " + error.stack; }
        document.body.replaceChildren("RESULT[" + result + "]RESULT"); })();
      </script></html>
      """
    let text = try start(
      page: page(setup: setup).replacing("</html>", with: end),
      options: ["--dump-dom", "--virtual-time-budget=60000", "--window-size=\(width),\(height)"]
    )
    let first = text.ranges(of: "RESULT[").last?.upperBound
    let last = text.ranges(of: "]RESULT").last?.lowerBound
    guard let first, let last, first <= last else { return "no result: \(text.suffix(500))" }
    return String(text[first..<last])
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&nbsp;", with: " ").replacing("&amp;", with: "&")
  }

  /// Writes a picture of the page after the script.
  static func picture(_ script: String, to file: String, isDark: Bool, width: Int, height: Int) throws {
    let end = "<script>(async () => { \(support) await settled(); \(script) })();</script></html>"
    _ = try start(
      page: page(setup: "").replacing("</html>", with: end),
      options: [
        "--screenshot=\(file)", "--hide-scrollbars", "--virtual-time-budget=5000", "--window-size=\(width),\(height)",
      ] + (isDark ? ["--force-dark-mode"] : [])
    )
  }

  private static func page(setup: String) -> String {
    InspectorPage.html(title: "shop").replacing("<body", with: "<script>\(FakeProgram.script)\n\(setup)</script><body")
  }

  private static func start(page: String, options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headgate-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments =
      ["--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile"] + options
      + [file.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A browser that does not answer must not stop the tests for ever.
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: end)
    defer { end.cancel() }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
