import Headgate

/// One step of a program: what it does, and three numbers that say where and how.
///
/// Every combination means something, so that a program stays one when steps are left out.
struct ReaderStep: Sendable, CustomStringConvertible {
  enum Kind: Int, CaseIterable, Sendable {
    // Changes of the state, inside of an action.
    case number, leafNumber, leafTitle, toggleNote, noteNumber, title, rootNumber
    case copy, copyInPlace, move, swap, replace, renew, remove, copyLeaf, leafBecomesNote
    case restoreAll, restorePlace, moveRows, takeBack, setToItself
    // Beside actions.
    case keepAll, changeKept, sendToCard, sendToLeaf, sendToLeafOfChild, addReader, removeReader
  }
  let kind: Kind
  let place: ReadPlace
  let other: ReadPlace
  let variant: Int
  /// Whether the step belongs to the action of the step before it.
  let joins: Bool

  var isChange: Bool { kind.rawValue < Kind.keepAll.rawValue }

  /// - Parameters:
  ///   - places: The places that most steps of the program are about, so that the steps meet.
  ///   - isFocused: Whether almost all steps are about these places, and replace what is there.
  init(random: inout SeededNumbers, kind: Kind? = nil, places: [ReadPlace], isFocused: Bool) {
    // Many of the changes are plain ones: what else would be restored?
    let some: [Kind] =
      isFocused ? [.number, .renew, .takeBack, .setToItself] : [.number, .leafNumber, .leafTitle, .toggleNote]
    self.kind = kind ?? (random.chance(isFocused ? 60 : 30) ? random.pick(some) : random.pick(Kind.allCases))
    place = random.pick(random.chance(isFocused ? 90 : 60) ? places : ReadPlace.allCases)
    other = random.chance(40) ? .kept : random.pick(random.chance(60) ? places : ReadPlace.allCases)
    variant = random.below(64)
    joins = random.chance(25)
  }

  var description: String { "\(joins ? "  and " : "")\(kind) \(place) \(other) \(variant)" }
}

extension ReaderStep {
  /// Makes the change; `whole` are copies of the state that were kept outside of the store.
  func apply(to state: inout ReadRoot.State, kept whole: [ReadRoot.State]) {
    let copy = other.card(in: state)
    switch kind {
    case .number: place.modify(in: &state) { $0.number += 1 }
    case .leafNumber: place.modify(in: &state) { $0.leaf.number += 1 }
    case .leafTitle: place.modify(in: &state) { $0.leaf.title += "." }
    case .toggleNote: place.modify(in: &state) { $0.note = $0.note == nil ? ReadLeaf.State(number: variant) : nil }
    case .noteNumber: place.modify(in: &state) { $0.note?.number += 1 }
    case .title: state.wrapping.title = "\(variant % 2)"
    case .rootNumber: state.number += 1
    case .copy: place.assign(copy, in: &state)
    case .copyInPlace:
      guard let copy else { break }
      place.modify(in: &state) { card in
        card = copy
        if variant.isMultiple(of: 2) { card.number += 1 }
      }
    case .move:
      other.assign(nil, in: &state)
      place.assign(copy, in: &state)
    case .swap:
      let own = place.card(in: state)
      other.assign(own, in: &state)
      place.assign(copy, in: &state)
    case .replace: place.assign(ReadCard.State(number: variant), in: &state)
    case .renew: place.assign(place.card(in: state)?.renewed, in: &state)
    case .remove: place.assign(nil, in: &state)
    case .copyLeaf: if let copy { place.modify(in: &state) { $0.leaf = copy.leaf } }
    case .leafBecomesNote: place.modify(in: &state) { $0.note = copy?.leaf ?? $0.leaf }
    case .restoreAll: state = whole[variant % whole.count]
    case .restorePlace: place.assign(other.card(in: whole[variant % whole.count]), in: &state)
    case .takeBack:
      // An equal copy, which is outdated as soon as the state is changed.
      guard let own = place.card(in: state) else { break }
      place.modify(in: &state) { $0.number += 1 }
      place.modify(in: &state) { $0.number -= 1 }
      place.assign(own, in: &state)
    case .setToItself: place.setToItself(in: &state)
    case .moveRows: if state.rows.count > 1 { state.rows.swapAt(0, 1) }
    case .keepAll, .changeKept, .sendToCard, .sendToLeaf, .sendToLeafOfChild, .addReader, .removeReader: break
    }
  }

  /// The change of a card that an action of its own feature makes.
  func change(_ card: inout ReadCard.State, among whole: [ReadRoot.State]) {
    switch variant % 8 {
    case 0, 1: card.number += 1
    case 2: card.leaf.number += 1
    case 3: card.note = card.note == nil ? card.leaf : nil
    case 4:
      guard let kept = place.card(in: whole[variant / 8 % whole.count]) else { break }
      card = kept.with(id: card.id)
      card.leaf.number += 1
    case 5: if let kept = other.card(in: whole[variant / 8 % whole.count]) { card = kept.with(id: card.id) }
    case 6: if let kept = other.card(in: whole[variant / 8 % whole.count]) { card.leaf = kept.leaf }
    default: card = ReadCard.State(id: card.id, number: variant)
    }
  }

  /// The change of a leaf that an action of its own feature makes.
  func change(_ leaf: inout ReadLeaf.State, among whole: [ReadRoot.State]) {
    switch variant % 4 {
    case 0, 1: leaf.number += 1
    case 2: if let kept = other.card(in: whole[variant / 8 % whole.count]) { leaf = kept.leaf }
    default:
      leaf = place.card(in: whole[variant / 4 % whole.count])?.leaf ?? leaf
      leaf.title += "."
    }
  }
}

extension ReadCard.State {
  /// An equal state of another identity.
  fileprivate var renewed: Self {
    Self(id: id, number: number, leaf: leaf.renewed, note: note?.renewed)
  }

  fileprivate func with(id: Int) -> Self {
    var copy = self
    copy.id = id
    return copy
  }
}

extension ReadLeaf.State {
  fileprivate var renewed: Self { Self(number: number, title: title) }
}
