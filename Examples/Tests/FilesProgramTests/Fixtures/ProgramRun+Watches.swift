#if os(Linux)
  import Foundation

  extension ProgramRun {
    /// The number of directories that the program watches with notifications of the system.
    var watches: Int {
      let directory = "/proc/\(process)/fd"
      let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      return descriptors.count {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: directory + "/" + $0)) == "anon_inode:inotify"
      }
    }
  }
#endif
