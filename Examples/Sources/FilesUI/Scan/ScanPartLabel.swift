import FilesFeature
import Foundation
import SwiftUI

/// A part of a scanned directory, with its share of the size.
struct ScanPartLabel: View {
  let part: TreeSize.Part
  /// The size of all parts.
  let total: Int64
  let unit: Settings.SizeUnit

  var body: some View {
    HStack {
      Image(systemName: part.isDirectory ? "folder" : "doc")
      Text(verbatim: part.name.title)
      Spacer()
      Text(share, format: .percent.precision(.fractionLength(0))).foregroundStyle(.secondary)
      Text(verbatim: byteText(part.bytes, unit)).monospacedDigit()
    }
  }

  private var share: Double { total > 0 ? Double(part.bytes) / Double(total) : 0 }
}
