import Foundation
import Serving
import Synchronization
import TestSupport
import Testing

@testable import Playground

/// A playground that is served to a browser by this process.
enum PlaygroundBrowser {
  /// Opens the playground of a scenario, runs steps one after the other, each the body of an asynchronous function, and
  /// returns what they returned.
  ///
  /// - Parameter told: Called with a text where a step says `await tell("text")`, which waits for it.
  static func see(
    _ argument: String? = nil, width: Int = 1280, steps: [String],
    told: @escaping @Sendable (String) throws -> Void = { _ in }
  ) throws -> [ReportBrowser.Value] {
    // A browser may close a connection at any time.
    signal(SIGPIPE, SIG_IGN)
    let folder = try ScratchFolder()
    nonisolated(unsafe) let server = try LoopbackServer(port: 0)
    nonisolated(unsafe) let session = PlaygroundSession(
      try FollowedScenario(argument), port: server.port, folder: folder.url.path)
    let probe = probe(steps, token: session.token)
    let address = "http://127.0.0.1:\(server.port)/\(session.token)/"
    let done = DispatchSemaphore(value: 0)
    let state = State()
    Thread.detachNewThread {
      server.run(until: { state.isOver.load(ordering: .relaxed) }) { request in
        let text = String(decoding: request.body, as: UTF8.self)
        switch request.path.split(separator: "/").last {
        case "part":
          state.seen.withLock { $0 += request.body }
          return .text(200, "")
        case "seen":
          state.hasSeen.store(true, ordering: .relaxed)
          return .text(200, "")
        case "told":
          do { try told(text) } catch { Issue.record(error) }
          return .text(200, "")
        default: break
        }
        var response = session.answer(request)
        if request.method == "GET", response.status == 200 {
          let page = String(decoding: response.body, as: UTF8.self)
          response.body = Array(page.replacing("</body>", with: probe).utf8)
        }
        return response
      }
      done.signal()
    }
    let console = try Chromium.visit(address, width: width, height: 900) {
      state.hasSeen.load(ordering: .relaxed)
    }
    #expect(console.isEmpty, "\(console)")
    state.isOver.store(true, ordering: .relaxed)
    done.wait()
    let bytes = state.seen.withLock { $0 }
    let hasEnded = state.hasSeen.load(ordering: .relaxed)
    try #require(hasEnded, "the page's steps did not end")
    let all = try JSONDecoder().decode(ReportBrowser.Seen.self, from: Data(bytes))
    #expect(all.troubles.isEmpty, "\(all.troubles)")
    return all.steps
  }

  /// What the browser's thread and the server's share.
  private final class State: Sendable {
    let isOver = Atomic(false)
    let hasSeen = Atomic(false)
    let seen = Mutex<[UInt8]>([])
  }

  private static func probe(_ steps: [String], token: String) -> String {
    """
    <script nonce="\(token)">
    (async () => {
      const troubles = [];
      addEventListener("error", (event) => troubles.push(event.message ?? "not loaded"), true);
      addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
      addEventListener("securitypolicyviolation", (event) => troubles.push(event.violatedDirective));
      const get = (id) => document.getElementById(id);
      const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
      const until = async (test) => {
        for (let count = 0; count < 1000; count += 1) {
          if (test()) return;
          await pause(20);
        }
        throw new Error(`never: ${test}`);
      };
      const set = (id, value) => {
        get(id).value = value;
        get(id).dispatchEvent(new Event("input", { bubbles: true }));
      };
      const press = (key, target = document.body) => target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const pixels = () => all("#films canvas").map((canvas) => canvas.toDataURL().split(",")[1]);
      const say = (path, body) => fetch(`./${path}`, { method: "POST", body });
      const tell = (text) => say("told", text);
      const shows = (text) => until(() => get("scenario").textContent.includes(text));
      const seen = [];
      try {
        await until(() => document.body.classList.contains("ready"));
        for (const step of [\(steps.map { "async () => { \($0) }" }.joined(separator: ", "))]) {
          seen.push((await step()) ?? null);
        }
      } catch (error) { troubles.push(String(error)); }
      // A request may have no more than 64 KiB.
      const text = JSON.stringify({ steps: seen, troubles });
      for (let start = 0; start < text.length; start += 20000) await say("part", text.slice(start, start + 20000));
      await say("seen", "");
    })();
    </script></body>
    """
  }
}
