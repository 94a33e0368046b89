/// The location of the value inside an optional. While the optional is nil, it has the last value that was read or set by it.
final class UnwrappedLocation<Value>: SharedLocation<Value> {
  private let optional: SharedLocation<Value?>
  private let last: LastValue<Value>

  init(_ optional: SharedLocation<Value?>, _ value: Value) {
    self.optional = optional
    last = LastValue(value)
  }

  override var root: any SharedRoot { optional.root }

  override func read() -> Value { last.value(of: optional) }

  override func modify(_ change: (inout Value) -> Void) {
    optional.modify { optional in
      // A change of a value that is gone changes nothing: it would bring the value back.
      guard optional != nil else { return last.change(change) }
      change(&optional!)
      if let value = optional { last.keep(value) }
    }
  }
}
