public import Foundation

// Alerts. The forms with a `LocalizedStringResource` are left out: Foundation on Linux has no such type.
//
// - https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:) (D27)
// - https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-29bp4 (I26)
// - https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l (I26)

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(AlertPresentation(kind: .alert, title: Text(titleKey), isPresented: isPresented, actions: actions()))
  }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .alert,
        title: Text(titleKey),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(
      AlertPresentation(kind: .alert, title: Text(titleKey), isPresented: isPresented, actions: data.map(actions))
    )
  }

  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .alert,
        title: Text(titleKey),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(AlertPresentation(kind: .alert, title: Text(title), isPresented: isPresented, actions: actions()))
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .alert,
        title: Text(title),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(AlertPresentation(kind: .alert, title: Text(title), isPresented: isPresented, actions: data.map(actions)))
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .alert,
        title: Text(title),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  nonisolated public func alert<A>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(AlertPresentation(kind: .alert, title: title, isPresented: isPresented, actions: actions()))
  }

  nonisolated public func alert<A, M>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(kind: .alert, title: title, isPresented: isPresented, actions: actions(), message: message())
    )
  }

  nonisolated public func alert<A, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(AlertPresentation(kind: .alert, title: title, isPresented: isPresented, actions: data.map(actions)))
  }

  nonisolated public func alert<A, M, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .alert,
        title: title,
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)> (I26)
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    modifier(
      AlertPresentation(
        kind: .alert,
        title: Text(error?.errorDescription ?? ""),
        isPresented: isPresented,
        actions: error.map { _ in actions() }
      )
    )
  }

  /// <https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:message:)> (I26)
  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .alert,
        title: Text(error?.errorDescription ?? ""),
        isPresented: isPresented,
        actions: error.map(actions),
        message: error.map(message)
      )
    )
  }
}
