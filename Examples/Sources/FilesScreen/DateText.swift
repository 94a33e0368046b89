import Foundation

/// Formats a date in sixteen cells: `2025-11-21 08:40`.
func dateText(_ date: Date, _ calendar: Calendar) -> String {
  let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  func two(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "??" }
  return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
}
