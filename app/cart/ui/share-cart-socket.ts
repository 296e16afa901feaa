import { joinSkus, parseTabMessage, type TabMessage } from "../model/tab-message";
import type { CartSocket } from "./cart-socket";

/** A tab that is alive answers at once; one that the browser has frozen does not. */
const answerLimitMs = 2000;

type Shared = {
  readonly cartId: string;
  /** `isTakenOver`: another tab held the socket before. */
  readonly open: (hear: (text: string) => void, isTakenOver: boolean) => CartSocket;
  readonly hear: (text: string) => void;
  readonly readVersion: () => number | null;
  /** Another tab knows a newer cart than this one shows. */
  readonly catchUp: () => void;
};

export function canShareSockets(): boolean {
  return "locks" in navigator && "BroadcastChannel" in globalThis;
}

/**
 * One socket for all tabs of a cart: the tab that holds the cart's lock has it and passes on what it hears; when that tab
 * goes, the next one in the lock's queue opens its own. A holder that does not answer (frozen in the background) loses it.
 */
export class SharedCartSocket implements CartSocket {
  readonly #shared: Shared;
  readonly #tab = crypto.randomUUID();
  readonly #bus: BroadcastChannel;
  readonly #others = new Map<string, readonly string[]>();
  #skus: readonly string[] = [];
  #socket: CartSocket | null = null;
  #queue = new AbortController();
  #release = () => {};
  #hasHeard = false;
  #isClosed = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#bus = new BroadcastChannel(`cart-${shared.cartId}`);
    this.#bus.addEventListener("message", ({ data }) => {
      const message = parseTabMessage(data);
      if (message) this.#take(message);
    });
    this.#sayHello();
    this.#waitForLock();
  }

  watch(skus: readonly string[]): void {
    this.#skus = skus;
    if (this.#socket) this.#watchAll();
    else this.#sayHello();
  }

  wake(): void {
    if (this.#socket) {
      this.#socket.wake();
      return;
    }
    this.#sayHello();
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#waitForLock(true), answerLimitMs);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#patience);
    this.#say({ kind: "bye", tab: this.#tab });
    this.#queue.abort();
    this.#release();
    this.#bus.close();
  }

  #waitForLock(isStolen = false): void {
    this.#queue.abort();
    this.#queue = new AbortController();
    const { signal } = this.#queue;
    // The platform takes no signal with `steal`: a stolen lock is granted at once.
    navigator.locks
      .request(`cart-socket-${this.#shared.cartId}`, isStolen ? { steal: true } : { signal }, () =>
        this.#lead(),
      )
      .catch(() => this.#step(signal));
  }

  /** Holds the socket until it is told to let go. */
  #lead(): Promise<void> | void {
    if (this.#isClosed) return;
    const { open, hear } = this.#shared;
    this.#socket = open((text) => {
      hear(text);
      this.#say({ kind: "heard", text });
    }, this.#hasHeard);
    this.#watchAll();
    this.#say({ kind: "lead" });
    return new Promise<void>((resolve) => {
      this.#release = () => {
        this.#dropSocket();
        resolve();
      };
    });
  }

  /** The lock was taken away, or this request for it was given up for another. */
  #step(signal: AbortSignal): void {
    if (this.#isClosed || signal.aborted) return;
    this.#dropSocket();
    this.#waitForLock();
  }

  #dropSocket(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#others.clear();
  }

  #take(message: TabMessage): void {
    const { hear, readVersion, catchUp } = this.#shared;
    if (message.kind === "hello") this.#answer(message.tab, message.skus);
    else if (message.kind === "bye") this.#others.delete(message.tab);
    else if (message.kind === "lead") this.#sayHello();
    else {
      this.#hasHeard = true;
      clearTimeout(this.#patience);
      if (message.kind === "heard") hear(message.text);
      else if ((message.version ?? 0) > (readVersion() ?? 0)) catchUp();
    }
  }

  #answer(tab: string, skus: readonly string[]): void {
    if (!this.#socket) return;
    this.#others.set(tab, skus);
    this.#watchAll();
    this.#socket.wake();
    this.#say({ kind: "here", version: this.#shared.readVersion() });
  }

  #watchAll(): void {
    this.#socket?.watch(joinSkus([this.#skus, ...this.#others.values()]));
  }

  #sayHello(): void {
    this.#say({ kind: "hello", tab: this.#tab, version: this.#shared.readVersion(), skus: [...this.#skus] });
  }

  #say(message: TabMessage): void {
    if (!this.#isClosed || message.kind === "bye") this.#bus.postMessage(message);
  }
}
