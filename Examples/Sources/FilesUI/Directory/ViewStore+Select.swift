import FilesFeature
import Headgate

extension ViewStore where Feature == Directory {
  /// Selects a row. Most actions are about the selected row.
  ///
  /// - Returns: False when the row is gone. Then another row is selected, and an action would be about the wrong one.
  @discardableResult
  func select(_ name: FileName) -> Bool {
    let visible = self.visible
    guard let line = visible.firstIndex(of: name) else { return false }
    for move in self.cursor.moves(to: line, count: visible.count) { send(.moved(move)) }
    return true
  }
}
