import FilesFeature
import Foundation
import SwiftUI

/// The kind, the name, the date and the size of a file.
struct RowLabel: View {
  let row: Row.State
  let isMarked: Bool
  let unit: Settings.SizeUnit

  var body: some View {
    HStack {
      if isMarked { Image(systemName: "checkmark.circle.fill") }
      Image(systemName: row.item.systemImage).foregroundStyle(row.item.color)
      VStack(alignment: .leading) {
        Text(verbatim: row.item.name.title)
        if let detail = row.detail(unit) { Text(verbatim: detail).font(.caption).foregroundStyle(.secondary) }
        if let modified = row.item.modified {
          Text(modified, format: Date.FormatStyle(date: .numeric, time: .shortened))
            .font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text(verbatim: row.sizeText(unit)).monospacedDigit()
    }
  }
}
