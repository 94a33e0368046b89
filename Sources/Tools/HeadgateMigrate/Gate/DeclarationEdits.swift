import HeadgateLint
import SwiftSyntax

/// The edits of the declaration of the actions: cases move with their comments into one enum for each kind.
struct DeclarationEdits {
  private let plan: GatePlan
  private let style: DeclarationStyle
  private let moved: [GateKind: [String]]
  private(set) var edits: [Fix.Edit] = []

  private var declaration: EnumDeclSyntax { plan.feature.declaration }

  init(_ plan: GatePlan) {
    self.plan = plan
    let style = DeclarationStyle(plan.feature.declaration, in: plan.files.sources[plan.feature.file].text)
    self.style = style
    let moving = plan.sorted.filter { $0.name.kind == nil }
    let kinds = moving.reduce(into: [:]) { $0[$1.name.name] = $1.kind }
    let parts = plan.feature.declaration.memberBlock.members.map { CaseParts($0, kinds, style) }
    var moved: [GateKind: [String]] = [:]
    for part in parts { for (kind, text) in part.moved { moved[kind, default: []].append(text) } }
    self.moved = moved
    addConformance()
    guard !moved.isEmpty else { return }
    if style.isMultiline(declaration.memberBlock) {
      for part in parts { edits += part.edits }
      addGroups()
    } else {
      rebuild(parts)
    }
  }

  private func hasGroup(_ kind: GateKind) -> Bool { plan.feature.cases.contains { $0.group == kind } }

  private var newGroups: [GateKind] { GateKind.allCases.filter { moved[$0] != nil && !hasGroup($0) } }

  private mutating func addConformance() {
    let parts = plan.files.target.parts(of: plan.feature.actions)
    guard !parts.contains(where: { $0.inherits("GatedAction") }) else { return }
    if let first = declaration.inheritanceClause?.inheritedTypes.first {
      edits.append(first.preceded(by: "GatedAction, "))
    } else {
      edits.append(declaration.name.followed(by: ": GatedAction"))
    }
  }

  // MARK: - Several lines

  private mutating func addGroups() {
    let members = declaration.memberBlock.members
    let cases = members.lazy.filter { $0.decl.is(EnumCaseDeclSyntax.self) }
    guard let first = cases.first, let last = cases.last else { return }
    let lines = newGroups.map { "\(style.newline)\(style.memberIndent)\($0.caseDeclaration)" }
    edits.append(Fix.Edit(SourceRange(offset: first.position.utf8Offset, length: 0), lines.joined()))
    let end = last.endPosition.utf8Offset
    let enums = newGroups.map { style.newline + style.newline + groupText($0) }.joined()
    let next = members.drop { $0.id != last.id }.dropFirst().first
    let hasEmptyLine = next.map { $0.leadingTrivia.newlineCount > 1 } ?? true
    edits.append(
      Fix.Edit(SourceRange(offset: end, length: 0), enums + (hasEmptyLine || enums.isEmpty ? "" : style.newline))
    )
    for kind in GateKind.allCases where hasGroup(kind) { extend(kind) }
  }

  /// Adds cases to the enum of a kind that exists.
  private mutating func extend(_ kind: GateKind) {
    guard let texts = moved[kind], let group = declaration.nestedEnum(kind.enumName) else { return }
    let inner = DeclarationStyle(group, in: plan.files.sources[plan.feature.file].text)
    let lines = texts.map { style.indented($0, inner.memberIndent) }
    if inner.isMultiline(group.memberBlock), let last = group.memberBlock.members.last {
      let text = lines.map { style.newline + $0 }.joined()
      edits.append(Fix.Edit(SourceRange(offset: last.endPosition.utf8Offset, length: 0), text))
    } else {
      let old = group.memberBlock.members.map { inner.text(of: $0) }.map { style.indented($0, inner.memberIndent) }
      edits.append(group.memberBlock.replaced(by: inner.block(old + lines, indent: inner.indent)))
    }
  }

  private func groupText(_ kind: GateKind) -> String {
    let indent = style.memberIndent + style.unit
    let lines = (moved[kind] ?? []).map { style.indented($0, indent) }
    let conformances = conformances
    let inheritance = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    let head = "\(style.memberIndent)\(access)enum \(kind.enumName)\(inheritance) "
    return head + style.block(lines, indent: style.memberIndent)
  }

  /// The conformances of the actions that each enum in them needs, too.
  private var conformances: [String] {
    let names: Set<String> = ["Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable"]
    return plan.files.target.parts(of: plan.feature.actions).flatMap(\.inherited).compactMap(\.name)
      .filter(names.contains)
  }

  private var access: String {
    let names = ["public", "package"]
    return declaration.modifiers.first { names.contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
  }

  // MARK: - One line

  private mutating func rebuild(_ parts: [CaseParts]) {
    let cases = newGroups.map { style.memberIndent + $0.caseDeclaration }
    var old: [String] = []
    for part in parts {
      guard let rest = part.rest else { continue }
      var text = rest
      for kind in GateKind.allCases where hasGroup(kind) && part.enumName == kind.enumName {
        text = extended(kind, part)
      }
      old.append(style.indented(text, style.memberIndent))
    }
    let enums = newGroups.map { style.newline + groupText($0) }
    let lines = cases + old.filter { !$0.isEmpty } + enums
    edits.append(declaration.memberBlock.replaced(by: style.block(lines, indent: style.indent)))
  }

  /// Returns an enum of a kind that exists with the new cases, without indentation.
  private func extended(_ kind: GateKind, _ part: CaseParts) -> String {
    guard let texts = moved[kind], let group = declaration.nestedEnum(kind.enumName) else { return part.rest ?? "" }
    let head = String(decoding: Array(part.rest?.utf8 ?? "".utf8).prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
    let old = group.memberBlock.members.map { style.text(of: $0) }
    let lines = (old + texts).map { style.indented($0, style.unit) }
    return head + style.block(lines, indent: "")
  }
}
