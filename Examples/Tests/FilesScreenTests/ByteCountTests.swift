import Testing

@testable import FilesScreen

@Suite("Numbers for people")
struct ByteCountTests {
  @Test(
    "bytes have a unit",
    arguments: [
      (0, "0 B"), (999, "999 B"), (1_000, "1.0 KB"), (1_449, "1.4 KB"), (999_949, "999.9 KB"), (999_960, "1.0 MB"),
      (5_300_000_000, "5.3 GB"), (Int64.max, "9.2 EB"),
    ] as [(Int64, String)]
  )
  func bytes(count: Int64, text: String) {
    #expect(byteCount(count) == text)
  }

  @Test("counts are grouped and have their noun")
  func counts() {
    #expect(
      ["0", "12", "123", "1,234", "123,456", "1,234,567"] == [0, 12, 123, 1_234, 123_456, 1_234_567].map(grouped)
    )
    #expect(counted(1, "file") == "1 file")
    #expect(counted(2_000, "entry", "entries") == "2,000 entries")
  }
}
