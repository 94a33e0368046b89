/// A pattern of paths: `*` matches any characters but a slash, `**` any characters, `?` one character.
///
/// A pattern that matches a folder also matches the files in it.
package struct Glob: Sendable, Equatable {
  package let pattern: String

  package init(_ pattern: String) {
    self.pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
  }

  /// Returns whether a path or one of its folders has the form of the pattern.
  ///
  /// Complexity: O(*n* · *m*), where *n* and *m* are the lengths of the path and the pattern.
  package func matches(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    if path.hasPrefix(pattern + "/") { return true }
    var positions = Positions(Self.parts(of: pattern))
    for character in path {
      if character == "/", positions.isAtEnd { return true }
      guard positions.advance(over: character) else { return false }
    }
    return positions.isAtEnd
  }

  private enum Part {
    case character(Character)
    case anyCharacter
    case anyName
    case anyPath
    /// `**/`: no folder, or any folders.
    case anyFolders
  }

  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var rest = pattern[...]
    while let first = rest.popFirst() {
      switch first {
      case "*" where rest.hasPrefix("*/"):
        rest = rest.dropFirst(2)
        parts.append(.anyFolders)
      case "*" where rest.hasPrefix("*"):
        rest = rest.dropFirst()
        parts.append(.anyPath)
      case "*": parts.append(.anyName)
      case "?": parts.append(.anyCharacter)
      default: parts.append(.character(first))
      }
    }
    return parts
  }

  /// All positions in a pattern that the beginning of a path can lead to. One after the other, they would be too many.
  private struct Positions {
    private let parts: [Part]
    /// Whether the part at the index can be next.
    private var isNext: [Bool]
    /// Whether the path can be in a folder of the part at the index.
    private var isInFolder: [Bool]

    init(_ parts: [Part]) {
      self.parts = parts
      isNext = Array(repeating: false, count: parts.count + 1)
      isInFolder = Array(repeating: false, count: parts.count)
      isNext[0] = true
      skipEmptyParts()
    }

    var isAtEnd: Bool { isNext[parts.count] }

    /// Returns whether any position is left.
    mutating func advance(over character: Character) -> Bool {
      let isSlash = character == "/"
      // From the end, so that each part is read before it changes.
      isNext[parts.count] = false
      for index in parts.indices.reversed() {
        let wasNext = isNext[index]
        isNext[index] = false
        switch parts[index] {
        case .character(let expected): if wasNext, character == expected { isNext[index + 1] = true }
        case .anyCharacter: if wasNext, !isSlash { isNext[index + 1] = true }
        case .anyName: isNext[index] = wasNext && !isSlash
        case .anyPath: isNext[index] = wasNext
        case .anyFolders: if isInFolder[index], isSlash { isNext[index + 1] = true }
        }
      }
      skipEmptyParts()
      return isNext.contains(true) || isInFolder.contains(true)
    }

    private mutating func skipEmptyParts() {
      for index in parts.indices where isNext[index] {
        switch parts[index] {
        case .character, .anyCharacter: break
        case .anyName, .anyPath: isNext[index + 1] = true
        case .anyFolders:
          isNext[index + 1] = true
          isInFolder[index] = true
        }
      }
    }
  }
}
