/// The form of a recording on disk: one SQLite database for one store. `Documentation/RecordingFormat.md` is its grammar.
package enum RecordingFormat {
  /// The version that this code writes. It reads this version and all earlier ones.
  static let version: Int32 = 1

  /// Marks a database as a recording, in the header of the file: the letters `HGRC`.
  static let applicationID: Int32 = 0x4847_5243

  /// The most bytes of a name or a file in `text`. A row has only its id, so ten thousand rows may have one long name.
  static let longestText = 10_000

  /// The tables of version 1. A column of `name`, `file` or `type` is the id of a text.
  static let schema = """
    CREATE TABLE info(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE text(id INTEGER PRIMARY KEY, value TEXT NOT NULL UNIQUE);
    CREATE TABLE action(
      number INTEGER PRIMARY KEY, name INTEGER NOT NULL, cause INTEGER NOT NULL, causeNumber INTEGER,
      file INTEGER NOT NULL, line INTEGER NOT NULL, time INTEGER NOT NULL, duration INTEGER NOT NULL,
      coding INTEGER NOT NULL, payload TEXT NOT NULL
    );
    CREATE INDEX actionByName ON action(name);
    CREATE INDEX actionByCause ON action(cause, causeNumber) WHERE cause <> 0;
    CREATE TABLE effect(
      number INTEGER PRIMARY KEY, name INTEGER, action INTEGER, file INTEGER NOT NULL, line INTEGER NOT NULL,
      start INTEGER NOT NULL, end INTEGER, ending INTEGER, cancelReason INTEGER, cancelAction INTEGER
    );
    CREATE TABLE emission(id INTEGER PRIMARY KEY, effect INTEGER NOT NULL, time INTEGER NOT NULL);
    CREATE TABLE answer(
      id INTEGER PRIMARY KEY, action INTEGER NOT NULL, effect INTEGER, name INTEGER NOT NULL, time INTEGER NOT NULL,
      isError INTEGER NOT NULL, value TEXT NOT NULL
    );
    CREATE INDEX answerByAction ON answer(action);
    CREATE TABLE sharedChange(
      id INTEGER PRIMARY KEY, action INTEGER NOT NULL, cause INTEGER NOT NULL, causeNumber INTEGER,
      reference INTEGER NOT NULL, name INTEGER NOT NULL, time INTEGER NOT NULL, coding INTEGER NOT NULL, value TEXT NOT NULL
    );
    CREATE INDEX sharedChangeByAction ON sharedChange(action);
    CREATE TABLE snapshot(action INTEGER PRIMARY KEY, time INTEGER NOT NULL, coding INTEGER NOT NULL, state TEXT NOT NULL);
    CREATE TABLE digest(
      action INTEGER PRIMARY KEY, value INTEGER NOT NULL, linesBefore INTEGER NOT NULL, linesAfter INTEGER NOT NULL, lines TEXT
    );
    """

  // MARK: Keys of the table `info`

  /// The start of the keys of states that have one object in two places. The number of the action follows.
  private static let sameObject = "sameObject "

  package static func sameObjectKey(after action: UInt64) -> String { "\(sameObject)\(action)" }

  /// The action after which a state has one object in two places; nil for another key.
  package static func action(ofSameObjectKey key: String) -> UInt64? {
    key.hasPrefix(sameObject) ? UInt64(key.dropFirst(sameObject.count)) : nil
  }
}
