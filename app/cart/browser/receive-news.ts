import { type Cart, countPieces, isCart } from "../model/cart";
import type { RealtimeMessage } from "../model/realtime-message";
import type { KeptIntents } from "./kept-intents";
import { notifyAboutCart, type Place } from "./notices";
import type { OwnCart } from "./own-cart";
import type { PageStock, SkuStock } from "./page-stock";

type Parts = Place & {
  readonly own: OwnCart;
  readonly kept: KeptIntents;
  readonly pageStock: PageStock;
  /** Own commands are under way: then news wait for their answer. */
  readonly isBusy: () => boolean;
};

/** What the room told; a cart that became an order or was deleted comes as `{}`. */
export async function receiveMessage(message: RealtimeMessage, parts: Parts): Promise<void> {
  if (message.event === "stock-update") await receiveStock(message.data, parts);
  else await receiveCart(isCart(message.data) ? message.data : null, parts);
}

/**
 * Another page or device changed the cart, or it was ordered there (null); of another tab's doing nothing is said.
 * While own commands are under way it is kept and shown with the last answer, which may be older than it.
 */
async function receiveCart(cart: Cart | null, parts: Parts): Promise<void> {
  const { own, kept, state, isBusy } = parts;
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
  const isNews = known !== null && cart.version > known.version && !kept.isOwnChange(cart);
  await own.receive(cart);
  if (isNews) explainNews("cart-changed", parts);
}

/** A SKU's stock: lines of the cart show it, and the parts of the page that watch it. */
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
