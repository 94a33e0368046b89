import Foundation
@testable import HeadgateLint
import Testing

@Suite struct ChangedFilesTests {
  private struct Full: Error {}

  @Test("when a file cannot be written, the files before it have their old content again")
  func failure() {
    let urls = ["A.swift", "B.swift", "C.swift"].map { URL(fileURLWithPath: "/folder/\($0)") }
    var changes = ChangedFiles()
    for url in urls { changes.add(url, before: Data("old".utf8), after: Data("new".utf8)) }
    var contents: [String: String] = [:]

    #expect(throws: Full.self) {
      try changes.write { data, url in
        guard url != urls[2] else { throw Full() }
        contents[url.lastPathComponent] = String(decoding: data, as: UTF8.self)
      }
    }
    #expect(contents == ["A.swift": "old", "B.swift": "old"])
  }
}
