package import Headgate

/// Reports changes of directories on the disk.
@DependencyClient
package struct DirectoryChanges: Sendable {
  /// A stream with an element soon after names of a directory were added, removed, renamed, or files in it changed.
  ///
  /// A change just before the call is an element, too. Several changes within a moment are one element. A directory that is deleted or replaced is a change, and so is its
  /// return. The watch ends with the iteration of the stream.
  package var changes: @Sendable (_ of: Path) -> AsyncStream<Void> = { _ in .finished }
}

extension DirectoryChanges: DependencyKey {
  package static var liveValue: DirectoryChanges {
    DirectoryChanges(changes: { DirectoryWatch.changes(of: $0) })
  }
  /// Nothing changes.
  package static var testValue: DirectoryChanges { DirectoryChanges(changes: { _ in .finished }) }
}

extension DependencyValues {
  package var directoryChanges: DirectoryChanges {
    get { self[DirectoryChanges.self] }
    set { self[DirectoryChanges.self] = newValue }
  }
}
