/// The location of a part of a shared value that can only be read.
final class DerivedReadableLocation<Whole, Value>: ReadableLocation<Value> {
  private let whole: ReadableLocation<Whole>
  private let keyPath: KeyPath<Whole, Value>

  init(_ whole: ReadableLocation<Whole>, _ keyPath: KeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override var root: any SharedRoot { whole.root }

  override func read() -> Value { whole.read()[keyPath: keyPath] }
}
