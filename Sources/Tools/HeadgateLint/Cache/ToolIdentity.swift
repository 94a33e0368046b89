import Foundation

/// The identity of this build of the executable.
///
/// Facts and rules change with the executable, so it does not use what another build stored.
enum ToolIdentity {
  /// The size and the date of the executable; nil when they cannot be read, and then nothing can be stored.
  static let text: String? = {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size], let date = attributes[.modificationDate] as? Date
    else { return nil }
    return "\(size) \(date.timeIntervalSince1970)"
  }()
}
