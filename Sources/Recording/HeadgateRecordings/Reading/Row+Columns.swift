internal import GRDB

// The columns of a damaged file may have any type, or be missing. A forced conversion would stop the program.

/// A column that has not the type of the format.
struct WrongColumn: Error, CustomStringConvertible {
  let column: String
  var description: String { "the column '\(column)' has a value of another type" }
}

extension Row {
  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    guard let value = try optional(column) as Value? else { throw WrongColumn(column: column) }
    return value
  }

  func optional<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    guard let stored = self[column] as DatabaseValue? else { throw WrongColumn(column: column) }
    if stored.isNull { return nil }
    guard let value = Value.fromDatabaseValue(stored) else { throw WrongColumn(column: column) }
    return value
  }

  func text(_ column: String) throws -> String { try value(column) }

  func number(_ column: String) throws -> UInt64 { UInt64(bitPattern: try value(column)) }

  func optionalNumber(_ column: String) throws -> UInt64? {
    (try optional(column) as Int64?).map { UInt64(bitPattern: $0) }
  }

  /// A column that recordings of earlier releases do not have.
  private func later<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    hasColumn(column) ? try optional(column) : nil
  }

  private func raw<Value: RawRepresentable<Int>>(_ column: String) throws -> Value {
    guard let value = Value(rawValue: try value(column)) else { throw WrongColumn(column: column) }
    return value
  }

  private func cause() throws -> RecordedCause {
    guard let cause = RecordedCause(kind: try value("cause"), number: try optionalNumber("causeNumber")) else {
      throw WrongColumn(column: "cause")
    }
    return cause
  }

  func action() throws -> RecordedAction {
    RecordedAction(
      number: try number("number"),
      name: try text("nameText"),
      cause: try cause(),
      file: try text("fileText"),
      line: try value("line"),
      time: try value("time"),
      duration: try value("duration"),
      coding: try raw("coding"),
      payload: try text("payload")
    )
  }

  func effect() throws -> RecordedEffect {
    let ending: Int? = try optional("ending")
    let reason: Int? = try later("cancelReason")
    let action: Int64? = try later("cancelAction")
    return RecordedEffect(
      number: try number("number"),
      name: try optional("nameText"),
      action: try optionalNumber("action"),
      file: try text("fileText"),
      line: try value("line"),
      start: try value("start"),
      end: try optional("end"),
      ending: try ending.map { _ in try raw("ending") },
      cancelReason: try reason.map { _ in try raw("cancelReason") },
      cancelAction: action.map { UInt64(bitPattern: $0) }
    )
  }

  func answer() throws -> RecordedAnswer {
    RecordedAnswer(
      action: try number("action"),
      effect: try optionalNumber("effect"),
      name: try text("nameText"),
      time: try value("time"),
      isError: try value("isError"),
      value: try text("value")
    )
  }

  func sharedChange() throws -> RecordedSharedChange {
    RecordedSharedChange(
      action: try number("action"),
      cause: try cause(),
      reference: try number("reference"),
      name: try text("nameText"),
      time: try value("time"),
      coding: try raw("coding"),
      value: try text("value")
    )
  }

  func snapshot() throws -> RecordedSnapshot {
    RecordedSnapshot(
      action: try number("action"),
      time: try value("time"),
      coding: try raw("coding"),
      state: try text("state")
    )
  }

  func digest() throws -> RecordedDigest {
    RecordedDigest(
      action: try number("action"),
      value: try number("value"),
      linesBefore: try value("linesBefore"),
      linesAfter: try value("linesAfter"),
      lines: try optional("lines")
    )
  }
}

extension Row {
  func action(in order: inout AscendingNumbers) throws -> RecordedAction { try order.checked(action(), \.number) }

  func effect(in order: inout AscendingNumbers) throws -> RecordedEffect { try order.checked(effect(), \.number) }

  func snapshot(in order: inout AscendingNumbers) throws -> RecordedSnapshot { try order.checked(snapshot(), \.action) }

  func digest(in order: inout AscendingNumbers) throws -> RecordedDigest { try order.checked(digest(), \.action) }
}
