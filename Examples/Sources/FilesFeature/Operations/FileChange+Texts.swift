nonisolated extension FileChange {
  /// A description of the change: one sentence without a full stop.
  var doneText: String {
    switch self {
    case .moved(let from, let to) where from.parent == to.parent: "\(from.name) is now \(to.name)"
    case .moved(_, let to): "\(to.name) is moved to \(to.directoryName)"
    case .copied(let from, let to) where from.name == to.name: "\(to.name) is copied to \(to.directoryName)"
    case .copied(let from, let to): "\(from.name) is copied as \(to.name)"
    case .created(let path): "\(path.name) is created"
    case .trashed(let file): "\(file.original.name) is in the trash; u brings it back"
    }
  }

  /// A description of the undone change: one sentence without a full stop.
  var undoneText: String {
    switch self {
    case .moved(let from, let to) where from.parent == to.parent: "\(from.name) has its old name again"
    case .moved(let from, _): "\(from.name) is back in \(from.directoryName)"
    case .copied(_, let to): "The copy \(to.name) is in the trash"
    case .created(let path): "\(path.name) is removed again"
    case .trashed(let file): "\(file.original.name) is back from the trash"
    }
  }

  /// The file that exists after the change; nil when a file is gone.
  var donePath: Path? {
    switch self {
    case .moved(_, let to), .copied(_, let to): to
    case .created(let path): path
    case .trashed: nil
    }
  }

  /// The file that exists after the change is undone; nil when a file is gone.
  var undonePath: Path? {
    switch self {
    case .moved(let from, _): from
    case .created, .copied: nil
    case .trashed(let file): file.original
    }
  }

  /// The file that is changed when the change is undone.
  var path: Path {
    switch self {
    case .moved(_, let to), .copied(_, let to): to
    case .created(let path): path
    case .trashed(let file): file.original
    }
  }
}

nonisolated extension Path {
  /// The name of the directory that contains the file.
  fileprivate var directoryName: FileName { parent?.name ?? "/" }
}
