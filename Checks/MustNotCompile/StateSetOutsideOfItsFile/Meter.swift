import Headgate

@Reducer
struct Meter {
  @ObservableState
  struct State {
    private(set) var litres = 0

    mutating func setLitres(to litres: Int) -> Effect<Never> {
      self.litres = litres
      return .run { _ in print(litres) }
    }
  }
  enum Action {
    case upButtonTapped
  }
}
