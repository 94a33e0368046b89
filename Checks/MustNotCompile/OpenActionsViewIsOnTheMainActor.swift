import HeadgateUDF

@MainActor
final class Label {
  var text = ""
}

func show(_ store: Store<String>, _ label: Label, _ disposer: Disposer) {
  #if WRONG
    store.observe(on: .global()) { text in
      label.text = text  // must say: main actor-isolated property 'text' can not be mutated from a Sendable closure
    }
    .dispose(on: disposer)
  #else
    store.observe { text in
      label.text = text
    }
    .dispose(on: disposer)
  #endif
}
