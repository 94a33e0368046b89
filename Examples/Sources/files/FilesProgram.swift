import ArgumentParser

/// The entry point. It passes arguments to the command that are not text.
@main
enum FilesProgram {
  static func main() async {
    await FilesCommand.main(PathArgument.all)
  }
}
