/// The settings of the user, which all directories and all running programs share.
package nonisolated struct Settings: Equatable, Sendable {
  package enum Order: String, Equatable, Sendable, CaseIterable, Codable {
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

nonisolated extension Settings: Codable {
  private enum CodingKeys: CodingKey {
    case order, isReversed, showsHidden
  }

  /// Reads settings. A setting that is not in the file has its default, so that files of older versions stay readable.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    order = try container.decodeIfPresent(Order.self, forKey: .order) ?? order
    isReversed = try container.decodeIfPresent(Bool.self, forKey: .isReversed) ?? isReversed
    showsHidden = try container.decodeIfPresent(Bool.self, forKey: .showsHidden) ?? showsHidden
  }
}

nonisolated extension Settings {
  /// Returns the settings of two programs in one: for each setting, the one that changed since `base`.
  static func combined(base: Settings?, mine: Settings, other: Settings) -> Settings {
    guard let base else { return mine }
    var settings = other
    func keep<Value: Equatable>(_ setting: WritableKeyPath<Settings, Value>) {
      if mine[keyPath: setting] != base[keyPath: setting] { settings[keyPath: setting] = mine[keyPath: setting] }
    }
    keep(\.order)
    keep(\.isReversed)
    keep(\.showsHidden)
    return settings
  }
}
