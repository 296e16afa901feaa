import type { FakeCart } from "./fake-cart.ts";

/** An error in the platform's format. */
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

/** The platform's catalogue. */
export type Catalogue = {
  readonly stock: ReadonlyMap<string, number>;
  readonly productsWithoutStock: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  /** Current price of any item; a line's price is unchanged until the cart is recalculated. */
  readonly pieceCents: number;
};

/** Applies all actions or none. */
export function applyActions(cart: FakeCart, actions: unknown, catalogue: Catalogue): FakeCart {
  const draft = {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line })),
    fields: cart.fields && new Map(cart.fields),
    linesMade: new Map(cart.linesMade),
  };
  for (const action of actions as Action[]) applyAction(draft, action, catalogue);
  const isSame = JSON.stringify(draft.lines) === JSON.stringify(cart.lines);
  const isQuiet = isSame && (actions as Action[]).every(({ recalculate }) => recalculate);
  if (isQuiet) return cart;
  return Object.assign(cart, draft, { version: cart.version + 1 });
}

function applyAction(cart: FakeCart, action: Action, catalogue: Catalogue): void {
  const { addLineItem, changeLineItemQuantity, setCustomField } = action;
  if (addLineItem?.externalPrice) addGuarantee(cart, addLineItem);
  else if (addLineItem) addLine(cart, String(addLineItem.sku), Number(addLineItem.quantity), catalogue);
  if (changeLineItemQuantity) {
    const line = cart.lines.find(({ id }) => id === changeLineItemQuantity.lineItemId);
    if (!line) throw refusal("InvalidOperation", "The line item was not found.");
    line.quantity = Number(changeLineItemQuantity.quantity);
    const { externalPrice } = changeLineItemQuantity;
    if (externalPrice || line.parentSku)
      line.cents = externalPrice ? readCents(externalPrice) : catalogue.pieceCents;
    cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
  }
  if (action.setLineItemInventoryMode) {
    const { lineItemId, inventoryMode } = action.setLineItemInventoryMode;
    for (const line of cart.lines) if (line.id === lineItemId) line.inventoryMode = String(inventoryMode);
  }
  if (action.recalculate)
    for (const line of cart.lines) if (!line.parentSku) line.cents = catalogue.pieceCents;
  if (action.addDiscountCode) addCode(cart, String(action.addDiscountCode.code), catalogue);
  if (action.removeDiscountCode)
    removeCode(cart, (action.removeDiscountCode.discountCode as { id: string }).id);
  if (action.setCustomType) cart.fields = new Map();
  if (setCustomField) {
    const { name, value } = setCustomField;
    if (!cart.fields) throw refusal("InvalidOperation", "The resource has no custom type.");
    if (typeof value === "string") cart.fields.set(String(name), JSON.parse(value));
    else cart.fields.delete(String(name));
  }
  if (action.setCustomerEmail) cart.email = String(action.setCustomerEmail.email);
  if (action.setCustomerId) cart.customerId = String(action.setCustomerId.customerId);
  if (action.setBillingAddress) cart.billing = action.setBillingAddress.address as Record<string, unknown>;
  if (action.setShippingAddress) cart.shipping = action.setShippingAddress.address as Record<string, unknown>;
  if (action.setShippingMethod) cart.methodKey = readMethod(action.setShippingMethod.shippingMethod);
  if (action.addCustomLineItem) cart.codFee = 200;
  if (action.removeCustomLineItem) cart.codFee = 0;
  if (action.addPayment) cart.paymentIds = [...cart.paymentIds, readPayment(action.addPayment)];
  if (action.removePayment) {
    const id = readPayment(action.removePayment);
    if (!cart.paymentIds.includes(id)) throw refusal("InvalidOperation", `No payment '${id}' in the cart.`);
    cart.paymentIds = cart.paymentIds.filter((other) => other !== id);
  }
}

function readCents(price: unknown): number {
  return (price as { centPrecision: { centAmount: number } }).centPrecision.centAmount;
}

/** A line with an external price is never merged with another one. */
function addGuarantee(
  cart: FakeCart,
  { sku, quantity, externalPrice, custom }: Record<string, unknown>,
): void {
  const [field] = (custom as { fields: { value: string }[] }).fields;
  const parentSku = String(JSON.parse(field?.value ?? '""'));
  const id = `${sku}-of-${parentSku}-${crypto.randomUUID()}`;
  cart.lines.push({
    id,
    sku: String(sku),
    quantity: Number(quantity),
    parentSku,
    cents: readCents(externalPrice),
  });
}

function readPayment({ payment }: Record<string, unknown>): string {
  return String((payment as { id: string }).id);
}

const methodKeys = ["parcel", "express"];

function readMethod(method: unknown): string | null {
  const { key: own, id } = (method ?? {}) as { key?: string; id?: string };
  const key = id === undefined ? own : id.replace(/^method-1$/, "parcel");
  if (key === undefined) return null;
  if (!methodKeys.includes(key)) throw refusal("ReferencedResourceNotFound", `No shipping method '${key}'.`);
  return key;
}

function addCode(cart: FakeCart, code: string, { codes }: Catalogue): void {
  if (!codes.has(code)) {
    throw refusal("DiscountCodeNonApplicable", `The discount code '${code}' was not found.`, {
      reason: "DoesNotExist",
    });
  }
  cart.codes = [...new Set([...cart.codes, code])];
}

function removeCode(cart: FakeCart, id: string): void {
  const codes = cart.codes.filter((code) => `code-${code}` !== id);
  if (codes.length === cart.codes.length) throw refusal("InvalidOperation", `No code '${id}' in the cart.`);
  cart.codes = codes;
}

function addLine(cart: FakeCart, sku: string, quantity: number, catalogue: Catalogue): void {
  const { stock, productsWithoutStock, pieceCents: cents } = catalogue;
  if (!stock.has(sku) && !productsWithoutStock.has(sku))
    throw refusal("ReferencedResourceNotFound", `The SKU '${sku}' was not found.`);
  const line = cart.lines.find((candidate) => candidate.sku === sku);
  if (line) {
    line.quantity += quantity;
    return;
  }
  const made = (cart.linesMade.get(sku) ?? 0) + 1;
  cart.linesMade.set(sku, made);
  cart.lines.push({ id: `${sku}-${made}`, sku, quantity, cents });
}

/**
 * Takes the stock for an order, all or nothing: TrackOnly may go below zero, ReserveOnOrder may not, None takes
 * nothing.
 */
export function takeStock(cart: FakeCart, stock: Map<string, number>): void {
  const lines = cart.lines.filter(({ inventoryMode }) => inventoryMode !== "None");
  const asked = new Map<string, number>();
  for (const { sku, quantity } of lines) asked.set(sku, (asked.get(sku) ?? 0) + quantity);
  const isReserved = (sku: string) =>
    lines.some((line) => line.sku === sku && line.inventoryMode === "ReserveOnOrder");
  const lacking = [...asked].filter(([sku, quantity]) => {
    const left = stock.get(sku);
    return left === undefined || (isReserved(sku) && left < quantity);
  });
  if (lacking.length > 0) {
    const skus = lacking.map(([sku]) => sku);
    throw refusal("OutOfStock", `Some line items are out of stock: ${skus.join()}.`, { skus });
  }
  for (const [sku, quantity] of asked) stock.set(sku, (stock.get(sku) ?? 0) - quantity);
}
