// What the library uses of Darwin beyond POSIX. `Scripts/checks/apple-check` compiles it; it is no target of the package.
@_exported public import Glibc

/// <https://developer.apple.com/documentation/os/os_unfair_lock>
public struct os_unfair_lock_s: Sendable {
  private var opaque: UInt32 = 0
  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s

/// <https://developer.apple.com/documentation/os/os_unfair_lock_lock>
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}

/// <https://developer.apple.com/documentation/os/os_unfair_lock_unlock>
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}

/// <https://developer.apple.com/documentation/kernel/stat>: the names of the times.
extension stat {
  public var st_mtimespec: timespec { st_mtim }
  public var st_ctimespec: timespec { st_ctim }
}
