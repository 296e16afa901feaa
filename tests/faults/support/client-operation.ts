import { toAddressForm } from "../../support/address-form.ts";
import { shops } from "../../support/shops.ts";
import type { Outcome } from "./fault-client.ts";
import { codes, skusOf } from "./fault-platform.ts";
import type { Rng } from "./rng.ts";
import type { SeenCart } from "./seen-cart.ts";

type Line = { readonly id: string; readonly sku: string };

/** An operation that a client requests on its cart. */
export type ClientOperation =
  | { readonly kind: "add"; readonly sku: string; readonly quantity: number }
  | { readonly kind: "set"; readonly line: Line; readonly quantity: number }
  | { readonly kind: "remove"; readonly line: Line }
  | { readonly kind: "apply" | "unapply"; readonly code: string }
  | { readonly kind: "address" | "email"; readonly email: string }
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "shipping"; readonly method: string }
  | { readonly kind: "agree"; readonly agreed: boolean }
  | { readonly kind: "refresh" };

const kinds = [
  ...["add", "add", "add", "add", "add", "add"],
  ...["set", "set", "set", "remove"],
  ...["apply", "unapply", "address", "email", "method", "shipping", "agree", "refresh"],
] as const;
/** Methods that every cart of the platform may have. */
export const shippingMethods = ["parcel", "express"] as const;
const mostAdded = 3;
const mostSet = 8;

/** Chooses an operation that is possible for a client who sees this cart. */
export function chooseOperation(
  seed: number,
  rng: Rng,
  seen: SeenCart | null,
  name: string,
): ClientOperation {
  const [first = "add", ...rest] = kinds;
  const kind = seen ? rng.pick([first, ...rest]) : "add";
  const add = { kind: "add", sku: rng.pick(skusOf(seed)), quantity: 1 + rng.int(mostAdded) } as const;
  // The first SKU is only ever added: a missing or double addition changes its plain sum.
  const lines = seen?.lines.filter(({ sku }) => sku !== skusOf(seed)[0]) ?? [];
  const [line, ...others] = lines;
  switch (kind) {
    case "set":
      return line ? { kind, line: rng.pick([line, ...others]), quantity: rng.int(mostSet) } : add;
    case "remove":
      return line ? { kind, line: rng.pick([line, ...others]) } : add;
    case "apply":
      return { kind, code: rng.chance(0.2) ? "NOSUCH" : rng.pick(codes) };
    case "unapply":
      return { kind, code: rng.pick(codes) };
    case "address":
    case "email":
      return { kind, email: `${name}-${rng.int(1e6)}@example.sk` };
    case "method":
      // Possible for every cart: the next change removes a method that the cart's contents rule out.
      return { kind, method: rng.pick(["scheme", "paypal"]) };
    case "shipping":
      return { kind, method: rng.pick([...shippingMethods, "balloon"]) };
    case "agree":
      return { kind, agreed: rng.chance(0.5) };
    case "refresh":
      return { kind };
    default:
      return add;
  }
}

/** Returns the middleware's operation and arguments. */
export function toCall(operation: ClientOperation): readonly [name: string, args: Record<string, unknown>] {
  switch (operation.kind) {
    case "add":
      return ["addToCart", { sku: operation.sku, quantity: operation.quantity }];
    case "set":
      return ["updateCartQuantity", { lineItemId: operation.line.id, quantity: operation.quantity }];
    case "remove":
      return ["removeFromCart", { lineItemId: operation.line.id }];
    case "apply":
      return ["applyCartCoupon", { code: operation.code }];
    case "unapply":
      return ["removeCartCoupon", { code: operation.code }];
    case "address":
      return [
        "updateCart",
        { actions: [{ type: "set-addresses", values: toAddressForm(shops.SK, operation.email) }] },
      ];
    case "email":
      return ["updateCart", { actions: [{ type: "set-email", email: operation.email }] }];
    case "method":
      return ["createPayment", { method: operation.method }];
    case "shipping":
      return ["updateCart", { actions: [{ type: "set-shipping-method", methodKey: operation.method }] }];
    case "agree": {
      const fields = { customerAgreedToSendEmail: operation.agreed };
      return ["updateCart", { actions: [{ type: "set-custom-fields", fields }] }];
    }
    case "refresh":
      return ["updateCart", { actions: [{ type: "refresh" }] }];
  }
}

/** Formats an operation for a reader. */
export function describeOperation(operation: ClientOperation): string {
  const { kind } = operation;
  if (kind === "add") return `add ${operation.quantity} × ${operation.sku}`;
  if (kind === "set") return `set ${operation.line.id} to ${operation.quantity}`;
  if (kind === "remove") return `remove ${operation.line.id}`;
  if (kind === "apply" || kind === "unapply") return `${kind} ${operation.code}`;
  if (kind === "address" || kind === "email") return `${kind} ${operation.email}`;
  if (kind === "agree") return `agree ${operation.agreed}`;
  return kind === "method" || kind === "shipping" ? `${kind} ${operation.method}` : kind;
}

/** Formats an outcome for a reader. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind !== "taken") return `${outcome.kind}: ${outcome.code}`;
  return outcome.clampedTo === undefined ? "taken" : `taken, only ${outcome.clampedTo}`;
}
