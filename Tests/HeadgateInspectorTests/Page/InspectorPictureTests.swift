import Foundation
import Testing

/// Writes pictures of the page, to look at them and for the guides. `Scripts/inspector-pictures` runs it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] != nil), .serialized)
struct InspectorPictureTests {
  private static let scenes = [
    ("list", ""),
    ("state", #"key("["); key("["); key("["); key("s");"#),
    ("changes", #"key("k"); key("k"); key("k"); key("c");"#),
    ("effects", #"key("e");"#),
    ("map", #"key("m");"#),
    (
      "test",
      #"key("ArrowUp", { shiftKey: true }); key("t"); await settled(); press("Actions 411 to 412"); await settled();"#
    ),
    ("send", #"key("k"); key("n");"#),
    ("search", #"type(element("search"), "tea");"#),
    ("keys", #"key("?");"#),
  ]

  @Test(arguments: ["wide", "narrow"], ["light", "dark"])
  func pictures(size: String, theme: String) async throws {
    let folder = ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] ?? ""
    let (width, height) = size == "wide" ? (1400, 900) : (420, 800)
    for (name, script) in Self.scenes {
      let file = "\(folder)/inspector-\(name)-\(size)-\(theme).png"
      try await InspectorBrowser.picture(script, to: file, isDark: theme == "dark", width: width, height: height)
      let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
      #expect(try #require(bytes) > 10_000, "\(file)")
    }
  }
}
