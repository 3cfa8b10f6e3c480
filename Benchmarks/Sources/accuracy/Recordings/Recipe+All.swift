extension Recipe {
  /// How many recordings of each kind are made.
  static let counts: [(Kind, Int)] = [
    (.video, 66), (.small, 16), (.framed, 30), (.uneven, 26), (.converted, 10), (.slow, 14),
    (.gif, 30), (.pictures, 8), (.keys, 20), (.scripts, 20),
  ]

  /// The seed of the first recording; the others follow.
  static let firstSeed: UInt64 = 17_000

  /// Every recording of the benchmark.
  static let all: [Recipe] = {
    var recipes: [Recipe] = []
    for (kind, count) in counts {
      for number in 0..<count {
        recipes.append(Recipe(kind, number: number, seed: firstSeed + UInt64(recipes.count)))
      }
    }
    return recipes
  }()

  private static let phones = [
    "iPhone SE 1", "iPhone 8", "iPhone SE 3", "iPhone 8 Plus", "iPhone XR", "iPhone 13 mini",
    "iPhone 14", "iPhone 13", "iPhone 14 Plus", "iPhone 16", "iPhone 15 Pro", "iPhone 16 Plus",
    "iPhone 17", "iPhone 16 Pro Max",
  ]
  private static let tablets = ["iPad 9.7", "iPad 10.5", "iPad Pro 13 (M4)"]
  /// Devices whose bar stands above a home indicator.
  private static let withIndicator = ["iPhone 13", "iPhone 14", "iPhone 16", "iPhone 17"]

  /// The ways of bars in the order in which recordings of a kind take them: a third are right.
  private static let ways: [[BarWay]] = [
    BarWay.right, BarWay.curves, BarWay.late, BarWay.right, BarWay.behind, BarWay.curves,
    BarWay.right, BarWay.jumps, BarWay.elsewhere, BarWay.right, BarWay.curves, BarWay.late,
    BarWay.others,
  ]

  private init(_ kind: Kind, number: Int, seed: UInt64) {
    var random = Seeded(seed)
    let ways = Recipe.ways[number % Recipe.ways.count]
    let bar = ways[(number / Recipe.ways.count + random.integer(0...7)) % ways.count]
    let isTablet = bar.family == nil && random.happens(0.15)
    var device = random.one(of: isTablet ? Recipe.tablets : Recipe.phones)
    if bar.family == "K1" { device = random.one(of: Recipe.withIndicator) }
    let isNew = device.contains("17") || device.contains("Pro 13") || random.happens(0.2)
    self.init(
      name: "\(kind.rawValue)-\(number < 10 ? "0" : "")\(number)", kind: kind, seed: seed,
      device: device, profile: isNew ? "ios26" : "ios7", bar: bar)
    isDark = random.happens(0.35)
    messages = random.one(of: [0, 1, 2, 4, 6, 8, 14])
    scale = Recipe.scale(isTablet: isTablet, &random)
    rate = .even(random.one(of: [30, 50, 60, 60, 60, 120]))
    format = Recipe.video(&random)
    isAided = !random.happens(0.3)
    showsTap = random.happens(0.15)
    showsBanner = random.happens(0.08)
    if random.happens(0.12) { noise = random.integer(3...14) }
    if case .h264 = format, random.happens(0.08) {
      rotation = random.one(of: [90, 180, 270])
    }
    adapt(number, &random)
  }

  /// Changes what makes the recording one of its kind.
  private mutating func adapt(_ number: Int, _ random: inout Seeded) {
    switch kind {
    case .video: break
    case .small: scale = random.number(0.5...0.95)
    case .framed:
      surroundings = Surroundings.all[1 + number % (Surroundings.all.count - 1)]
      scale = random.number(0.8...1.6)
      rotation = 0
    case .uneven:
      switch number % 4 {
      case 0: rate = .changes(jitter: random.number(0.0005...0.006))
      case 1: (missing, doubled) = (random.number(0.03...0.15), random.number(0.03...0.15))
      case 2: doubled = random.number(0.1...0.3)
      default: (missing, torn) = (random.number(0.02...0.1), random.number(0.02...0.08))
      }
      rotation = 0
    case .converted: rate = .converted(random.one(of: [24, 25, 50]))
    case .slow: rate = .even(random.one(of: [10, 12, 15, 20]))
    case .gif:
      scale = random.number(0.5...1)
      rate = random.happens(0.5) ? .even(random.one(of: [20, 25])) : .converted(15)
      format = .gif(
        colours: random.one(of: [256, 256, 128, 64]),
        dither: random.one(of: ["sierra2_4a", "bayer", "floyd_steinberg", "none"]))
      (noise, rotation) = (0, 0)
      if number % 5 == 4 { surroundings = random.one(of: Surroundings.all) }
    case .pictures:
      format = [.apng, .webp, .folder, .folder][number % 4]
      rate = .even(random.one(of: [30, 60]))
      scale = random.number(0.7...1.5)
      (noise, rotation) = (0, 0)
    case .keys:
      let layouts = KeyLayer.Layout.allCases.filter { $0 != .drawn }
      keys = layouts[number % layouts.count]
      if device.hasPrefix("iPad") { device = "iPhone 14" }
      // Sizes of theirs, so that the reader need not know a device by its keys.
      scale = random.one(of: [1, 1.5, 2])
    case .scripts:
      let plays: [Play] = [.interrupted, .heights, .finger, .fade, .grows, .message, .form]
      play = plays[number % plays.count]
      switch play {
      case .finger: bar = number % 2 == 0 ? .waitsForFinger : .pinned
      case .heights: (device, bar) = ("iPhone 14", number % 2 == 0 ? .firstHeightOnly : .pinned)
      case .form: bar = .form
      case .fade, .grows: bar = .pinned
      default: break
      }
      if play == .finger { (device, profile) = ("iPhone 14", "ios7") }
    }
  }

  /// Pixels a point as recordings have them: a phone's own, half of these, or what a player made of them.
  private static func scale(isTablet: Bool, _ random: inout Seeded) -> Double {
    if isTablet { return random.one(of: [1, 1, 1.25]) }
    return random.happens(0.15)
      ? random.one(of: [2, 3]) : random.happens(0.5) ? random.number(1...1.7) : 1
  }

  private static func video(_ random: inout Seeded) -> Format {
    switch random.integer(0...9) {
    case 0: .hevc(crf: random.integer(20...34))
    case 1: .vp9(crf: random.integer(24...40))
    default: .h264(crf: random.integer(18...38))
    }
  }
}
