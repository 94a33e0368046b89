import HeadgateSyntax
import SwiftSyntax

/// The state or the action of a feature, as the package declares it.
struct FeatureValue {
  /// The declared type, or the enum of reducers for which a macro writes the type.
  let type: PackageCode.DeclaredType
  /// `State` or `Action`, if a macro writes the type.
  private let written: String?

  /// Resolves a type that is written inside of another type; nil if the package does not declare it.
  init?(_ type: WrittenType, in context: [String], _ code: PackageCode) {
    if let declared = code.type(type.path, in: context) {
      self.type = declared
      written = nil
    } else if let last = type.path.last, ["Action", "State"].contains(last), type.path.count > 1,
      let reducer = code.type(Array(type.path.dropLast()), in: context), reducer.kind == .enum,
      reducer.attributes.contains("Reducer")
    {
      self.type = reducer
      written = last
    } else {
      return nil
    }
  }

  /// Whether the type belongs to an enum of reducers, so a store of it has `case`.
  var isOfEnumReducer: Bool { written != nil }

  /// Whether a store of the state has its properties and its cases as members.
  var isObservable: Bool { written == "State" || type.attributes.contains("ObservableState") }

  /// Whether a store of the action can have bindings without a `sending`.
  var isBindable: Bool { type.inherits.contains("BindableAction") }

  /// Returns the type of a property or of the payload of a case.
  func writtenType(of name: String) -> WrittenType? {
    if written == nil, let type = type.propertyTypes[name] { return type }
    guard let payload = declaredCase(name)?.payload, payload.count == 1, let type = payload.first ?? nil else {
      return nil
    }
    return written.map { WrittenType(type.path + [$0]) } ?? type
  }

  func declaredCase(_ name: String) -> PackageCode.DeclaredCase? { type.cases.first { $0.name == name } }

  /// Returns the value at a path. The path of a child leads into optionals, collections and actions of children.
  func value(at names: [String], ofChild: Bool = false, _ code: PackageCode) -> FeatureValue? {
    var current = self
    for name in names {
      guard var type = current.writtenType(of: name) else { return nil }
      while ofChild, let child = type.child { type = child }
      guard let next = FeatureValue(type, in: current.type.path, code) else { return nil }
      current = next
    }
    return current
  }
}
