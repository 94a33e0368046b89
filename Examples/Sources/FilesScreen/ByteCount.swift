import FilesFeature
import Foundation

/// Formats a number of bytes: `812 B`, `1.4 MB`, `1.3 MiB`.
func byteCount(_ bytes: Int64, _ unit: Settings.SizeUnit = .decimal) -> String {
  let step = unit == .decimal ? 1_000.0 : 1_024.0
  guard Double(bytes) >= step else { return "\(bytes) B" }
  var value = Double(bytes)
  var prefix = ""
  for next in ["K", "M", "G", "T", "P", "E"] where value >= step - 0.05 || prefix.isEmpty {
    value /= step
    prefix = next
  }
  return String(format: "%.1f %@%@", value, prefix, unit == .decimal ? "B" : "iB")
}

/// Formats a count with thousands separators: `1,234,567`.
func grouped(_ count: Int) -> String {
  var digits = Array(String(count))
  var index = digits.count - 3
  while index > 0 {
    digits.insert(",", at: index)
    index -= 3
  }
  return String(digits)
}

/// Formats a count with its noun: `1 file`, `2 files`.
func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
}
