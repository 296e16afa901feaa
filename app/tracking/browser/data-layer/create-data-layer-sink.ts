import { assertNever } from "../../../foundation/assert-never";
import type { PurchaseFacts } from "../../model/purchase";
import {
  type Place,
  type TagEvent,
  type TrackedCart,
  toCartEvent,
  toLineEvent,
  toListEvent,
  toPromotionEvent,
  toPurchaseEvent,
  toSuggestionEvent,
  toViewItem,
} from "../../model/tag-events";
import type { TrackedItem } from "../../model/tracked-item";
import type { SessionState, TrackingEvent, TrackingSink } from "../../model/tracking-events";
import { createItemBook, type ItemBook } from "./item-book";

type Parts = {
  /** Takes an entry of the data layer. */
  readonly push: (entry: object) => void;
  /** Items that the catalogue knows, of at most 48. Rejects without a response. */
  readonly fetchItems: (skus: readonly string[]) => Promise<readonly TrackedItem[]>;
  /** The visitor's cart; null: no cart. Rejects without a response. */
  readonly readCart: () => Promise<TrackedCart | null>;
  /** null: not to be reported. Rejects without a response. */
  readonly readPurchase: (orderId: string) => Promise<PurchaseFacts | null>;
  /** Path of the current page. */
  readonly readPath: () => string;
  readonly atRest: (act: () => void) => void;
};

/** The page of an event, and the facts requested there. */
type Scene = {
  readonly path: string;
  readonly items: ItemBook;
  readonly place: Place;
  cart: Promise<TrackedCart | null> | null;
};

/** Sends each event to the tag manager as a GA4 event, one after the other, with the server's facts. */
export function createDataLayerSink(parts: Parts): TrackingSink {
  return new DataLayerSink(parts);
}

class DataLayerSink implements TrackingSink {
  readonly purposes = ["statistics", "marketing"] as const;
  readonly #parts: Parts;
  #scene: Scene | null = null;
  #lastCart: Scene["cart"] = null;
  /** Set while lines change in one task; `before` is the previous cart, if known. */
  #change: { readonly before: Scene["cart"] } | null = null;
  #reported: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  receive = (trackingEvent: TrackingEvent, state: SessionState): void => {
    const event = this.#toEvent(trackingEvent, this.#openScene(state));
    // When the facts cannot be loaded, the event is not reported: the page continues without it.
    this.#reported = this.#reported.then(() =>
      event.then(
        (ready) => ready && this.#push(ready),
        () => {},
      ),
    );
  };

  #push(event: TagEvent): void {
    // Otherwise fields of the previous event would be merged into this one.
    if (event.ecommerce) this.#parts.push({ ecommerce: null });
    this.#parts.push(event);
  }

  #openScene({ locale }: SessionState): Scene {
    const path = this.#parts.readPath();
    if (this.#scene?.path === path) return this.#scene;
    const [language = "", country = ""] = locale.split("-");
    this.#scene = { path, items: createItemBook(this.#parts), place: { language, country }, cart: null };
    return this.#scene;
  }

  async #toEvent(trackingEvent: TrackingEvent, scene: Scene): Promise<TagEvent | null> {
    switch (trackingEvent.kind) {
      case "page-seen":
        return this.#toPageEvent(trackingEvent, scene);
      case "list-shown":
        return toListEvent(
          "view_item_list",
          trackingEvent.list,
          await scene.items.find(trackingEvent.list.skus),
        );
      case "card-clicked":
        return toListEvent("select_item", trackingEvent.list, await scene.items.find([trackingEvent.sku]), [
          trackingEvent.sku,
        ]);
      case "suggestion-clicked":
        return toSuggestionEvent(trackingEvent, scene.place);
      case "cart-line":
        return this.#toLineEvent(trackingEvent, scene);
      case "shipping-given":
        return this.#toCartEvent("add_shipping_info", scene);
      case "payment-given":
        return this.#toCartEvent("add_payment_info", scene, trackingEvent.method);
      case "order-placed":
        return toPurchaseEvent(await this.#parts.readPurchase(trackingEvent.orderId));
      case "newsletter-asked":
        return { event: "generate_lead", lead_source: "newsletter" };
      case "signed-in":
        return { event: "login" };
      case "support-case-sent":
        return { event: "generate_lead", lead_source: "support" };
      case "account-asked":
        return { event: "sign_up", method: "email" };
      case "promotion":
        return toPromotionEvent(
          trackingEvent.action === "shown" ? "view_promotion" : "select_promotion",
          trackingEvent,
        );
      case "consent-changed":
      case "password-reset-asked":
      case "recommendation":
        return null;
      default:
        return assertNever(trackingEvent);
    }
  }

  async #toPageEvent(
    { page }: TrackingEvent & { kind: "page-seen" },
    scene: Scene,
  ): Promise<TagEvent | null> {
    switch (page.name) {
      case "product": {
        const item = (await scene.items.find([page.sku])).get(page.sku);
        return item ? toViewItem(item) : null;
      }
      case "search":
        return page.query ? { event: "view_search_results", search_term: page.query } : null;
      case "cart":
        return this.#toCartEvent("view_cart", scene);
      case "checkout":
        if (page.step === "shipping") return this.#toCartEvent("begin_checkout", scene);
        // The order button leaves no time for a request.
        await this.#loadCart(scene);
        return null;
      default:
        return null;
    }
  }

  async #toCartEvent(
    event: Parameters<typeof toCartEvent>[0],
    scene: Scene,
    payment = "",
  ): Promise<TagEvent | null> {
    const { cart, known } = await this.#loadCart(scene);
    return cart && cart.lines.length > 0
      ? toCartEvent(event, cart, { known, place: scene.place, payment })
      : null;
  }

  async #toLineEvent(
    trackingEvent: TrackingEvent & { kind: "cart-line" },
    scene: Scene,
  ): Promise<TagEvent | null> {
    const former = this.#beginChange(scene);
    const { cart: after, known } = await this.#loadCart(scene, [trackingEvent.sku]);
    const before = await former;
    return toLineEvent(trackingEvent, { before, after }, { known, place: scene.place });
  }

  /** Invalidates the cart after a line has changed; it is read once for all lines that change together. */
  #beginChange(scene: Scene): Scene["cart"] {
    if (!this.#change) {
      this.#change = { before: this.#lastCart?.catch(() => null) ?? null };
      scene.cart = null;
      queueMicrotask(() => {
        this.#change = null;
      });
    }
    return this.#change.before;
  }

  /** Loads the cart of this page once, with the items of its lines and of `besides`. */
  async #loadCart(scene: Scene, besides: readonly string[] = []) {
    scene.cart ??= this.#parts.readCart();
    this.#lastCart = scene.cart;
    const cart = await scene.cart;
    const skus = cart?.lines.map(({ sku }) => sku) ?? [];
    return { cart, known: await scene.items.find([...skus, ...besides]) };
  }
}
