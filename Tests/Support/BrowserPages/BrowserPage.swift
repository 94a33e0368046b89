package import Foundation

/// A page in a browser without a window. A test runs scripts in it, one after the other.
///
/// A page has a context of its own, with its own storage and cookies. Each method blocks its thread.
package final class BrowserPage {
  /// Why a script has no value: the error of the script, or the end of the browser.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private var browser: BrowserProcess
  private var session: String?
  private var context: String?

  /// Opens a page.
  ///
  /// - Parameter meanwhile: Called again and again while the browser is busy: a program that the page talks to may need a reader.
  package init(
    _ address: URL,
    width: Int = 1400,
    height: Int = 900,
    isDark: Bool = false,
    meanwhile: () -> Void = {}
  ) throws {
    browser = try .taken()
    context = try send("Target.createBrowserContext", [:], meanwhile)["browserContextId"] as? String
    // A target without a size has that of the window of the browser.
    let blank: [String: Any] = [
      "url": "about:blank", "browserContextId": context ?? "", "width": width, "height": height,
    ]
    let target = try send("Target.createTarget", blank, meanwhile)["targetId"]
    let attached = try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true], meanwhile)
    session = attached["sessionId"] as? String
    // A window cannot be as narrow as a page on a telephone.
    let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
    _ = try send("Emulation.setDeviceMetricsOverride", size, meanwhile)
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try send("Emulation.setEmulatedMedia", ["features": [scheme]], meanwhile)
    _ = try send("Emulation.setFocusEmulationEnabled", ["enabled": true], meanwhile)
    // Times of the CPU: other programs on the machine do not count.
    _ = try send("Performance.enable", ["timeDomain": "threadTicks"], meanwhile)
    _ = try send("Page.navigate", ["url": address.absoluteString], meanwhile)
    // The first document of a new page is an empty one, and its scripts end with it.
    while try evaluate("location.protocol !== 'about:' && document.readyState === 'complete' ? 'yes' : 'no'", meanwhile)
      != "yes"
    {}
  }

  deinit {
    do {
      let parameters = ["browserContextId": context ?? ""]
      _ = try browser.send("Target.disposeBrowserContext", parameters, to: nil, limit: .seconds(10)) {}
      browser.giveBack()
    } catch {
      browser.end()
    }
  }

  /// Runs the body of an asynchronous function in the page, and returns its value as text.
  ///
  /// The body has the functions of ``PageScript``. An error of the body is thrown.
  @discardableResult
  package func run(_ body: String, meanwhile: () -> Void = {}) throws -> String {
    let script = """
      (async () => {
        const nextFrame = work => requestAnimationFrame(work), setTimer = (work, delay) => setTimeout(work, delay);
        \(PageScript.support)
        \(body)
      })()
      """
    return try evaluate(script, meanwhile)
  }

  /// How many browsers run at once. Each has many processes, and a machine with all browsers of a test run does nothing else.
  private static let places = DispatchSemaphore(value: max(2, ProcessInfo.processInfo.activeProcessorCount))

  /// Runs the body, which waits for a browser, on a thread of its own: other tests, and the program of the page, go on.
  package static func apart<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        places.wait()
        let result = Swift.Result { try body() }
        places.signal()
        continuation.resume(with: result)
      }
    }
  }

  /// The measures of the page: seconds of CPU time, and numbers.
  package func metrics() throws -> [String: Double] {
    let list = try send("Performance.getMetrics", [:], {})["metrics"] as? [[String: Any]] ?? []
    return Dictionary(
      list.compactMap { one in
        guard let name = one["name"] as? String, let value = one["value"] as? Double else { return nil }
        return (name, value)
      },
      uniquingKeysWith: { $1 }
    )
  }

  /// Writes a picture of what is visible, without the scroll bars of the system unless they are asked for.
  package func picture(to file: URL, withScrollBars showsScrollBars: Bool = false) throws {
    if !showsScrollBars { try hideScrollBars() }
    let picture = try send("Page.captureScreenshot", ["format": "png"], {})["data"] as? String
    try Data(base64Encoded: picture ?? "")?.write(to: file)
  }

  /// Hides all scroll bars, and waits until the page has drawn itself with the room of them.
  ///
  /// The browser's own command for this has no effect on boxes that are not laid out afterwards.
  private func hideScrollBars() throws {
    try run(
      """
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { scrollbar-width: none !important; }");
      document.adoptedStyleSheets.push(sheet);
      for (let frames = 0; frames < 3; frames++) await new Promise(nextFrame);
      """
    )
  }

  /// Returns the value of an expression, or of its promise, as text.
  package func evaluate(_ script: String, _ meanwhile: () -> Void = {}) throws -> String {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true],
      meanwhile
    )
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Failure(description: exception?["description"] as? String ?? "\(details)")
    }
    let result = answer["result"] as? [String: Any]
    return result?["value"].map { "\($0)" } ?? ""
  }

  private func send(
    _ method: String,
    _ parameters: [String: Any],
    _ meanwhile: () -> Void
  ) throws -> [String: Any] {
    try browser.send(method, parameters, to: session, meanwhile: meanwhile)
  }
}
