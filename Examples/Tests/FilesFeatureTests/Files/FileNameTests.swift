import FilesFeature
import Testing

@Suite("Names")
struct FileNameTests {
  private let latin = FileName(bytes: Array("caf".utf8) + [0xe9])
  private let other = FileName(bytes: Array("caf".utf8) + [0xe8])

  @Test("two names are equal only if their bytes are")
  func equality() {
    #expect(latin.string == "caf\u{fffd}")
    #expect(latin.string == other.string)
    #expect(latin != other)
    #expect(latin != "caf\u{fffd}")
    #expect(FileName("\u{e9}") != FileName("e\u{301}"))
    #expect(FileName(bytes: Array("abc".utf8)) == "abc")
    #expect(Set([latin, other, "caf\u{fffd}", latin]).count == 3)
    #expect([other, "caf", latin, "cag"].sorted() == ["caf", other, latin, "cag"])
  }

  @Test("a name keeps its bytes")
  func bytes() {
    #expect(latin.withBytes { Array($0) } == [0x63, 0x61, 0x66, 0xe9])
    #expect(latin.withCString { FileName(cString: $0) } == latin)
    #expect(FileName("日本").withCString { FileName(cString: $0) } == "日本")
    #expect(latin.appending("x").withBytes { $0.count } == 6)
    #expect(!latin.isText)
    #expect(FileName("日本").isText)
    #expect(FileName("日本").count == 6)
    #expect(FileName("").isEmpty)
  }

  @Test(
    "an argument keeps every byte",
    arguments: [
      [0x63, 0x61, 0x66, 0xe9], [0xff, 0xfe], Array("日本".utf8), Array("\u{10fee9}\u{10fdff}".utf8),
      Array("\u{10fee9}".utf8) + [0xe9], [0xe6, 0x97], [],
    ] as [[UInt8]]
  )
  func argument(bytes: [UInt8]) {
    let name = FileName(bytes: bytes)
    #expect(FileName(argument: name.argument) == name)
    #expect(FileName(argument: "--open=" + name.argument).withBytes { Array($0) } == Array("--open=".utf8) + bytes)
  }

  @Test("a usual argument is not changed")
  func usualArgument() {
    #expect(FileName("-a b/日本.txt").argument == "-a b/日本.txt")
  }

  @Test("a long name in a sentence is cut in its middle")
  func short() {
    #expect(latin.short == "caf\u{fffd}")
    #expect(FileName(String(repeating: "é", count: 40)).short == String(repeating: "é", count: 40))
    let long = FileName("a" + String(repeating: "é", count: 100) + ".txt")
    #expect(long.short == "a" + String(repeating: "é", count: 23) + "…" + String(repeating: "é", count: 11) + ".txt")
  }
}
