import Foundation

/// What tells this executable from a later build of it.
///
/// Facts and rules change with the executable, so what one executable stored is worth nothing for another one.
enum ToolIdentity {
  /// The size and the date of the executable; empty when they cannot be read.
  static let text: String = {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { return "" }
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes[.size] ?? 0) \(date)"
  }()
}
