import Headgate

@CasePathable
enum Shape {
  case circle(Double)
}

func isSquare(_ shape: Shape) -> Bool {
  #if WRONG
    shape.is(\.square)  // must say: has no dynamic member 'square'
  #else
    shape.is(\.circle)
  #endif
}
