import Foundation
import HeadgateUDF

struct ExhibitListProps {
  var titles: [String] = []
  var isLoading = false
  var problem: String?
  var appeared: @MainActor () -> Void = {}  // near-miss: action-not-serializable
  var selected: @MainActor (Int) -> Void = { _ in }
  var searched: @MainActor (String) -> Void = { _ in }
  var rated: @MainActor (Int, Int) -> Void = { _, _ in }
}

struct ExhibitListConnector: Connector {
  func props(of state: ExhibitsState, _ dispatcher: any ActionDispatcher) -> ExhibitListProps {
    let exhibits = state.exhibits.filter { state.search.isEmpty || $0.title.contains(state.search) }
    return ExhibitListProps(
      titles: exhibits.map { ($0.isFavorite ? "★ " : "") + $0.title },
      isLoading: state.isLoading,
      problem: state.problem,
      appeared: { dispatcher.dispatch(ExhibitListAppearedAction()) },
      selected: { index in
        dispatcher.dispatch(ExhibitSelectedAction(id: exhibits[index].id))
        dispatcher.dispatch(LoadExhibitImageAction(id: exhibits[index].id))
      },
      searched: { text in dispatcher.dispatch(ExhibitSearchChangedAction(text: text)) },
      rated: { index, stars in
        dispatcher.dispatch(ExhibitRatedAction(id: exhibits[index].id, stars: stars, comment: "", isAnonymous: true))
      }
    )
  }
}

@MainActor
final class ExhibitListScreen: ViewComponent {
  let disposer = Disposer()
  let terminal: TerminalScreen
  var props = ExhibitListProps() {
    didSet { draw() }
  }

  init(terminal: TerminalScreen) {
    self.terminal = terminal
  }

  func keyPressed(_ key: Character) {
    switch key {
    case "r": props.appeared()
    case "/": props.searched(terminal.readLine())
    case "0"..."9": props.selected(key.wholeNumberValue ?? 0)
    default: break
    }
  }

  private func draw() {
    terminal.clear()
    if props.isLoading { terminal.write("loading…") }
    for (index, title) in props.titles.enumerated() { terminal.write("\(index) \(title)") }
    if let problem = props.problem { terminal.write(problem) }
  }
}

@MainActor
final class TicketController: ViewComponent {
  let disposer = Disposer()
  let store: Store<MuseumState>
  var props = TicketsState()

  init(store: Store<MuseumState>) {
    self.store = store
  }

  func buyTapped(name: String, day: Date) {
    store.dispatch(TicketActions.BuyButtonTapped(name: name, day: day))
    store.dispatch(DataLoadingStarted())
  }

  func cardChosen(_ last4: String) {
    store.dispatch(PaymentAction.cardChosen(last4: last4))
  }

  func payTapped(cents: Int) {
    store.dispatch(cents > 0 ? PaymentAction.feePaid(cents: cents) : PaymentAction.paymentDeclined)
  }

  func renameTapped(_ ticket: Ticket) {
    store.dispatch(TicketActions.UpdateTicket(ticket: ticket))
  }

  func refundTapped(_ ticket: Ticket) {
    store.dispatch(RefundAction.refundRequested(ticket.id))
  }

  func voucherEntered(_ code: String) {
    store.dispatch(VoucherRedeemed(code: code))
  }

  func shareTapped(_ exhibit: Exhibit) {
    store.dispatch(ExhibitSharedAction(id: exhibit.id, completion: { _ in }))
    store.dispatch(ExhibitFavoriteToggledAction(id: exhibit.id, isFavorite: true))
  }
}
