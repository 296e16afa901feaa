import type { Address } from "../../../cart/model/address";
import type { Cart, CartDiscountCode, CartShipping, DiscountCodeState } from "../../../cart/model/cart";
import { getCountry } from "../../../countries/model/country-table";
import { toLanguage } from "../../../countries/model/locale";
import { addMoney, type Money, money, subtractMoney } from "../../../foundation/money";
import type { Order } from "../../../orders/model/order";
import { readCustomField, readCustomText } from "../custom-fields";
import type { PlatformCartAnswer, PlatformOrderAnswer } from "./cart-shape";
import { toAddress } from "./to-address";
import { toCartLine, toMoney } from "./to-cart-line";

const codeStates: readonly DiscountCodeState[] = [
  "NotActive",
  "NotValid",
  "DoesNotMatchCart",
  "MatchesCart",
  "MaxApplicationReached",
  "ApplicationStoppedByPreviousDiscount",
  "ApplicationStoppedByGroupBestDeal",
];

/** The platform's cart as the shop's. */
export function toCart(answer: PlatformCartAnswer): Cart {
  return {
    ...toContents(answer),
    id: answer.id,
    version: answer.version,
    customerId: answer.customerId ?? null,
    state: answer.cartState,
    discountCodes: answer.discountCodes.map(toDiscountCode),
    paymentMethod: readCustomText(answer.custom, "paymentMethod"),
    shippingAddressType: toShippingAddressType(readCustomText(answer.custom, "shippingAddressType")),
    agreedToReviewMail: readCustomField(answer.custom, "customerAgreedToSendEmail") !== false,
    hasFields: (answer.custom ?? null) !== null,
    lastBatch: readCustomText(answer.custom, "lastBatch"),
  };
}

/** The platform's order as the shop's; null when it lacks what every order of the shop has. */
export function toOrder(answer: PlatformOrderAnswer): Order | null {
  const { email, billingAddress, shippingAddress, currency: _currency, ...contents } = toContents(answer);
  const address: Address | null = shippingAddress ?? billingAddress;
  if (!answer.orderNumber || !address) return null;
  return {
    ...contents,
    id: answer.id,
    orderNumber: answer.orderNumber,
    cartId: answer.cartRef?.id ?? "",
    createdAt: answer.createdAt,
    email: email ?? "",
    billingAddress: billingAddress ?? address,
    shippingAddress: address,
    orderState: answer.orderState,
    paymentState: answer.paymentState ?? "Pending",
    paymentMethod: readCustomText(answer.custom, "paymentMethod") ?? "",
  };
}

/**
 * Lines, addresses and totals of a cart or an order. `subtotal` is the lines at their prices, `discount` what carts and
 * codes take off; subtotal − discount + shipping + fee = total, all gross.
 */
function toContents(answer: PlatformCartAnswer | PlatformOrderAnswer) {
  const languages = new Set([...getCountry(answer.country).locales.map(toLanguage), "en"]);
  const lines = answer.lineItems.map((line) => toCartLine(line, languages));
  const currency = answer.totalPrice.currencyCode;
  const sum = (amounts: readonly Money[]) => amounts.reduce(addMoney, money(0, currency));
  const subtotal = sum(lines.map((line) => money(line.unitPrice.centAmount * line.quantity, currency)));
  const offTotal = answer.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  const offLines = subtractMoney(subtotal, sum(lines.map(({ total }) => total)));
  const customerType = toCustomerType(readCustomText(answer.custom, "customerType"));
  const fee = answer.customLineItems.find(({ slug }) => slug === "cod-fee");
  return {
    storeKey: answer.storeRef?.key ?? "",
    paymentIds: answer.paymentInfo?.paymentRefs.map(({ id }) => id) ?? [],
    country: answer.country,
    currency,
    lines,
    email: answer.customerEmail ?? null,
    billingAddress: toAddress(answer.billingAddress, customerType),
    shippingAddress: toAddress(answer.shippingAddress, customerType),
    shipping: toShipping(answer.shippingInfo),
    subtotal,
    discount: addMoney(offLines, money(offTotal, currency)),
    codFee: fee ? toMoney(fee.totalPrice) : null,
    total: toMoney(answer.taxedPrice?.totalGross ?? answer.totalPrice),
    totalNet: answer.taxedPrice ? toMoney(answer.taxedPrice.totalNet) : null,
    taxPortions: (answer.taxedPrice?.taxPortions ?? []).map((portion) => ({
      name: portion.name ?? "",
      ratePermyriad: Math.round(portion.rate * 10_000),
      amount: toMoney(portion.amount),
    })),
  };
}

function toShipping(info: PlatformCartAnswer["shippingInfo"]): CartShipping | null {
  if (!info) return null;
  return {
    methodId: info.shippingMethod?.id ?? "",
    methodKey: info.shippingMethod?.key ?? "",
    methodName: info.shippingMethodName,
    price: toMoney(info.discountedPrice?.value ?? info.price),
    freeAbove: info.shippingRate.freeAbove ? toMoney(info.shippingRate.freeAbove) : null,
    state: info.shippingMethodState,
  };
}

function toDiscountCode(code: PlatformCartAnswer["discountCodes"][number]): CartDiscountCode {
  return {
    id: code.discountCodeRef.id,
    code: code.discountCode?.code ?? "",
    state: codeStates.find((state) => state === code.state) ?? "NotValid",
  };
}

function toCustomerType(value: string | null) {
  return value === "business" || value === "private" ? value : null;
}

function toShippingAddressType(value: string | null): Cart["shippingAddressType"] {
  return value === "DIFFERENT_FROM_BILLING" || value === "SAVED_ADDRESS" ? value : "SAME_AS_BILLING";
}
