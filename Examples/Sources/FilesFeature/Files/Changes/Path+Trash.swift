import Foundation

nonisolated extension Path {
  /// `$XDG_DATA_HOME/Trash`, or `~/.local/share/Trash`.
  static var homeTrash: Path {
    if let data = getenv("XDG_DATA_HOME"), data[0] == CChar(UInt8(ascii: "/")) {
      return Path(FileName(cString: data)).appending("Trash")
    }
    let home = getenv("HOME").map { FileName(cString: $0) } ?? FileName(NSHomeDirectory())
    return Path(home).appending(".local/share/Trash")
  }

  /// The path without links, except that the file itself may be a link.
  var withRealParent: Path {
    guard let pointer = parent?.withCString({ realpath($0, nil) }) else { return self }
    defer { free(pointer) }
    return Path(FileName(cString: pointer)).appending(name)
  }

  /// The directories above the path, the nearest one first.
  var ancestors: some Sequence<Path> {
    sequence(state: self) { path in
      guard let parent = path.parent else { return nil }
      path = parent
      return parent
    }
  }

  /// Returns the highest directory on a device, for a path without links.
  func top(on device: UInt64) -> Path {
    ancestors.prefix { FileStatus($0)?.device == device }.reduce(self) { $1 }
  }

  /// Returns the path below a directory that contains it.
  func relative(to directory: Path) -> FileName {
    let skipped = directory.bytes == "/" ? 1 : directory.bytes.count + 1
    return bytes.withBytes { FileName(bytes: $0.dropFirst(skipped)) }
  }
}

nonisolated extension FileName {
  /// Returns at most a number of bytes of the name. A text is not cut in a character.
  func cut(to limit: Int) -> FileName {
    guard count > limit else { return self }
    return withBytes { bytes in
      var end = limit
      if isText { while end > 0, bytes[end] & 0xc0 == 0x80 { end -= 1 } }
      return FileName(bytes: bytes[..<end])
    }
  }
}
