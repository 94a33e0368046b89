package import HeadgateLint

extension ActionMap {
  /// Creates the map of files that are resolved together.
  ///
  /// - Parameters:
  ///   - files: The facts of the files.
  ///   - sources: The texts of the files, for the numbers of lines.
  package init(_ files: [FileFacts], sources: Sources) {
    var builder = MapBuilder(ResolvedTarget(files), sources: sources)
    self = builder.build()
  }
}
