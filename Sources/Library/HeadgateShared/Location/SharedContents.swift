/// What a shared value knows besides its value. It is the same for values of all types.
struct SharedContents {
  /// The number of changes that the program made.
  var changes: UInt64 = 0
  /// Whether the value is connected to its key, and has begun to load.
  var isConnected = false
  var loading = LoadingState()
  var saving = SavingState()
}
