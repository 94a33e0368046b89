/// Makes a case path for each case of an enum, so that key paths such as `\.circle` name its cases.
///
/// A case without values has a path to `Void`. A case with one value has a path to that value. A case with several
/// values has a path to a tuple with the labels of the case.
///
/// A case inside `#if` has a path under the same condition. A case that is `@available(*, unavailable)` has no path.
/// Two cases with the same base name are a compile-time error.
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
