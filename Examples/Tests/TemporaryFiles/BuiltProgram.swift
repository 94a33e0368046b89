import Foundation

/// A program that was built beside the running tests.
package enum BuiltProgram {
  /// Where it is; the place beside the arguments' program when it is nowhere.
  package static func path(_ name: String) -> String {
    let test = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/" + name
    return [test.map { ($0 as NSString).deletingLastPathComponent + "/" + name }, beside]
      .compactMap(\.self).first { FileManager.default.isExecutableFile(atPath: $0) } ?? beside
  }
}
