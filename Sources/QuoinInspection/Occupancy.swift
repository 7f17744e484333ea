import QuoinCore

/// What of a picture is taken, for looking up quickly whether a place is free.
struct Occupancy {
  private let bounds: Rect
  private let side: Double
  private var cells: [Cell: [Rect]] = [:]

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// - Parameters:
  ///   - bounds: The picture; nothing beyond it counts.
  ///   - side: About the size of what is put down.
  init(_ bounds: Rect, side: Double) {
    self.bounds = bounds
    // However long a page is, a line along it passes a bounded number of cells.
    self.side = max(side, max(bounds.width, bounds.height) / 400, 1e-6)
  }

  mutating func insert(_ rect: Rect) {
    for cell in self.cells(of: rect) { cells[cell, default: []].append(rect) }
  }

  /// How much of a rectangle is taken, counted as often as it is.
  func overlap(_ rect: Rect) -> Double {
    self.cells(of: rect).reduce(0) { sum, cell in
      guard let taken = cells[cell] else { return sum }
      let part = rect.intersection(self.rect(of: cell))
      return taken.reduce(sum) { $0 + part.intersection($1).area }
    }
  }

  private func cells(of rect: Rect) -> [Cell] {
    let part = rect.intersection(bounds)
    guard part.area > 0 else { return [] }
    let columns = Int((part.x - bounds.x) / side)...Int((part.maxX - bounds.x) / side)
    let rows = Int((part.y - bounds.y) / side)...Int((part.maxY - bounds.y) / side)
    return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
  }

  private func rect(of cell: Cell) -> Rect {
    Rect(
      x: bounds.x + Double(cell.column) * side, y: bounds.y + Double(cell.row) * side,
      width: side, height: side)
  }
}
