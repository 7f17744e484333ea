import QuoinCore

/// What of a picture is taken, for looking up quickly whether a place is free.
struct Occupancy {
  private let bounds: Rect
  private let side: Double
  private let limit: Int
  private var cells: [Cell: [Rect]] = [:]

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// - Parameters:
  ///   - bounds: The picture; nothing beyond it counts.
  ///   - side: About the size of what is put down.
  ///   - limit: How many may lie in one place before one more says nothing new.
  init(_ bounds: Rect, side: Double, limit: Int = .max) {
    self.bounds = bounds
    self.limit = limit
    // However long a page is, a line along it passes a bounded number of cells.
    self.side = max(side, max(bounds.width, bounds.height) / 2000, 1e-6)
  }

  mutating func insert(_ rect: Rect) {
    for cell in self.cells(of: rect) where cells[cell]?.count ?? 0 < limit {
      cells[cell, default: []].append(rect)
    }
  }

  /// How much of a rectangle is taken, counted as often as it is.
  func overlap(_ rect: Rect) -> Double {
    var sum = 0.0
    for cell in self.cells(of: rect) {
      guard let taken = cells[cell] else { continue }
      let part = rect.intersection(self.rect(of: cell))
      for other in taken { sum += part.intersection(other).area }
    }
    return sum
  }

  private func cells(of rect: Rect) -> [Cell] {
    let part = rect.intersection(bounds)
    guard part.area > 0 else { return [] }
    let columns = Int((part.x - bounds.x) / side)...Int((part.maxX - bounds.x) / side)
    let rows = Int((part.y - bounds.y) / side)...Int((part.maxY - bounds.y) / side)
    var cells: [Cell] = []
    for row in rows {
      for column in columns { cells.append(Cell(column: column, row: row)) }
    }
    return cells
  }

  private func rect(of cell: Cell) -> Rect {
    Rect(
      x: bounds.x + Double(cell.column) * side, y: bounds.y + Double(cell.row) * side,
      width: side, height: side)
  }
}
