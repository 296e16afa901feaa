import { watchPageLife } from "../../foundation/browser/watch-page-life";
import { type Cart, countPieces, isCart } from "../model/cart";
import { parseRealtimeMessage, type RealtimeMessage } from "../model/realtime-message";
import type { CartStore } from "./cart-state";
import { notifyAboutCart, type Place } from "./notices";
import type { OwnCart } from "./own-cart";
import type { PageStock, SkuStock } from "./page-stock";
import type { StoredIntents } from "./stored-intents";

/** Fetched only when there is a cart to follow. */
export type OpenSocket = typeof import("./shared-socket").openSharedSocket;

type Parts = {
  readonly state: CartStore;
  readonly pageStock: Pick<PageStock, "watchSkus">;
  readonly loadOpenSocket: () => Promise<OpenSocket>;
  readonly onMessage: (message: RealtimeMessage) => void;
  /** Reads the cart again: the page may show an old one. */
  readonly catchUp: () => Promise<void>;
  /** Called when the page shows other products. */
  readonly onOtherSkus: () => void;
};

type Followed = { readonly cartId: string; leave: () => void };

/** Follows a cart: one channel per page, and one socket for all tabs if the browser supports that. */
export class CartChannel {
  readonly #parts: Parts;
  #followed: Followed | null = null;
  /** The page is in the back/forward cache: it holds no socket and no lock meanwhile. */
  #isHidden = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isOpen(): boolean {
    return this.#followed !== null;
  }

  /** `isAgain`: the page followed this cart before and may have missed changes. */
  async follow(cartId: string, isAgain = false): Promise<void> {
    if (this.#followed?.cartId === cartId || this.#isHidden) return;
    this.leave();
    const followed: Followed = { cartId, leave: () => {} };
    this.#followed = followed;
    try {
      const openSocket = await this.#parts.loadOpenSocket();
      if (this.#followed === followed) followed.leave = this.#join(openSocket, cartId, isAgain);
    } catch {
      // Without the channel the page shows its own state; the next return to the page tries again.
      if (this.#followed === followed) this.leave();
    }
  }

  /**
   * Follows the present cart, which may have changed or gone meanwhile. If it cannot be read, follows the previous one.
   */
  async followAgain(): Promise<void> {
    if (this.#isHidden) return;
    await this.#parts.catchUp().catch(() => {});
    const { cartId, hasRealtime } = this.#parts.state.get();
    if (cartId !== null && hasRealtime) await this.follow(cartId, true);
    else this.leave();
  }

  leave(): void {
    this.#followed?.leave();
    this.#followed = null;
  }

  handlePageHide(): void {
    this.#isHidden = true;
    this.leave();
  }

  handlePageShow(): void {
    this.#isHidden = false;
  }

  /** Returns a function that leaves the channel. */
  #join(openSocket: OpenSocket, cartId: string, isAgain: boolean): () => void {
    const { state, pageStock, onMessage, catchUp, onOtherSkus } = this.#parts;
    const socket = openSocket({
      cartId,
      toAddress: (isReconnect) => toAddress(cartId, state.get().version, isAgain || isReconnect),
      onText: (text) => {
        const message = parseRealtimeMessage(text);
        if (message) onMessage(message);
        else console.warn("Unknown real-time event");
      },
      readVersion: () => state.get().version,
      onMissed: () => {
        catchUp().catch(() => {});
      },
    });
    const wake = () => {
      if (!document.hidden) socket.wake();
    };
    const stop = watchPageLife({ online: wake, visible: wake });
    const unwatch = pageStock.watchSkus((skus) => {
      socket.watch(skus);
      onOtherSkus();
    });
    return () => {
      stop();
      unwatch();
      socket.close();
    };
  }
}

/**
 * Builds the socket's URL.
 * The version lets the room begin with the changes between the page and its socket, or during an outage.
 */
function toAddress(cartId: string, version: number | null, isReconnect: boolean): string {
  const query = new URLSearchParams({ cartId });
  if (version !== null) query.set("version", String(version));
  if (isReconnect) query.set("again", "1");
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/realtime?${query}`;
}

type ServedParts = {
  readonly state: CartStore;
  readonly cartId: string;
  /** Receives the version after a change, also one of this page; null: the cart was ordered or deleted. */
  readonly onChange: (version: number | null) => void;
  /** Changes may have been missed: the page must be read again. */
  readonly onMissed: () => void;
};

/**
 * Follows the cart of a server-rendered page, which requests the server again on a change.
 * Returns a function that stops.
 */
export function followServedCart({ state, cartId, onChange, onMissed }: ServedParts): () => void {
  const channel = new CartChannel({
    state,
    pageStock: { watchSkus: () => () => {} },
    loadOpenSocket: async () => (await import("./shared-socket")).openSharedSocket,
    onMessage: ({ event, data }) => {
      if (event === "cart-update") onChange(isCart(data) ? data.version : null);
    },
    catchUp: async () => onMissed(),
    onOtherSkus: () => {},
  });
  const stop = watchPageLife({ left: () => channel.handlePageHide() });
  channel.follow(cartId);
  return () => {
    stop();
    channel.leave();
  };
}

type Surroundings = Place & {
  readonly own: OwnCart;
  readonly stored: StoredIntents;
  readonly pageStock: PageStock;
  /** Whether commands of this page are in flight: then messages wait for their response. */
  readonly isBusy: () => boolean;
};

/** Handles a message of the room; a cart that was ordered or deleted comes as `{}`. */
export async function receiveMessage(message: RealtimeMessage, parts: Surroundings): Promise<void> {
  if (message.event === "stock-update") await receiveStock(message.data, parts);
  else await receiveCart(isCart(message.data) ? message.data : null, parts);
}

/**
 * Shows a cart that another page or device changed, or ordered (null); changes by another tab get no notice.
 * While commands are in flight it is stored and shown with the last response, which may be older.
 */
async function receiveCart(cart: Cart | null, parts: Surroundings): Promise<void> {
  const { own, stored, state, isBusy } = parts;
  const known = own.actual;
  if (cart === null) {
    await own.receive(null);
    explainNews("ordered", parts);
    return;
  }
  if (isBusy()) {
    await own.receive(cart, false);
    return;
  }
  if (known === null) state.set({ pieces: countPieces(cart) });
  const isNews = known !== null && cart.version > known.version && !stored.isOwnChange(cart);
  await own.receive(cart);
  if (isNews) explainNews("cart-changed", parts);
}

/** Updates a SKU's stock in the cart's lines and in the page's parts that watch it. */
export async function receiveStock(stock: SkuStock, { own, pageStock, isBusy }: Surroundings): Promise<void> {
  pageStock.showStock(stock);
  const cart = own.actual;
  if (!cart || isBusy()) return;
  const { sku, availableQuantity } = stock;
  const lines = cart.lines.map((line) => (line.sku === sku ? { ...line, availableQuantity } : line));
  await own.receive({ ...cart, lines });
}

function explainNews(code: "ordered" | "cart-changed", place: Place): void {
  const text = place.page.translate(`cart.notice.${code}`);
  notifyAboutCart(place, `cart-${code}`, { kind: "info", text });
}
