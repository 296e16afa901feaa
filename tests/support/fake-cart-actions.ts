import type { FakeCart } from "./fake-cart";

/** An error as the platform words it. */
export class PlatformRefusal extends Error {
  readonly extensions: Record<string, unknown>;
  constructor(message: string, extensions: Record<string, unknown>) {
    super(message);
    this.extensions = extensions;
  }
}

export function refusal(
  code: string,
  message: string,
  details: Record<string, unknown> = {},
): PlatformRefusal {
  return new PlatformRefusal(message, { code, ...details });
}

type Action = Record<string, Record<string, unknown> | undefined>;

/** Applies all actions or none. */
export function applyActions(cart: FakeCart, actions: unknown, known: ReadonlyMap<string, number>): FakeCart {
  const draft = { ...cart, lines: cart.lines.map((line) => ({ ...line })), fields: new Map(cart.fields) };
  for (const action of actions as Action[]) applyAction(draft, action, known);
  return Object.assign(cart, draft, { version: cart.version + 1 });
}

function applyAction(cart: FakeCart, action: Action, known: ReadonlyMap<string, number>): void {
  const { addLineItem, changeLineItemQuantity, setCustomField } = action;
  if (addLineItem) addLine(cart, String(addLineItem.sku), Number(addLineItem.quantity), known);
  if (changeLineItemQuantity) {
    const line = cart.lines.find(({ id }) => id === changeLineItemQuantity.lineItemId);
    if (!line) throw refusal("InvalidOperation", "The line item was not found.");
    line.quantity = Number(changeLineItemQuantity.quantity);
    cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
  }
  if (action.addDiscountCode) {
    const code = String(action.addDiscountCode.code);
    throw refusal("DiscountCodeNonApplicable", `The discount code '${code}' was not found.`, {
      reason: "DoesNotExist",
    });
  }
  if (setCustomField) {
    const { name, value } = setCustomField;
    if (typeof value === "string") cart.fields.set(String(name), JSON.parse(value));
    else cart.fields.delete(String(name));
  }
  if (action.setCustomerEmail) cart.email = String(action.setCustomerEmail.email);
  if (action.setBillingAddress) cart.billing = action.setBillingAddress.address as Record<string, unknown>;
  if (action.setShippingAddress) cart.shipping = action.setShippingAddress.address as Record<string, unknown>;
  if (action.setShippingMethod) cart.methodKey = "parcel";
  if (action.addCustomLineItem) cart.codFee = 200;
  if (action.removeCustomLineItem) cart.codFee = 0;
  if (action.addPayment)
    cart.paymentIds = [...cart.paymentIds, String((action.addPayment.payment as { id: string }).id)];
}

function addLine(cart: FakeCart, sku: string, quantity: number, known: ReadonlyMap<string, number>): void {
  if (!known.has(sku)) throw refusal("ReferencedResourceNotFound", `The SKU '${sku}' was not found.`);
  const line = cart.lines.find((candidate) => candidate.sku === sku);
  if (line) line.quantity += quantity;
  else cart.lines.push({ id: `line-${sku}`, sku, quantity });
}
