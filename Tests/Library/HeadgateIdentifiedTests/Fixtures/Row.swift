import HeadgateIdentified

/// An element that knows its id, and holds a container, so that a copy shows.
struct Row: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var title = ""
  var tags: [Int] = []
}

typealias Rows = IdentifiedArrayOf<Row>

extension IdentifiedArray where Element == Row, ID == Int {
  /// Rows with the given ids.
  static func rows(_ ids: Int...) -> Self {
    Self(uniqueElements: ids.map { Row(id: $0) })
  }
}

/// Checks what must hold after every operation: ids and elements correspond, and every element is found.
func isConsistent(_ rows: Rows) -> Bool {
  rows.map(\.id) == Array(rows.ids)
    && rows.count == rows.ids.count
    && rows.indices.allSatisfy { rows.index(id: rows[$0].id) == $0 }
}

/// Where an array keeps its elements: the same before and after a change means that nothing was copied.
func storage<Element>(of array: [Element]) -> UnsafeRawPointer? {
  array.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
}

/// What a process that trapped wrote before.
func text(_ bytes: [UInt8]?) -> String {
  String(decoding: bytes ?? [], as: UTF8.self)
}
