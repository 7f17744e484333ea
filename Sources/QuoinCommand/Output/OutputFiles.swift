/// What a verb writes: files together, or none of them; `-` is standard output.
enum OutputFiles {
  static func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    var transaction = FileTransaction()
    for file in files {
      if file.path == "-" {
        try StandardOutput.write(file.bytes)
      } else {
        try transaction.stage(file.bytes, at: file.path)
      }
    }
    try transaction.commit()
  }
}
