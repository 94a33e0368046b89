import FilesFeature
import Headgate
import Testing

@Suite("The screen of bookmarks")
struct BookmarksScreenTests {
  private func shown(_ paths: [String], _ change: (inout Bookmarks.State) -> Void = { _ in }) -> [String] {
    var state = App.State.sample(columns: 40)
    var list = Bookmarks.State(Shared(value: paths.map { Path($0) }), height: state.size.listHeight)
    change(&list)
    state.bookmarkList = list
    return state.shown
  }

  @Test("paths are listed, and a long one keeps its end")
  func lines() {
    let shown = shown(["/usr/share", "/home/blob/\(String(repeating: "x", count: 40))/end"])
    #expect(shown[0].hasSuffix("2 bookmarks"))
    #expect(shown[2] == "  /usr/share")
    #expect(shown[3].hasPrefix("  …") && shown[3].hasSuffix("/end"))
    #expect(shown[8].contains("⏎ open  d remove"))
  }

  @Test("an empty list says how to make a bookmark")
  func empty() {
    #expect(shown([])[2].hasPrefix("  No bookmarks: press b"))
  }
}
