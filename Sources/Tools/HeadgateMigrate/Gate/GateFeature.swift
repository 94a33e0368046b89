import HeadgateLint
import SwiftSyntax

/// The feature that gets a gate, with the declaration of its actions.
struct GateFeature {
  /// A case of its actions.
  struct Case {
    let fact: CaseFact
    /// The kind of the group that the case contains already.
    let group: GateKind?
    /// Whether the case gets a kind. The cases of children, alerts, bindings and groups stay as they are.
    let isSorted: Bool

    var name: String { fact.name }
  }

  let index: Int
  let name: String
  /// The index of the enum of its actions.
  let actions: Int
  let file: Int
  let declaration: EnumDeclSyntax
  let cases: [Case]
  /// The kinds of the enums that group actions already, by the indices of the enums.
  let kinds: [Int: GateKind]
  /// The cases that have a kind, or get one. The cases of each kind that exists are in the order of their declarations.
  let names: [ActionName]

  /// - Throws: `GateError` when the files do not declare exactly one such feature, or when its actions are not one enum.
  init(named name: String, in files: GateFiles) throws {
    let target = files.target
    let index = try Self.find(name, in: target)
    let feature = target.features[index]
    guard feature.kind == .structure, !feature.isWrapper, let actions = feature.action else {
      throw GateError("'\(name)' declares no enum of actions.")
    }
    guard target.declarations(of: feature.type).allSatisfy(\.genericParameters.isEmpty) else {
      throw GateError("'\(name)' is generic. Write its gate by hand.")
    }
    guard let place = target.types.entries[actions].declarations.first,
      target.types.entries[actions].declarations.count == 1,
      let declaration = files.sources[place.file].nodes(EnumDeclSyntax.self).first(where: {
        $0.name.bytes.offset == target.files[place.file].types[place.type].range.offset
      })
    else { throw GateError("The actions of '\(name)' are not declared in one enum.") }
    self.index = index
    self.name = feature.name
    self.actions = actions
    self.declaration = declaration
    file = place.file
    let cases = target.files[place.file].types[place.type].cases.map { Self.sort($0, actions, index, target) }
    self.cases = cases
    kinds = cases.reduce(into: [:]) { kinds, one in
      guard let kind = one.group, case .group(let type) = target.content(of: one.fact, in: actions, of: index) else {
        return
      }
      kinds[type] = kind
    }
    let grouped = kinds.flatMap { type, kind in
      target.declarations(of: type).flatMap(\.cases).map { ActionName(kind: kind, name: $0.name) }
    }
    names = grouped + cases.filter(\.isSorted).map { ActionName(kind: nil, name: $0.name) }
    try check(files)
  }

  /// Returns the case of a name.
  func declaredCase(_ name: String) -> Case? { cases.first { $0.name == name } }

  private static func find(_ name: String, in target: ResolvedTarget) throws -> Int {
    let found = target.features.indices.filter {
      target.features[$0].name == name || target.features[$0].name.hasSuffix("." + name)
    }
    guard found.count < 2 else {
      let names = found.map { target.features[$0].path.joined(separator: ".") }.sorted().joined(separator: ", ")
      throw GateError("Several features have the name '\(name)': \(names).")
    }
    guard let index = found.first else {
      throw GateError(
        "No file declares a feature '\(name)'.\(NearestName.question(name, among: target.features.map(\.name)))"
      )
    }
    return index
  }

  private static func sort(_ fact: CaseFact, _ actions: Int, _ feature: Int, _ target: ResolvedTarget) -> Case {
    switch target.content(of: fact, in: actions, of: feature) {
    case .group: return Case(fact: fact, group: GateKind(rawValue: fact.name), isSorted: false)
    case .child, .presented, .unknown: return Case(fact: fact, group: nil, isSorted: false)
    case .values:
      let isBinding = fact.values.contains { $0.type.name == "BindingAction" }
      return Case(fact: fact, group: nil, isSorted: !isBinding)
    }
  }

  private func check(_ files: GateFiles) throws {
    if files.target.edges.contains(where: { $0.parent == index && $0.child == index }) {
      throw GateError("'\(name)' contains itself. Write its gate by hand.")
    }
    // Only there `@Reducer` gives case paths to the enums of the kinds.
    let outer = declaration.parent?.parent?.parent?.parent?.as(StructDeclSyntax.self)
    guard
      outer?.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.names.last == "Reducer" }) == true
    else {
      throw GateError("The actions of '\(name)' are declared outside of '@Reducer struct \(name)'. Move them into it.")
    }
    if declaration.memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) {
      throw GateError("The actions of '\(name)' depend on conditions of the compiler. Write its gate by hand.")
    }
    for one in cases where one.isSorted {
      if GateKind(rawValue: one.name) != nil {
        throw GateError("'\(one.name)' in '\(name)' has the name of a kind, and does not contain an enum of actions.")
      }
      let names = Set(GateKind.allCases.map(\.enumName))
      for value in one.fact.values where value.type.contains({ names.contains($0.path.first ?? "") }) {
        throw GateError(
          "The value '\(value.text)' of '\(one.name)' in '\(name)' has the name of a kind. Rename the type."
        )
      }
    }
    for kind in GateKind.allCases where !cases.contains(where: { $0.group == kind }) {
      if declaration.nestedEnum(kind.enumName) != nil {
        throw GateError("'\(name).Action' declares '\(kind.enumName)', and no case '\(kind.rawValue)' contains it.")
      }
    }
  }
}

extension EnumDeclSyntax {
  /// Returns the enum of a name inside of the declaration.
  func nestedEnum(_ name: String) -> EnumDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.plainName == name }
  }
}
