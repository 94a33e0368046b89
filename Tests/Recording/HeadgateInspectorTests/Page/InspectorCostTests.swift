// Tests of: INSPECT-20

import BrowserPages
import Foundation
import Testing

/// Measures what the page costs with 100,000 actions.
///
/// The number of elements is tested. Times are printed, and tested in the long runs only: they are those of the CPU, and still depend on
/// the machine.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorCostTests {
  private static let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil

  // holds: INSPECT-20
  @Test("the page opens 100,000 actions with few elements, and scrolling costs little")
  func scrolling() async throws {
    // The time from the start of the page until the first frame in which the newest action is visible.
    let setup = """
      program.total = 100_000;
      const look = () => document.getElementById("row100000")?.children[2].textContent.startsWith(".") ? window.openedAt = performance.now() : nextFrame(look);
      look();
      """
    try await InspectorBrowser.open(setup: setup) { page in
      try InspectorBrowser.run("await until(() => window.openedAt); await settled();", in: page)
      let opened = try #require(Double(page.evaluate("openedAt")))
      let cpu = try page.metrics()["TaskDuration"] ?? 0
      var frames: [Double] = []
      var elements = 0
      for step in 1...200 {
        // Small steps, as of a wheel, and jumps, as with the scroll bar.
        let move = step % 10 == 0 ? "rows.scrollHeight * Math.random()" : "rows.scrollTop - 300"
        let before = try Self.script(page)
        _ = try page.evaluate(
          """
          new Promise(done => {
            const rows = document.getElementById("rows");
            rows.scrollTop = \(move);
            requestAnimationFrame(() => requestAnimationFrame(done));
          })
          """
        )
        frames.append(try Self.script(page) - before)
        elements = max(elements, try #require(Int(page.evaluate("document.querySelectorAll('*').length"))))
      }
      frames.sort()
      print(
        """
        inspector: opened after \(Int(opened)) ms, with \(Int(1000 * cpu)) ms of CPU; script for a step of scrolling: median \(frames[100]) ms, \
        highest \(frames[199]) ms; at most \(elements) elements
        """
      )
      #expect(elements < 700)
      guard Self.isLong else { return }
      #expect(cpu < 1)
      #expect(frames[199] <= 8)
    }
  }

  /// The CPU time of the page's script so far, in milliseconds, without that of the fake program beside it.
  private static func script(_ page: BrowserPage) throws -> Double {
    let spent = try #require(Double(page.evaluate("program.spent")))
    return 1000 * (try page.metrics()["ScriptDuration"] ?? 0) - spent
  }
}
