import Foundation

extension WorstClip {
  /// What shows no keyboard of a phone.
  static let withoutKeyboard: [WorstClip] = [
    WorstClip(name: "no-phone", outcome: .refusal(["keyboard", "key", "phone", "screen"])) {
      try $0.ffmpeg(
        "clip.mp4",
        ["-f", "lavfi", "-i", "testsrc2=size=640x360:rate=30:duration=3", "-pix_fmt", "yuv420p"])
    },
    WorstClip(name: "noise", outcome: .refusal(["keyboard", "key", "phone", "screen"])) {
      try $0.ffmpeg(
        "clip.mp4",
        [
          "-f", "lavfi", "-i", "nullsrc=size=390x844:rate=30:duration=2", "-vf",
          "geq=random(1)*255:128:128", "-pix_fmt", "yuv420p",
        ])
    },
    WorstClip(name: "no-keyboard", outcome: .refusal(["keyboard", "key"])) {
      try $0.film(
        """
        name: film
        device: iPhone 14
        messages: 20
        events:
          - {at: 0.5, scroll: -300}
          - {at: 1.5, scroll: 200}
        until: 2.5
        fps: 30
        approaches: [transform]
        """)
    },
    WorstClip(name: "keyboard-at-rest", outcome: .refusal(["moves"])) {
      try $0.filtered("trim=start=1.1:end=1.11,loop=90:1:0,setpts=N/30/TB")
    },
    WorstClip(name: "one-frame", outcome: .refusal(["frame", "picture"])) {
      try $0.ffmpeg("clip.mp4", ["-ss", "1.1", "-i", "%", "-frames:v", "1"])
    },
    WorstClip(name: "one-picture", outcome: .refusal(["frame", "picture"])) {
      try $0.ffmpeg("clip.png", ["-ss", "1.1", "-i", "%", "-frames:v", "1"])
    },
    WorstClip(name: "sound-only", outcome: .refusal(["picture", "video"])) {
      try $0.ffmpeg(
        "clip.mp4", ["-f", "lavfi", "-i", "sine=frequency=440:duration=3", "-c:a", "aac"])
    },
    WorstClip(
      name: "two-hours",
      outcome: .refusal(["keyboard", "key", "motion", "move", "still", "long"]), limit: 300
    ) {
      try $0.ffmpeg(
        "clip.mp4",
        [
          "-loop", "1", "-framerate", "10", "-i",
          try $0.ffmpeg(
            "still.png", ["-ss", "0.2", "-i", "%", "-frames:v", "1", "-vf", "scale=196:424"]
          ).path, "-t", "7200", "-c:v", "libx264", "-preset", "ultrafast", "-crf", "40",
          "-pix_fmt", "yuv420p",
        ])
    },
    WorstClip(name: "android", outcome: .refusal(["Android", "keyboard", "key"])) {
      try $0.video(width: 412, height: 916, frames: 75, AndroidScreen.draw)
    },
    WorstClip(
      name: "drawn-phone", outcome: .refusal(["keyboard", "key", "phone", "screen"])
    ) {
      try $0.video(width: 640, height: 480, frames: 60) { canvas, frame in
        let slide = 60 * min(1, max(0, Double(frame) - 15) / 20)
        canvas.fill(Canvas.Area(220, 40, 200, 400), 0x222222, radius: 26)
        canvas.fill(Canvas.Area(230, 60, 180, 360), 0xFFFFFF, radius: 8)
        canvas.fill(Canvas.Area(250, 380 - slide, 140, 30), 0x2F7FD0, radius: 6)
      }
    },
  ]

