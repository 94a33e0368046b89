import FilesFeature
import FilesScreen
import Foundation
import Headgate
import Terminal

extension Calendar {
  static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }
}

extension App.State {
  /// A directory that has been read, on a small screen.
  static func sample(
    _ items: [FileItem] = FileItem.samples,
    columns: Int = 60,
    rows: Int = 9,
    _ change: (inout Directory.State) -> Void = { _ in }
  ) -> Self {
    var state = App.State(Path("/home/blob"), size: ScreenSize(columns: columns, rows: rows))
    var directory = state.stack[0]
    directory.rows = IdentifiedArray(uniqueElements: items.map { Row.State($0, in: directory.path) })
    directory.visible = items.map(\.id)
    directory.phase = .ready
    change(&directory)
    state.stack = [directory]
    return state
  }

  /// What the screen shows, without colours and without blanks at the ends of lines.
  var shown: [String] {
    Screen(self, calendar: .utc).frame.lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension FileItem {
  static var samples: [FileItem] {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    return [
      FileItem(name: "Documents", kind: .directory, modified: date),
      FileItem(name: "broken", kind: .link(to: "nowhere", .nothing), size: 7, modified: date),
      FileItem(name: "run.sh", kind: .file(isExecutable: true), size: 1_234, modified: date),
    ]
  }
}
