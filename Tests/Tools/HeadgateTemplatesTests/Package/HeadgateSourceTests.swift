import Testing

@testable import HeadgateTemplates

struct HeadgateSourceTests {
  @Test func aCloneHasAPathFromThePackage() throws {
    let clone = try SamplePackage(targets: [], manifest: "let package = Package(\n  name: \"headgate\",\n")
    #expect(try HeadgateSource.clone(clone.root, from: "\(clone.root)/../a/Shop") == .path("../../\(folder(clone))"))
    #expect(try HeadgateSource.clone(clone.root, from: "\(clone.root)/Examples/Shop") == .path("../.."))
    #expect(try HeadgateSource.clone(clone.root, from: clone.root) == .path("."))
  }

  private func folder(_ package: SamplePackage) -> String {
    package.root.split(separator: "/").last.map(String.init) ?? ""
  }

  @Test func anotherFolderIsNoClone() throws {
    let package = try SamplePackage()
    #expect(throws: TemplateError.noHeadgate(package.root)) { try HeadgateSource.clone(package.root, from: "Shop") }
    #expect(throws: TemplateError.noHeadgate("/no/such")) { try HeadgateSource.clone("/no/such", from: "Shop") }
  }

  @Test(
    arguments: [
      ("https://example.org/tools/headgate.git", "headgate"), ("git@example.org:team/flow", "flow"),
      ("https://example.org/Headgate/", "Headgate"), ("/", "headgate"),
    ]
  )
  func aRepositoryHasTheNameOfItsURL(_ url: String, _ name: String) {
    #expect(HeadgateSource.url(url).packageName == name)
    #expect(HeadgateSource.url(url).dependency == ".package(url: \"\(url)\", .upToNextMinor(from: \"0.1.0\"))")
  }

  @Test func aPathIsALiteral() {
    #expect(HeadgateSource.path("a\"\\b").dependency == #".package(name: "headgate", path: "a\"\\b")"#)
  }

  @Test("a source with an end of a line is one literal")
  func lines() {
    #expect(HeadgateSource.url("a\n\"b").dependency.contains(#"url: "a\u{A}\"b""#))
    #expect(HeadgateSource.path("a\rb").dependency.contains(#"path: "a\u{D}b""#))
  }
}
