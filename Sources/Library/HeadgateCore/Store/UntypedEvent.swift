/// An event for observers, without the type of the actions.
enum UntypedEvent {
  case started(EffectDescription)
  case emitted(EffectDescription, AnySentAction)
  case finished(EffectDescription)
  case cancelled(EffectDescription)
  case stateChanged(after: UInt64)
  case sharedStateChanged(SharedStateChange)
  case childAttached(String)
  case childDetached(String)
}
