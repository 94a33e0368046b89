// compile with: -warnings-as-errors
import Headgate

// holds: MACRO-129

@DependencyClient struct Cl {
  @available(*, deprecated) var old: @Sendable (_ a: Int) throws -> Int; var new: @Sendable (_ a: Int) throws -> Int
}
@available(*, deprecated) @Reducer struct Old {
  @ObservableState struct State: Equatable { @available(*, deprecated) var n = 0; var m = 0 };
  enum Action { @available(*, deprecated) case tap; case b }; var body: some ReducerOf<Self> { EmptyReducer() }
}
@ObservableState struct Dep: Equatable {
  @available(*, deprecated, message: "no") var old = 0; @available(*, deprecated) @Presents var p: GC.State?;
  @Shared(.inMemory("q")) @available(*, deprecated) var q = 0
}
@Reducer struct GC { @ObservableState struct State: Equatable {}; enum Action { case a } }
@DependencyClient(.recordable) struct Cl2 {
  @available(*, deprecated) var old: @Sendable (_ a: Int) throws -> Int; var new: @Sendable (_ a: Int) throws -> Int;
  @available(*, deprecated) var d: @Sendable () -> Int = { 3 }
}
@ObservableState struct Dep2: Codable {
  @available(*, deprecated) var n = 0; enum CodingKeys: String, CodingKey { case n }
}
@Reducer struct Old3 {
  @ObservableState struct State: Equatable {
    @available(*, deprecated) @Presents var c: GC.State?;
    @available(*, deprecated) var rows: IdentifiedArray<Int, Int> = .init(uniqueElements: [], id: \.self)
  };
  enum Action: BindableAction { case binding(BindingAction<State>); @available(*, deprecated) case tap(Int); case b };
  var body: some ReducerOf<Self> { BindingReducer() }
}
@Reducer enum DepD { @available(*, deprecated) case a(GC); case b(GC); @available(*, deprecated) case n(Int, String) }
@available(*, deprecated) @Reducer struct OldF { @ObservableState struct State: Equatable {}; enum Action { case a } }
@available(*, deprecated) @Reducer enum DepE { case a(OldF) }
extension DependencyValues { @available(*, deprecated) @DependencyEntry(.live) var oldE: Int = 3 }
@Reducer struct Gd {
  @ObservableState struct State: Equatable {};
  enum Action: GatedAction {
    @available(*, deprecated) case view(View); case delegate(Delegate); enum View { case a };
    enum Delegate { @available(*, deprecated) case x(Int), y }
  }
}
@Reducer struct Gs {
  @ObservableState struct State: Equatable {};
  enum Action: GatedAction {
    case view(View); case `internal`(Internal); enum View { case a };
    @Sealed fileprivate enum InternalEvent { @available(*, deprecated) case x(Int); case y }
  }
}

protocol HasInit: Reducer { init() }
@Reducer enum D3<F: HasInit> where F.State: ObservableState, F.State: Equatable { case a(F); case b }
@Reducer struct B2<F: HasInit> where F.State: ObservableState, F.Action: Sendable {
  @Reducer enum Dest { case a(F), b(GC), c; @ReducerCaseIgnored case d(F.State, Int) }
  @ObservableState struct State { @Presents var d: Dest.State? };
  enum Action { case d(PresentationAction<Dest.Action>) }
  var body: some ReducerOf<Self> { Reduce { s, a in .none }.ifLet(\.$d, action: \.d) }
}
@CasePathable enum GA<T> { case a(T), b(T, Int), c }
struct Ou<T> { @CasePathable enum GA { case a(T), b(T, Int), c; case d([T]) } }
@Reducer struct Row<T: Hashable & Sendable> {
  @ObservableState struct State: Identifiable { let id: T }; enum Action { case a(T), r(Result<T, any Error>) }
}
@Reducer struct Rows<T: Hashable & Sendable> {
  @ObservableState struct State {
    var rows: IdentifiedArrayOf<Row<T>.State> = []; var path = StackState<Row<T>.State>()
  }; enum Action { case rows(IdentifiedActionOf<Row<T>>), path(StackActionOf<Row<T>>), x(T), y(a: T, b: [T]) }
  var body: some ReducerOf<Self> {
    Reduce { s, a in .none }.forEach(\.rows, action: \.rows) { Row<T>() }.forEach(\.path, action: \.path) { Row<T>() }
  }
}

#if WRONG
  let mistake: Int = ""  // must say: cannot convert value of type 'String'
#endif
