import type { Address } from "../../../cart/model/address";
import { addressCheckOutcomes } from "../../../cart/model/address-check";
import type { Cart, CartShipping, CartTaxation, ItemTaxRate } from "../../../cart/model/cart";
import { addMoney, type Money, money } from "../../../foundation/money";
import type { Order } from "../../../orders/model/order";
import { parsePaymentAction } from "../../../orders/model/payment-action";
import { readCustomField, readCustomText } from "../custom-fields";
import { toDayOfOrder } from "../orders/day-of-order";
import type { PlatformCartAnswer, PlatformOrderAnswer } from "./cart-documents";
import { listShopLanguages, toMoney, toText } from "./platform-values";
import { toAddress, toVatCheck } from "./to-address";
import { toCartDiscounts } from "./to-cart-discounts";
import { toCartLine } from "./to-cart-line";
import { toDiscountCode } from "./to-discount-code";

/** Converts the platform's cart. */
export function toCart(answer: PlatformCartAnswer): Cart {
  return {
    ...toContents(answer),
    taxation: toTaxation(answer),
    id: answer.id,
    version: answer.version,
    customerId: answer.customerId,
    state: answer.cartState,
    discountCodes: answer.discountCodes.map((code) => toDiscountCode(code, answer)),
    paymentMethod: readCustomText(answer.custom, "paymentMethod"),
    shippingAddressType: toShippingAddressType(readCustomText(answer.custom, "shippingAddressType")),
    deliveryNote: readCustomText(answer.custom, "deliveryNote"),
    addressCheck: toAddressCheck(readCustomText(answer.custom, "addressCheck")),
    agreedToReviewMail: readCustomField(answer.custom, "customerAgreedToSendEmail") !== false,
    newsletterConsent: readCustomText(answer.custom, "newsletterConsent"),
    hasFields: answer.custom !== null,
    lastBatch: readCustomText(answer.custom, "lastBatch"),
  };
}

/** Converts the platform's order; null when it lacks what every order of the shop has. */
export function toOrder(answer: PlatformOrderAnswer): Order | null {
  const { email, billingAddress, shippingAddress, currency: _currency, ...contents } = toContents(answer);
  const address: Address | null = shippingAddress ?? billingAddress;
  if (!answer.orderNumber || !address) return null;
  return {
    ...contents,
    id: answer.id,
    orderNumber: answer.orderNumber,
    cartId: answer.cartRef?.id ?? "",
    createdAt: toDayOfOrder(answer),
    discountCodes: answer.discountCodes.map((code) => toDiscountCode(code, answer)),
    email: email ?? "",
    billingAddress: billingAddress ?? address,
    shippingAddress: address,
    orderState: answer.orderState,
    paymentState: answer.paymentState ?? "Pending",
    agreedToReviewMail: readCustomField(answer.custom, "customerAgreedToSendEmail") !== false,
    deliveryNote: readCustomText(answer.custom, "deliveryNote"),
    paymentMethod: readCustomText(answer.custom, "paymentMethod") ?? "",
    payment: toOrderPayment(answer),
  };
}

/** The payment that the order was created for, which the room leaves as the last. */
export function toOrderPayment({
  payment,
  custom,
  paymentState,
}: Pick<PlatformOrderAnswer, "payment" | "custom" | "paymentState">): Order["payment"] {
  const record = payment?.payments.at(-1);
  return {
    method: record?.paymentMethodInfo.method ?? readCustomText(custom, "paymentMethod") ?? "",
    state: paymentState ?? "Pending",
    action: parsePaymentAction(readCustomText(record?.custom, "paymentAction")),
  };
}

/** Lines, addresses and totals of a cart or an order; `toCartMoney` derives the displayed amounts. */
function toContents(answer: PlatformCartAnswer | PlatformOrderAnswer) {
  const languages = listShopLanguages(answer.country);
  const lines = answer.lineItems.map((line) => toCartLine(line, languages));
  const currency = answer.totalPrice.currencyCode;
  const sum = (amounts: readonly Money[]) => amounts.reduce(addMoney, money(0, currency));
  const customerType = toCustomerType(readCustomText(answer.custom, "customerType"));
  const fee = answer.customLineItems.find(({ slug }) => slug === "cod-fee");
  const fees = answer.customLineItems.filter((line) => line !== fee);
  return {
    storeKey: answer.storeRef?.key ?? "",
    paymentIds: answer.paymentInfo?.paymentRefs.map(({ id }) => id) ?? [],
    country: answer.country,
    locale: answer.locale,
    currency,
    lines,
    email: answer.customerEmail,
    orderReference: answer.purchaseOrderNumber,
    billingAddress: toAddress(answer.billingAddress, customerType),
    shippingAddress: toAddress(answer.shippingAddress, null),
    shipping: toShipping(answer.shippingInfo),
    subtotal: sum(lines.map((line) => line.total)),
    discount: money(answer.discountOnTotalPrice?.discountedAmount.centAmount ?? 0, currency),
    ...toCartDiscounts(answer, languages),
    codFee: fee ? toMoney(fee.totalPrice) : null,
    ...(fees.length > 0 && {
      fees: fees.map(({ id, nameAllLocales, totalPrice }) => ({
        id,
        name: toText(nameAllLocales, languages),
        amount: toMoney(totalPrice),
      })),
    }),
    total: toTotal(answer),
    ...(answer.taxMode === "External" && answer.taxedPrice && { isNet: true }),
    totalNet: answer.taxedPrice ? toMoney(answer.taxedPrice.totalNet) : null,
    taxPortions: (answer.taxedPrice?.taxPortions ?? []).map((portion) => ({
      name: portion.name ?? "",
      ratePermyriad: Math.round(portion.rate * 10_000),
      amount: toMoney(portion.amount),
    })),
  };
}

/** External taxes mean a net sale: the shopper pays the net total. */
function toTotal({ taxMode, taxedPrice, totalPrice }: PlatformCartAnswer | PlatformOrderAnswer): Money {
  if (!taxedPrice) return toMoney(totalPrice);
  return toMoney(taxMode === "External" ? taxedPrice.totalNet : taxedPrice.totalGross);
}

function toTaxation(answer: PlatformCartAnswer): CartTaxation {
  return { mode: answer.taxMode, rates: toItemTaxRates(answer), vat: toVatCheck(answer.billingAddress) };
}

/** Lists the rates of lines, fees and delivery. */
export function toItemTaxRates(answer: PlatformCartAnswer | PlatformOrderAnswer): readonly ItemTaxRate[] {
  const { shippingInfo } = answer;
  const toRate = (
    item: ItemTaxRate["item"],
    id: string,
    rate: PlatformCartAnswer["lineItems"][number]["taxRate"],
  ): ItemTaxRate => ({ item, id, rate });
  return [
    ...answer.lineItems.map(({ id, taxRate }) => toRate("line", id, taxRate)),
    ...answer.customLineItems.map(({ id, taxRate }) => toRate("fee", id, taxRate)),
    ...(shippingInfo ? [toRate("shipping", "", shippingInfo.taxRate)] : []),
  ];
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

function toAddressCheck(value: string | null): Cart["addressCheck"] {
  return addressCheckOutcomes.find((outcome) => outcome === value) ?? null;
}

function toCustomerType(value: string | null) {
  return value === "business" || value === "private" ? value : null;
}

function toShippingAddressType(value: string | null): Cart["shippingAddressType"] {
  return value === "DIFFERENT_FROM_BILLING" || value === "SAVED_ADDRESS" ? value : "SAME_AS_BILLING";
}
