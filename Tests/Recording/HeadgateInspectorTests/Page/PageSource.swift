import Foundation

/// The sources of the page, for tests of one function.
enum PageSource {
  /// Returns modules of the folder `Pages` as one script, in which each sees what the ones before it export.
  static func script(_ modules: String...) throws -> String {
    let text = try modules.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    return text.replacing(#/(?m)^import [^;]*;$/#, with: "").replacing(#/(?m)^export /#, with: "")
  }

  /// The folder `Pages`, which is beside a folder that has this file.
  private static var folder: URL {
    var folder = URL(filePath: #filePath)
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let pages = folder.appending(path: "Pages")
      if FileManager.default.fileExists(atPath: pages.appending(path: "tsconfig.json").path) { return pages }
    }
    preconditionFailure("No folder above \(#filePath) has the folder Pages.")
  }
}
