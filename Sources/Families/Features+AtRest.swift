extension Features {
  func atRest(_ episode: Episode) -> String {
    if let seam = episode.restSeam, abs(seam) > tolerance { return atRest(seam) }
    if let fault = episode.homeFault, abs(fault) > tolerance {
      return "it rests \(abs(fault).points) out of position"
    }
    return extremes(of: episode)
  }
}
