import HeadgateSyntax
import SwiftSyntax

/// The cases of an action that carry the action of a child.
struct ChildActions {
  /// A case and the type of its payload.
  struct Case {
    let action: ChildAction
    let type: TypeSyntax
  }

  private var cases: [String: Case] = [:]

  /// All cases of the action in their order, also those that carry no action of a child; nil if others can exist.
  private(set) var allNames: [String]?

  /// The cases that each `switch` must handle, in their order. A case whose payload may have no value can be left out.
  private(set) var inhabitedNames: [String] = []

  /// The cases of the sealed enums in the action, by the name of the case that carries their values.
  private(set) var sealed: [String: Set<String>] = [:]

  /// Creates the cases of a reducer's action; none if an `#if` declares several actions, or if the action is no nested
  /// enum.
  init(of reducer: ReducerDeclaration) {
    guard reducer.actions.count == 1, let declaration = reducer.actions[0].as(EnumDeclSyntax.self) else { return }
    // A name can be declared in several branches of an `#if`. Then the payload is unknown.
    var names: Set<String> = []
    for element in declaration.memberBlock.members.flattened.lazy.compactMap({ $0.as(EnumCaseDeclSyntax.self) })
      .flatMap(\.elements)
    {
      guard let name = element.name.identifier?.name else { continue }
      guard names.insert(name).inserted else {
        cases[name] = nil
        continue
      }
      guard let parameters = element.parameterClause?.parameters, let last = parameters.last,
        let action = parameters.count == 1 ? ChildAction(last.type) : ChildAction(idAnd: parameters.map(\.type))
      else { continue }
      cases[name] = Case(action: action, type: last.type)
    }
    inhabitedNames = declaration.inhabitedCaseNames
    allNames = declaration.declaresAllCases ? declaration.ownCaseNames : nil
    for inner in declaration.memberBlock.members.compactMap({ $0.decl.as(EnumDeclSyntax.self) })
    where inner.attributes.has("Sealed") && inner.name.text.hasSuffix("Event") {
      let kind = inner.name.text.dropLast("Event".count)
      sealed[kind.prefix(1).lowercased() + kind.dropFirst(), default: []].formUnion(inner.ownCaseNames)
    }
  }

  var isEmpty: Bool { cases.isEmpty }

  subscript(name: String) -> Case? { cases[name] }

  /// The case that carries the plain action of a feature.
  func name(ofChild child: String) -> String? {
    cases.first {
      guard case .plain(let type) = $0.value.action else { return false }
      return type.trimmedDescription == child
    }?.key
  }
}

extension EnumDeclSyntax {
  /// The names of the cases outside of `#if`.
  fileprivate var ownCaseNames: [String] {
    memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      .compactMap { $0.name.identifier?.name }
  }

  /// The names of the cases outside of `#if` that are available, and whose payloads certainly have values.
  fileprivate var inhabitedCaseNames: [String] {
    memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.filter(\.attributes.isEmpty)
      .flatMap(\.elements).filter { $0.parameterClause?.parameters.allSatisfy(\.type.isInhabited) ?? true }
      .compactMap { $0.name.identifier?.name }
  }

  /// Whether neither an `#if` nor an unknown macro can add a case.
  fileprivate var declaresAllCases: Bool {
    !memberBlock.members.contains { $0.decl.is(IfConfigDeclSyntax.self) || $0.decl.is(MacroExpansionDeclSyntax.self) }
      && attributes.allSatisfy { element in
        guard case .attribute(let attribute) = element else { return false }
        return ["CasePathable", "MainActor", "available", "dynamicMemberLookup"].contains(attribute.name)
      }
  }
}

extension TypeSyntax {
  private static let inhabitedTypes: Set<String> = [
    "BindingAction", "Bool", "Data", "Date", "Double", "Float", "Int", "PresentationAction", "StackAction",
    "StackActionOf",
    "String", "URL", "UUID", "Void",
  ]

  /// Whether the type certainly has values. Other types can be enums without cases.
  fileprivate var isInhabited: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
      || self.is(FunctionTypeSyntax.self) || lastComponentName.map(Self.inhabitedTypes.contains) == true
  }
}
