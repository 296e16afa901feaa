import { array, boolean, create, nullable, number, string, type } from "superstruct";

const SeenCart = type({
  id: string(),
  version: number(),
  lines: array(type({ id: string(), sku: string(), quantity: number() })),
  discountCodes: array(type({ code: string() })),
  email: nullable(string()),
  paymentMethod: nullable(string()),
  shipping: nullable(type({ methodKey: string() })),
  agreedToReviewMail: boolean(),
});

/** A cart that a client received, over HTTP or a WebSocket. */
export type SeenCart = {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[];
  /** All fields that the checker compares, serialised by `toContent`. */
  readonly content: string;
};

export function parseSeenCart(value: unknown): SeenCart {
  const { id, version, lines, discountCodes, shipping, ...seen } = create(value, SeenCart);
  const codes = discountCodes.map(({ code }) => code);
  return {
    id,
    version,
    lines,
    content: toContent({ ...seen, lines, codes, shipping: shipping?.methodKey ?? null }),
  };
}

/** Serialises the compared fields of a cart: two carts are equal if their strings are. */
export function toContent(cart: {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly codes: readonly string[];
  readonly email: string | null;
  readonly paymentMethod: string | null;
  readonly shipping: string | null;
  readonly agreedToReviewMail: boolean;
}): string {
  const lines = cart.lines.map(({ id, quantity }) => `${id}×${quantity}`).sort();
  return [
    ...lines,
    ...[...cart.codes].sort(),
    cart.email ?? "no e-mail",
    cart.paymentMethod ?? "no method",
    cart.shipping ?? "no shipping",
    cart.agreedToReviewMail ? "agreed" : "not agreed",
  ].join(" ");
}
