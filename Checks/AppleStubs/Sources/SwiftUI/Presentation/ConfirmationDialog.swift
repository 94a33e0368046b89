// Confirmation dialogs. The forms with a `LocalizedStringResource` are left out: Foundation on Linux has no such type.
//
// - https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:) (D27)
// - https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)
//   (I26)

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      AlertPresentation(kind: .confirmationDialog, title: Text(titleKey), isPresented: isPresented, actions: actions())
    )
  }

  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: Text(titleKey),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: Text(titleKey),
        isPresented: isPresented,
        actions: data.map(actions)
      )
    )
  }

  nonisolated public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: Text(titleKey),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      AlertPresentation(kind: .confirmationDialog, title: Text(title), isPresented: isPresented, actions: actions())
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: Text(title),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: Text(title),
        isPresented: isPresented,
        actions: data.map(actions)
      )
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: Text(title),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  nonisolated public func confirmationDialog<A>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(AlertPresentation(kind: .confirmationDialog, title: title, isPresented: isPresented, actions: actions()))
  }

  nonisolated public func confirmationDialog<A, M>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: title,
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  nonisolated public func confirmationDialog<A, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(
      AlertPresentation(kind: .confirmationDialog, title: title, isPresented: isPresented, actions: data.map(actions))
    )
  }

  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertPresentation(
        kind: .confirmationDialog,
        title: title,
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }
}
