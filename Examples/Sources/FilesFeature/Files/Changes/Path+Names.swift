nonisolated extension Path {
  /// A new hidden name in the same directory, for a copy that is not complete.
  var temporarySibling: Path {
    let name = FileName(".files-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part")
    return parent?.appending(name) ?? appending(name)
  }

  /// Returns the path with a number in its name: `photo (2).jpg`. The number 1 is the path itself.
  func numbered(_ number: Int, isDirectory: Bool) -> Path {
    guard number > 1, let parent else { return self }
    let name = name
    let bytes = name.withBytes { Array($0) }
    let dot = isDirectory ? nil : bytes.dropFirst().lastIndex(of: UInt8(ascii: "."))
    let ending = FileName(bytes: bytes[(dot ?? bytes.endIndex)...])
    let suffix = FileName(" (\(number))").joined("", ending.count < 200 ? ending : "")
    let stem = FileName(bytes: ending.count < 200 ? bytes[..<(dot ?? bytes.endIndex)] : bytes[...])
    return parent.appending(stem.cut(to: 255 - suffix.count).joined("", suffix))
  }
}
