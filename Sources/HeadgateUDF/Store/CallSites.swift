import HeadgateCore
import HeadgateSupport

/// Numbers the lines that dispatch, of which a program has few, so that a waiting action carries four bytes for its line.
struct CallSites {
  private struct Key: Hashable {
    let file: UnsafeRawPointer
    let line: UInt
    let column: UInt

    // A literal stands at one address for the whole program; a place that is no literal is told apart by its text's address
    // just as well.
    init?(_ location: SourceLocation) {
      guard location.fileID.hasPointerRepresentation else { return nil }
      file = UnsafeRawPointer(location.fileID.utf8Start)
      line = location.line
      column = location.column
    }
  }

  private var numbers: [Key: UInt32] = [:]
  private var locations: [SourceLocation] = []
  private var last: (key: Key, number: UInt32)?

  subscript(number: UInt32) -> SourceLocation { locations[Int(number)] }

  mutating func number(of location: SourceLocation) -> UInt32 {
    guard let key = Key(location) else { return append(location) }
    if let last, last.key == key { return last.number }
    let number =
      numbers[key]
      ?? {
        let number = append(location)
        numbers[key] = number
        return number
      }()
    last = (key, number)
    return number
  }

  private mutating func append(_ location: SourceLocation) -> UInt32 {
    locations.append(location)
    return UInt32(locations.count - 1)
  }
}
