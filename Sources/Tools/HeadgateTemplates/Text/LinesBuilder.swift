/// Builds lines from strings and from other lines.
@resultBuilder
package enum LinesBuilder {
  package static func buildExpression(_ line: String) -> Lines { Lines([line]) }
  package static func buildExpression(_ lines: Lines) -> Lines { lines }
  package static func buildBlock(_ parts: Lines...) -> Lines { Lines(parts.flatMap(\.lines)) }
  package static func buildOptional(_ part: Lines?) -> Lines { part ?? Lines() }
  package static func buildEither(first: Lines) -> Lines { first }
  package static func buildEither(second: Lines) -> Lines { second }
  package static func buildArray(_ parts: [Lines]) -> Lines { Lines(parts.flatMap(\.lines)) }
}
