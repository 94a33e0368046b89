import HeadgateSyntax
import SwiftSyntax

extension PackageCode {
  /// Returns the type that a name means inside of another type; nil if the package declares none, or several with this path.
  func type(_ path: [String], in context: [String]) -> DeclaredType? {
    for count in (0...context.count).reversed() {
      let full = context.prefix(count) + path
      let found = types.filter { $0.path.elementsEqual(full) }
      if !found.isEmpty { return found.count == 1 ? found.first : nil }
    }
    return nil
  }

  private static let sendableTypes: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Decimal", "Double", "Duration",
    "Float",
    "Int", "Int16", "Int32", "Int64", "Int8", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32",
    "UInt64",
    "UInt8", "URL", "UUID",
  ]

  /// Whether a type that is written inside of another type is `Sendable` beyond doubt.
  func isSendable(_ type: WrittenType, in context: [String]) -> Bool { isSendable(type, in: context, inside: []) }

  private func isSendable(_ type: WrittenType, in context: [String], inside owners: Set<[String]>) -> Bool {
    guard let declared = self.type(type.path, in: context) else {
      guard type.path.count == 1, let name = type.path.first, type.ofCase == nil, !declaresType(name) else {
        return false
      }
      return Self.sendableTypes.contains(name)
        || ["Array", "Dictionary", "Optional", "Set"].contains(name)
          && type.arguments.allSatisfy { isSendable($0, in: context, inside: owners) }
    }
    if let name = type.ofCase, !declared.cases.contains(where: { $0.name == name && $0.payload.isEmpty }) {
      return false
    }
    if declared.inherits.contains("Sendable") || owners.contains(declared.path) { return true }
    // A wrapper of a property has a type of its own.
    guard !declared.isExported, type.arguments.isEmpty, [.enum, .struct].contains(declared.kind),
      declared.attributedProperties.isEmpty
    else { return false }
    let properties = declared.kind == .struct ? declared.plainProperties.map { declared.propertyTypes[$0] } : []
    let parts = declared.cases.flatMap(\.payload) + properties
    return parts.allSatisfy { part in
      part.map { isSendable($0, in: declared.path, inside: owners.union([declared.path])) } ?? false
    }
  }

  /// Whether two types that are written at different places are the same type.
  func isSame(_ first: WrittenType, in context: [String], _ second: WrittenType, in other: [String]) -> Bool {
    guard first.arguments.count == second.arguments.count,
      zip(first.arguments, second.arguments).allSatisfy({ isSame($0, in: context, $1, in: other) })
    else { return false }
    switch (type(first.path, in: context), type(second.path, in: other)) {
    case (let one?, let two?):
      let isKnown = [(first, one), (second, two)].allSatisfy { type, declared in
        type.ofCase.map { name in declared.cases.contains { $0.name == name && $0.payload.isEmpty } } ?? true
      }
      return isKnown && one.path == two.path
    case (nil, nil): return first.path == second.path && first.path.count == 1 && !declaresType(first.path[0])
    default: return false
    }
  }
}
