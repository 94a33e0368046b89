import Foundation

/// Writes numbers and blocks of bytes, each block behind its length.
struct BlockWriter {
  private(set) var data = Data()

  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func write(_ block: some Collection<UInt8>) {
    write(UInt64(block.count))
    data.append(contentsOf: block)
  }

  mutating func write(_ text: String) { write(text.utf8) }
}
