import Foundation

/// The built library: the folder of the test runner.
enum Products {
  /// The flags with which a module of a user is compiled against the library.
  static var flags: [String] {
    [
      "-swift-version", "6", "-module-name", "Program",
      "-I", folder.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=" + folder.appending(path: "HeadgateSupportC.build/module.modulemap").path,
      "-Xfrontend", "-load-plugin-executable",
      "-Xfrontend", folder.appending(path: "HeadgateMacros-tool").path + "#HeadgateMacros",
    ]
  }

  /// The folder of the checkout's sources of programs.
  static let programs = URL(filePath: #filePath).appending(path: "../../../../../Checks/Editor").standardized

  /// A tool on the search path.
  static func tool(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  // The runner is `<products>/headgatePackageTests.xctest`, a file on Linux and a bundle on macOS.
  private static let folder: URL = {
    let runner = URL(filePath: CommandLine.arguments[0]).standardized
    var folder = runner.deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()
}
