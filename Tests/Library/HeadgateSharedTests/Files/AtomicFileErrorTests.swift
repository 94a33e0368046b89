// Tests of: Files/AtomicFile.swift, SHARED-57

import Foundation
@testable import HeadgateShared
import Testing

#if os(Linux)
  /// The error of a write is that of the call that failed, also when what follows the call fails in another way.
  @Suite struct AtomicFileErrorTests {
    struct Place: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let expected: POSIXErrorCode
      /// Makes the place in an empty directory, and returns the file.
      let file: @Sendable (URL) throws -> URL
    }

    static let places = [
      // The kernel lets nobody create files here, and the file is not there, either.
      Place(testDescription: "no permission", expected: .EACCES) { _ in URL(filePath: "/sys/kernel/settings.json") },
      Place(testDescription: "a link that leads nowhere", expected: .ELOOP) { folder in
        let link = folder.appending(path: ".settings.json.new")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "nothing"))
        return folder.appending(path: "settings.json")
      },
      Place(testDescription: "a directory has the name of the new file", expected: .EISDIR) { folder in
        let new = folder.appending(path: ".settings.json.new")
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
        return folder.appending(path: "settings.json")
      },
      Place(testDescription: "a file in place of the folder", expected: .ENOTDIR) { folder in
        try Data().write(to: folder.appending(path: "file"))
        return folder.appending(path: "file/settings.json")
      },
      Place(testDescription: "no folder", expected: .ENOENT) { $0.appending(path: "nothing/settings.json") },
      Place(testDescription: "a directory in place of the file", expected: .EISDIR) { folder in
        let file = folder.appending(path: "settings.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        return file
      },
    ]

    @Test(arguments: places) func `an error says why`(place: Place) throws {  // holds: SHARED-57
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = try place.file(folder)
      let error = #expect(throws: CocoaError.self) {
        try AtomicFile.replace(file, with: Data("{}".utf8), isAlone: true) { true }
      }
      #expect((error?.underlying as? POSIXError)?.code == place.expected)
      if place.expected == .EACCES { #expect(error?.code == .fileWriteNoPermission) }
      #expect(error?.url?.lastPathComponent.contains("settings.json") == true)
    }
  }
#endif
