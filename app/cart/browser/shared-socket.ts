import { array, type Infer, is, literal, nullable, number, object, size, string, union } from "superstruct";
import { type CartSocket, openCartSocket } from "./cart-socket";

/** The room's limit of SKUs from one page. */
const maxSkus = 100;

const TabMessage = union([
  /** Sent by a tab without the socket: its id, its cart version, and the SKUs whose stock it displays. */
  object({
    kind: literal("hello"),
    tab: string(),
    version: nullable(number()),
    skus: size(array(string()), 0, maxSkus),
  }),
  /** The tab with the socket responds to each hello. */
  object({ kind: literal("here"), version: nullable(number()) }),
  /** Sent by the tab that has just opened the socket: all others send a hello. */
  object({ kind: literal("lead") }),
  /** A socket message, forwarded unchanged. */
  object({ kind: literal("heard"), text: string() }),
  /** Sent by a tab that no longer shows this cart. */
  object({ kind: literal("bye"), tab: string() }),
]);

/** The messages between the tabs of one cart, which share one socket. */
type TabMessage = Infer<typeof TabMessage>;

/** Parses another tab's message; null for an unknown one: tabs may be of different deployments. */
export function parseTabMessage(message: unknown): TabMessage | null {
  return is(message, TabMessage) ? message : null;
}

/** Joins the SKUs of all tabs, up to the room's limit. */
export function joinSkus(tabs: Iterable<readonly string[]>): readonly string[] {
  return [...new Set([...tabs].flat())].slice(0, maxSkus);
}

/** A live tab responds at once; a frozen one does not. */
const answerLimitMs = 2000;

type Parts = {
  readonly cartId: string;
  /** Runs before each attempt; its argument says whether changes may have been missed. */
  readonly toAddress: (isReconnect: boolean) => string;
  readonly onText: (text: string) => void;
  readonly readVersion: () => number | null;
  /** Another tab knows a newer cart than this one shows. */
  readonly onMissed: () => void;
};

/** Opens the socket of a cart, shared with the other tabs if the browser supports that. */
export function openSharedSocket(parts: Parts): CartSocket {
  const canShare = "locks" in navigator && "BroadcastChannel" in globalThis;
  return canShare ? new SharedCartSocket(parts) : openCartSocket(parts.toAddress, parts.onText);
}

/**
 * One socket for all tabs of a cart.
 * The tab that holds the cart's lock owns the socket and forwards its messages. When that tab closes, the next in the
 * lock's queue opens a socket. A holder that does not respond (frozen in the background) loses the lock.
 */
class SharedCartSocket implements CartSocket {
  readonly #parts: Parts;
  readonly #tab = crypto.randomUUID();
  readonly #bus: BroadcastChannel;
  readonly #others = new Map<string, readonly string[]>();
  #skus: readonly string[] = [];
  #socket: CartSocket | null = null;
  #queue = new AbortController();
  #release = () => {};
  #hasReceived = false;
  #isClosed = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#bus = new BroadcastChannel(`cart-${parts.cartId}`);
    this.#bus.addEventListener("message", ({ data }) => {
      const message = parseTabMessage(data);
      if (message) this.#receive(message);
    });
    this.#postHello();
    this.#waitForLock();
  }

  watch(skus: readonly string[]): void {
    this.#skus = skus;
    if (this.#socket) this.#watchAll();
    else this.#postHello();
  }

  wake(): void {
    if (this.#socket) {
      this.#socket.wake();
      return;
    }
    this.#postHello();
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#waitForLock(true), answerLimitMs);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#patience);
    this.#post({ kind: "bye", tab: this.#tab });
    this.#queue.abort();
    this.#release();
    this.#bus.close();
  }

  #waitForLock(isStolen = false): void {
    this.#queue.abort();
    this.#queue = new AbortController();
    const { signal } = this.#queue;
    // The Web Locks API takes no signal with `steal`: a stolen lock is granted at once.
    navigator.locks
      .request(`cart-socket-${this.#parts.cartId}`, isStolen ? { steal: true } : { signal }, () =>
        this.#lead(),
      )
      .catch(() => this.#handleLostLock(signal));
  }

  /** Owns the socket until it is released. */
  #lead(): Promise<void> | void {
    if (this.#isClosed) return;
    const { toAddress, onText } = this.#parts;
    const isTakenOver = this.#hasReceived;
    this.#socket = openCartSocket(
      (isReconnect) => toAddress(isTakenOver || isReconnect),
      (text) => {
        onText(text);
        this.#post({ kind: "heard", text });
      },
    );
    this.#watchAll();
    this.#post({ kind: "lead" });
    return new Promise<void>((resolve) => {
      this.#release = () => {
        this.#dropSocket();
        resolve();
      };
    });
  }

  /** Handles a stolen lock, or a request for it that another one replaced. */
  #handleLostLock(signal: AbortSignal): void {
    if (this.#isClosed || signal.aborted) return;
    this.#dropSocket();
    this.#waitForLock();
  }

  #dropSocket(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#others.clear();
  }

  #receive(message: TabMessage): void {
    const { onText, readVersion, onMissed } = this.#parts;
    if (message.kind === "hello") this.#answer(message.tab, message.skus);
    else if (message.kind === "bye") this.#others.delete(message.tab);
    else if (message.kind === "lead") this.#postHello();
    else {
      this.#hasReceived = true;
      clearTimeout(this.#patience);
      if (message.kind === "heard") onText(message.text);
      else if ((message.version ?? 0) > (readVersion() ?? 0)) onMissed();
    }
  }

  #answer(tab: string, skus: readonly string[]): void {
    if (!this.#socket) return;
    this.#others.set(tab, skus);
    this.#watchAll();
    this.#socket.wake();
    this.#post({ kind: "here", version: this.#parts.readVersion() });
  }

  #watchAll(): void {
    this.#socket?.watch(joinSkus([this.#skus, ...this.#others.values()]));
  }

  #postHello(): void {
    this.#post({ kind: "hello", tab: this.#tab, version: this.#parts.readVersion(), skus: [...this.#skus] });
  }

  #post(message: TabMessage): void {
    if (!this.#isClosed || message.kind === "bye") this.#bus.postMessage(message);
  }
}
