import HeadgateCore
import HeadgateSupport

/// Numbers the call sites of `dispatch`, so that a waiting action stores four bytes for its call site. A program has few
/// call sites.
struct CallSites {
  private struct Key: Hashable {
    let file: UnsafeRawPointer
    let line: UInt
    let column: UInt

    // A literal has one address in the whole program. The address of any other text identifies it as well.
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
