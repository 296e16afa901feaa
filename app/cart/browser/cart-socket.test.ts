import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openCartSocket } from "./cart-socket";

/** A socket whose every attempt fails, as in a network that blocks sockets. */
class FailingSocket extends EventTarget {
  static tries = 0;
  readonly readyState = WebSocket.CLOSED;

  constructor() {
    super();
    FailingSocket.tries += 1;
    queueMicrotask(() => this.dispatchEvent(new CloseEvent("close", { code: 1006 })));
  }

  send() {}
  close() {}
}

describe("the socket of a cart", () => {
  beforeEach(() => {
    FailingSocket.tries = 0;
    vi.useFakeTimers();
    vi.stubGlobal(
      "WebSocket",
      Object.assign(FailingSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("gives up after two retries with one warning; tries again when the page is visible again", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const socket = openCartSocket(
      () => "ws://shop.localhost/realtime",
      () => {},
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FailingSocket.tries, warn.mock.calls.length]).toEqual([3, 1]);
    socket.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FailingSocket.tries, warn.mock.calls.length]).toEqual([6, 2]);
    socket.close();
  });
});
