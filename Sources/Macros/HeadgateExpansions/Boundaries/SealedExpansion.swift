import HeadgateSyntax
package import SwiftSyntax

/// The expansion of `@Sealed`: a peer of the enum.
package struct SealedExpansion {
  private let access: String
  private let events: String
  private let cases: EnumCases
  /// Type aliases of the types nested in the enum, so that the struct can name them.
  private let nestedTypes: [String]
  /// The conformances of the enum that the type also gets. Raw values stay private.
  private let conformances: [String]
  /// Whether the functions of paths are methods; see `CasePathableExpansion`.
  private let hasMethods: Bool

  package init(of events: EnumDeclSyntax, in surroundings: [Syntax]) {
    // The type has the access level of the action around it.
    let action = surroundings.first?.as(EnumDeclSyntax.self)
    self.events = events.name.trimmedDescription
    access = AccessLevel(action?.modifiers ?? [], in: Array(surroundings.dropFirst())).memberModifier
    cases = EnumCases(of: events)
    let name = events.name.trimmedDescription
    hasMethods = surroundings.contains(where: \.mayBeGeneric)
    nestedTypes = events.memberBlock.members.flattened.compactMap(\.declaredTypeName)
      .map { "fileprivate typealias \($0.identifier) = \(name).\($0.identifier)" }
    let known: Set = ["Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable"]
    conformances = (events.inheritanceClause?.inheritedTypes ?? []).map(\.type)
      .filter { $0.lastComponentName.map(known.contains) ?? false }.map(\.trimmedDescription)
  }

  package var type: String {
    let protocols = conformances + ["HeadgateCore._SealedAction"]
    return """
      \(access)struct Internal: \(protocols.joined(separator: ", ")) {
        fileprivate let opened: \(events)
        fileprivate nonisolated init(_ event: \(events)) {
          opened = event
        }
        \((nestedTypes + [cases.render(factory)]).joined(separator: "\n").indented(2))
        \(coding)\(access)nonisolated var _shown: HeadgateCore._SealedEvent {
          .init(opened)
        }
        \(access)nonisolated struct AllCasePaths: Swift.Sendable {
          \(cases.render(path).indented(4))
        }
        \(access)nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }
      """
  }

  /// The coding of an enum that is `Codable`. It requires the library's key: synthesized coding would give the enum to
  /// any coder.
  private var coding: String {
    let names = conformances.map { $0.split(separator: ".").last }
    var members = ""
    if names.contains("Codable") || names.contains("Decodable") {
      members += """
        \(access)nonisolated init(from decoder: any Swift.Decoder) throws {
          try self.init(HeadgateCore._SealedCoding.decode(from: decoder))
        }

        """
    }
    if names.contains("Codable") || names.contains("Encodable") {
      members += """
        \(access)nonisolated func encode(to encoder: any Swift.Encoder) throws {
          try HeadgateCore._SealedCoding.encode(opened, to: encoder)
        }

        """
    }
    return members.indented(2)
  }

  /// Returns the function that creates an action of a case, with the signature of the case.
  private func factory(_ one: EnumCase) -> String? {
    guard !one.availability.isUnavailable, !one.isImpossible else { return nil }
    guard !one.parameters.isEmpty else {
      return one.availability.prefix + "fileprivate nonisolated static var \(one.name): Self {\n  Self(.\(one.name))\n}"
    }
    let parameters = one.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") v\(index): \(escaping(parameter.type))\(parameter.defaultValue.map { " = \($0)" } ?? "")"
    }
    return """
      \(one.availability.prefix)fileprivate nonisolated static func \(one.name)(\(parameters.joined(separator: ", "))) -> Self {
        Self(.\(one.name)(\(one.arguments { "v\($0)" })))
      }
      """
  }

  private func escaping(_ type: TypeSyntax) -> String {
    let type = type.spelledOut(in: events)
    let isFunction =
      type.is(FunctionTypeSyntax.self)
      || type.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
    return isFunction && !type.description.contains("@escaping") ? "@escaping \(type)" : type.description
  }

  /// Returns the path to a case. It names the case and does not give access to the payload.
  private func path(_ one: EnumCase) -> String? {
    guard !one.availability.isUnavailable, !one.isImpossible else { return nil }
    let isEmpty = one.parameters.isEmpty
    let arguments = one.arguments { one.parameters.count == 1 ? "box.value" : "box.value.\($0)" }
    // Code outside of the file can see whether a sealed result is a success or a failure.
    let isResult = one.parameters.count == 1 && one.parameters[0].type.lastComponentName == "Result"
    let sealed = isResult ? "SealedResult" : "SealedPayload"
    let make = "Internal(.\(one.name)\(isEmpty ? "" : "(\(arguments))"))"
    let payload = one.payload(in: events)
    let property =
      "\(one.availability.prefix)\(access)var \(one.name): HeadgateCasePaths.AnyCasePath<Internal, HeadgateCore.\(sealed)>"
    if hasMethods {
      return """
        \(property) {
          HeadgateCasePaths.AnyCasePath(_$sealed: \(one.memberName)(_:), extract: \(one.memberName)(of:))
        }
        \(one.availability.prefix)private func \(one.memberName)(_ box: HeadgateCore._SealedBox<\(payload)>) -> Internal {
          \(make)
        }
        \(one.availability.prefix)private func \(one.memberName)(of action: Internal) -> (\(payload))? {
          \(cases.extraction(of: one, from: "action.opened"))
        }
        """
    }
    return """
      \(property) {
        HeadgateCasePaths.AnyCasePath(
          _$sealed: { (\(isEmpty ? "_" : "box"): HeadgateCore._SealedBox<\(payload)>) in \(make) },
          extract: { (action: Internal) -> (\(payload))? in \(cases.extraction(of: one, from: "action.opened")) })
      }
      """
  }
}
