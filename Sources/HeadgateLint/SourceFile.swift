package import Foundation

/// A file of code whose content the tools replace.
package enum SourceFile {
  /// Replaces the content of a file. The file keeps its permissions.
  ///
  /// - Throws: A `CocoaError` with the path of a file that nobody may write, or the error of the file system.
  package static func write(_ data: Data, to url: URL) throws {
    let permissions = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
    // A new file replaces the old one, which needs a permission of the folder only.
    if let permissions, permissions.intValue & 0o222 == 0 {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path])
    }
    try data.write(to: url, options: .atomic)
    if let permissions {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }
}
