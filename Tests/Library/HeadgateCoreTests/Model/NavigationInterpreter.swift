/// What is presented, and how it comes and goes, written down from the specification of navigation.
extension ModelWorld {
  /// Whether what the action is about goes when its parent has seen it.
  func leaves(after target: ModelAction) -> Bool {
    target.kind == .dismiss || target.kind == .act && target.steps == [.destination(.alert)]
  }

  /// Lets go what was there when the action came, unless the parent has put another in its place.
  mutating func end(
    _ dismissed: EffectOwner,
    _ target: ModelAction,
    _ changes: [ModelChange],
    _ answer: inout ModelAnswer
  ) {
    // A note has nothing to tell it by but itself.
    let isFreshNote = dismissed.last == .note && changes.contains(.note(true))
    guard let now = effectOwner(of: target.kind == .dismiss ? target.steps : [.destination(nil)]) else { return }
    guard now == dismissed, !isFreshNote else {
      answer.isReplaced = true
      return
    }
    answer.dismissed = dismissed
    switch (dismissed.first, dismissed.last) {
    case (.sheet, _): sheet = nil
    case (.destination, _): destination = nil
    case (.page(let id), .note): change(id) { $0.note = nil }
    case (.page(let id), _): path.removeLast(path.count - position(of: id))
    default: break
    }
  }

  /// Puts a page on top before anybody sees it; false where that is wrong: it is there already, or its id is none that was made.
  mutating func push(_ target: ModelAction) -> Bool {
    guard target.kind == .push, case .page(let id)? = target.steps.last else { return true }
    guard effectOwner(of: target.steps) == nil else { return false }
    path.append(Page(id: id))
    let isFromTheFuture = id > nextPage
    nextPage = max(nextPage, id + 1)
    return !isFromTheFuture
  }

  /// How much a feature presents.
  func presented(at steps: [ModelStep]) -> Int {
    switch steps.last {
    case nil: path.count + (sheet == nil ? 0 : 1) + (destination == nil ? 0 : 1)
    case .page: effectOwner(of: steps + [.note]) == nil ? 0 : 1
    default: 0
    }
  }

  /// Counts an action in the value of a feature that is presented or below, and makes the changes of its reducer.
  mutating func applyPresented(_ changes: [ModelChange], _ number: Int, at steps: [ModelStep]) {
    let isOwn = steps.count == 1
    switch (steps.first, destination) {
    case (.sheet, _): sheet?.apply(changes, number, isOwn: isOwn)
    case (.page(let id), _): change(id) { $0.apply(changes, number, isOwn: isOwn) }
    case (_, .edit(var child)):
      child.apply(changes, number, isOwn: isOwn)
      destination = .edit(child)
    case (_, .note(let value)): destination = .note(Self.next(value, number))
    default: break
    }
  }

  mutating func applyNavigation(_ change: ModelChange) {
    switch change {
    case .sheet(let id): sheet = id.map { Child(id: $0) }
    case .destination(let name, let id):
      switch name {
      case .edit: destination = .edit(Child(id: id))
      case .note: destination = .note(0)
      case .alert: destination = .alert(id)
      case nil: destination = nil
      }
    case .switchCase(let id): destination = destination?.name == .note ? .edit(Child(id: id)) : .note(0)
    case .pushPage: appendPage()
    case .popFrom(let index): path = Array(index < path.count ? path[..<index] : path[...])
    case .popTo(let index): path = Array(path.prefix(index < path.count ? index + 1 : path.count))
    case .removePage(let index): if index < path.count { path.remove(at: index) }
    case .replacePage(let index): if index < path.count { path[index] = Page(id: path[index].id) }
    case .replacePath(let count):
      path = []
      for _ in 0..<count { appendPage() }
    default: break
    }
  }

  mutating func dropPresentedLeaves() {
    sheet?.leaf = nil
    for index in path.indices { path[index].note = nil }
    if case .edit(var child) = destination {
      child.leaf = nil
      destination = .edit(child)
    }
  }

  private mutating func appendPage() {
    path.append(Page(id: nextPage))
    nextPage += 1
  }

  private func position(of id: Int) -> Int { path.firstIndex { $0.id == id } ?? path.count }

  private mutating func change(_ id: Int, _ body: (inout Page) -> Void) {
    for index in path.indices where path[index].id == id { body(&path[index]) }
  }
}

extension ModelWorld.Page {
  fileprivate mutating func apply(_ changes: [ModelChange], _ number: Int, isOwn: Bool) {
    guard isOwn else {
      note = note.map { ModelWorld.next($0, number) }
      return
    }
    value = ModelWorld.next(value, number)
    for case .note(let isThere) in changes { note = isThere ? 0 : nil }
  }
}

extension ModelAction {
  /// What an operation sends with this, as the root sees it; nil when nothing is presented that it could leave.
  func sent(from steps: [ModelStep]) -> ModelAction? {
    guard kind == .leave else { return below(steps) }
    guard let last = steps.lastIndex(where: { $0.isPresentation }) else { return nil }
    let around = Array(steps[..<last])
    if case .destination = steps[last] { return Self.dismiss.below(around + [.destination(nil)]) }
    return Self.dismiss.below(around + [steps[last]])
  }
}

extension ProgramStatistics {
  /// Counts what became of what is presented, given the places of running effects that are gone.
  mutating func count(_ answer: ModelAnswer, gone: [ModelWorld.EffectOwner], in world: ModelWorld) {
    if answer.isReplaced { replacedWhileDismissed += 1 }
    if let left = answer.dismissed, gone.contains(where: { $0.starts(with: left) }) {
      if case .page? = left.last {} else { dismissalsWithEffects += 1 }
    }
    for effectOwner in gone {
      switch effectOwner.first {
      case .page: if !world.contains(Array(effectOwner.prefix(1))) { popsWithEffects += 1 }
      case .destination(let name, _): if let now = world.destination, now.name != name { switchesWithEffects += 1 }
      default: break
      }
    }
  }
}
