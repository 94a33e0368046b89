/// The location of the value inside an optional that can only be read. While the optional is nil, it has the last value that was
/// read by it.
final class UnwrappedReadableLocation<Value>: ReadableLocation<Value> {
  private let optional: ReadableLocation<Value?>
  private let last: LastValue<Value>

  init(_ optional: ReadableLocation<Value?>, _ value: Value) {
    self.optional = optional
    last = LastValue(value)
  }

  override var root: any SharedRoot { optional.root }

  override func read() -> Value { last.value(of: optional) }
}
