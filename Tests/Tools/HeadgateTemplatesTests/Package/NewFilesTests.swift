import Foundation
import Testing

@testable import HeadgateTemplates

struct NewFilesTests {
  private func files(_ paths: String...) -> NewFiles {
    var files = NewFiles()
    for path in paths { files.add(path, Lines(["text of \(path)"])) }
    return files
  }

  @Test func filesAndTheirFoldersAreWritten() throws {
    let package = try SamplePackage()
    let paths = try files("a/b/One.swift", "Two.swift").write(into: package.root)
    #expect(paths == ["\(package.root)/a/b/One.swift", "\(package.root)/Two.swift"])
    #expect(package.text(of: "a/b/One.swift") == "text of a/b/One.swift\n")
  }

  @Test func anExistingFileStaysAndNothingIsWritten() throws {
    let package = try SamplePackage()
    try package.write("mine", to: "a/Two.swift")
    try package.write("mine", to: "Three.swift")
    let before = package.contents
    #expect(throws: TemplateError.existing(["\(package.root)/a/Two.swift", "\(package.root)/Three.swift"])) {
      try files("One.swift", "a/Two.swift", "Three.swift").write(into: package.root)
    }
    #expect(package.contents == before)
    #expect(package.text(of: "a/Two.swift") == "mine")
  }

  @Test func aBrokenLinkIsAnExistingFile() throws {
    let package = try SamplePackage()
    try FileManager.default.createSymbolicLink(atPath: "\(package.root)/One.swift", withDestinationPath: "nowhere")
    #expect(throws: TemplateError.existing(["\(package.root)/One.swift"])) {
      try files("One.swift").write(into: package.root)
    }
  }

  /// The second file fails after the first one is written: the folder of the second one is a file.
  @Test func aFailureRemovesWhatWasWritten() throws {
    let package = try SamplePackage()
    try package.write("mine", to: "a")
    let before = package.contents
    let error = #expect(throws: TemplateError.self) {
      try files("new/One.swift", "a/Two.swift").write(into: package.root)
    }
    #expect(error == .unwritable("\(package.root)/a/Two.swift", reason: "Not a directory"))
    #expect(package.contents == before)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let package = try SamplePackage()
    try package.write("mine", to: "a")
    #expect(throws: TemplateError.unwritable("\(package.root)/a/b", reason: "Not a directory")) {
      try files("a/b/c/Two.swift").write(into: package.root)
    }
  }
}
