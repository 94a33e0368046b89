/// A struct or an enum in the sources, as far as it says how to create a value.
struct DeclaredType {
  /// A value that an initializer or a case takes.
  struct Parameter {
    /// The label; `_` for none.
    let name: String
    let type: String
    /// Whether the value can be left out.
    let hasValue: Bool
  }

  struct Case {
    let name: String
    let parameters: [Parameter]
  }

  /// The stored properties, which the initializer of the compiler takes.
  var properties: [Parameter] = []
  /// The initializers in the declaration. They replace the initializer of the compiler.
  var initializers: [[Parameter]] = []
  var initializersInExtensions: [[Parameter]] = []
  var cases: [Case] = []
  var isEnum = false
  /// Whether the type is declared, and other files can name and create it.
  var isUsable = false

  /// The parameters of each way to create a value.
  var parameterLists: [[Parameter]] {
    (initializers.isEmpty ? [properties] : initializers) + initializersInExtensions
  }
}
