extension FileChange {
  /// A description of the change: one sentence without a full stop.
  nonisolated var doneText: String {
    switch self {
    case .moved(let from, let to): "\(from.name) is now \(to.name)"
    case .created(let path): "\(path.name) is created"
    case .trashed(let file): "\(file.original.name) is in the trash; u brings it back"
    }
  }

  /// The name that exists after the change; nil when a name is gone.
  nonisolated var doneName: FileName? {
    switch self {
    case .moved(_, let to): to.name
    case .created(let path): path.name
    case .trashed: nil
    }
  }

  nonisolated var undoneName: FileName? {
    switch self {
    case .moved(let from, _): from.name
    case .created: nil
    case .trashed(let file): file.original.name
    }
  }

  nonisolated var path: Path {
    switch self {
    case .moved(_, let to): to
    case .created(let path): path
    case .trashed(let file): file.original
    }
  }
}

extension FileProblem {
  /// The description for a change that failed: reading is not what the user asked for.
  nonisolated var changeText: String {
    reason == .permissionDenied ? "Permission denied: you may not change \(path.name)" : text
  }
}
