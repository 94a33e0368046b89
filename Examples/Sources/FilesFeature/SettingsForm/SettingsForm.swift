package import Headgate

/// The settings as a form. The view binds to `form`; each change goes to the shared settings at once.
@Reducer
package struct SettingsForm {
  /// The lines of the form.
  package nonisolated enum Field: Equatable, Sendable, Codable, CaseIterable {
    case hidden, directoriesFirst, order, reversed, preview, sizeUnit, theme
  }

  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    @Shared package var settings: Settings
    package var form: Settings
    package var cursor: ListCursor

    package init(_ settings: Shared<Settings>, height: Int) {
      _settings = settings
      form = settings.wrappedValue
      cursor = ListCursor(height: height)
    }

    package var selected: Field { Field.allCases[cursor.index] }

    mutating func resize(height: Int) {
      cursor.resize(height: height, count: Field.allCases.count)
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)

    package enum View: BindableAction, Codable {
      case binding(BindingAction<SettingsForm.State>)
      case moved(ListCursor.Move)
      case closePressed
    }

    package enum Delegate: Codable { case closed }

    package enum Interface: Codable {
      /// Shows settings that changed elsewhere.
      case settingsChanged
    }
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
      .onChange(of: \.form) { before, state in
        // Only what was changed here: another program may have changed another setting a moment ago.
        let form = state.form
        state.$settings.withLock { $0 = Settings.combined(base: before, mine: form, other: $0) }
        return .none
      }
    Reduce { state, action in
      switch action {
      case .view(.moved(let move)):
        state.cursor.move(move, count: Field.allCases.count)
        return .none
      case .view(.closePressed):
        return .send(.delegate(.closed))
      case .interface(.settingsChanged):
        state.form = state.settings
        return .none
      case .view(.binding), .delegate:
        return .none
      }
    }
  }
}

nonisolated extension Settings {
  /// Changes a setting to its next value, or to the one before for a negative number.
  package mutating func change(_ field: SettingsForm.Field, by steps: Int) {
    switch field {
    case .hidden: showsHidden.toggle()
    case .directoriesFirst: showsDirectoriesFirst.toggle()
    case .order: order = order.next(steps)
    case .reversed: isReversed.toggle()
    case .preview: showsPreview.toggle()
    case .sizeUnit: sizeUnit = sizeUnit.next(steps)
    case .theme: theme = theme.next(steps)
    }
  }
}
