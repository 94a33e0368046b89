import Headgate
import SwiftUI
import Testing
import UIKit

@Reducer
private struct Controls {
  enum Sorting: Int { case name, date }

  @ObservableState
  struct State: Equatable {
    var isOn = false
    var volume: Float = 0.5
    var quantity = 2.0
    var date = Date(timeIntervalSince1970: 0)
    var sorting = Sorting.name
    var page = 0
    var color: UIColor?
    var reduced = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      state.reduced += 1
      // The page is refused.
      if case .binding(\.page) = action { state.page = 0 }
      return .none
    }
  }
}

@MainActor
@Suite("Controls of UIKit that are bound to a store")
struct ControlTests {
  @Bindable private var store = Store(initialState: Controls.State()) { Controls() }
  @Bindable private var form = Store(initialState: Profile.State()) { Profile() }

  // holds: KIT-40
  @Test("Each control shows its value and writes it once")
  func values() {
    let toggle = UISwitch(isOn: $store.isOn)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(store.isOn)
    let slider = UISlider(value: $store.volume, in: 0...500)
    #expect(slider.maximumValue == 500)
    #expect(slider.value == 0.5)
    slider.value = 0.75
    slider.sendActions(for: .valueChanged)
    #expect(store.volume == 0.75)
    let stepper = UIStepper(value: $store.quantity, in: -5...5)
    #expect(stepper.minimumValue == -5)
    stepper.value += 1
    stepper.sendActions(for: .valueChanged)
    #expect(store.quantity == 3)
    let picker = UIDatePicker(date: $store.date)
    #expect(picker.date == Date(timeIntervalSince1970: 0))
    picker.date = Date(timeIntervalSince1970: 60)
    picker.sendActions(for: .valueChanged)
    #expect(store.date == Date(timeIntervalSince1970: 60))
    let segments = UISegmentedControl(frame: .zero)
    segments.bind(selectedSegment: $store.sorting)
    #expect(segments.selectedSegmentIndex == 0)
    segments.selectedSegmentIndex = 1
    segments.sendActions(for: .valueChanged)
    #expect(store.sorting == .date)
    let well = UIColorWell(selectedColor: $store.color)
    let color = UIColor()
    well.selectedColor = color
    well.sendActions(for: .valueChanged)
    #expect(store.color === color)
    #expect(store.reduced == 6)
    store.send(.binding(.set(\.isOn, false)))
    #expect(!toggle.isOn)
  }

  // holds: KIT-41
  @Test("A control shows what the state says after its reducer refused or changed the value")
  func refused() {
    let pages = UIPageControl(numberOfPages: 3, currentPage: $store.page)
    #expect(pages.numberOfPages == 3)
    pages.currentPage = 2
    pages.sendActions(for: .valueChanged)
    #expect(pages.currentPage == 0)
    let segments = UISegmentedControl(frame: .zero)
    segments.bind(selectedSegment: $store.sorting)
    segments.selectedSegmentIndex = 7
    segments.sendActions(for: .valueChanged)
    #expect(segments.selectedSegmentIndex == 0)
  }

  // holds: KIT-41
  @Test("A text that is typed faster than its reducer normalizes it ends as the text of the state")
  func typing() {
    let field = UITextField(text: $form.name)
    func type(_ text: String) {
      field.text = text
      field.sendActions(for: .editingChanged)
    }
    type("a b")
    #expect(field.text == "ab")
    type("ab c")
    #expect(field.text == "abc")
    // The limit refuses the text: the state does not change.
    type("abcde")
    type("abcdef")
    #expect(field.text == "abcde")
    #expect(form.name == "abcde")
    form.send(.nameChanged("late"))
    #expect(field.text == "LATE")
  }

  // holds: KIT-42
  @Test("A later binding of a property replaces the earlier one, and a token or unbind ends it")
  func ends() {
    let field = UITextField(text: $form.name)
    field.bind(text: $form.name.sending(\.nameChanged))
    field.text = "abc"
    field.sendActions(for: .editingChanged)
    #expect(form.name == "ABC")
    #expect(field._actionCount == 1)
    field.unbind(\.text)
    #expect(field._actionCount == 0)
    form.send(.nameChanged("new"))
    #expect(field.text == "ABC")
    field.text = "ABC"
    field.sendActions(for: .editingChanged)
    #expect(form.name == "NEW")
    let token = field.bind(text: $form.name)
    token.cancel()
    field.text = "x"
    field.sendActions(for: .editingChanged)
    #expect(form.name == "NEW")
  }

  // holds: KIT-40
  @Test("Any property of a control is bound for an event")
  func general() {
    let button = UIButton(frame: .zero)
    button.bind($store.isOn, to: \.isSelected, for: .primaryActionTriggered)
    store.send(.binding(.set(\.isOn, true)))
    #expect(button.isSelected)
    button.isSelected = false
    button.sendActions(for: .primaryActionTriggered)
    #expect(!store.isOn)
  }

  // holds: KIT-42
  @Test("A binding does not retain its control")
  func lifetime() {
    var field: UITextField? = UITextField(text: $form.name)
    weak let object = field
    field = nil
    #expect(object == nil)
    form.send(.nameChanged("a"))
  }
}
