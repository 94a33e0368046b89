import HeadgateSyntax
package import SwiftSyntax

/// The expansion of `@_ActionKinds` in an action.
package struct ActionKindsExpansion {
  private let declaration: EnumDeclSyntax
  private let name: String
  private let access: String
  private let cases: EnumCases
  /// Whether the declaration conforms to `GatedAction`.
  private let isGated: Bool
  /// The nested enum of sealed actions.
  private let sealed: EnumDeclSyntax?

  /// Nil for an action without kinds: the expansion is empty.
  package init?(of declaration: EnumDeclSyntax, in surroundings: [Syntax]) {
    self.declaration = declaration
    name = declaration.name.trimmedDescription
    access = AccessLevel(declaration.modifiers, in: surroundings).memberModifier
    cases = EnumCases(of: declaration)
    isGated = TypeDeclaration(declaration)?.inherits(from: "GatedAction") == true
    sealed = declaration.memberBlock.members.flattened.lazy.compactMap { $0.as(EnumDeclSyntax.self) }
      .first { $0.attributes.has("Sealed") }
    if !isGated, sealed == nil { return nil }
  }

  package var members: [String] {
    (isGated ? kinds.filter { $0.parameters.count == 1 }.map(reading) + missing + pinnedTypes : [])
      + (sealed == nil ? [] : [openedType, opened])
  }

  // MARK: Kinds

  /// The cases that are kinds, by name.
  private var kinds: [EnumCase] {
    cases.flattened.filter { Self.kindNames.values.contains($0.plainName) }
  }

  /// The types of kinds that have no case.
  private var typesWithoutCase: [(member: DeclSyntax, type: String, kind: String)] {
    declaration.memberBlock.members.flattened.compactMap { member in
      guard let type = member.declaredTypeName, let kind = Self.kindNames[type] ?? sealedKind(of: member),
        !kinds.contains(where: { $0.plainName == kind })
      else { return nil }
      return (member, type, kind)
    }
  }

  package var violations: [HeadgateDiagnostic] {
    guard isGated else { return [] }
    let cases = kinds.filter { $0.parameters.count != 1 }.map { HeadgateDiagnostic.kindWithoutOneValue($0, in: name) }
    let types = typesWithoutCase.map { HeadgateDiagnostic.kindWithoutCase($0.member, kind: $0.kind, in: name) }
    let unsealed = declaration.memberBlock.members.flattened.compactMap { $0.as(EnumDeclSyntax.self) }
      .filter { $0.name.identifier?.name == "InternalEvent" && !$0.attributes.has("Sealed") }
      .map { HeadgateDiagnostic.unsealedEvents($0) }
    return cases + types + unsealed
  }

  /// Substitutes for missing cases of kinds, so that the compiler reports no further errors about them.
  private var missing: [String] {
    typesWithoutCase.map { _, type, kind in
      let name = kind == "internal" ? "Internal" : type
      return """
        \(access)nonisolated static func `\(kind)`(_ action: \(name)) -> Self {
          Swift.fatalError()
        }
        \(access)nonisolated static func _\(kind)(of action: Self) -> \(name)? {
          nil
        }
        """
    }
  }

  /// The types of the kinds, so that no other code can supply them; see `_ActionKindTypes`.
  private var pinnedTypes: [String] {
    guard violations.isEmpty else { return [] }
    let types = ["View", "Delegate", "Interface", "Internal"].map { type in
      guard let kind = kinds.first(where: { $0.plainName == Self.kindNames[type] }) else { return "Swift.Never.self" }
      // A case inside `#if` may have several types, so use the type of that name.
      return isUnconditional(kind) ? "(\(kind.parameters[0].type.spelledOut(in: name))).self" : "Self.\(type).self"
    }
    return [
      """
      \(access)nonisolated static var _$kinds: HeadgateCore._ActionKindTypes<\(name)> {
        .init(\(types.joined(separator: ", ")))
      }
      """
    ]
  }

  private func isUnconditional(_ kind: EnumCase) -> Bool {
    cases.nodes.contains { if case .one(let one) = $0 { one.index == kind.index } else { false } }
  }

  private static let kindNames = [
    "View": "view", "Delegate": "delegate", "Interface": "interface", "Internal": "internal",
  ]

  private func sealedKind(of member: DeclSyntax) -> String? {
    member.as(EnumDeclSyntax.self).flatMap { $0.attributes.has("Sealed") ? "internal" : nil }
  }

  private func reading(_ kind: EnumCase) -> String {
    let type = kind.parameters[0].type.spelledOut(in: name)
    return """
      \(kind.availability.prefix)\
      \(access)nonisolated static func _\(kind.plainName)(of action: \(name)) -> \(type)? {
        \(cases.extraction(of: kind, from: "action"))
      }
      """
  }

  // MARK: Opening

  /// The action with access to its sealed actions, for the file that declares them.
  private var openedType: String {
    let isIndirect = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
    return """
      fileprivate \(isIndirect ? "indirect " : "")enum Opened {
        \(cases.render(openedCase).indented(2))
      }
      """
  }

  private func openedCase(_ one: EnumCase) -> String? {
    guard !one.availability.isUnavailable else { return nil }
    let types = one.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "")
        + (isSealed(parameter) ? "InternalEvent" : parameter.type.spelledOut(in: name).description)
    }
    let isIndirect = one.declaration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
    return one.availability.prefix + (isIndirect ? "indirect " : "") + "case \(one.name)"
      + (types.isEmpty ? "" : "(\(types.joined(separator: ", ")))")
  }

  private var opened: String {
    """
    /// The action, to be switched over in this file: what is sealed can be read here.
    \(cases.deprecation)fileprivate nonisolated var opened: Opened {
      switch self {
      \(cases.render(opening).indented(2))
      }
    }
    """
  }

  private func opening(_ one: EnumCase) -> String? {
    one.passedOn { "v\($0)" + (isSealed(one.parameters[$0]) ? ".opened" : "") }
  }

  private func isSealed(_ parameter: EnumCase.Parameter) -> Bool {
    parameter.type.trimmedDescription == "Internal"
  }
}
