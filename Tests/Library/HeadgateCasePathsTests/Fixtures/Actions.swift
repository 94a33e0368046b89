import HeadgateCasePaths

/// A feature's action, with the conformance that `@CasePathable` writes.
enum Action: Equatable {
  case tapped
  case named(String)
  case moved(x: Int, y: Int)
  case child(ChildAction)
  case rows(RowsAction)
  case response(Result<Int, Failure>)
}

struct Failure: Error, Equatable {}

extension Action: CasePathable, CasePathIterable {
  struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    var tapped: AnyCasePath<Action, Void> {
      AnyCasePath(caseIndex: 0, embed: { .tapped }, extract: { if case .tapped = $0 { () } else { nil } })
    }
    var named: AnyCasePath<Action, String> {
      AnyCasePath(
        caseIndex: 1,
        embed: { .named($0) },
        extract: { if case .named(let value) = $0 { value } else { nil } }
      )
    }
    var moved: AnyCasePath<Action, (x: Int, y: Int)> {
      AnyCasePath(
        caseIndex: 2,
        embed: { .moved(x: $0.x, y: $0.y) },
        extract: { if case .moved(let x, let y) = $0 { (x, y) } else { nil } }
      )
    }
    var child: AnyCasePath<Action, ChildAction> {
      AnyCasePath(
        caseIndex: 3,
        embed: { .child($0) },
        extract: { if case .child(let value) = $0 { value } else { nil } }
      )
    }
    var rows: AnyCasePath<Action, RowsAction> {
      AnyCasePath(caseIndex: 4, embed: { .rows($0) }, extract: { if case .rows(let value) = $0 { value } else { nil } })
    }
    var response: AnyCasePath<Action, Result<Int, Failure>> {
      AnyCasePath(
        caseIndex: 5,
        embed: { .response($0) },
        extract: { if case .response(let value) = $0 { value } else { nil } }
      )
    }

    subscript(root: Action) -> PartialCaseKeyPath<Action> {
      switch root {
      case .tapped: \.tapped
      case .named: \.named
      case .moved: \.moved
      case .child: \.child
      case .rows: \.rows
      case .response: \.response
      }
    }

    func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Action>]> {
      [\.tapped, \.named, \.moved, \.child, \.rows, \.response].makeIterator()
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  static func _$caseIndex(of root: Action) -> Int {
    switch root {
    case .tapped: 0
    case .named: 1
    case .moved: 2
    case .child: 3
    case .rows: 4
    case .response: 5
    }
  }
}

/// A child's action, marked for dynamic member lookup; its conformance is the smallest that one writes by hand.
@dynamicMemberLookup
enum ChildAction: Equatable, CasePathable {
  case count(Int)
  case idle

  struct AllCasePaths: Sendable {
    var count: AnyCasePath<ChildAction, Int> {
      AnyCasePath(embed: { .count($0) }, extract: { if case .count(let value) = $0 { value } else { nil } })
    }
    var idle: AnyCasePath<ChildAction, Void> {
      AnyCasePath(embed: { .idle }, extract: { if case .idle = $0 { () } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// The action of one of many rows, whose paths take an argument: `\.rows[id: 1].count`.
enum RowsAction: Equatable, CasePathable {
  case element(id: Int, action: ChildAction)

  struct AllCasePaths: Sendable {
    subscript(id id: Int) -> AnyCasePath<RowsAction, ChildAction> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { if case .element(id, let action) = $0 { action } else { nil } }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
