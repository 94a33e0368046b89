import Foundation

/// Formats a count with its noun: `1 file`, `1,234 files`.
func countText(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(count.formatted()) \(count == 1 ? singular : plural ?? singular + "s")"
}

/// Describes the number of directories that could not be read.
func unreadableText(_ count: Int) -> String {
  "\(countText(count, "directory", "directories")) could not be read"
}
