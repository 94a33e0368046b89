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
    init?(_ callSite: CallSite) {
      guard callSite.fileID.hasPointerRepresentation else { return nil }
      file = UnsafeRawPointer(callSite.fileID.utf8Start)
      line = callSite.line
      column = callSite.column
    }
  }

  private var numbers: [Key: UInt32] = [:]
  private var locations: [CallSite] = []
  private var last: (key: Key, number: UInt32)?

  subscript(number: UInt32) -> CallSite { locations[Int(number)] }

  mutating func number(of callSite: CallSite) -> UInt32 {
    guard let key = Key(callSite) else { return append(callSite) }
    if let last, last.key == key { return last.number }
    let number =
      numbers[key]
      ?? {
        let number = append(callSite)
        numbers[key] = number
        return number
      }()
    last = (key, number)
    return number
  }

  private mutating func append(_ callSite: CallSite) -> UInt32 {
    locations.append(callSite)
    return UInt32(locations.count - 1)
  }
}
