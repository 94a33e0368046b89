import Foundation
@testable import HeadgateLint
import Testing

@Suite struct SourceFileTests {
  private func file(_ permissions: Int) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("headgate-\(UUID().uuidString).swift")
    try Data("old".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    return url
  }

  @Test("a file keeps its permissions", arguments: [0o600, 0o644, 0o755])
  func permissions(_ permissions: Int) throws {
    let url = try file(permissions)
    defer { try? FileManager.default.removeItem(at: url) }
    try SourceFile.write(Data("new".utf8), to: url)

    #expect(try String(contentsOf: url, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == permissions)
  }

  @Test("a file that nobody may write stays as it is")
  func readOnly() throws {
    let url = try file(0o444)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = #expect(throws: CocoaError.self) { try SourceFile.write(Data("new".utf8), to: url) }

    #expect(error?.filePath == url.path)
    #expect(try String(contentsOf: url, encoding: .utf8) == "old")
  }
}
