import Testing
import Tracing

@testable import HeadgateTracing

struct RecentSpansTests {
  private let span = TracedSpan(context: .topLevel, trace: TraceExtent(start: .now))

  // holds: BRIDGE-19
  @Test func `the oldest span is forgotten first`() {
    var spans = RecentSpans(capacity: 2)
    for number: UInt64 in 1...3 { spans.remember(span, as: number) }
    #expect(spans[1] == nil && spans[2] != nil && spans[3] != nil)
    #expect(spans.count == 2)
  }

  // holds: BRIDGE-19
  @Test func `a used span stays, and is the latest one when its last user is gone`() {
    var spans = RecentSpans(capacity: 2)
    spans.remember(span, as: 1)
    spans.retain(1)
    spans.retain(1)
    for number: UInt64 in 2...9 { spans.remember(span, as: number) }
    spans.release(1)
    #expect(spans[1] != nil && spans.count == 3)
    spans.release(1)
    #expect(spans[1] != nil && spans[9] != nil && spans[8] == nil && spans.count == 2)
    spans.remember(span, as: 10)
    #expect(spans[1] != nil)
    spans.remember(span, as: 11)
    #expect(spans[1] == nil && spans.count == 2)
  }

  // holds: BRIDGE-19
  @Test func `a span that is released at once takes one place`() {
    var spans = RecentSpans(capacity: 4)
    for number: UInt64 in 1...100 {
      spans.remember(span, as: number)
      spans.retain(number)
      spans.release(number)
    }
    #expect(spans.count <= 4 && spans[100] != nil)
    spans.release(1)
    spans.retain(1)
    #expect(spans[1] == nil)
  }
}
