import Foundation

/// Copies the extended attributes of an open file, among them its access control list.
nonisolated enum ExtendedAttributes {
  struct Result: Equatable {
    /// Whether the copy has all attributes.
    var isComplete = true
    /// Whether the copy has the access control list of the file, if there is one.
    var keepsAccess = true
  }

  #if canImport(Darwin)
    static func copy(from source: Int32, to copy: Int32) -> Result {
      let isCopied = fcopyfile(source, copy, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
      return Result(isComplete: isCopied, keepsAccess: isCopied)
    }
  #else
    static func copy(from source: Int32, to copy: Int32) -> Result {
      var result = Result()
      for name in names(of: source) where !name.hasPrefix("security.selinux") {
        let isAccess = name.hasPrefix("system.posix_acl_")
        // The attributes of the system and of its security belong to one disk. Only these two kinds belong to the user.
        let isCopied =
          (isAccess || name.hasPrefix("user.")) && value(name, of: source).map { set(name, $0, of: copy) } == true
        if !isCopied { result.isComplete = false }
        if !isCopied, isAccess { result.keepsAccess = false }
      }
      return result
    }

    static func value(_ name: String, of file: Int32) -> [UInt8]? {
      guard let getValue else { return nil }
      let size = getValue(file, name, nil, 0)
      guard size >= 0 else { return nil }
      var value = [UInt8](repeating: 0, count: size)
      let count = getValue(file, name, &value, value.count)
      return count < 0 ? nil : Array(value.prefix(count))
    }

    static func set(_ name: String, _ value: [UInt8], of file: Int32) -> Bool {
      setValue?(file, name, value, value.count, 0) == 0
    }

    private static func names(of file: Int32) -> [String] {
      guard let listNames else { return [] }
      let size = listNames(file, nil, 0)
      guard size > 0 else { return [] }
      var names = [UInt8](repeating: 0, count: size)
      let count = listNames(file, &names, names.count)
      return names.prefix(max(0, count)).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
    private typealias GetValue = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias SetValue = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

    // The C library contains these functions, but does not declare them for Swift.
    //
    // Sound: their manual pages have these types.
    private static let listNames: List? = dlsym(nil, "flistxattr").map { unsafeBitCast($0, to: List.self) }
    private static let getValue: GetValue? = dlsym(nil, "fgetxattr").map { unsafeBitCast($0, to: GetValue.self) }
    private static let setValue: SetValue? = dlsym(nil, "fsetxattr").map { unsafeBitCast($0, to: SetValue.self) }
  #endif
}