  /// What shows one in a way that is hard to take.
  static let hardToTake: [WorstClip] = [
    WorstClip(name: "two-phones", outcome: .refusal(["--screen", "two"])) {
      try $0.ffmpeg(
        "clip.mp4",
        [
          "-i", "%", "-i", $0.other.path, "-filter_complex",
          "[0]pad=430:844:20:0:white[a];[1]scale=-2:844[b];[a][b]hstack", "-pix_fmt", "yuv420p",
        ])
    },
    WorstClip(name: "turns-on-the-way", outcome: .refusal(["turn", "size", "rotat"])) { kit in
      // Two streams of different shapes in one, as a screen's recorder writes them into a black square.
      try kit.ffmpeg(
        "clip.mp4",
        [
          "-i", "%", "-filter_complex",
          "[0]split[a][b];[a]trim=0:1.1,pad=844:844:227:0[c];"
            + "[b]trim=1.1,setpts=PTS-STARTPTS,transpose=1,pad=844:844:0:227[d];[c][d]concat",
          "-pix_fmt", "yuv420p",
        ])
    },
    WorstClip(name: "four-a-second", outcome: .refusal(["frames a second", "a second", "rate"])) {
      try $0.filtered("fps=4")
    },
    WorstClip(name: "begins-in-motion", outcome: .answer(events: 1, within: 1)) {
      try $0.filtered("trim=start=0.62,setpts=PTS-STARTPTS")
    },
    WorstClip(name: "ends-in-motion", outcome: .answer(events: 1, within: 1)) {
      try $0.filtered("trim=end=1.55")
    },
    WorstClip(
      name: "motion-only", outcome: .either(["rest", "motion", "frame", "keyboard", "key"])
    ) {
      try $0.filtered("trim=start=0.55:end=0.8,setpts=PTS-STARTPTS")
    },
    WorstClip(name: "turned-by-metadata", outcome: .answer(events: 2, within: 1)) {
      let turned = try $0.filtered("transpose=1", name: "turned.mp4")
      return try $0.ffmpeg(
        "clip.mp4", ["-i", turned.path, "-c", "copy", "-metadata:s:v:0", "rotate=90"])
    },
    WorstClip(name: "landscape", outcome: .either(["landscape", "keyboard", "key", "side"])) {
      try $0.film(
        """
        name: film
        device: iPhone 14
        orientation: landscape
        events:
          - {at: 0.5, keyboard: show}
          - {at: 1.5, keyboard: hide}
        until: 2.5
        fps: 30
        approaches: [transform]
        """)
    },
    WorstClip(name: "small-gif", outcome: .answer(events: 2, within: 2)) {
      try $0.ffmpeg(
        "clip.gif",
        [
          "-i", "%", "-filter_complex",
          "fps=15,scale=200:-2,split[a][b];[a]palettegen=max_colors=32[p];[b][p]paletteuse=dither=bayer",
        ])
    },
    WorstClip(name: "held-for-two-seconds", outcome: .answer(events: 2, within: 1)) {
      try $0.filtered("setpts='PTS+if(gte(T,0.4),2/TB,0)+if(gte(T,1.3),2/TB,0)'")
    },
    // But for the one frame that is held, frames are shown as long as on the device.
    WorstClip(
      name: "held-in-motion", outcome: .either(["held", "frame", "rest", "motion"])
    ) {
      try $0.filtered("setpts='PTS+if(gte(T,0.6),2/TB,0)'")
    },
    WorstClip(name: "cut-off-at-the-top", outcome: .either(["screen", "--screen", "device"])) {
      try $0.filtered("crop=390:544:0:300")
    },
    WorstClip(
      name: "cut-off-at-the-bottom", outcome: .either(["keyboard", "key", "screen", "device"])
    ) {
      try $0.filtered("crop=390:700:0:0")
    },
    WorstClip(name: "twice-as-fast", outcome: .either(["curve", "speed"]), keepsTime: false) {
      try $0.filtered("setpts=PTS/2")
    },
    WorstClip(name: "four-times-as-slow", outcome: .either(["curve", "speed"]), keepsTime: false) {
      try $0.filtered("setpts=4*PTS")
    },
    WorstClip(name: "backwards", outcome: .either(["curve", "keyboard"]), keepsTime: false) {
      try $0.filtered("reverse,setpts=N/60/TB")
    },
    WorstClip(name: "mirrored", outcome: .either(["keyboard", "key"])) { try $0.filtered("hflip") },
    WorstClip(name: "upside-down", outcome: .either(["keyboard", "key", "turn"])) {
      try $0.filtered("vflip,hflip")
    },
    WorstClip(
      name: "squeezed", outcome: .either(["keyboard", "key", "screen", "device", "--screen"])
    ) {
      try $0.filtered("scale=390:600,setsar=1")
    },
    WorstClip(name: "blurred-sides", outcome: .answer(events: 2, within: 1)) {
      try $0.filtered(
        "split[a][b];[a]scale=1500:844,boxblur=30[c];[c][b]overlay=(W-w)/2:0",
        ["-pix_fmt", "yuv420p"])
    },
    WorstClip(name: "out-of-focus", outcome: .either(["keyboard", "key", "screen"])) {
      try $0.filtered("boxblur=6")
    },
    WorstClip(name: "tilted", outcome: .either(["keyboard", "key", "screen"])) {
      try $0.filtered("rotate=0.08:fillcolor=gray")
    },
    WorstClip(name: "shaken-by-hand", outcome: .either(["keyboard", "key", "screen", "move"])) {
      try $0.filtered("pad=470:924:40:40:gray,crop=430:884:20+15*sin(t*5):20+15*cos(t*7)")
    },
    WorstClip(name: "odd-size", outcome: .answer(events: 2, within: 1.5)) {
      try $0.filtered("scale=391:845", ["-pix_fmt", "yuv444p"])
    },
    WorstClip(name: "interlaced", outcome: .either(["interlace", "frame", "keyboard"])) {
      try $0.filtered(
        "fps=60,tinterlace=mode=interleave_top",
        ["-flags", "+ilme+ildct", "-pix_fmt", "yuv420p"])
    },
    WorstClip(name: "flickers", outcome: .either(["keyboard", "key", "rest", "motion", "move"])) {
      try $0.filtered("eq=brightness='0.25*sin(40*t)':eval=frame")
    },
    WorstClip(name: "cross-faded-with-itself", outcome: .either(["keyboard", "frame", "curve"])) {
      try $0.filtered("tmix=frames=5")
    },
    hdr("hdr", "smpte2084"),
    hdr("hdr-of-a-phone", "arib-std-b67"),
  ]

  /// The plain recording in ten bits, with brightness held by the curve of this name.
  private static func hdr(_ name: String, _ curve: String) -> WorstClip {
    WorstClip(name: name, outcome: .answer(events: 2, within: 1)) {
      try $0.filtered(
        "zscale=tin=bt709:min=bt709:pin=bt709:rin=limited:t=\(curve):m=bt2020nc:p=bt2020:npl=203,format=yuv420p10le",
        [
          "-c:v", "libx265", "-x265-params", "log-level=error", "-tag:v", "hvc1",
          "-color_primaries", "bt2020", "-color_trc", curve, "-colorspace", "bt2020nc",
        ])
    }
  }
}
