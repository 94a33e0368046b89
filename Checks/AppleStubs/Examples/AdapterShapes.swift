import Headgate
import SwiftUI

// The shapes of declarations that adapters need, to see that the stubs accept them: extensions of the wrappers, of stacks, links and
// alerts. They are written without the adapters of the library.

/// A member of a store, on the way to a binding that sends an action.
@dynamicMemberLookup
struct MemberOfStore<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> MemberOfStore<State, Action, Member> {
    MemberOfStore<State, Action, Member>(store: store, keyPath: keyPath.appending(path: member))
  }

  @MainActor
  func sending(_ action: @escaping @Sendable (Value) -> Action) -> Binding<Value> where State: ObservableState {
    Box(store: store, keyPath: keyPath, action: action).binding
  }
}

extension Bindable {
  @_disfavoredOverload
  subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> MemberOfStore<State, Action, Member> where Value == Store<State, Action> {
    MemberOfStore(store: wrappedValue, keyPath: keyPath)
  }
}

/// Key paths of a class make bindings without closures.
@MainActor
private final class Box<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>
  let action: @Sendable (Value) -> Action

  init(store: Store<State, Action>, keyPath: KeyPath<State, Value>, action: @escaping @Sendable (Value) -> Action) {
    self.store = store
    self.keyPath = keyPath
    self.action = action
  }

  var value: Value {
    get { store.state[keyPath: keyPath] }
    set { store.send(action(newValue)) }
  }

  var binding: Binding<Value> {
    @Bindable var object = Observed(self)
    return $object.value
  }

  /// `Bindable` needs an observable object.
  @MainActor
  private final class Observed: Observable {
    let box: Box
    init(_ box: Box) { self.box = box }

    var value: Value {
      get { box.value }
      set { box.value = newValue }
    }
  }
}

/// A destination inside of a stack.
struct DestinationShape<Element: Hashable, Destination: View>: ViewModifier {
  let destination: (Element) -> Destination

  func body(content: Content) -> some View {
    content.navigationDestination(for: Element.self) { destination($0) }
  }
}

extension NavigationStack {
  @MainActor
  init<Element: Hashable, Destination: View, R: View>(
    elements: Binding<[Element]>,
    @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Element) -> Destination
  ) where Data == [Element], Root == ModifiedContent<R, DestinationShape<Element, Destination>> {
    self.init(path: elements) { root().modifier(DestinationShape(destination: destination)) }
  }
}

extension NavigationLink where Destination == Never {
  init<Element: Hashable>(element: Element?, @ViewBuilder label: () -> Label) {
    self.init(value: element, label: label)
  }
}

extension View {
  func alert<Value>(_ item: Binding<Value?>, title: String, action: @escaping @MainActor (Value) -> Void) -> some View {
    alert(
      Text(verbatim: title),
      isPresented: Binding(present: item),
      presenting: item.wrappedValue,
      actions: { value in Button("OK") { action(value) } }
    )
  }
}

extension Binding where Value == Bool {
  /// True while there is a value; false writes nil.
  init<Wrapped>(present item: Binding<Wrapped?>) { self = item.isPresent }
}

extension Optional {
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

struct ShapesView: View {
  @Bindable var store: StoreOf<Counter>
  @State private var path: [Int] = []
  @State private var item: String?
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(elements: $path) {
      TextField("Title", text: $store.title.sending { .titleChanged($0) }.animation(.easeIn))
        .focused($isFocused)
        .onChange(of: isFocused) { if !$1 { item = store.title } }
      NavigationLink(element: store.count) { Text("Next \(store.count)") }
    } destination: { number in
      Text("Number \(number)").sheet(item: .constant(Optional<Row.State>.none)) { Text("\($0.id)") }
    }
    .alert($item, title: "Changed to") { _ in
      withAnimation(.default) { _ = store.send(.incrementTapped) }
      dismiss()
    }
  }
}
