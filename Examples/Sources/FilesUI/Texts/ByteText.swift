import FilesFeature
import Foundation

/// Formats a number of bytes: `812 B`, `1.4 MB`, `1.3 MiB`.
///
/// The system's format has no units for powers of 1,024.
func byteText(_ bytes: Int64, _ unit: Settings.SizeUnit) -> String {
  let step = unit == .decimal ? 1_000.0 : 1_024.0
  guard Double(bytes) >= step else { return "\(bytes) B" }
  var value = Double(bytes)
  var prefix = ""
  for next in ["K", "M", "G", "T", "P", "E"] where value >= step - 0.05 || prefix.isEmpty {
    value /= step
    prefix = next
  }
  let number = value.formatted(.number.precision(.fractionLength(1)))
  return "\(number) \(prefix)\(unit == .decimal ? "B" : "iB")"
}
