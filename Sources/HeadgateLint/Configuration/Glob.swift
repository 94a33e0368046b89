/// A pattern of paths: `*` matches any characters but a slash, `**` any characters, `?` one character.
///
/// A pattern that matches a folder also matches the files in it.
package struct Glob: Sendable, Equatable {
  package let pattern: String

  package init(_ pattern: String) {
    self.pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
  }

  package func matches(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    if path.hasPrefix(pattern + "/") { return true }
    let (pattern, characters) = (Array(pattern), Array(path))
    if Self.matches(characters, 0, pattern, 0) { return true }
    return characters.indices.contains { end in
      characters[end] == "/" && Self.matches(Array(characters[..<end]), 0, pattern, 0)
    }
  }

  private static func matches(_ path: [Character], _ start: Int, _ pattern: [Character], _ position: Int) -> Bool {
    var index = start
    var position = position
    while position < pattern.count {
      switch pattern[position] {
      case "*":
        let isDeep = position + 1 < pattern.count && pattern[position + 1] == "*"
        var next = position + (isDeep ? 2 : 1)
        // `**/` also matches no folder.
        if isDeep, next < pattern.count, pattern[next] == "/" {
          if matches(path, index, pattern, next + 1) { return true }
          next += 1
          return (index..<path.count).contains { path[$0] == "/" && matches(path, $0 + 1, pattern, next) }
        }
        for end in index...path.count {
          if matches(path, end, pattern, next) { return true }
          if !isDeep, end < path.count, path[end] == "/" { return false }
        }
        return false
      case "?":
        guard index < path.count, path[index] != "/" else { return false }
      default:
        guard index < path.count, path[index] == pattern[position] else { return false }
      }
      index += 1
      position += 1
    }
    return index == path.count
  }
}
