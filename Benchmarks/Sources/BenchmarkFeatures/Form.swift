import Headgate

/// Scenario i: a state with fifty fields.
@Reducer
public struct Form {
  @ObservableState
  public struct State: Equatable {
    public var n0: [Int] = [0]
    public var n1 = 1
    public var n2 = 2
    public var n3 = 3
    public var n4 = 4
    public var n5 = "Field 5"
    public var n6 = 6
    public var n7 = 7
    public var n8 = 8
    public var n9 = 9
    public var n10: [Int] = [10]
    public var n11 = 11
    public var n12 = 12
    public var n13 = 13
    public var n14 = 14
    public var n15 = "Field 15"
    public var n16 = 16
    public var n17 = 17
    public var n18 = 18
    public var n19 = 19
    public var n20: [Int] = [20]
    public var n21 = 21
    public var n22 = 22
    public var n23 = 23
    public var n24 = 24
    public var n25 = "Field 25"
    public var n26 = 26
    public var n27 = 27
    public var n28 = 28
    public var n29 = 29
    public var n30: [Int] = [30]
    public var n31 = 31
    public var n32 = 32
    public var n33 = 33
    public var n34 = 34
    public var n35 = "Field 35"
    public var n36 = 36
    public var n37 = 37
    public var n38 = 38
    public var n39 = 39
    public var n40: [Int] = [40]
    public var n41 = 41
    public var n42 = 42
    public var n43 = 43
    public var n44 = 44
    public var n45 = "Field 45"
    public var n46 = 46
    public var n47 = 47
    public var n48 = 48
    public var n49 = 49
    public init() {}
  }

  public enum Action: Equatable {
    case loadButtonTapped
    case loaded(Int)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        let next = state.n49 + 1
        return .run { send in await send(.loaded(next)) }
      case .loaded(let number):
        state.n49 = number
        return .none
      }
    }
  }
}
