import Foundation

/// A hash of the content of a file that is equal in all runs (FNV-1a, 64 bits).
struct ContentHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ data: Data) {
    for byte in data {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
