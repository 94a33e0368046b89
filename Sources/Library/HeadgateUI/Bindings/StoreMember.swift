#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  /// A property of a store's state, from which ``sending(_:)-(KeyPath<_,_>)`` makes a binding.
  ///
  /// The action needs no case for bindings.
  ///
  /// ```swift
  /// TextField("Name", text: $store.name.sending(\.nameChanged))
  /// ```
  @MainActor
  @dynamicMemberLookup
  public struct StoreMember<State: ObservableState, Action, Sent, Value> {
    let store: Store<State, Action>
    let property: KeyPath<State, Value>
    /// Makes an action of the store from an action that the view may send.
    let embed: (Sent) -> Action

    /// A property of the value.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Value, Member>
    ) -> StoreMember<State, Action, Sent, Member> {
      StoreMember<State, Action, Sent, Member>(
        store: store,
        property: property.appending(path: keyPath),
        embed: embed
      )
    }

    /// Returns a binding that reads the property, and sends an action with the value that is written.
    ///
    /// A write after the child of the store is gone is ignored.
    ///
    /// ```swift
    /// Toggle("Sound", isOn: $store.settings.hasSound.sending(\.soundToggled))
    /// ```
    @_disfavoredOverload
    public func sending(_ action: CaseKeyPath<Sent, Value>) -> Binding<Value> {
      binding(SentCase(action) { embed(AnyCasePath(action).embed($0)) })
    }

    private func binding(_ sent: SentCase<Action, Value>) -> Binding<Value> {
      Bindable(store)[dynamicMember: \.[property, sending: sent]]
    }
  }

  extension StoreMember where Sent: CasePathable {
    /// Returns a binding that reads the property, and sends an action with the value that is written.
    ///
    /// A write after the child of the store is gone is ignored.
    ///
    /// ```swift
    /// Toggle("Sound", isOn: $store.settings.hasSound.sending(\.soundToggled))
    /// ```
    public func sending(_ action: KeyPath<Sent.AllCasePaths, AnyCasePath<Sent, Value>>) -> Binding<Value> {
      binding(SentCase(action) { embed(Sent.allCasePaths[keyPath: action].embed($0)) })
    }
  }

  /// The case of an action that a binding sends. Equal for the same key path, as an index of a key path must be.
  struct SentCase<Action, Value>: Hashable {
    private let keyPath: AnyKeyPath
    let embed: (Value) -> Action

    init(_ keyPath: AnyKeyPath, embed: @escaping (Value) -> Action) {
      self.keyPath = keyPath
      self.embed = embed
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }

    func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
  }

  extension Store where State: ObservableState {
    subscript<Value>(_ property: KeyPath<State, Value>, sending action: SentCase<Action, Value>) -> Value {
      get { self[dynamicMember: property] }
      set { if handle.isPresent { send(action.embed(newValue)) } }
    }
  }
#endif
