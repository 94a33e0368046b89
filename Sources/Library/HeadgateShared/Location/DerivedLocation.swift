/// The location of a part of a shared value.
final class DerivedLocation<Whole, Value>: SharedLocation<Value> {
  private let whole: SharedLocation<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: SharedLocation<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override var root: any SharedRoot { whole.root }

  override func read() -> Value { whole.read()[keyPath: keyPath] }

  override func modify(_ change: (inout Value) -> Void) {
    whole.modify { change(&$0[keyPath: keyPath]) }
  }
}
