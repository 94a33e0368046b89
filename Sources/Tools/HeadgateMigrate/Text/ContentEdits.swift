import HeadgateLint
import SwiftSyntax

/// Edits that put the content of a closure in the place of a call, and move its lines.
struct ContentEdits {
  private var edits: [Fix.Edit] = []
  /// The offsets whose lines have the indentation of the new lines of an edit, by the index of the edit.
  private var references: [Int: Int] = [:]
  /// The spaces that a line gets, by the offset of its start. A negative number removes spaces.
  private var shifts: [Int: Int] = [:]
  private let file: SourceText
  private let bytes: [UInt8]
  private let comments: [HeadgateLint.SourceRange]

  init(_ file: SourceText) {
    self.file = file
    bytes = Array(file.text.utf8)
    comments = file.comments.map(\.range)
  }

  mutating func append(_ edit: Fix.Edit) { edits.append(edit) }

  /// Adds an edit whose new lines get the indentation that the line with an offset has after all edits.
  mutating func append(_ edit: Fix.Edit, indentedAs offset: Int) {
    guard !edits.contains(edit) else { return }
    references[edits.count] = offset
    edits.append(edit)
  }

  /// Removes a call around the statements of its closure. The closure must not be empty.
  mutating func unwrap(_ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax) {
    guard let first = closure.statements.first, let last = closure.statements.last else { return }
    // The comments behind the last statement stay, each in its line.
    let end = comments.map(\.end).last { last.bytes.end < $0 && $0 < closure.bytes.end } ?? last.bytes.end
    let next = comments.map(\.offset).first { call.bytes.end <= $0 && $0 < call.endPosition.utf8Offset }
    edits.append(.removing(from: call.bytes.offset, to: first.bytes.offset))
    if let next, end != last.bytes.end {
      append(.replacing(from: end, to: next, with: "\n"), indentedAs: call.bytes.offset)
    } else {
      edits.append(.removing(from: end, to: call.bytes.end))
    }
    shift(from: first.bytes.offset, to: end, by: call.indentation.utf8.count - first.indentation.utf8.count)
  }

  /// Moves the lines that start between two offsets: to the right by a positive number of spaces.
  mutating func shift(from start: Int, to end: Int, by length: Int) {
    guard length != 0, start < end else { return }
    for offset in start..<end where bytes[offset] == UInt8(ascii: "\n") { shifts[offset + 1, default: 0] += length }
  }

  /// The edits, with those of the moved lines.
  var all: [Fix.Edit] {
    let replaced = edits.map(\.range)
    // The lines around a call inside of another one are removed with the call.
    let moved = shifts.compactMap { start, length -> Fix.Edit? in
      guard !replaced.contains(where: { $0.offset <= start && start < $0.end }) else { return nil }
      let spaces = bytes.spaces(at: start)
      // An empty line stays empty.
      let isEmpty = start + spaces.count >= bytes.count || [10, 13].contains(bytes[start + spaces.count])
      guard !isEmpty, length > 0 || -length <= spaces.count else { return nil }
      if length < 0 { return .removing(from: start, to: start - length) }
      let space = spaces.first.map { String(decoding: [$0], as: UTF8.self) } ?? " "
      return .replacing(from: start, to: start, with: String(repeating: space, count: length))
    }
    return edits.enumerated().map { index, edit in
      guard let offset = references[index] else { return edit }
      let text = edit.replacement.replacing("\n", with: file.lineEnd + indentation(ofLineWith: offset))
      return Fix.Edit(edit.range, text)
    } + moved
  }

  /// The indentation of a line after all edits.
  private func indentation(ofLineWith offset: Int) -> String {
    let start = bytes.startOfLine(with: offset)
    let spaces = bytes.spaces(at: start)
    let length = max(0, spaces.count + shifts[start, default: 0])
    let space = spaces.first.map { String(decoding: [$0], as: UTF8.self) } ?? " "
    return String(repeating: space, count: length)
  }
}

extension [UInt8] {
  /// Returns the start of the line with an offset.
  func startOfLine(with offset: Int) -> Int { self[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 }

  /// Returns the spaces and tabs that start at an offset.
  func spaces(at offset: Int) -> ArraySlice<UInt8> {
    self[offset...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
