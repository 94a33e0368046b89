/// The reason why a feature gets no gate. Nothing is written.
package struct GateError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
