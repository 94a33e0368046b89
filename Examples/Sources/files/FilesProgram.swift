import ArgumentParser

/// The entry point. It passes arguments to the command that are not text.
///
/// The parser would also take a directory with the name of a subcommand, such as `help`, for the subcommand. So the commands are apart.
@main
enum FilesProgram {
  static func main() async {
    let arguments = PathArgument.all
    // The help of the subcommand names the command `files help session check`.
    if arguments.drop(while: { $0 == "help" }).first == SessionsCommand.name {
      SessionsCommand.main(arguments)
    } else {
      await FilesCommand.main(arguments)
    }
  }
}
