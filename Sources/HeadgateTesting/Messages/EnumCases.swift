/// The names of an enum's cases, which Swift gives of a value only.
///
/// They are read from the description that the compiler writes of the type for reflection, whose layout is part of the ABI. It
/// names the cases with a payload first and then those without, each in the order of their declaration.
enum EnumCases {
  /// The names in the order of declaration; nil where they are not known.
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
    // Where pointers to descriptions are signed, they are not read.
    #if _ptrauth(_arm64e)
      return nil
    #else
      // A metatype is the address of the type's metadata. It and all that is read below lies in the program's image, or, for a
      // generic type, in memory that the runtime never frees; nothing is written. An enum's metadata (kind 0x201, or 0x202 of
      // an optional) is its kind and then the address of its descriptor, whose fifth word is the distance to the names.
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

  /// What a distance points at: from where it is stored, and nowhere when it is zero.
  private static func target(of distance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(distance.load(as: Int32.self))
    return offset == 0 ? nil : distance + offset
  }
}
