/// The location of a part of a shared value.
final class PartLocation<Part: ChangeableSharedPart>: SharedLocation<Part.Value> {
  private let whole: SharedLocation<Part.Whole>
  private let part: Part

  init(_ whole: SharedLocation<Part.Whole>, _ part: Part) {
    self.whole = whole
    self.part = part
  }

  override var root: any SharedRoot { whole.root }

  override func read() -> Part.Value { part.value(in: whole.read()) }

  override func modify(_ change: (inout Part.Value) -> Void) {
    whole.modify { part.change(&$0, change) }
  }
}

/// The location of a part of a shared value that can only be read.
final class ReadablePartLocation<Part: SharedPart>: ReadableLocation<Part.Value> {
  private let whole: ReadableLocation<Part.Whole>
  private let part: Part

  init(_ whole: ReadableLocation<Part.Whole>, _ part: Part) {
    self.whole = whole
    self.part = part
  }

  override var root: any SharedRoot { whole.root }

  override func read() -> Part.Value { part.value(in: whole.read()) }
}
