import HeadgateLint
import SwiftSyntax

extension ConvertedView {
  /// Writes `if let child = store.scope(…)` for an `IfLetStore`.
  mutating func addOptionalChild(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.arguments.first, first.label == nil, let scope = ViewedScope(first.expression, code),
      // The case of a presented enum has a path through `presented`, too.
      !scope.isPresented || scope.state.last?.hasPrefix("$") == true,
      let parts = ChildParts(call), let content = content(of: parts, child: scope.nameOfChild)
    else { return false }
    addCondition("if let \(content.name) = \(scope.text)", for: call, content, otherwise: parts.otherwise)
    return true
  }

  /// Replaces a call by a condition, whose branches are the closures of the call.
  ///
  /// - Parameter previous: The call before this one in a chain of conditions.
  mutating func addCondition(
    _ condition: String,
    for call: FunctionCallExprSyntax,
    _ content: ChildContent,
    otherwise: ClosureExprSyntax? = nil,
    behind previous: FunctionCallExprSyntax? = nil
  ) {
    let group = GroupText(call, in: file, code)
    let start = previous?.bytes.end ?? call.bytes.offset
    let inner = "\n" + group.indentation + file.indentationStep
    let comments = previous.map { self.comments(from: $0.bytes.end, to: call.bytes.offset) } ?? []
    let head = (previous == nil ? group.head : " else ") + condition + " {" + comments.map { inner + $0 }.joined()
    var end: Int
    switch content {
    case .closure(_, let closure):
      end = closure.bytes.end
      add(head, from: start, to: closure.signature?.bytes.end ?? closure.leftBrace.bytes.end, of: call)
      move(closure, of: call, group)
    case .call(_, let text):
      end = otherwise?.bytes.offset ?? call.bytes.end
      let tail = otherwise == nil ? group.tail : " else "
      add("\(head)\(inner)\(text)\n\(group.indentation)}\(tail)", from: start, to: end, of: call)
      if otherwise == nil { return }
    }
    if let otherwise {
      if end < otherwise.bytes.offset { add(" else ", from: end, to: otherwise.bytes.offset, of: call) }
      move(otherwise, of: call, group)
      end = otherwise.bytes.end
    }
    if end < call.bytes.end || !group.tail.isEmpty { add(group.tail, from: end, to: call.bytes.end, of: call) }
  }

  /// Replaces bytes. The new lines are indented as the call.
  private mutating func add(_ text: String, from start: Int, to end: Int, of call: FunctionCallExprSyntax) {
    contents.append(.replacing(from: start, to: end, with: text), indentedAs: call.bytes.offset)
  }

  /// Moves the lines of a branch: an argument is indented, and so is the content of a group.
  private mutating func move(_ branch: ClosureExprSyntax, of call: FunctionCallExprSyntax, _ group: GroupText) {
    let length = call.indentation.utf8.count - branch.rightBrace.indentation.utf8.count + group.indentation.utf8.count
    contents.shift(from: branch.bytes.offset, to: branch.bytes.end, by: length)
  }

  /// The comments between two offsets.
  func comments(from start: Int, to end: Int) -> [String] {
    file.comments.filter { start <= $0.range.offset && $0.range.end <= end }.map(\.text)
  }

  /// Returns what shows a child, and replaces `$0` by a name; nil if each name can mean something else there.
  mutating func content(of parts: ChildParts, child: String) -> ChildContent? {
    let names = [child, "\(child)Store", "child"]
    guard let closure = parts.closure else { return parts.functionCall(names[0], code) }
    let parameters = closure.parameterNames
    guard parameters.count <= 1, parameters.first != "_",
      closure.signature?.capture == nil, closure.signature?.returnClause == nil, !closure.statements.isEmpty
    else { return nil }
    if let name = parameters.first { return .closure(name, closure) }
    guard let name = names.first(where: { isUnused($0, in: closure) }) else { return nil }
    for reference in closure.descendants(DeclReferenceExprSyntax.self)
    where reference.baseName.text == "$0" && reference.closure(declaring: "$0")?.id == closure.id {
      contents.append(reference.replaced(by: name))
    }
    return .closure(name, closure)
  }

  private func isUnused(_ name: String, in closure: ClosureExprSyntax) -> Bool {
    StoreProperty(named: name, at: closure) == nil && closure.closure(declaring: name) == nil
      && !closure.isLocalVariable(name)
      && !closure.descendants(DeclReferenceExprSyntax.self).contains { reference in
        reference.baseName.text == name
          && reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      }
  }
}

extension ViewedScope {
  /// A name for the store of the child.
  fileprivate var nameOfChild: String {
    let name = state.last ?? "child"
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }
}
