/// The types inside of a type: those of its stored properties and payloads, and its type arguments.
///
/// They are read from the metadata, without a value: R-62 of `Documentation/RelyingOn.md`.
enum FieldTypes {
  /// What is known about the parts of a type.
  enum Parts {
    /// The type is a struct, an enum or a tuple with these parts. `arguments` are its type arguments.
    case known(fields: [Any.Type], arguments: [Any.Type])
    /// A value of the type has no parts that a path can lead to, such as a function or a metatype.
    case none
    /// The parts are not known, such as those of a class and of an existential.
    case unknown
  }

  static func of(_ type: Any.Type) -> Parts {
    #if _ptrauth(_arm64e)
      // Signed pointers are not read.
      return .unknown
    #else
      // See `FieldRecords`: nothing is written, and the memory is never freed.
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return switch metadata.load(as: UInt.self) {
      case 0x200: nominal(type, metadata, .structure)
      case 0x201, 0x202: nominal(type, metadata, .enumeration)
      // An opaque type, a function, and two kinds of metatypes.
      case 0x300, 0x302, 0x304, 0x306: .none
      case 0x301: tuple(metadata)
      default: .unknown
      }
    #endif
  }

  /// Whether a type is an existential, whose value may be of any module.
  static func isExistential(_ type: Any.Type) -> Bool {
    // Sound: a type is the address of its metadata, whose first word is its kind. It is only read, and never freed.
    [0x303, 0x307].contains(unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self))
  }

  private static func nominal(_ type: Any.Type, _ metadata: UnsafeRawPointer, _ kind: FieldRecords.Kind) -> Parts {
    guard let records = FieldRecords.of(type, kind) else { return .unknown }
    let word = MemoryLayout<UInt>.size
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    // The arguments follow the address of the descriptor.
    let arguments = metadata + 2 * word
    guard let known = typeArguments(descriptor, arguments) else { return .unknown }
    var fields: [Any.Type] = []
    for record in records {
      guard let name = record.mangledType else { continue }
      let found = _getTypeByMangledNameInContext(
        name,
        length(of: name),
        genericContext: descriptor,
        genericArguments: arguments
      )
      guard let found else { return .unknown }
      fields.append(found)
    }
    return .known(fields: fields, arguments: known)
  }

  /// The type arguments; nil if they cannot be read.
  private static func typeArguments(_ descriptor: UnsafeRawPointer, _ arguments: UnsafeRawPointer) -> [Any.Type]? {
    guard descriptor.load(as: UInt32.self) & 0x80 != 0 else { return [] }
    // The header of the parameters is behind the 28 bytes of the descriptor and 8 bytes for the cache of the runtime.
    let count = Int(descriptor.load(fromByteOffset: 36, as: UInt16.self))
    var found: [Any.Type] = []
    for index in 0..<count {
      let parameter = descriptor.load(fromByteOffset: 44 + index, as: UInt8.self)
      // A parameter of another kind is a pack or a value.
      guard parameter & 0x3F == 0 else { return nil }
      // A parameter that equals another one has no argument of its own.
      guard parameter & 0x80 != 0 else { continue }
      let argument = arguments.load(fromByteOffset: found.count * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
      found.append(unsafeBitCast(argument, to: Any.Type.self))
    }
    return found
  }

  private static func tuple(_ metadata: UnsafeRawPointer) -> Parts {
    let word = MemoryLayout<UInt>.size
    let count = Int(metadata.load(fromByteOffset: word, as: UInt.self))
    // After the kind, the count and the labels, each element has its type and its offset.
    let types = (0..<count).map { index in
      let element = metadata.load(fromByteOffset: (3 + 2 * index) * word, as: UnsafeRawPointer.self)
      return unsafeBitCast(element, to: Any.Type.self)
    }
    return .known(fields: types, arguments: [])
  }

  /// The length of a mangled name, which may contain addresses with zeros: after bytes up to 0x17 four bytes, up to 0x1F eight.
  private static func length(of name: UnsafePointer<UInt8>) -> UInt {
    var length = 0
    while name[length] != 0 {
      switch name[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
    return UInt(length)
  }
}
