import Foundation

/// Performs a transfer: renames where that is possible, and copies otherwise.
///
/// A copy is made under a temporary name beside the target, and gets its name when it is complete. Until then, and after a
/// failure, the name of the target does not exist.
nonisolated struct FileTransfer {
  let transfer: Transfer
  let control: TransferControl

  func run() async throws -> TransferResult {
    let (source, target) = (transfer.source, transfer.target)
    guard let status = FileStatus(source) else { throw FileProblem(errno: errno, at: source) }
    if let parent = target.parent, !parent.isDirectory { throw FileProblem(.vanished, at: parent) }
    let keepsBoth = try transfer.keepsBoth || isDuplicate(status)
    if status.isDirectory { try refuseInside(status) }
    if !keepsBoth, let old = FileStatus(target) {
      let contains = source.withRealParent.ancestors.contains { FileStatus($0)?.isSameFile(as: old) == true }
      throw FileProblem(contains ? .containsSource : .exists, at: target)
    }
    if transfer.kind == .move {
      do {
        return TransferResult(try rename(source, status, keepsBoth))
      } catch  where (error as? FileProblem)?.reason == .otherDevice {}
    }
    let entries = try TreeEntry.all(below: source, control)
    if entries[0].isSpecial { return TransferResult(target, skipped: [source]) }
    if transfer.kind == .move { try checkRemovable(entries) }
    return try await copy(entries, status, keepsBoth)
  }

  private func copy(_ entries: [TreeEntry], _ status: FileStatus, _ keepsBoth: Bool) async throws -> TransferResult {
    let temporary = transfer.target.temporarySibling
    let isMove = transfer.kind == .move
    do {
      let copy = TreeCopy(entries: entries, source: transfer.source, target: temporary, isSynced: isMove)
      let hasAttributes = try await copy.run(control)
      var result = TransferResult(try rename(temporary, status, keepsBoth), skipped: copy.skipped)
      if isMove {
        result.losesAttributes = !hasAttributes
        result.kept = isTargetSynced ? TreeRemoval.removeCopied(entries, below: transfer.source) : transfer.source
      }
      return result
    } catch {
      // Only what this copy made: the name of the temporary file is new.
      TreeRemoval.remove(temporary)
      guard let problem = error as? FileProblem, problem.path == temporary else { throw error }
      throw FileProblem(problem.reason, at: transfer.source)
    }
  }

  /// Whether the name of the target is on the disk. Otherwise, the only safe file is the source.
  private var isTargetSynced: Bool {
    guard let parent = transfer.target.parent else { return true }
    return (try? FileCopy.sync(parent)) != nil
  }

  /// Gives a file the name of the target, or the next free name.
  private func rename(_ file: Path, _ status: FileStatus, _ keepsBoth: Bool) throws -> Path {
    for number in 1...(keepsBoth ? 10_000 : 1) {
      let target = transfer.target.numbered(number, isDirectory: status.isDirectory)
      do {
        try FileMove(from: file, to: target).run()
        return target
      } catch {
        guard keepsBoth, error.reason == .exists else { throw error }
      }
    }
    throw FileProblem(keepsBoth ? .noFreeName : .exists, at: transfer.target)
  }

  /// Returns whether the source is copied to its own name. Moving it there changes nothing, and is refused.
  private func isDuplicate(_ status: FileStatus) throws(FileProblem) -> Bool {
    guard transfer.source.withRealParent == transfer.target.withRealParent else { return false }
    guard transfer.kind == .copy else { throw FileProblem(.isHere, at: transfer.source) }
    return true
  }

  /// Throws when the target is in the source.
  private func refuseInside(_ status: FileStatus) throws(FileProblem) {
    let isInside = transfer.target.withRealParent.ancestors.contains {
      FileStatus($0)?.isSameFile(as: status) == true
    }
    if isInside { throw FileProblem(.intoItself, at: transfer.source) }
  }

  /// Throws when the source could not be removed after it was copied.
  private func checkRemovable(_ entries: [TreeEntry]) throws(FileProblem) {
    let inside = entries.filter(\.status.isDirectory).map { transfer.source.appending(entry: $0.name) }
    for directory in [transfer.source.parent].compactMap(\.self) + inside {
      guard directory.withCString({ access($0, W_OK | X_OK) }) == 0 else {
        throw FileProblem(errno: errno, at: directory)
      }
    }
  }
}
