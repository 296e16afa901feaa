import { type Cart, countPieces, isCart } from "../model/cart";
import type { RealtimeMessage } from "../model/realtime-message";
import { notifyAboutCart, type Place } from "./notices";
import type { OwnCart } from "./own-cart";
import type { PageStock, SkuStock } from "./page-stock";
import type { StoredIntents } from "./stored-intents";

type Parts = Place & {
  readonly own: OwnCart;
  readonly stored: StoredIntents;
  readonly pageStock: PageStock;
  /** Whether commands of this page are in flight: then messages wait for their response. */
  readonly isBusy: () => boolean;
};

/** Handles a message of the room; a cart that was ordered or deleted comes as `{}`. */
export async function receiveMessage(message: RealtimeMessage, parts: Parts): Promise<void> {
  if (message.event === "stock-update") await receiveStock(message.data, parts);
  else await receiveCart(isCart(message.data) ? message.data : null, parts);
}

/**
 * Shows a cart that another page or device changed, or ordered (null); changes by another tab get no notice.
 * While commands are in flight it is stored and shown with the last response, which may be older.
 */
async function receiveCart(cart: Cart | null, parts: Parts): Promise<void> {
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
export async function receiveStock(stock: SkuStock, { own, pageStock, isBusy }: Parts): Promise<void> {
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
