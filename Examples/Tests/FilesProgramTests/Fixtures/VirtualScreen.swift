/// A terminal's screen, as far as the program under test knows terminals: what it does not know it notes as unknown.
struct VirtualScreen {
  private struct Page {
    var cells: [[Cell]]
    var row = 0
    var column = 0
  }

  struct Cell {
    var text = " "
    /// The parameters of the last style.
    var style: [Int] = []

    var isInverse: Bool { style.contains(7) }
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  /// Whether a text that is too long continues in the next line.
  private(set) var wraps = true
  /// Whether a pasted text is sent between marks.
  private(set) var bracketsPastes = false
  /// Whether anything was drawn in a color.
  private(set) var hasColors = false
  /// Sequences that this screen does not understand.
  private(set) var unknown: [String] = []
  private var page: Page
  private var mainPage: Page
  private var style: [Int] = []
  private var isJoined = false
  /// Whether the size has changed since the program last cleared the screen: it may still draw for the old size.
  private var isResized = false
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    page = Page(cells: Self.blank(columns, rows))
    mainPage = page
  }

  /// All cells, line by line.
  var cells: [[Cell]] { page.cells }

  /// What each line shows, without blanks at its end.
  var lines: [String] {
    page.cells.map { cells in
      let text = cells.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The line that begins in other colours: a list goes to the end of the screen, or to the preview.
  var selected: String? {
    page.cells.firstIndex { $0[0].isInverse }.map { lines[$0] }
  }

  /// Whether a line has this in it.
  func shows(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    page = Page(cells: Self.blank(columns, rows))
    isResized = true
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var index = 0
    while index < pending.count, let length = take(pending[index...]) { index += length }
    pending.removeFirst(index)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Acts on what stands first; answers its length, or nil when it is not complete.
  private mutating func take(_ bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes.first!
    if first == 0x1b { return takeSequence(bytes) }
    if first == 0x0d {
      page.column = 0
      return 1
    }
    if first == 0x0a {
      page.row = min(page.row + 1, rows - 1)
      return 1
    }
    let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    write(String(decoding: bytes.prefix(length), as: UTF8.self))
    return length
  }

  private mutating func takeSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 3 else { return nil }
    let start = bytes.startIndex
    guard bytes[start + 1] == UInt8(ascii: "[") else {
      unknown.append(String(decoding: bytes.prefix(2), as: UTF8.self))
      return 2
    }
    guard let end = bytes[(start + 2)...].firstIndex(where: { (0x40...0x7e).contains($0) }) else { return nil }
    let parameters = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
    perform(parameters, final: Character(Unicode.Scalar(bytes[end])))
    return end - start + 1
  }

  private mutating func perform(_ parameters: String, final: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (parameters, final) {
    case ("?1049", "h"):
      mainPage = page
      page = Page(cells: Self.blank(columns, rows))
      isAlternate = true
    case ("?1049", "l"):
      page = mainPage
      isAlternate = false
    case ("?2004", "h"): bracketsPastes = true
    case ("?2004", "l"): bracketsPastes = false
    case ("?25", "h"): isCursorVisible = true
    case ("?25", "l"): isCursorVisible = false
    case ("?7", "h"): wraps = true
    case ("?7", "l"): wraps = false
    case ("2", "J"):
      page.cells = Self.blank(columns, rows)
      isResized = false
    case ("2", "K"): page.cells[page.row] = Array(repeating: Cell(), count: columns)
    case (_, "H"):
      page.row = min((numbers.first ?? 1) - 1, rows - 1)
      page.column = min((numbers.last ?? 1) - 1, columns - 1)
    case (_, "G"): page.column = min((numbers.first ?? 1) - 1, columns - 1)
    case (_, "m"):
      style = numbers
      hasColors = hasColors || numbers.contains { (30...49).contains($0) || (90...107).contains($0) }
    default: unknown.append(parameters + String(final))
    }
  }

  /// Writes a scalar; one that is drawn over the one before it joins its cell.
  private mutating func write(_ text: String) {
    guard let scalar = text.unicodeScalars.first else { return }
    let isJoiner = scalar.value == 0x200d
    defer { isJoined = isJoiner }
    if isJoined || [.nonspacingMark, .format].contains(scalar.properties.generalCategory) {
      page.cells[page.row][max(0, page.column - 1)].text += text
      return
    }
    let isWide = [0x2e80...0xd7a3, 0xff00...0xff60, 0x1f300...0x1faff].contains { $0.contains(scalar.value) }
    guard page.column + (isWide ? 2 : 1) <= columns else {
      if !isResized { unknown.append("a line that is too long: \(text)") }
      return
    }
    page.cells[page.row][page.column] = Cell(text: text, style: style)
    if isWide { page.cells[page.row][page.column + 1] = Cell(text: "", style: style) }
    page.column += isWide ? 2 : 1
  }
}
