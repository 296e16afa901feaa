import type { FakeCart } from "../../support/fake-cart.ts";
import type { Shelves } from "./effects.ts";
import { toContent } from "./seen-cart.ts";

/** A seed's SKUs: one that is only added, one for everything, one that is scarce. */
export const skusOf = (seed: number) => [`F${seed}-A`, `F${seed}-B`, `F${seed}-C`] as const;
export const plentifulStock = 1000;
export const scarceStock = 6;
export const codes = ["SPRING", "SUMMER"] as const;

/** A sign-in merged a guest's cart into the customer's, at this time. */
export type Merge = { readonly at: number; readonly into: string; readonly from: FakeCart };

/** A sign-in made a guest's cart the customer's, or merged it into the customer's, at this time. */
export type TakeOver = { readonly at: number; readonly cart: FakeCart };

export type FaultOrder = {
  readonly number: string;
  readonly cart: FakeCart;
  readonly paymentState: string;
  /** Amount due, in cents. */
  readonly total: number;
};

export type FaultPayment = { readonly key: string; readonly transactions: unknown[] };

/** The response to a request of the shop. */
export type PlatformAnswer = { readonly status: number; readonly body: unknown };

/** A platform behind the proxy, with its full history: each cart at each version, its orders and payments. */
export interface FaultPlatform extends Shelves {
  readonly carts: ReadonlyMap<string, FakeCart>;
  readonly orders: ReadonlyMap<string, FaultOrder>;
  readonly payments: ReadonlyMap<string, FaultPayment>;
  readonly merges: readonly Merge[];
  readonly takeOvers: readonly TakeOver[];
  /** Puts the SKUs of a seed on sale. */
  open(seed: number): Promise<void>;
  /** Executes a request of the shop. */
  execute(operation: string, query: string, variables: Record<string, unknown>): Promise<PlatformAnswer>;
  /** Changes the cart at its current version without its room; returns whether the platform accepted it. */
  changeOutside(cart: FakeCart, action: Record<string, unknown>): Promise<boolean>;
  /** Returns the cart's content at a version; undefined: it never had that version. */
  contentAt(cartId: string, version: number): string | undefined;
}

/** Contents of carts by version. */
export class CartVersions {
  readonly #contents = new Map<string, Map<number, string>>();

  remember(cart: FakeCart): void {
    const known = this.#contents.get(cart.id) ?? new Map<number, string>();
    this.#contents.set(cart.id, known);
    if (!known.has(cart.version)) known.set(cart.version, toContentOf(cart));
  }

  contentAt(cartId: string, version: number): string | undefined {
    return this.#contents.get(cartId)?.get(version);
  }
}

export function toContentOf(cart: FakeCart): string {
  const method = cart.fields?.get("paymentMethod");
  return toContent({
    ...cart,
    paymentMethod: typeof method === "string" ? method : null,
    shipping: cart.methodKey,
    agreedToReviewMail: cart.fields?.get("customerAgreedToSendEmail") !== false,
  });
}
