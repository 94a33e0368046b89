internal import HeadgateSupport

/// The observed properties of a state, by the names that a coded binding has.
struct BindableProperties {
  let byName: [String: AnyKeyPath]

  /// Returns the properties of a type; nil if it is not an observable state.
  static func of(_ state: Any.Type) -> BindableProperties? {
    let id = ObjectIdentifier(state)
    // The descriptions of key paths are slow, so the names are found once per type.
    if let known = known.withLock({ $0[id] }) { return known }
    guard let fields = observedFields(state), !fields.isEmpty else { return nil }
    let properties = BindableProperties(fields)
    known.withLock { $0[id] = properties }
    return properties
  }

  private static let known = Locked<[ObjectIdentifier: BindableProperties]>([:])

  private init(_ fields: [AnyKeyPath: _ObservedField]) {
    var byName: [String: AnyKeyPath] = [:]
    for (path, field) in fields {
      let components = PropertyText.components(of: field.storedPath).dropFirst().split(separator: ".")
      guard let stored = components.first else { continue }
      let name = PropertyName.written(stored)
      // A property with a wrapper has two fields: the wrapped value, and the projected value, whose path ends at the wrapper.
      let isProjected = components.count == 1 && fields.values.contains { $0.continues(after: stored) }
      byName[isProjected ? "$\(name)" : name] = path
    }
    self.byName = byName
  }

  /// Returns the name of a property of a state, such as `settings.isOn`; nil if a decoder would not find the property.
  static func name(of path: AnyKeyPath) -> String? {
    let state = type(of: path).rootType
    if let name = of(state)?.byName.first(where: { $0.value == path })?.key { return name }
    let name = PropertyText(path).properties
    guard case .found(let found) = find(name, in: state), found == path else { return nil }
    return name
  }

  enum Result {
    case found(AnyKeyPath)
    /// The part of the name that is no property of a type, and the names that the type has.
    case unknown(part: String, of: Any.Type, names: [String])
  }

  /// Finds a property by its name, through nested observable states.
  static func find(_ name: String, in state: Any.Type) -> Result {
    var (state, path) = (state, AnyKeyPath?.none)
    for part in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      let names = of(state)?.byName ?? [:]
      guard let next = names[part], let whole = path.map({ $0.appending(path: next) }) ?? next else {
        return .unknown(part: part, of: state, names: names.keys.sorted())
      }
      path = whole
      state = type(of: next).valueType
    }
    guard let path else { return .unknown(part: name, of: state, names: []) }
    return .found(path)
  }
}

extension _ObservedField {
  /// Whether the stored path begins with a property and does not end there.
  fileprivate func continues(after component: Substring) -> Bool {
    let components = PropertyText.components(of: storedPath).dropFirst().split(separator: ".")
    return components.count > 1 && components.first == component
  }
}
