import HeadgateUDF
import Terminal
import WordCount

/// The lines with the most frequent words and the total.
struct TableProps: Equatable {
  var isFinished = false
  var lines: [String] = []
}

struct TableMapper: Mapper {
  let count: Int

  func props(of state: WordCountState) -> TableProps {
    guard state.isFinished else { return TableProps() }
    let words = state.mostFrequent(count)
    let width = words.map { String($0.count).count }.max() ?? 0
    let lines = words.map { word, count in
      String(repeating: " ", count: width - String(count).count) + "\(count) \(word)"
    }
    return TableProps(isFinished: true, lines: lines + ["\(state.total) words in \(state.files.count) files"])
  }
}

/// Prints the table when it is finished, and then lets the program continue.
final class Table: ViewComponent {
  let disposer = Disposer()
  private let finished: () -> Void

  var props = TableProps() {
    didSet {
      guard props.isFinished else { return }
      for line in props.lines { print(line.printable) }
      finished()
    }
  }

  init(finished: @escaping () -> Void) {
    self.finished = finished
  }
}
