/// What the reflection metadata of a struct or an enum has about each property or case.
///
/// Swift promises its layout on Apple platforms only: R-25 of `Documentation/RelyingOn.md`.
enum FieldRecords {
  struct Field {
    let name: String
    /// Whether it has a type: a case without a payload has none.
    let hasType: Bool
    /// Whether a property is declared with `var`.
    let isVariable: Bool
    /// The mangled name of the type; nil if it has none.
    let mangledType: UnsafePointer<UInt8>?
  }

  /// The kinds of types with such records.
  enum Kind {
    case structure, enumeration

    /// The first word of the metadata. An optional has a kind of its own.
    fileprivate var ofMetadata: [UInt] { self == .structure ? [0x200] : [0x201, 0x202] }
    /// The low five bits of the descriptor.
    fileprivate var ofDescriptor: UInt32 { self == .structure ? 17 : 18 }
    /// The kind in the header of the records. An enum with several payloads has one of its own.
    fileprivate var ofHeader: [UInt16] { self == .structure ? [0] : [2, 3] }
  }

  /// Returns the fields in the order of the metadata; nil for a type of another kind, and when they cannot be read.
  static func of(_ type: Any.Type, _ kind: Kind) -> [Field]? {
    // Signed pointers (arm64e) are not read.
    #if _ptrauth(_arm64e)
      return nil
    #else
      // A metatype is the address of the type's metadata. The metadata and all memory that is read from there are in the program's
      // image or, for a generic type, in memory that the runtime never frees. Nothing is written.
      return of(metadata: unsafeBitCast(type, to: UnsafeRawPointer.self), kind)
    #endif
  }

  /// Reads the fields from metadata. Each kind and size that is not the expected one is nil.
  static func of(metadata: UnsafeRawPointer, _ kind: Kind) -> [Field]? {
    // The metadata starts with the kind of the type, then, for these kinds, the address of its descriptor. The fifth word of the
    // descriptor is the relative offset of the fields.
    guard kind.ofMetadata.contains(metadata.load(as: UInt.self)) else { return nil }
    let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    guard descriptor.load(as: UInt32.self) & 0x1F == kind.ofDescriptor, let fields = target(of: descriptor + 16) else {
      return nil
    }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard kind.ofHeader.contains(fields.load(fromByteOffset: 8, as: UInt16.self)), size >= 12 else { return nil }
    var records: [Field] = []
    for index in 0..<count {
      let field = fields + 16 + index * size
      guard let name = target(of: field + 8) else { return nil }
      let type = target(of: field + 4)
      records.append(
        Field(
          name: String(cString: name.assumingMemoryBound(to: CChar.self)),
          hasType: type != nil,
          isVariable: field.load(as: UInt32.self) & 2 != 0,
          mangledType: type?.assumingMemoryBound(to: UInt8.self)
        )
      )
    }
    return records
  }

  /// Resolves a relative pointer; zero is nil.
  private static func target(of distance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(distance.load(as: Int32.self))
    return offset == 0 ? nil : distance + offset
  }
}
