package import HeadgateSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder

/// The expansion of `@Reducer` in an enum.
package struct EnumReducerExpansion {
  private let reducer: ReducerDeclaration
  private let cases: EnumCases
  private let access: String
  /// Public enums are implicitly sendable only when they are frozen. In a package, `@frozen` has no other effect.
  private let frozen: String
  private let place: (EnumCase) -> CasePlace?
  private let surroundings: [Syntax]

  package init(
    of reducer: ReducerDeclaration,
    cases: EnumCases,
    access: AccessLevel,
    in surroundings: [Syntax],
    place: @escaping (EnumCase) -> CasePlace?
  ) {
    self.place = place
    self.surroundings = surroundings
    self.reducer = reducer
    self.cases = cases
    self.access = access.memberModifier
    frozen = access >= .public ? "@frozen " : ""
  }

  /// Returns the attributes that a member needs and does not have: the developer's own action gets case paths.
  package static func attributes(for member: DeclSyntax) -> [String] {
    guard let declaration = member.as(EnumDeclSyntax.self), member.declaredTypeName == "Action",
      !declaration.attributes.has("CasePathable")
    else { return [] }
    return ["HeadgateCasePaths.CasePathable"]
  }

  package var members: [String] {
    [
      state,
      reducer.actions.isEmpty ? action : nil,
      bodyType,
      body,
      deprecatedBody,
      caseScope,
      scope,
    ].compactMap(\.self)
  }

  private var name: String { reducer.type.name }

  /// Returns a text per case inside the `#if` blocks around the cases. Unavailable cases are skipped where a value is
  /// needed.
  private func render(_ text: (ReducerCase) -> String?) -> String {
    cases.render { one in
      one.availability.isUnavailable ? nil : text(ReducerCase(one, in: name))
    }
  }

  private var reachable: [ReducerCase] {
    cases.flattened.filter { !$0.availability.isUnavailable }.map { ReducerCase($0, in: name) }
  }

  // MARK: State

  private var state: String {
    // Unavailable cases are included, so that the case indices are those of the enum.
    let cases = cases.render { $0.availability.prefix + ReducerCase($0, in: name).state }
    let placedCases = self.cases.render { placed($0.availability.prefix + ReducerCase($0, in: name).state, at: $0) }
    return """
      @dynamicMemberLookup
      \(block(
        "\(frozen)\(access)enum State: HeadgateCore.CaseReducerState, HeadgateCasePaths.CasePathIterable",
        "\(access)typealias Action = \(name).Action",
        "\(access)typealias StateReducer = \(name)",
        "\(access)typealias _DefaultReducer = \(name).Body",
        placedCases + end(of: placedCases),
        equality { !$0.one.parameters.isEmpty && !$0.one.isImpossible },
        payloadID,
        ephemerality,
        members(ofEnum: "State", cases) { ObservableEnumExpansion(of: $0, access: access).members }
      ))
      """
  }

  /// Returns the expansions of the other macros for a generated enum.
  ///
  /// They are called here instead of being attached to the generated code: Swift 6.3.1 crashes on a file with many such
  /// enums.
  private func members(ofEnum name: String, _ cases: String, _ others: (EnumDeclSyntax) -> [String] = { _ in [] })
    -> String
  {
    let source: DeclSyntax = "\(raw: block("\(access)enum \(name)", cases))"
    guard let declaration = source.as(EnumDeclSyntax.self) else { return "" }
    return (CasePathableExpansion(of: declaration, in: surroundings).members + others(declaration))
      .joined(separator: "\n")
  }

  // Payloads are read through the case paths. With a pattern, the compiler would warn that the code for a payload
  // without values, such as a feature's empty action, never runs.

  /// Returns `==`, which compares case by case. It has no body when there are no cases.
  private func equality(_ isCompared: (ReducerCase) -> Bool) -> String {
    let head = "\(access)static func == (lhs: Self, rhs: Self) -> Swift.Bool"
    guard !cases.flattened.isEmpty else { return block(head) }
    let comparison = cases.whereTheyAre(comparison(isCompared))
    guard !cases.deprecation.isEmpty else { return block(head, comparison) }
    return block(head, cases.whereTheyAre("return HeadgateCore._DeprecatedCases.areEqual(lhs, rhs)")) + "\n"
      + block(
        "\(cases.deprecation)\(access)static func _areEqual(_ lhs: Self, _ rhs: Self) -> Swift.Bool",
        comparison
      )
  }

  private func comparison(_ isCompared: (ReducerCase) -> Bool) -> String {
    guard reachable.contains(where: isCompared) else { return "return _$caseIndex(of: lhs) == _$caseIndex(of: rhs)" }
    let comparisons = render { one in
      guard isCompared(one) else { return nil }
      return "case \(one.one.index): return \(one.comparison)"
    }
    return [
      "let tag = _$caseIndex(of: lhs)",
      "guard tag == _$caseIndex(of: rhs) else { return false }",
      block("switch tag", comparisons, "default: return true"),
    ].joined(separator: "\n")
  }

  private var payloadID: String {
    let ids = render { one in
      guard one.one.parameters.count == 1, !one.one.isImpossible else { return nil }
      return """
        case \(one.one.index): \
        return HeadgateCore._CaseComparison.id(of: self, at: Self.allCasePaths.\(one.one.name))
        """
    }
    let answer = ids.isEmpty ? "return nil" : block("switch Self._$caseIndex(of: self)", ids, "default: return nil")
    return block("\(cases.deprecation)\(access)var _payloadID: Swift.AnyHashable?", answer)
  }

  /// The check whether the state is dismissed after an action. Payloads are checked too: an alert may be in a nested
  /// enum.
  private var ephemerality: String {
    // An own action may have actions of an ignored case, whose paths are not known here.
    let hasIgnored = !reducer.actions.isEmpty && reachable.contains { !$0.hasAction && $0.one.parameters.count == 1 }
    guard hasIgnored || reachable.contains(where: \.hasAction) else { return "" }
    let other = hasIgnored ? "HeadgateCore._CaseComparison.isDismissed(self, after: action)" : "false"
    let answers = render { one in
      guard one.hasAction else { return nil }
      let path = "allCasePaths.\(one.one.name)"
      return """
        case \(one.one.index): \
        return HeadgateCore._CaseComparison.isDismissed(self, at: Self.\(path), after: action, at: Action.\(path))
        """
    }
    return block(
      "\(cases.deprecation)\(access)func _isDismissed(after action: Action) -> Swift.Bool",
      cases.whereTheyAre(block("switch Self._$caseIndex(of: self)", answers, "default: return \(other)"))
    )
  }

  // MARK: Action

  private var action: String {
    let cases = cases.render { $0.availability.prefix + ReducerCase($0, in: name).action }
    return """
      \(block(
        "\(frozen)\(access)enum Action: HeadgateCore._CaseReducerAction, HeadgateCasePaths.CasePathIterable",
        cases,
        equality(\.hasAction),
        members(ofEnum: "Action", cases)
      ))
      """
  }

  // MARK: Reducer

  private var bodyType: String {
    "\(access)typealias Body = HeadgateCore._CaseReducerBody<State, Action>"
  }

  private var body: String {
    let head = "\(access)static var body: HeadgateCore._CaseReducerBody<State, Action>"
    guard cases.deprecation.isEmpty else {
      return block(head, "return HeadgateCore._DeprecatedCases.body(of: Self.self)")
    }
    return block(head, additions)
  }

  /// The body of an enum with deprecated cases. A protocol calls it, so that `body` is not deprecated.
  private var deprecatedBody: String? {
    guard !cases.deprecation.isEmpty else { return nil }
    let head = "\(cases.deprecation)\(access)static var _ownBody: HeadgateCore._CaseReducerBody<State, Action>"
    return block(head, additions)
  }

  private var additions: String {
    let additions = render { one in one.addition(line: place(one.one)?.line).map { placed($0, at: one.one) } }
    guard !additions.isEmpty else { return "return HeadgateCore._CaseReducerBody()" }
    return "var body = HeadgateCore._CaseReducerBody<State, Action>()\n\(additions)\(end(of: additions))\nreturn body"
  }

  /// Returns code about a case at the line of the case. Errors of the compiler, such as the one for a feature that needs an argument,
  /// and reports at run time name that line.
  private func placed(_ code: String, at one: EnumCase) -> String {
    place(one).map { "\($0.start)\n\(code)" } ?? code
  }

  /// The end of code with such lines.
  private func end(of code: String) -> String {
    code.contains("#sourceLocation") ? "\n#sourceLocation()" : ""
  }

  private var caseScope: String {
    block("\(access)enum CaseScope", render { $0.one.availability.prefix + $0.scope })
  }

  private var scope: String {
    let head = "static func scope(_ store: HeadgateCore.Store<State, Action>) -> CaseScope"
    // `_caseState` notifies an observer only when the case changes. `store.state` would notify it of each change in the
    // payload.
    let answers = block("switch store._caseState", cases.render { ReducerCase($0, in: name).scoping })
    return "\(cases.deprecation)@MainActor \(access)\(block(head, answers))"
  }
}
