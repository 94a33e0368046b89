package import HeadgateSyntax
package import SwiftSyntax

/// The expansion of `@CasePathable` in an enum.
package struct CasePathableExpansion {
  let name: String
  let access: String
  let cases: EnumCases
  /// Whether the functions of paths are methods.
  ///
  /// In a generic type a closure would capture metatypes, which are not sendable for the compiler. An extension may
  /// extend a generic type.
  private let hasMethods: Bool
  /// Whether a protocol of the user may require cases; see `_CaseIsolation`.
  private let mayHaveRequiredCases: Bool
  private let place: (EnumCase) -> CasePlace?

  /// The names that have another meaning inside `AllCasePaths`: the associated types of its protocols.
  private static let shadowed: Set<String> = ["Element", "Iterator", "Root"]

  package init(
    of declaration: EnumDeclSyntax,
    in surroundings: [Syntax],
    place: @escaping (EnumCase) -> CasePlace? = { _ in nil }
  ) {
    self.place = place
    name = declaration.name.trimmedDescription
    access = AccessLevel(declaration.modifiers, in: surroundings).memberModifier
    cases = EnumCases(of: declaration)
    hasMethods = declaration.genericParameterClause != nil || surroundings.contains(where: \.mayBeGeneric)
    mayHaveRequiredCases = declaration.inheritanceClause?.mayNameProtocolsOfUsers ?? false
  }

  /// The reasons why the enum cannot have case paths.
  package var violations: [HeadgateDiagnostic] {
    let limited = cases.flattened.filter { $0.availability.isLimited && !$0.availability.isUnavailable }
    return cases.overloaded.map { .overloadedCaseName($0, in: name) }
      + limited.map { .caseOfLimitedAvailability($0, in: name) }
  }

  package var members: [String] {
    let listing = block(
      "static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<\(root)>)",
      reachable.contains(where: mayNeedActor)
        ? """
        #if hasFeature(InferIsolatedConformances)
        HeadgateCasePaths._AnyIsolation.run(&paths) { paths in
          \(list.indented(2))
        }
        #else
        \(list)
        #endif
        """
        : list
    )
    let allCasePaths = block(
      "\(access)nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths",
      rootAlias,
      deprecation + access + listing,
      properties
    )
    let accessor =
      """
      \(access)nonisolated static var allCasePaths: AllCasePaths {
        AllCasePaths()
      }
      """
    let tag =
      """
      \(deprecation)\(access)nonisolated static func _$caseIndex(of root: \(name)) \
      \(block("-> Swift.Int", choice(otherwise: "-1") { "\($0.index)" }))
      """
    return [allCasePaths, accessor, tag] + payloads
  }

  /// The name of the enum inside `AllCasePaths`.
  private var root: String {
    Self.shadowed.contains(name) ? "_$Payloads._$Root" : name
  }

  /// The associated type `Root`. The name is reserved for the library, so that a case can have the name `Root`.
  private var rootAlias: String {
    cases.flattened.contains { $0.plainName == "Root" }
      ? "@_implements(HeadgateCasePaths.CasePathReflectable, Root) \(access)typealias _$Root = \(root)"
      : "\(access)typealias Root = \(root)"
  }

  /// Aliases of the types whose names have another meaning inside `AllCasePaths`.
  private var payloads: [String] {
    var aliases = cases.render { one in
      needsAlias(one) ? "\(access)typealias \(one.name) = \(one.payload(in: name))" : nil
    }
    guard Self.shadowed.contains(name) || cases.flattened.contains(where: needsAlias) else { return [] }
    if Self.shadowed.contains(name) { aliases = "\(access)typealias _$Root = \(name)\n" + aliases }
    return [
      """
      \(access)nonisolated enum _$Payloads {
        \(aliases.indented(2))
      }
      """
    ]
  }

  /// Returns code that selects an answer for the case of a value.
  ///
  /// A `switch` over an enum does not compile when no case can have a value. The macro cannot see whether a payload
  /// type has values (a child's empty `Action` has none). Such an enum gets a chain of `if`, which is as fast with
  /// optimizations and needs more stack without them. An enum with a case that certainly has values, or with many
  /// cases, gets a `switch`. An enum without cases gets no code, because the compiler would warn that the code never
  /// runs.
  private func choice(otherwise: String, _ answer: (EnumCase) -> String) -> String {
    guard !reachable.isEmpty else { return cases.flattened.isEmpty ? "" : "return \(otherwise)" }
    return cases.whereTheyAre(answers(otherwise: otherwise, answer))
  }

  private func answers(otherwise: String, _ answer: (EnumCase) -> String) -> String {
    guard reachable.count <= 8, !reachable.contains(where: \.isSurelyPossible) else {
      return """
        switch root {
        \(renderReachable { "case .\($0.name): return \(answer($0))" })
        }
        """
    }
    return """
      \(renderReachable { "if case .\($0.name) = root { return \(answer($0)) }" })
      return \(otherwise)
      """
  }

  /// Deprecated code may name a deprecated case without a warning. Calls go through a protocol, so they do not warn.
  private var deprecation: String { cases.deprecation }

  private var list: String {
    renderReachable { "paths.add(\\.\($0.name), \($0.index))" }
  }

  private var properties: String { renderReachable(property) }

  private func property(for one: EnumCase) -> String {
    let type = needsAlias(one) ? "_$Payloads.\(one.name)" : one.payload(in: name)
    let isGate = one.isGate
    let hasMethods = hasMethods || mayBeRequired(one)
    let way = hasMethods ? methods(to: one) : isGate ? way(through: one) : way(to: one)
    let path = "HeadgateCasePaths.AnyCasePath<\(root), \(type)>"
    let making = { (way: String) in "HeadgateCasePaths.AnyCasePath(\n    \(way))" }
    let onActor = hasMethods || isGate ? way : self.way(to: one, onActor: true)
    // `nonisolated(unsafe)`: the closure runs at once and keeps nothing. Without it, the Swift 5 mode warns that the closure, which
    // has an actor in its type, changes a captured variable.
    let getter =
      mayNeedActor(one)
      ? """
      #if hasFeature(InferIsolatedConformances)
        nonisolated(unsafe) var path: \(path)?
        HeadgateCasePaths._AnyIsolation.run { path = \(making(onActor)) }
        return path!
        #else
        return \(making(way))
        #endif
      """
      : (isChecked(one) ? check(of: one) : "") + making(way)
    let property = """
      \(one.availability.prefix)\(access)var \(one.name): \(path) {
        \(getter)
      }
      """
    return hasMethods ? "\(property)\n\(methods(of: one, payload: type))" : property
  }

  private func methods(to one: EnumCase) -> String {
    let embed = !needsMethod(one) ? "\(root).\(one.name)" : "\(one.memberName)(_:)"
    return "_$index: \(one.index), embed: \(isChecked(one) ? "embed" : embed), extract: \(one.memberName)(of:)"
  }

  private func methods(of one: EnumCase, payload: String) -> String {
    let deprecation = one.availability.prefix
    let extract = """
      \(deprecation)@Sendable private func \(one.memberName)(of root: \(root)) -> (\(payload))? {
        \(mayBeRequired(one) ? cases.statement(extracting: one, from: "root") : cases.extraction(of: one, from: "root"))
      }
      """
    guard needsMethod(one) else { return extract }
    let arguments = one.arguments { one.parameters.count == 1 ? "payload" : "payload.\($0)" }
    let make =
      one.isImpossible
      ? "Swift.fatalError()"
      : one.parameters.isEmpty ? ".\(one.name)" : ".\(one.name)(\(arguments))"
    return """
      \(deprecation)@Sendable private func \(one.memberName)(_ payload: \(payload)) -> \(root) {
        \(make)
      }
      \(extract)
      """
  }

  /// Whether a method embeds the payload, and not the case itself.
  private func needsMethod(_ one: EnumCase) -> Bool {
    one.isImpossible || one.parameters.count != 1 || one.isNamedLikeMetatype
  }

  private func way(to one: EnumCase, onActor: Bool = false) -> String {
    """
    _$index: \(one.index), embed: \(onActor ? embeddingOnActor(of: one) : embedding(of: one)),
        extract: { \(cases.extraction(of: one, from: "$0")) }
    """
  }

  /// The functions of the path through a gate. Each function is one component, in the module that declares the case.
  private func way(through gate: EnumCase) -> String {
    """
    _$gate: \(gate.index), enter: { $0._$into(\(embedding(of: gate))) },
        open: { \(cases.extraction(of: gate, from: "$0", as: "._$through(v0)")) }
    """
  }

  /// Returns the function that embeds the payload.
  ///
  /// For one value it is the case itself: for a value of an empty type, the compiler would warn that a closure never
  /// runs.
  private func embedding(of one: EnumCase) -> String {
    guard !one.isImpossible else { return "{ _ in Swift.fatalError() }" }
    guard one.parameters.count != 1 else {
      return one.isNamedLikeMetatype ? "{ .\(one.name)($0) }" : "\(root).\(one.name)"
    }
    return one.parameters.isEmpty
      ? "{ _ in .\(one.name) }" : "{ .\(one.name)(\(one.arguments { "$0.\($0)" })) }"
  }

  /// Returns the same function, for a closure whose types may have conformances of the main actor.
  private func embeddingOnActor(of one: EnumCase) -> String {
    let embedding = embedding(of: one)
    return one.parameters.count > 1 && !one.isImpossible
      ? "HeadgateCasePaths._AnyIsolation.function \(embedding)" : embedding
  }

  /// Returns whether the payload types may have conformances that belong to the main actor; see `_AnyIsolation`.
  private func mayNeedActor(_ one: EnumCase) -> Bool {
    one.parameters.contains(where: \.type.mayNameConformances)
  }

  /// The beginning of the getter of a case whose isolation is checked.
  private func check(of one: EnumCase) -> String {
    let check = "let embed = HeadgateCasePaths._CaseIsolation.checked(&make)"
    let placed = place(one).map { "\($0.start)\n  \(check)\n#sourceLocation()" } ?? check
    return """
      #if swift(>=6)
        var make = \(root).\(one.name)
        \(placed)
        #else
        let embed = \(root).\(one.name)
        #endif
        return\u{20}
      """
  }

  /// Whether the isolation of the case is checked. Of a case with several values, which a closure or a method embeds, the
  /// compiler says by itself that it belongs to the main actor.
  private func isChecked(_ one: EnumCase) -> Bool {
    mayBeRequired(one) && one.parameters.count == 1
  }

  /// Returns whether a protocol of the main actor may require the case. Gates, and payloads that need the actor, are left out.
  /// So are several values if one of them may have an empty type: the compiler would warn that code never runs.
  private func mayBeRequired(_ one: EnumCase) -> Bool {
    mayHaveRequiredCases && !one.parameters.isEmpty && !one.isImpossible && !one.isNamedLikeMetatype && !one.isGate
      && !mayNeedActor(one) && (one.parameters.count == 1 || one.isSurelyPossible)
  }

  private func needsAlias(_ one: EnumCase) -> Bool {
    one.parameters.contains { !$0.type.leadingNames.isDisjoint(with: Self.shadowed) }
  }

  /// The cases with a path. A case that is unavailable everywhere can be neither created nor matched.
  private var reachable: [EnumCase] {
    cases.flattened.filter { !$0.availability.isUnavailable }
  }

  private func renderReachable(_ text: (EnumCase) -> String) -> String {
    cases.render { $0.availability.isUnavailable ? nil : text($0) }
  }
}

extension EnumCase {
  /// Whether the case carries a `Gate` and nothing else.
  fileprivate var isGate: Bool {
    parameters.count == 1 && parameters[0].type.isGate
  }
}

extension InheritanceClauseSyntax {
  /// The usual protocols of actions. None belongs to an actor.
  private static let known: Set<String> = [
    "BindableAction", "CaseIterable", "CasePathable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "GatedAction",
    "Hashable", "Identifiable", "LocalizedError", "Sendable", "ViewAction",
  ]

  /// Whether the clause names other protocols. They may have requirements that cases satisfy.
  fileprivate var mayNameProtocolsOfUsers: Bool {
    inheritedTypes.contains { $0.type.lastComponentName.map { !Self.known.contains($0) } ?? false }
  }
}

extension EnumDeclSyntax {
  /// Whether the declaration has manually written case paths.
  package var writesCasePaths: Bool {
    memberBlock.members.flattened.contains { member in
      member.as(VariableDeclSyntax.self)?.bindings
        .contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "allCasePaths" } ?? false
    }
  }
}
