// Tests of: Scripts/write/inspector-pictures

import BrowserPages
import Foundation
import Testing

/// Writes pictures of the page, to look at them and for the guides. `Scripts/write/inspector-pictures` runs it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] != nil), .serialized)
struct InspectorPictureTests {
  private static let scenes = [
    (name: "list", script: "", setup: ""),
    ("state", #"key("["); key("["); key("["); key("s");"#, ""),
    ("changes", #"key("k"); key("k"); key("k"); key("c");"#, ""),
    ("effects", #"key("e");"#, ""),
    ("map", #"key("m");"#, ""),
    (
      "test",
      #"key("ArrowUp", { shiftKey: true }); key("t"); await settled(); press("Actions 411 to 412"); await settled();"#,
      ""
    ),
    (
      "names", #"key("k", { shiftKey: true }); key("k", { shiftKey: true });"#,
      """
      const ofAction = action, names = [".preview(.interface(.read(…)))", ".stack(.element(.internal(.refreshed(…))))", ".stack(.element(.view(.keyPressed(…))))",
        ".stack(.element(.interface(.changedOnDisk)))", ".stack(.element(.internal(.read(…))))"];
      methods.actions = ({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => {
        const one = ofAction(from + index), isWatched = one.number % 7 === 3;
        return { ...one, payload: undefined, name: names[one.number % 5], ...isWatched ? { origin: 1, cause: { effect: 1 }, effectName: "watch a directory" } : {} };
      });
      """
    ),
    ("send", #"key("k"); key("n");"#, ""),
    ("search", #"type(element("search"), "tea");"#, ""),
    ("keys", #"key("?");"#, ""),
    (
      "programs",
      #"element("other").click(); type(element("address"), "http://192.168.1.7:1/?token=a"); press("Add", element("programs"));"#,
      "program.stores = 2;"
    ),
    ("lost", #"program.refuses = true; program.drop(); key(" ");"#, ""),
    ("ended", #"program.stores = 0; program.event({ event: "stores", stores: stores() });"#, ""),
    (
      "refused",
      #"methods.seek = () => { throw new Error("The state after action 411 cannot be decoded: cart.lines[0].price: a number was expected, and a text was found."); }; key("[");"#,
      ""
    ),
    ("dump", "", #"program.isReplayable = false;"#),
    ("empty", "", "program.total = 0; program.first = 0; program.hasClock = false;"),
    (
      "long", #"key("k"); key("k");"#,
      """
      const ofAction = methods.action, long = ".destination(.presented(.settings(.internal(.theNewestVersionOfAllDocumentsWasLoadedFromTheServer(…)))))";
      program.hostile = long; products[51 % 7] = "A very long name of a product that does not fit in one line of any window, however wide it is. ".repeat(6);
      """
    ),
  ]

  @Test(arguments: ["wide", "narrow"], ["light", "dark"])
  func pictures(size: String, theme: String) async throws {
    let folder = ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] ?? ""
    let (width, height) = size == "wide" ? (1400, 900) : (420, 800)
    for (name, script, setup) in Self.scenes {
      let file = "\(folder)/inspector-\(name)-\(size)-\(theme).png"
      try await InspectorBrowser.open(width: width, height: height, isDark: theme == "dark", setup: setup) { page in
        try InspectorBrowser.run("await settled(); \(script) await settled();", in: page)
        try page.picture(to: URL(filePath: file), withScrollBars: true)
      }
      let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
      #expect(try #require(bytes) > 10_000, "\(file)")
    }
  }
}
