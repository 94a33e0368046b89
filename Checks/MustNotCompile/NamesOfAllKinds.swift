// compile with: -warnings-as-errors
import Headgate

// holds: MACRO-128

@ObservableState struct S {
  var `default` = 1; var `self` = 2; var `class`: String = ""; var `Type` = 3; var `init` = 3; var `my count` = 2;
  var `1+"2` = 3 { didSet { `1+"2` = 4 } }; @Presents var `pr es`: C.State?; @Presents var `Type2`: C.State?;
  @Shared(.inMemory("a")) var `sh x`: Int = 0; @ObservationStateIgnored var `ig n` = 1; private(set) var `p s` = 1;
  let `le t` = 2
}
@ObservableState struct S2: Codable {
  var `my count` = 1; var `self` = 1; var `Type` = 2; var `init` = 3; var `a "b"` = 4
}
@ObservableState struct S3: Codable {
  var `my count` = 1; var `self` = 1; var `Type` = 2; var `init` = 3;
  enum CodingKeys: String, CodingKey { case `my count`, `self`, `Type`, `init` }
}
@DependencyClient struct K {
  var `default`: @Sendable (_ a: Int) throws -> Int; var `self`: @Sendable (_ `in`: Int) throws -> Int;
  var `my call`: @Sendable (_ `a b`: Int) throws -> Int;
  var `Type`: @Sendable (_ `self`: Int, _ `inout`: Int) throws -> Int; var `init`: @Sendable () -> Int = { 3 };
  var `plain x`: Int = 3
}
@DependencyClient(.recordable) struct `K 2` {
  var `default`: @Sendable (_ a: Int) throws -> Int; var `self`: @Sendable (_ `in`: Int) throws -> Int;
  var `my call`: @Sendable (_ `a b`: Int) throws -> Int;
  var `a b`: @Sendable () -> Int = { 3 }, `c d`: @Sendable (_ `x y`: Int) -> Void
}
@CasePathable enum A {
  case `Type`(Int), `self`(Int), `init`(Int), `my case`(Int), `default`(Int, `in`: Int), `Protocol`(Int), `1a`(
    `self`: Int,
    `x y`: String
  ), `Root`(Int), `Element`(Int)
}
@CasePathable enum AG<T> {
  case `Type`(T), `self`(T), `init`(T), `my case`(T), `default`(T, `in`: Int), `Protocol`(T), `1a`(
    `self`: T,
    `x y`: String
  ), e
}
@Reducer struct C { @ObservableState struct State: Equatable {}; enum Action { case a } }
@Reducer enum D0 {
  case `my case`(C), other(C), `default`(C), `init`(C), `a b`(`x y`: Int, Int); @ReducerCaseIgnored case `ig n`(Int)
}
@Reducer struct P {
  @ObservableState struct State {
    @Presents var d: D0.State?; @Shared(.inMemory("a")) var `sh x`: Int = 0; @Presents var `pres y`: C.State?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>), d(PresentationAction<D0.Action>), `pres y`(PresentationAction<C.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      s.d = .`my case`(C.State()); return .none
    }.ifLet(\.$d, action: \.d).ifLet(\.`$pres y`, action: \.`pres y`) { C() }
  }
}
@Reducer struct `My Feature` {
  @ObservableState struct State: Equatable { var x = 1 }; enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum `My Dest` { case f(`My Feature`) }
struct `Ou ter` {
  @Reducer struct `class` { @ObservableState struct State: Equatable { var x = 1 }; enum Action { case a } }
  @CasePathable enum `default` { case a }
}
extension DependencyValues {
  @DependencyEntry(.live) var `my dep`: Int = 3; @DependencyEntry(testValue: 2) var `default`: Int = 3;
  @DependencyEntry(.live) var `self`: Int = 3; @DependencyEntry(.live) var `Type` = 3
}
@Reducer struct G {
  @ObservableState struct State {}
  enum Action: GatedAction {
    case view(View), `internal`(Internal), `a b`(Int)
    enum View { case `my tap`, `default`(Int); case `Type`(Int) }
    @Sealed fileprivate enum InternalEvent: Equatable {
      case `my loaded`(Int), `default`(`in`: Int, `x y`: Int), `self`(Int), `init`(`self`: Int), `Type`(Nested);
      struct Nested: Equatable {}
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.`my tap`), .view, .`a b`: .none;
      case .internal(.`my loaded`(_)): .none;
      case .internal: .none
      }
    }
  }
}

#if WRONG
  let mistake: Int = ""  // must say: cannot convert value of type 'String'
#endif
