/// The texts of files, read when a finding is printed.
package final class Sources {
  private let read: (String) -> String
  private var tables: [String: LineTable] = [:]

  package init(read: @escaping (String) -> String) {
    self.read = read
  }

  /// Returns the lines of a file.
  package func lines(of path: String) -> LineTable {
    if let table = tables[path] { return table }
    let table = LineTable(read(path))
    tables[path] = table
    return table
  }

  /// Forgets all texts, because files changed.
  package func removeAll() {
    tables = [:]
  }
}
