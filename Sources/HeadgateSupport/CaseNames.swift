/// The names of the cases of an enum type. Swift provides them for values only.
///
/// They are read from the reflection metadata of the type, whose layout is part of the ABI. The metadata lists the cases
/// with a payload first, then the cases without, each in declaration order.
enum EnumCases {
  /// Returns the names in declaration order; nil when they cannot be read.
  static func names(of type: Any.Type, havePayloads: [Bool]) -> [String]? {
    guard let all = names(of: type) else { return nil }
    var payloads = all.filter(\.hasPayload)[...]
    var empties = all.filter { !$0.hasPayload }[...]
    guard payloads.count == havePayloads.count(where: { $0 }), all.count == havePayloads.count else { return nil }
    return havePayloads.map { hasPayload in
      (hasPayload ? payloads.popFirst() : empties.popFirst())?.name ?? ""
    }
  }

  private static func names(of type: Any.Type) -> [(name: String, hasPayload: Bool)]? {
    // Signed pointers (arm64e) are not read.
    #if _ptrauth(_arm64e)
      return nil
    #else
      // A metatype is the address of the type's metadata. The metadata and all memory read below are in the program's image
      // or, for a generic type, in memory that the runtime never frees. Nothing is written. The metadata of an enum starts
      // with its kind (0x201, or 0x202 for an optional), then the address of its descriptor. The fifth word of the
      // descriptor is the relative offset of the field names.
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard [0x201, 0x202].contains(metadata.load(as: UInt.self)) else { return nil }
      let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
      guard let fields = target(of: descriptor + 16) else { return nil }
      let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
      let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
      var names: [(name: String, hasPayload: Bool)] = []
      for index in 0..<count {
        let field = fields + 16 + index * size
        guard let name = target(of: field + 8) else { return nil }
        names.append((String(cString: name.assumingMemoryBound(to: CChar.self)), target(of: field + 4) != nil))
      }
      return names
    #endif
  }

  /// Resolves a relative pointer; zero is nil.
  private static func target(of distance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(distance.load(as: Int32.self))
    return offset == 0 ? nil : distance + offset
  }
}
