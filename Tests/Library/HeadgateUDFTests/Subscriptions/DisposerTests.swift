import Testing

@testable import HeadgateUDF

struct DisposerTests {
  // holds: UDF-13
  @Test func `what has ended by itself is let go`() {
    let disposer = Disposer()
    let ends = Notes<Int>()
    for number in 0..<1_000 {
      let disposable = Disposable { ends.add(number) }
      disposable.dispose(on: disposer)
      disposable.dispose()
    }
    #expect(disposer.count <= 17)
    #expect(ends.values.count == 1_000)
    Disposable { ends.add(-1) }.dispose(on: disposer)
    #expect(ends.values.last == 999)
    disposer.dispose()
    #expect(ends.values.last == -1)
    #expect(disposer.count == 0)
  }
}
