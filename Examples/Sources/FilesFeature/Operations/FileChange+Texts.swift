nonisolated extension FileChange {
  /// A description of the change: one sentence without a full stop.
  var doneText: String {
    switch self {
    case .moved(let from, let to) where from.parent == to.parent: "\(from.name.short) is now \(to.name.short)"
    case .moved(_, let to): "\(to.name.short) is moved to \(to.directoryName.short)"
    case .copied(let from, let to) where from.name == to.name: "\(to.name.short) is copied to \(to.directoryName.short)"
    case .copied(let from, let to): "\(from.name.short) is copied as \(to.name.short)"
    case .created(let path): "\(path.name.short) is created"
    case .trashed(let file): "\(file.original.name.short) is in the trash; u brings it back"
    }
  }

  /// A description of the undone change: one sentence without a full stop.
  var undoneText: String {
    switch self {
    case .moved(let from, let to) where from.parent == to.parent: "\(from.name.short) has its old name again"
    case .moved(let from, _): "\(from.name.short) is back in \(from.directoryName.short)"
    case .copied(_, let to): "The copy \(to.name.short) is in the trash"
    case .created(let path): "\(path.name.short) is removed again"
    case .trashed(let file): "\(file.original.name.short) is back from the trash"
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
