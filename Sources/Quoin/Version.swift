/// The version of Quoin, as `quoin --version` prints it and files name their producer.
public enum Version {
  public static let current = "0.1.0"
}
