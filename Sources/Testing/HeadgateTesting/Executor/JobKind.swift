/// What a job of the concurrency library does when it runs.
enum JobKind {
  /// Runs a task until the task suspends or ends.
  case task
  /// Runs the work that waits for an actor.
  case actor
  /// Something else, such as the resumption of a task that yielded.
  case other

  /// Reads the kind from the flags of a job. Returns nil when the job does not have the known layout.
  ///
  /// Sound: a job is an object that lives until it runs. Programs contain its layout, because the compiler allocates jobs: an
  /// object header, two words of the scheduler, and the flags. The bytes that are read are inside of each job. The priority is in
  /// the same flags, so that it confirms the layout.
  init?(_ job: UnownedJob) {
    guard MemoryLayout<UnownedJob>.size == MemoryLayout<UnsafeRawPointer>.size else { return nil }
    let object = unsafeBitCast(job, to: UnsafeRawPointer.self)
    let flags = object.load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: UInt32.self)
    guard UInt8(truncatingIfNeeded: flags >> 8) == job.priority.rawValue else { return nil }
    switch UInt8(truncatingIfNeeded: flags) {
    case 0: self = .task
    // A job in the actor, a job of its own, and one that replaces a job of another priority.
    case 192...194: self = .actor
    case 195...: self = .other
    default: return nil
    }
  }
}
