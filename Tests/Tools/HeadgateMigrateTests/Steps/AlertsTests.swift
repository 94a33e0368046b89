import Testing

@Suite struct AlertsTests {
  @Test func buttonsInAList() {
    let file = Migrated(
      """
      func a() {
        state.alert = AlertState(
          title: TextState("Stop?"),
          message: TextState("It is running."),
          buttons: [.destructive(TextState("Stop"), action: .send(.stop)), .cancel(TextState("No"))]
        )
      }

      """
    )
    #expect(
      file.text == """
        func a() {
          state.alert = AlertState {
            TextState("Stop?")
          } actions: {
            ButtonState(role: .destructive, action: .stop) { TextState("Stop") }
            ButtonState(role: .cancel) { TextState("No") }
          } message: {
            TextState("It is running.")
          }
        }

        """
    )
  }

  @Test func singleButtons() {
    let text = Migrated(
      "\tlet a = AlertState<A>(title: t, primaryButton: .default(b, action: .send(.c)), secondaryButton: .cancel(d))\n"
    ).text
    #expect(
      text == "\tlet a = AlertState<A> {\n\t\tt\n\t} actions: {\n\t\tButtonState(action: .c) { b }\n"
        + "\t\tButtonState(role: .cancel) { d }\n\t}\n"
    )
  }

  @Test func otherButtonsAndCommentsAreListed() {
    let source = """
      let a = AlertState<A>(title: t, buttons: buttons)
      let b = AlertState<A>(title: t, dismissButton: .cancel(c, action: .send(.d, animation: .default)))
      let c = AlertState<A>(
        title: t, // why
        message: m
      )

      """
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes.filter { $0.contains("alerts") }.count == 4)
  }

  @Test func anAlertWithClosuresStaysAndAVariableIsListed() {
    let source = """
      let a = AlertState<A>(title: { TextState("Saved") }, message: { TextState("All is well") })
      let b = ConfirmationDialogState<A>(title: { TextState("Saved") })

      """
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes.filter { $0.contains("alerts") }.isEmpty)
    let other = Migrated("let a = AlertState<A>(title: title)\n")
    #expect(other.text == "let a = AlertState<A>(title: title)\n")
    #expect(other.changes.filter { $0.contains("alerts") }.count == 1)
  }

  @Test func anAlertOfThePackageStays() {
    let source =
      "struct AlertState { init(title: String, buttons: [Int]) {} }\nlet a = AlertState(title: t, buttons: [])\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == [])
  }

  @Test func aNestedTypeWithTheNameOfAnAlert() {
    let source = "enum Old { struct AlertState {} }\nlet a = AlertState(title: t, buttons: [])\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == ["3: required [alerts]"])
  }

  @Test(
    "the type can be implicit, or have its initializer",
    arguments: [(".init", ".init"), ("AlertState.init", "AlertState"), ("AlertState<A>.init", "AlertState<A>")]
  )
  func initializers(_ old: String, _ new: String) {
    let file = Migrated(
      """
      func a() {
        state.alert = \(old)(title: TextState("Stop?"), buttons: [.cancel(TextState("No"))])
        state.alert = \(old)(title: TextState("Saved"), message: nil, dismissButton: .default(TextState("OK")))
        state.alert = \(old)(title: TextState("Saved"))
      }

      """
    )
    #expect(
      file.text == """
        func a() {
          state.alert = \(new) {
            TextState("Stop?")
          } actions: {
            ButtonState(role: .cancel) { TextState("No") }
          }
          state.alert = \(new) {
            TextState("Saved")
          } actions: {
            ButtonState { TextState("OK") }
          }
          state.alert = \(new) {
            TextState("Saved")
          }
        }

        """
    )
    #expect(file.changes == [])
  }

  @Test func aTypeWithATitleOfThePackageIsListed() {
    let source = "struct Row { var title: TextState }\nlet a: Row = .init(title: TextState(\"a\"))\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == ["3: required [alerts]"])
  }

  @Test func anImplicitTypeThatIsNotConvertedIsListed() {
    let source = "let a: AlertState<A> = .init(title: title, message: nil, buttons: buttons)\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == ["2: required [alerts]"])
  }

  @Test(
    "other initializers stay",
    arguments: [
      "let a: Row = .init(title: \"a\")\n",
      "let a: Row = .init(title: \"a\", subtitle: TextState(\"b\"))\n",
      "let a: AlertState<A> = .init(title: { TextState(\"a\") })\n",
      "struct V: View { var body: some View { a.alert(.init(title: t, dismissButton: .cancel())) } }\n",
    ]
  )
  func otherInitializers(_ source: String) {
    let file = Migrated(source)
    #expect(file.text.hasSuffix(source))
    #expect(file.changes.filter { $0.contains("alerts") } == [])
  }
}
