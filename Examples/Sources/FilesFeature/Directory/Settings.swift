/// The settings for showing directories.
package nonisolated struct Settings: Equatable, Sendable {
  package enum Order: Equatable, Sendable, CaseIterable {
    case name, size, date
  }

  package var order = Order.name
  package var isReversed = false
  package var showsHidden = false

  package init(showsHidden: Bool = false) {
    self.showsHidden = showsHidden
  }

  package mutating func nextOrder() {
    let all = Order.allCases
    order = all[(all.firstIndex(of: order)! + 1) % all.count]
  }
}
