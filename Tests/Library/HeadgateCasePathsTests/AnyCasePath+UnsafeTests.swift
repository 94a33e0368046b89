import HeadgateCasePaths
import Testing

@Suite struct AnyCasePathUnsafeTests {
  enum Shape: Equatable {
    case point
    case empty
    case circle(radius: Double)
    case square(Double)
    case box(width: Int, height: Int)
    case box(left: Int, right: Int)
    case pair(Int, Int)
    case named(String?)
    case title(String)
    case nothing(Void)
    indirect case inside(Shape)
    static func == (left: Shape, right: Shape) -> Bool { "\(left)" == "\(right)" }
  }

  enum Described: CustomStringConvertible, CustomDebugStringConvertible {
    case a(Int), b(Int), c, d
    var description: String { "same" }
    var debugDescription: String { "same" }
  }

  enum Hidden: CustomReflectable {
    case a(Int)
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  // holds: CASE-28
  @Test func thePayloadOfTheCaseIsExtractedAndNoOther() {
    let path = AnyCasePath(unsafe: Shape.square)
    #expect(path.embed(2) == .square(2))
    #expect(path.extract(from: .square(3)) == 3)
    #expect(path.extract(from: .circle(radius: 3)) == nil)
    #expect(path.extract(from: .point) == nil)
    #expect(path.caseIndex == -1)
  }

  // holds: CASE-28
  @Test func labelsAndTuplesAreExtracted() {
    #expect(AnyCasePath(unsafe: Shape.circle).extract(from: .circle(radius: 3)) == 3)
    #expect(AnyCasePath(unsafe: Shape.circle).extract(from: .square(3)) == nil)
    let pair = AnyCasePath<Shape, (Int, Int)>(unsafe: { .pair($0.0, $0.1) })
    #expect(pair.extract(from: .pair(1, 2)).map { [$0.0, $0.1] } == [1, 2])
    let box = AnyCasePath<Shape, (Int, Int)>(unsafe: { .box(width: $0.0, height: $0.1) })
    #expect(box.extract(from: .box(width: 1, height: 2)).map { [$0.0, $0.1] } == [1, 2])
    #expect(box.extract(from: .box(left: 1, right: 2)) == nil)
    #expect(box.extract(from: .pair(1, 2)) == nil)
  }

  // holds: CASE-28
  @Test func casesWithoutPayloadAreToldApart() {
    let path = AnyCasePath<Shape, Void>(unsafe: { .point })
    #expect(path.extract(from: .point) != nil)
    #expect(path.extract(from: .empty) == nil)
    #expect(path.extract(from: .nothing(())) == nil)
    #expect(AnyCasePath<Shape, Void>(unsafe: { .nothing($0) }).extract(from: .nothing(())) != nil)
    #expect(AnyCasePath<Described, Void>(unsafe: { .c }).extract(from: .d) == nil)
    #expect(AnyCasePath<Described, Void>(unsafe: { .c }).extract(from: .c) != nil)
  }

  // holds: CASE-28
  @Test func optionalsExistentialsAndIndirectCasesAreExtracted() {
    let named = AnyCasePath(unsafe: Shape.named)
    #expect(named.extract(from: .named("a")) == .some("a"))
    #expect(named.extract(from: .named(nil)) == .some(nil))
    #expect(named.extract(from: .title("a")) == nil)
    #expect(AnyCasePath(unsafe: Shape.inside).extract(from: .inside(.title("a"))) == .title("a"))
    #expect(AnyCasePath(unsafe: Result<Int, any Error>.success).extract(from: .success(1)) == 1)
    let failure = AnyCasePath(unsafe: Result<Int, any Error>.failure)
    #expect(failure.extract(from: .failure(CancellationError())) is CancellationError)
    #expect(failure.extract(from: .success(1)) == nil)
    #expect(AnyCasePath<Int?, Int>(unsafe: { .some($0) }).extract(from: 1) == 1)
    #expect(AnyCasePath<Int?, Int>(unsafe: { .some($0) }).extract(from: nil) == nil)
  }

  // holds: CASE-28
  @Test func aDescriptionOfTheUsersOwnDoesNotMatter() {
    let path = AnyCasePath(unsafe: Described.a)
    #expect(path.extract(from: .a(1)) == 1)
    #expect(path.extract(from: .b(1)) == nil)
  }

  // holds: CASE-29
  @Test func whatCannotBeKnownIsNil() {
    #expect(AnyCasePath(unsafe: Hidden.a).extract(from: .a(1)) == nil)
    #expect(AnyCasePath<Shape, String>(unsafe: { .named("b" + $0) }).extract(from: .title("a")) == nil)
    #expect(AnyCasePath<Int, Int>(unsafe: { $0 }).extract(from: 1) == nil)
  }
}
