import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Removes `WithPerceptionTracking`, and the module of `@Perception.Bindable`.
  static let perceptionTracking = MigrationStep(
    "perception-tracking",
    edits: { file, code in
      guard !code.declaresType("WithPerceptionTracking"), !code.declaresFunction("WithPerceptionTracking") else {
        return []
      }
      let wrappers = file.tree.descendants(AttributeSyntax.self).compactMap { attribute -> Fix.Edit? in
        guard ["Perception.Bindable", "Perception.Perceptible"].contains(attribute.attributeName.trimmedDescription)
        else { return nil }
        let name = attribute.name == "Bindable" ? "Bindable" : "Observable"
        return attribute.attributeName.replaced(by: name)
      }
      return wrappers + TrackedContents(file).edits
    }
  )
}

/// The calls `WithPerceptionTracking { content }` of a file.
private struct TrackedContents {
  private(set) var edits: [Fix.Edit] = []
  /// The spaces that a line loses, by the offset of its start.
  private var outdents: [Int: Int] = [:]
  private let bytes: [UInt8]

  init(_ file: SourceText) {
    bytes = Array(file.text.utf8)
    for call in file.tree.descendants(FunctionCallExprSyntax.self) { remove(call, in: file) }
    let removed = edits.map(\.range)
    // The lines around a call inside of another one are removed with the call.
    for (start, length) in outdents where !removed.contains(where: { $0.offset <= start && start < $0.end }) {
      edits.append(.removing(from: start, to: start + length))
    }
  }

  private mutating func remove(_ call: FunctionCallExprSyntax, in file: SourceText) {
    guard call.calledExpression.nameText == "WithPerceptionTracking", call.arguments.isEmpty,
      let closure = call.trailingClosure, closure.signature == nil, call.additionalTrailingClosures.isEmpty,
      let first = closure.statements.first, let last = closure.statements.last
    else { return }
    if closure.isOneExpression || call.isWholeBody {
      // The comments behind the last statement stay, each in its line.
      let comments = file.comments.map(\.range)
      let end = comments.map(\.end).last { last.bytes.end < $0 && $0 < call.bytes.end } ?? last.bytes.end
      let next = comments.map(\.offset).first { call.bytes.end <= $0 && $0 < call.endPosition.utf8Offset }
      edits.append(.removing(from: call.bytes.offset, to: first.bytes.offset))
      if let next, end != last.bytes.end {
        edits.append(.replacing(from: end, to: next, with: file.lineEnd + call.indentation))
      } else {
        edits.append(.removing(from: end, to: call.bytes.end))
      }
      outdent(from: first.bytes.offset, to: end, by: first.indentation.utf8.count - call.indentation.utf8.count)
    } else if isInView(call) {
      // A group has the same content, wherever a view can be.
      edits.append(call.calledExpression.replaced(by: "Group"))
    }
  }

  /// Moves the lines that start between two offsets to the left.
  private mutating func outdent(from start: Int, to end: Int, by length: Int) {
    guard length > 0 else { return }
    for offset in start..<end where bytes[offset] == UInt8(ascii: "\n") {
      let spaces = bytes[(offset + 1)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      let sum = outdents[offset + 1, default: 0] + length
      if sum <= spaces { outdents[offset + 1] = sum }
    }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is one expression, which can be in the place of a call with the closure.
  fileprivate var isOneExpression: Bool {
    guard statements.count == 1, case .expr(let expression) = statements.first?.item else { return false }
    return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is the whole body of a view, which is a builder.
  fileprivate var isWholeBody: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.count == 1, let property = list.enclosing(VariableDeclSyntax.self),
      property.bindings.first?.accessorBlock?.accessors.id == list.id
    else { return false }
    return property.isReducerBody && isInView(self)
  }
}
