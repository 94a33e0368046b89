/// The settings of the user, which all directories and all running programs share.
package nonisolated struct Settings: Equatable, Sendable {
  package enum Order: String, Equatable, Sendable, CaseIterable, Codable {
    case name, size, date
  }

  package enum SizeUnit: String, Equatable, Sendable, CaseIterable, Codable {
    /// 1,000 bytes are 1 KB.
    case decimal
    /// 1,024 bytes are 1 KiB.
    case binary
  }

  package enum Theme: String, Equatable, Sendable, CaseIterable, Codable {
    case automatic, dark, light
    /// Nothing has a color.
    case plain
  }

  package var order = Order.name
  package var isReversed = false
  package var showsDirectoriesFirst = true
  package var showsHidden = false
  package var showsPreview = true
  package var sizeUnit = SizeUnit.decimal
  package var theme = Theme.automatic

  package init(showsHidden: Bool = false) {
    self.showsHidden = showsHidden
  }

  package mutating func nextOrder() {
    order = order.next()
  }
}

nonisolated extension Settings: Codable {
  private enum CodingKeys: CodingKey {
    case order, isReversed, showsDirectoriesFirst, showsHidden, showsPreview, sizeUnit, theme
  }

  /// Reads settings. A setting that is not in the file has its default, so that files of older versions stay readable.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    func read<Value: Decodable>(_ key: CodingKeys, into setting: inout Value) throws {
      setting = try container.decodeIfPresent(Value.self, forKey: key) ?? setting
    }
    try read(.order, into: &order)
    try read(.isReversed, into: &isReversed)
    try read(.showsDirectoriesFirst, into: &showsDirectoriesFirst)
    try read(.showsHidden, into: &showsHidden)
    try read(.showsPreview, into: &showsPreview)
    try read(.sizeUnit, into: &sizeUnit)
    try read(.theme, into: &theme)
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
    keep(\.showsDirectoriesFirst)
    keep(\.showsHidden)
    keep(\.showsPreview)
    keep(\.sizeUnit)
    keep(\.theme)
    return settings
  }
}

nonisolated extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Returns the case after this one, or before it for a negative number; the first case comes after the last.
  func next(_ steps: Int = 1) -> Self {
    let all = Self.allCases
    let index = (all.firstIndex(of: self)! + steps) % all.count
    return all[index < 0 ? index + all.count : index]
  }
}
