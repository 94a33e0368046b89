import FilesFeature
import SwiftUI

/// Bytes as hexadecimal digits and as characters, eight in a line.
struct HexDump: View {
  let bytes: [UInt8]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(Array(stride(from: 0, to: bytes.count, by: 8)), id: \.self) { offset in
          Text(verbatim: line(bytes[offset..<min(offset + 8, bytes.count)], at: offset)).monospaced()
        }
      }
    }
  }

  private func line(_ part: ArraySlice<UInt8>, at offset: Int) -> String {
    let digits = part.map { hexByte($0) + " " }.joined() + String(repeating: "   ", count: 8 - part.count)
    let characters = part.map { (0x20..<0x7f).contains($0) ? String(Unicode.Scalar($0)) : "·" }.joined()
    let number = hexByte(UInt8(truncatingIfNeeded: offset >> 8)) + hexByte(UInt8(truncatingIfNeeded: offset))
    return "\(number)  \(digits) \(characters)"
  }
}
