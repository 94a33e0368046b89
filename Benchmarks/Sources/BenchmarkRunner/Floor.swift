/// The minimum cost of an action: an enum that passes through a class to a reducer function that the compiler cannot inline.
final class Floor {
  enum Action { case incremented, titleChanged(String) }
  struct State { var count = 0; var title = "A title that does not fit into a small string" }
  var state = State()
  let reduce: (inout State, Action) -> Void

  init(reduce: @escaping (inout State, Action) -> Void) { self.reduce = reduce }

  @inline(never)
  func send(_ action: Action) { reduce(&state, action) }
}
