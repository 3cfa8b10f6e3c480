package import Imaging
package import Stage

/// A small change, enlarged in a corner of its picture.
package struct ContactLoupe: Sendable {
  let picture: Bitmap
  /// In pixels of the cell: the corner, and what is enlarged.
  let rect, place: Rect

  /// Its side, as a part of the cell's shorter one.
  private static let side = 0.46
  /// The largest change that is enlarged, as a part of the loupe's side; and the room around it, as a part of the change.
  private static let (largest, around) = (0.5, 1.8)
  /// The least part of a picture that it shows, in the picture's pixels.
  private static let least = 20.0

  /// Of the largest of some changes; nil if all can be seen well, or would be covered.
  ///
  /// - Parameters:
  ///   - places: In pixels of the cell.
  ///   - picture: The moment's, as large as it was read.
  package init?(of places: [Rect], in cell: Size, _ picture: Bitmap) {
    let side = (ContactLoupe.side * min(cell.width, cell.height)).rounded()
    func length(_ place: Rect) -> Double { max(place.width, place.height) }
    guard let place = places.max(by: { $0.width * $0.height < $1.width * $1.height }),
      length(place) < ContactLoupe.largest * side
    else { return nil }
    let scale = Double(picture.width) / cell.width
    let shown = max(ContactLoupe.around * length(place), ContactLoupe.least / scale)
    let corners = [
      (cell.width - side - 4, cell.height - side - 4), (4, cell.height - side - 4),
      (cell.width - side - 4, 4), (4, 4),
    ].map { Rect(x: $0.0, y: $0.1, width: side, height: side) }
    let free = corners.first { corner in places.allSatisfy { !corner.isNear($0) } }
    guard let free else { return nil }
    let left = min(max(0, place.midX - shown / 2), max(0, cell.width - shown))
    let top = min(max(0, place.midY - shown / 2), max(0, cell.height - shown))
    guard
      let bitmap = picture.resampled(
        x: left * scale, y: top * scale, width: shown * scale, height: shown * scale,
        to: Int(side), Int(side))
    else { return nil }
    (self.picture, rect, self.place) = (bitmap, free, place)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    minX - 6 < other.maxX && other.minX < maxX + 6 && minY - 6 < other.maxY
      && other.minY < maxY + 6
  }
}
