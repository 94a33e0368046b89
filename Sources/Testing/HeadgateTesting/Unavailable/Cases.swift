public import HeadgateCasePathsRuntime

// Test helpers of swift-case-paths. The messages name the replacement.

/// Unavailable: use `modify`.
@available(
  *,
  unavailable,
  message: "Write 'value.modify(\\.name) { … }', which reports when the value is another case."
)
public func XCTModify<Root: CasePathable, Payload>(
  _ root: inout Root,
  case path: CaseKeyPath<Root, Payload>,
  _ message: String = "",
  _ body: (inout Payload) throws -> Void
) { fatalError() }

/// Unavailable: use `#require`.
@available(
  *,
  unavailable,
  message: "Write 'try #require(value[case: \\.name])' or 'try XCTUnwrap(value[case: \\.name])'."
)
public func XCTUnwrap<Root: CasePathable, Payload>(
  _ root: Root?,
  case path: CaseKeyPath<Root, Payload>,
  _ message: String = ""
) throws -> Payload { fatalError() }
