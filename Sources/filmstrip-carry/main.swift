import Basics
import Carrying
import Foundation

// `filmstrip carry` alone, for builds: it is ready long before the command is.

let usage = """
  Usage: filmstrip-carry FILE... [-o DIR] [--module NAME]... [--stand-ins FILE.swift] [--check]

  Rewrites an app's files line by line, so that they compile over FilmstripUIKit.

    -o DIR     Put them into this folder, Chat.swift as Chat.carried.swift; else one file goes to standard output.
    --module NAME
               A module that the target has in addition to Swift's and the model's; other imports are dropped.
    --stand-ins FILE.swift
               Declare in this file the missing types that the files use, for you to edit; an existing file stays.
    --check    Write nothing; report which files can be filmed, and what the others need.
    --listed LIST PLANNED
               End at once if the two files differ, for builds that were planned by a list.

  Exit codes: 0 everything was carried; 1 something is unsupported or, with --check, missing; 64 wrong usage; 65 a file
  is not Swift; 73 an output cannot be created; 74 a read or write failed.
  """

func say(_ line: String) {
  FileHandle.standardError.write(Data((VisibleText.line(line) + "\n").utf8))
}

var files: [String] = []
var folder: String?
var modules: Set<String> = []
var standIns: String?
var onlyChecks = false
var isListed = false
var arguments = CommandLine.arguments.dropFirst()
var areOptions = true
while let argument = arguments.popFirst() {
  switch argument {
  case "--" where areOptions: areOptions = false
  case "-h" where areOptions, "--help" where areOptions:
    print(usage)
    exit(0)
  case "--check" where areOptions: onlyChecks = true
  case "-o" where areOptions:
    guard let name = arguments.popFirst(), folder == nil else {
      say("Error: -o needs one folder, once.")
      exit(64)
    }
    folder = name
  case "--stand-ins" where areOptions:
    guard let name = arguments.popFirst(), standIns == nil else {
      say("Error: --stand-ins needs one file, once.")
      exit(64)
    }
    standIns = name
  case "--module" where areOptions:
    guard let name = arguments.popFirst() else {
      say("Error: --module needs a module's name.")
      exit(64)
    }
    modules.insert(name)
  case "--listed" where areOptions:
    guard let list = arguments.popFirst(), let planned = arguments.popFirst() else {
      say("Error: --listed needs two files.")
      exit(64)
    }
    isListed = true
    guard FileManager.default.contentsEqual(atPath: list, andPath: planned) else {
      say(
        "\(list):1: error: the list has changed; `touch Package.swift` and build again, so that SwiftPM reads it."
      )
      exit(65)
    }
  case _ where areOptions && argument.hasPrefix("-"):
    say("Error: \(argument) is not an option; filmstrip-carry --help lists them.")
    exit(64)
  default: files.append(argument)
  }
}
do throws(CarryRun.Failure) {
  let result = try CarryRun(
    files: files, folder: folder, onlyChecks: onlyChecks, modules: modules,
    standIns: standIns
  ).run()
  for obstacle in result.obstacles { say(obstacle) }
  for file in result.kept { say("\(file) is there and stays; remove it to have it written anew.") }
  // A build carries each file by itself, and then the compiler knows more.
  if !isListed { for line in result.missing { say(line) } }
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(result.output))
  } catch {
    say("Error: standard output could not be written.")
    exit(74)
  }
  exit(result.code)
} catch {
  // A file's errors have its place in front, as those of compilers have.
  say(error.code == 65 ? error.message : "Error: \(error.message)")
  exit(error.code)
}
