import Foundation

/// Formats a number of bytes: `812 B`, `1.4 MB`.
func byteCount(_ bytes: Int64) -> String {
  guard bytes >= 1_000 else { return "\(bytes) B" }
  var value = Double(bytes)
  var unit = ""
  for next in ["KB", "MB", "GB", "TB", "PB", "EB"] where value >= 999.95 || unit.isEmpty {
    value /= 1_000
    unit = next
  }
  return String(format: "%.1f %@", value, unit)
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
