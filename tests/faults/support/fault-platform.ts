import type { FakeCart } from "../../support/fake-cart.ts";
import type { Shelves } from "./effects.ts";
import { toContent } from "./seen-cart.ts";

/** SKUs of a seed: one that is only added, one for everything, one that is scarce. */
export const skusOf = (seed: number) => [`F${seed}-A`, `F${seed}-B`, `F${seed}-C`] as const;
export const plentifulStock = 1000;
export const scarceStock = 6;
export const codes = ["SPRING", "SUMMER"] as const;

/** A sign-in put a guest's cart into the customer's, at one moment. */
export type Merge = { readonly at: number; readonly into: string; readonly from: FakeCart };

/** A sign-in made a guest's cart the customer's, or put it into the customer's, at one moment. */
export type TakeOver = { readonly at: number; readonly cart: FakeCart };

export type FaultOrder = {
  readonly number: string;
  readonly cart: FakeCart;
  readonly paymentState: string;
  /** What is to be paid, in cents. */
  readonly total: number;
};

export type FaultPayment = { readonly key: string; readonly transactions: unknown[] };

/** What a request of the shop was answered with. */
export type PlatformAnswer = { readonly status: number; readonly body: unknown };

/** A platform behind the proxy, and all that it ever had: what each cart was at each version, its orders and payments. */
export interface FaultPlatform extends Shelves {
  readonly carts: ReadonlyMap<string, FakeCart>;
  readonly orders: ReadonlyMap<string, FaultOrder>;
  readonly payments: ReadonlyMap<string, FaultPayment>;
  readonly merges: readonly Merge[];
  readonly takeOvers: readonly TakeOver[];
  /** Puts the SKUs of a seed on sale. */
  open(seed: number): Promise<void>;
  /** Does what a request of the shop asks. */
  execute(operation: string, query: string, variables: Record<string, unknown>): Promise<PlatformAnswer>;
  /** Somebody changes the cart beside its room, with the version as it is by then; whether it was taken. */
  changeOutside(cart: FakeCart, action: Record<string, unknown>): Promise<boolean>;
  /** What the cart was at a version; undefined: it never had that version. */
  contentAt(cartId: string, version: number): string | undefined;
}

/** What carts were at their versions. */
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
