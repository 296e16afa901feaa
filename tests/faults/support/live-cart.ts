import { create, type, unknown } from "superstruct";
import type { FaultWorld } from "./fault-world.ts";
import { parseSeenCart } from "./seen-cart.ts";

const News = type({ event: unknown(), data: type({}) });

/** A page's real-time channel: tracks the newest version it received, and reconnects when it is cut. */
export class LiveCart {
  readonly #world: FaultWorld;
  readonly #name: string;
  #socket: WebSocket | null = null;
  #isWanted = false;
  #wasOpen = false;
  /** Newest version received, or known when it opened. */
  version = 0;
  /** The cart to follow; null: none yet. */
  cartId: string | null = null;
  /** The cart no longer exists: it was ordered, deleted or merged. */
  isGone = false;
  /** The channel may no longer follow the cart: its guest signed in, and it reconnects with the old cookie. */
  isRefused = false;
  mayBeRefused = false;

  constructor(world: FaultWorld, name: string) {
    this.#world = world;
    this.#name = name;
  }

  get isListening(): boolean {
    return this.#isWanted;
  }

  /** `known`: the version that the page shows. */
  async open(cartId: string, cookie: string, known: number): Promise<void> {
    this.#isWanted = true;
    this.cartId = cartId;
    this.version = Math.max(this.version, known);
    await this.#world.rooms.up();
    if (!this.#isWanted) return;
    const query = new URLSearchParams({ cartId, version: String(this.version) });
    if (this.#wasOpen) query.set("again", "1");
    const url = `${this.#world.rooms.url.replace("http", "ws")}/realtime?${query}`;
    // Headers are Node's extension of the standard.
    const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers: { cookie } }]);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wasOpen = true;
    });
    socket.addEventListener("message", ({ data }) => this.#take(String(data)));
    socket.addEventListener("error", () => {});
    socket.addEventListener("close", ({ code }) => {
      if (code === 4403 && this.mayBeRefused) this.isRefused = true;
      else if (code >= 4400) this.#world.complain(`${this.#name}: socket refused with ${code}`);
      else if (this.#isWanted) setTimeout(() => this.open(cartId, cookie, this.version), 50);
    });
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Reconnects as after an outage: the room then queries the platform. */
  readThrough(): void {
    this.#wasOpen = true;
    this.#socket?.close();
  }

  /** Cuts the connection like a bad network; the page reopens it itself. */
  cut(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#isWanted = false;
    this.#socket?.close();
  }

  #take(text: string): void {
    const { data } = create(JSON.parse(text), News);
    if (Object.keys(data).length === 0) {
      this.isGone = true;
      return;
    }
    const seen = parseSeenCart(data);
    this.#world.checkSeen(`${this.#name}'s socket`, seen);
    this.#world.history.note(`${this.#name}'s socket hears of version ${seen.version}`);
    if (seen.version < this.version) return;
    this.version = seen.version;
  }
}
