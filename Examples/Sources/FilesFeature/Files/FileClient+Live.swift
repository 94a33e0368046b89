extension FileClient {
  /// The file system of this machine.
  package static let live = FileClient(
    list: { path, progress in try await DirectoryReader(path).items(progress) },
    search: { text, root, includesHidden, found in
      try await TreeSearch(text, below: root, includesHidden: includesHidden).run(found)
    },
    measure: { path, progress in try await TreeMeasurement(of: path).run(progress) }
  )
}
