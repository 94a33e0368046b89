/// Time drawn as text: each character is a tick; `-` is a tick without an event, `|` the end, `(ab)` several events at one
/// tick.
///
/// Spaces are ignored, so that drawings can be aligned.
struct TimeDrawing: Equatable {
  /// The events of each tick.
  private(set) var ticks: [[Character]] = []
  /// The tick of the end.
  private(set) var end: Int?

  init() {}

  /// Reads a drawing. A syntax error is described in one sentence.
  init(_ text: String) throws(Mistake) {
    var group: [Character]?
    for character in text where character != " " {
      guard end == nil else { throw Mistake(text: "\"\(character)\" comes after the end \"|\"") }
      switch character {
      case "(":
        guard group == nil else { throw Mistake(text: "a group \"(\" is inside of another") }
        group = []
      case ")":
        guard let symbols = group else { throw Mistake(text: "\")\" ends no group") }
        guard !symbols.isEmpty else { throw Mistake(text: "a group \"()\" is empty") }
        ticks.append(symbols)
        group = nil
      case "|", "-":
        guard group == nil else { throw Mistake(text: "\"\(character)\" is inside of a group") }
        if character == "|" { end = ticks.count } else { ticks.append([]) }
      default:
        if group == nil { ticks.append([character]) } else { group?.append(character) }
      }
    }
    if group != nil { throw Mistake(text: "a group \"(\" does not end") }
  }

  struct Mistake: Error {
    var text: String
  }

  /// Returns the events of a tick; none after the last tick.
  func symbols(at tick: Int) -> [Character] {
    tick < ticks.count ? ticks[tick] : []
  }

  /// The number of ticks, including the end.
  var length: Int { ticks.count + (end == nil ? 0 : 1) }

  /// Adds events to a tick.
  mutating func note(_ symbols: [Character], at tick: Int) {
    while ticks.count <= tick { ticks.append([]) }
    ticks[tick] += symbols
  }

  /// Ends the drawing: at the last tick when that tick has no event, otherwise one tick later.
  mutating func finish() {
    if ticks.last?.isEmpty == true { ticks.removeLast() }
    end = ticks.count
  }

  /// Removes trailing ticks without events, down to a length.
  mutating func trim(to length: Int) {
    while ticks.count > length, ticks.last?.isEmpty == true { ticks.removeLast() }
  }

  var text: String {
    let symbols = ticks.map { symbols in
      switch symbols.count {
      case 0: "-"
      case 1: String(symbols)
      default: "(\(String(symbols)))"
      }
    }
    return symbols.joined() + (end == nil ? "" : "|")
  }
}
