import ArgumentParser
import HeadgateLint

@main
struct HeadgateCommand: ParsableCommand {
}
