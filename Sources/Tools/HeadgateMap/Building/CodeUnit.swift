import HeadgateLint

/// A piece of code whose effects and sends have the same causes.
enum CodeUnit: Hashable {
  /// The statements of one case of a `switch` over actions.
  case handler(file: Int, index: Int)
  /// The other code of a method or a property of a feature.
  case member(feature: Int, signature: String)

  init(file: Int, handler: Int?, feature: Int, context: CodeContext) {
    self =
      handler.map { .handler(file: file, index: $0) }
      ?? .member(feature: feature, signature: context.signature ?? context.member ?? "")
  }
}

/// The parts of a unit, without those of the methods that it calls.
struct UnitContent {
  /// The position of effects and sends in the list of their file.
  struct Index: Hashable {
    let file: Int
    let index: Int
  }

  var effects: [Index] = []
  /// The sends outside of effects.
  var sends: [Index] = []
  var cancellations: [String] = []
  var calls: [CodeUnit] = []
}
