/// Returns the name of a type as in source code: without module names and private contexts, with its enclosing types.
///
/// Used in messages only. The function parses the reflected name, so its cost grows with the length of the name.
package func typeName(_ type: Any.Type) -> String {
  let punctuation: Set<Character> = ["<", ">", ",", " ", "?", "[", "]", ":", "(", ")", "&"]
  var name = ""
  var path = ""
  // A path such as `Module.Outer.Inner` loses its first component, the module, if more components follow.
  func appendPath() {
    let components = path.split(separator: ".")
    name += components.count > 1 ? components.dropFirst().joined(separator: ".") : path
    path = ""
  }
  for character in withoutPrivateContexts(String(reflecting: type)) {
    if punctuation.contains(character) {
      appendPath()
      name.append(character)
    } else {
      path.append(character)
    }
  }
  appendPath()
  return name
}

/// Removes the text that the runtime inserts for the file of a private type: `(unknown context at $1045a).`.
private func withoutPrivateContexts(_ reflected: String) -> String {
  var rest = reflected[...]
  var result = ""
  while let opening = rest.firstRange(of: "(unknown context at "),
    let closing = rest[opening.upperBound...].firstRange(of: ").")
  {
    result += rest[..<opening.lowerBound]
    rest = rest[closing.upperBound...]
  }
  return result + rest
}
