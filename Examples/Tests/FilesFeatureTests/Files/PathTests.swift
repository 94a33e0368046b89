import FilesFeature
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
  private let latin = Path(FileName(bytes: Array("/home/caf".utf8) + [0xe9]))

  @Test("a path knows its name and its parent")
  func parts() {
    #expect(Path("/a/b").name == "b")
    #expect(Path("/a/b").parent == Path("/a"))
    #expect(Path("/a").parent == Path("/"))
    #expect(Path("/").parent == nil)
    #expect(Path("/").name == "/")
    // Not the root, although it is as short.
    #expect(Path("x").appending("a") == Path("x/a"))
    #expect(Path("/").appending("a").appending("b/c") == Path("/a/b/c"))
  }

  @Test("a name may begin with a mark that belongs to the slash as a character")
  func combining() {
    #expect(Path("/a/\u{301}b").name == "\u{301}b")
    #expect(Path("/a/\u{301}b").parent == Path("/a"))
  }

  @Test("a path that is not text keeps its bytes")
  func notText() {
    #expect(latin.string == "/home/caf\u{fffd}")
    #expect(latin.name.withBytes { Array($0) } == [0x63, 0x61, 0x66, 0xe9])
    #expect(latin.parent == Path("/home"))
    #expect(latin.appending("x").parent == latin)
    #expect(latin.appending("x").name == "x")
  }

  @Test("a relative path is made absolute")
  func relative() {
    let here = FileManager.default.currentDirectoryPath
    #expect(Path(relative: ".") == Path(here))
    #expect(Path(relative: "x/../y/") == Path(here).appending("y"))
    #expect(Path(relative: "/usr/./lib//") == Path("/usr/lib"))
    #expect(Path(relative: "/usr/../../..") == Path("/"))
    #expect(Path(relative: latin.bytes) == latin)
  }

  @Test("what is there is known, and links count as their targets")
  func existence() {
    #expect(Path("/").isDirectory)
    #expect(Path(#filePath).exists)
    #expect(!Path(#filePath).isDirectory)
    #expect(!Path("/no/such/file").exists)
  }

  @Test("a path is stored as its text, or as a URL when it is not text")
  func stored() throws {
    let paths = [Path("/home/100% \\é"), latin, Path(FileName(bytes: Array("/% a/".utf8) + [0xff]))]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try encoder.encode(paths)
    #expect(
      String(decoding: data, as: UTF8.self) == #"["/home/100% \\é","file:///home/caf%E9","file:///%25%20a/%FF"]"#
    )
    #expect(try JSONDecoder().decode([Path].self, from: data) == paths)
  }

  @Test(
    "a text that is no absolute path is an error",
    arguments: ["file://", "file://a/b", "file:///%0", "file:///%zz", "file:///%00", "", "x", "a/b", "/a\\u0000b"]
  )
  func damaged(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Path].self, from: Data("[\"\(text)\"]".utf8)) }
  }
}
