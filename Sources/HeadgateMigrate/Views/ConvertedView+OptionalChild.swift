import HeadgateLint
import SwiftSyntax

extension ConvertedView {
  /// Writes `if let child = store.scope(…)` for an `IfLetStore`.
  mutating func addOptionalChild(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.arguments.first, first.label == nil, let scope = StoreScope(first.expression, code),
      let parts = ChildParts(call), let content = parts.content(named: scope.nameOfChild), name(content)
    else { return false }
    addCondition("if let \(content.name) = \(scope.text)", for: call, content, otherwise: parts.otherwise)
    return true
  }

  /// Replaces `$0` by the name of the child; returns false if the name can mean something else there.
  mutating func name(_ content: ChildContent) -> Bool {
    guard case .closure(let name, let closure) = content, closure.signature == nil else { return true }
    guard StoreProperty(named: name, at: closure) == nil, closure.closure(declaring: name) == nil,
      !closure.isLocalVariable(name)
    else { return false }
    for reference in closure.descendants(DeclReferenceExprSyntax.self) {
      let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
      if reference.baseName.text == name, !isMember { return false }
      if reference.baseName.text == "$0", reference.closure(declaring: "$0")?.id == closure.id {
        contents.append(reference.replaced(by: name))
      }
    }
    return true
  }

  /// Replaces a call by a condition, whose branches are the closures of the call.
  mutating func addCondition(
    _ condition: String,
    for call: FunctionCallExprSyntax,
    _ content: ChildContent,
    otherwise: ClosureExprSyntax? = nil
  ) {
    let group = GroupText(call, in: file, code)
    let inner = call.indentation + group.indentation
    let line = file.lineEnd
    var end: Int
    switch content {
    case .closure(_, let closure):
      let head = closure.signature?.bytes.end ?? closure.leftBrace.bytes.end
      contents.append(.replacing(from: call.bytes.offset, to: head, with: "\(group.head)\(condition) {"))
      move(closure, of: call, group)
      end = closure.bytes.end
    case .call(_, let text):
      let body = "{\(line)\(inner)\(file.indentationStep)\(text)\(line)\(inner)}"
      end = otherwise?.bytes.offset ?? call.bytes.end
      let tail = otherwise == nil ? group.tail : " else "
      contents.append(.replacing(from: call.bytes.offset, to: end, with: "\(group.head)\(condition) \(body)\(tail)"))
      if otherwise == nil { return }
    }
    if let otherwise {
      if end < otherwise.bytes.offset {
        contents.append(.replacing(from: end, to: otherwise.bytes.offset, with: " else "))
      }
      move(otherwise, of: call, group)
      end = otherwise.bytes.end
    }
    contents.append(.replacing(from: end, to: call.bytes.end, with: group.tail))
  }

  /// Moves the lines of a branch: an argument is indented, and so is the content of a group.
  private mutating func move(_ branch: ClosureExprSyntax, of call: FunctionCallExprSyntax, _ group: GroupText) {
    let length = call.indentation.utf8.count - branch.rightBrace.indentation.utf8.count + group.indentation.utf8.count
    contents.shift(from: branch.bytes.offset, to: branch.bytes.end, by: length)
  }
}

/// The closures of an `IfLetStore` or a `CaseLet`.
struct ChildParts {
  /// The closure or the function that shows the child.
  private let then: ExprSyntax
  let otherwise: ClosureExprSyntax?

  init?(_ call: FunctionCallExprSyntax) {
    let named = call.argument("then")?.expression ?? call.argument("content")?.expression
    let others = call.additionalTrailingClosures
    guard others.isEmpty || others.map(\.label.text) == ["else"] else { return nil }
    var otherwise = others.first?.closure
    if let argument = call.argument("else") {
      guard otherwise == nil, let closure = argument.expression.as(ClosureExprSyntax.self) else { return nil }
      otherwise = closure
    }
    if let named {
      if let trailing = call.trailingClosure {
        guard otherwise == nil else { return nil }
        otherwise = trailing
      }
      then = named
    } else {
      guard let trailing = call.trailingClosure else { return nil }
      then = ExprSyntax(trailing)
    }
    guard otherwise?.signature == nil, otherwise?.statements.isEmpty != true else { return nil }
    self.otherwise = otherwise
  }

  /// - Parameter name: The name of the child, if the closure has none.
  func content(named name: String) -> ChildContent? {
    if let closure = then.as(ClosureExprSyntax.self) {
      guard let names = closure.parameterNames, names.count <= 1, names.first != "_",
        closure.signature?.capture == nil, closure.signature?.returnClause == nil, !closure.statements.isEmpty
      else { return nil }
      return .closure(names.first ?? name, closure)
    }
    // `DetailView.init(store:)` has the label of its argument.
    guard let member = then.as(MemberAccessExprSyntax.self), let type = member.base?.writtenPath,
      let labels = member.declName.argumentNames?.arguments, labels.count == 1, let label = labels.first?.name.text
    else { return nil }
    let function = member.declName.baseName.text
    let callee = type.joined(separator: ".") + (function == "init" ? "" : ".\(function)")
    return .call(name, "\(callee)(\(label == "_" ? "" : "\(label): ")\(name))")
  }
}

/// What shows the store of a child.
enum ChildContent {
  /// A closure, with the name of its parameter.
  case closure(String, ClosureExprSyntax)
  /// A call with the store of a name.
  case call(String, String)

  var name: String {
    switch self {
    case .closure(let name, _), .call(let name, _): name
    }
  }
}

/// The text around a condition: a group, where the place needs one expression.
struct GroupText {
  let head: String
  let tail: String
  /// The additional indentation of the condition.
  let indentation: String

  init(_ call: FunctionCallExprSyntax, in file: SourceText, _ code: PackageCode) {
    let isInBuilder = call.isInViewBuilder(code)
    indentation = isInBuilder ? "" : file.indentationStep
    head = isInBuilder ? "" : "Group {\(file.lineEnd)\(call.indentation)\(file.indentationStep)"
    tail = isInBuilder ? "" : "\(file.lineEnd)\(call.indentation)}"
  }
}

extension StoreScope {
  /// A name for the store of the child.
  fileprivate var nameOfChild: String {
    let name = state.last ?? "child"
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }
}
