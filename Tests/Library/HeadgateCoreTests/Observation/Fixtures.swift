import Headgate
import HeadgateCore
import HeadgateIdentified

@ObservableState
struct Leaf: Equatable {
  var name = ""
  var count = 0
}

/// Observable and not equatable.
@ObservableState
struct Row: Identifiable {
  let id: Int
  var title = ""
}

@ObservableState
struct Branch {
  var leaf = Leaf()
  var other = Leaf()
  var optional: Leaf?
  var rows: IdentifiedArrayOf<Row> = []
  var list: [Row] = []
  var choice = Choice.none
  var numbers: [Int] = []
  var callback: @Sendable () -> Int = { 0 }
  var text = ""
  var total = 0
  var doubled: Int { total * 2 }
}

@ObservableState
enum Choice {
  case none
  case leaf(Leaf)
  case row(Row)
  case progress(Double)
  case pair(Int, Int)
}

@ObservableState
enum Phase: Equatable {
  case idle
  case loading(progress: Double)
  indirect case nested(Phase)
}
