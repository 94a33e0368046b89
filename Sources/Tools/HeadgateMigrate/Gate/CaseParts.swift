import HeadgateLint
import SwiftSyntax

/// A member of the actions, split into the cases that move and those that stay.
struct CaseParts {
  /// The texts that move, without indentation.
  let moved: [(kind: GateKind, text: String)]
  /// The text that stays, without indentation; nil when nothing stays.
  let rest: String?
  /// The edits of the member in a declaration of several lines.
  let edits: [Fix.Edit]
  /// The name of the enum that the member declares.
  let enumName: String?

  init(_ member: MemberBlockItemSyntax, _ kinds: [String: GateKind], _ style: DeclarationStyle) {
    enumName = member.decl.as(EnumDeclSyntax.self)?.name.plainName
    guard let decl = member.decl.as(EnumCaseDeclSyntax.self) else {
      (moved, rest, edits) = ([], style.text(of: member), [])
      return
    }
    func kind(_ element: EnumCaseElementSyntax) -> GateKind? { kinds[element.name.plainName] }
    let found = GateKind.allCases.filter { one in decl.elements.contains { kind($0) == one } }
    let stays = decl.elements.contains { kind($0) == nil }
    let whole = style.text(of: member)
    if found.isEmpty {
      (moved, rest, edits) = ([], whole, [])
    } else if found.count == 1, !stays {
      let range = SourceRange(offset: member.position.utf8Offset, length: member.totalLength.utf8Length)
      (moved, rest, edits) = ([(found[0], whole)], nil, [Fix.Edit(range, "")])
    } else {
      // The comment is about all cases of the declaration, so each part keeps it.
      let head = style.text(of: member.with(\.decl, DeclSyntax(decl.with(\.elements, [])))) + " "
      func part(_ wanted: GateKind?) -> String {
        head
          + decl.elements.lazy.filter { kind($0) == wanted }.map { $0.with(\.trailingComma, nil).trimmedDescription }
          .joined(separator: ", ")
      }
      moved = found.map { ($0, part($0)) }
      rest = stays ? part(nil) : nil
      if stays {
        let names = decl.elements.lazy.filter { kind($0) == nil }.map {
          $0.with(\.trailingComma, nil).trimmedDescription
        }
        edits = [decl.elements.replaced(by: names.joined(separator: ", "))]
      } else {
        let range = SourceRange(offset: member.position.utf8Offset, length: member.totalLength.utf8Length)
        edits = [Fix.Edit(range, "")]
      }
    }
  }
}
