import FilesFeature
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
  @Test("a path knows its name and its parent")
  func parts() {
    #expect(Path("/a/b").name == "b")
    #expect(Path("/a/b").parent == Path("/a"))
    #expect(Path("/a").parent == Path("/"))
    #expect(Path("/").parent == nil)
    #expect(Path("/").name == "/")
    #expect(Path("/").appending("a").appending("b/c") == Path("/a/b/c"))
  }

  @Test("a relative path is made absolute")
  func relative() {
    let here = FileManager.default.currentDirectoryPath
    #expect(Path(relative: ".") == Path(here))
    #expect(Path(relative: "x/../y/") == Path(here).appending("y"))
    #expect(Path(relative: "/usr/./lib/") == Path("/usr/lib"))
  }
}
