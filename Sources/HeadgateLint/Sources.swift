import Synchronization

/// The texts of files, read when a finding is printed.
package final class Sources: Sendable {
  private let read: @Sendable (String) -> String
  private let tables = Mutex<[String: LineTable]>([:])

  package init(read: @escaping @Sendable (String) -> String) {
    self.read = read
  }

  /// Returns the text of a file.
  package func text(of path: String) -> String { read(path) }

  /// Returns the lines of a file.
  package func lines(of path: String) -> LineTable {
    if let table = tables.withLock({ $0[path] }) { return table }
    let table = LineTable(read(path))
    tables.withLock { $0[path] = table }
    return table
  }
}
