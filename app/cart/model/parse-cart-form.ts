import { coerce, create, enums, is, pattern, string, unknown } from "superstruct";
import type { CartCommand } from "./cart-command";

const intents = [
  "add",
  "undo",
  "set-quantity",
  "set-guarantee",
  "remove",
  "apply-coupon",
  "remove-coupon",
] as const;

export type CartFormIntent = (typeof intents)[number];

export type CartForm = {
  readonly intent: CartFormIntent;
  readonly command: CartCommand;
  /** The command after it: the guarantee chosen with an addition. */
  readonly next: CartCommand | null;
  /** The form's key; null: the server makes one. */
  readonly key: string | null;
};

/** Longer than any SKU, line id or code. */
const maximumCharacters = 100;
/** Far above every limit: the cart clamps, but sums must stay exact. */
const maximumPieces = 1_000_000;

const Text = coerce(string(), unknown(), (value) =>
  typeof value === "string" ? value.trim().slice(0, maximumCharacters) : "",
);
const Key = pattern(string(), /^[\w:.-]{8,100}$/);

/**
 * Parses a cart form into its request; null for any other form.
 * Forms of pages and drawers are the same.
 */
export function parseCartForm(form: FormData): CartForm | null {
  const intent = form.get("intent");
  const key = form.get("key");
  if (!is(intent, enums(intents))) return null;
  const command = toCommand(intent, form);
  return { intent, command, next: toNext(command, form), key: is(key, Key) ? key : null };
}

function toCommand(intent: CartFormIntent, form: FormData): CartCommand {
  const text = (name: string) => create(form.get(name), Text);
  switch (intent) {
    case "add":
    case "undo":
      return { type: "add-line", sku: text("sku"), quantity: readPieces(text("quantity")) };
    case "set-quantity":
      return Number(text("quantity") || 1) === 0
        ? { type: "remove-line", lineId: text("line") }
        : { type: "set-quantity", lineId: text("line"), quantity: readPieces(text("quantity")) };
    case "set-guarantee":
      return { type: "set-guarantee", parentSku: text("parent"), guaranteeSku: text("guarantee") || null };
    case "remove":
      return { type: "remove-line", lineId: text("line") };
    case "apply-coupon":
      return { type: "apply-coupon", code: text("code") };
    case "remove-coupon":
      return { type: "remove-coupon", code: text("code") };
  }
}

function toNext(command: CartCommand, form: FormData): CartCommand | null {
  const guaranteeSku = create(form.get("guarantee"), Text);
  if (command.type !== "add-line" || guaranteeSku === "") return null;
  return { type: "set-guarantee", parentSku: command.sku, guaranteeSku };
}

/** Reads a quantity by the selector's rule: below one, or not a number, is one piece. */
function readPieces(text: string): number {
  const value = text === "" ? Number.NaN : Number(text.replace(",", "."));
  if (!Number.isFinite(value)) return 1;
  return Math.min(Math.max(Math.trunc(value), 1), maximumPieces);
}
