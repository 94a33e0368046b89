import FilesFeature
import SwiftUI

/// Why something could not be read.
struct ProblemText: View {
  let problem: FileProblem

  var body: some View {
    Label(problem.text, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
  }
}
