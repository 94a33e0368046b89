/// Makes a case path for each case of an enum, so that key paths such as `\.circle` name its cases.
///
/// A case without values has a path to `Void`, a case with one value a path to that value, and a case with several a
/// path to a tuple with the labels of the case. Cases inside `#if` have paths under the same condition. A case that is
/// `@available(*, unavailable)` has none. Two cases with the same base name are a compile-time error.
///
/// ```swift
/// @CasePathable
/// enum Shape {
///   case circle(radius: Double), square(side: Double)
///   case point
/// }
/// let radius = Shape.circle(radius: 2)[case: \.circle]
/// ```
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(_$caseIndex),
  named(_$Payloads)
)
public macro CasePathable() = #externalMacro(module: "HeadgateMacros", type: "CasePathableMacro")
