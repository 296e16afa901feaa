import type { Address } from "../../app/cart/model/address";
import type { Cart, CartLine } from "../../app/cart/model/cart";
import { money } from "../../app/foundation/money";

/** A line as the room returns it: one parcel item for 100 €, 50 in stock. */
export function sampleLine(change: Partial<CartLine> = {}): CartLine {
  const unitPrice = change.unitPrice ?? money(10000, "EUR");
  const quantity = change.quantity ?? 1;
  return {
    id: "line-1",
    sku: "EX10012874",
    productId: "product-1",
    name: { en: "Planetary mixer", de: "Rührmaschine" },
    slug: { en: "planetary-mixer-10012874", de: "ruehrmaschine-10012874" },
    brand: "Royal Catering",
    picture: "/pictures/10012874-0.svg",
    kind: "standard_product",
    quantity,
    listPrice: unitPrice,
    unitPrice,
    total: money(unitPrice.centAmount * quantity, unitPrice.currency),
    isFreight: false,
    availableQuantity: 50,
    parentSku: null,
    ...change,
  };
}

export const sampleAddress: Address = {
  customerType: "private",
  firstName: "Jana",
  lastName: "Nováková",
  streetName: "Hlavná",
  streetNumber: "12",
  postalCode: "811 01",
  city: "Bratislava",
  country: "SK",
  phone: "+421 900 123 456",
  email: "jana@example.sk",
};

/**
 * An active Slovak cart with one line, ready for payment.
 * The total is the sum of the lines unless given.
 */
export function sampleCart(change: Partial<Cart> = {}): Cart {
  const lines = change.lines ?? [sampleLine()];
  const sum = lines.reduce((cents, line) => cents + line.total.centAmount, 0);
  return {
    id: "cart-1",
    version: 4,
    customerId: null,
    storeKey: "shop_sk",
    country: "SK",
    currency: "EUR",
    state: "Active",
    lines,
    discountCodes: [],
    email: "jana@example.sk",
    billingAddress: sampleAddress,
    shippingAddress: sampleAddress,
    shipping: {
      methodId: "method-1",
      methodKey: "parcel",
      methodName: "Parcel",
      price: money(0, "EUR"),
      freeAbove: money(5900, "EUR"),
      state: "MatchesCart",
    },
    subtotal: money(sum, "EUR"),
    discount: money(0, "EUR"),
    codFee: null,
    total: money(sum, "EUR"),
    totalNet: null,
    taxPortions: [],
    paymentIds: [],
    paymentMethod: null,
    shippingAddressType: "SAME_AS_BILLING",
    agreedToReviewMail: true,
    hasFields: true,
    lastBatch: null,
    ...change,
  };
}
