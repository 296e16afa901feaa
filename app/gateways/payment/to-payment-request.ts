import type { Address } from "../../cart/model/address";
import { chooseText } from "../../cart/model/cart";
import { capturesItself, type PaymentMethodId } from "../../checkout/model/payment-method";
import { type Money, roundHalfEven } from "../../foundation/money";
import type { DirectPaymentRequest, PaidCart, PaymentRequest } from "./payment-gateway";

/** Methods for which the provider's page may offer several of its methods. */
const hostedMethods: Readonly<Partial<Record<PaymentMethodId, readonly string[]>>> = {
  onlineBanking_PL: ["onlineBanking_PL", "blik"],
};

/** Builds `POST /sessions`: a page of the provider that offers the one method. */
export function toSessionBody(request: PaymentRequest): Record<string, unknown> {
  return {
    ...toCommonBody(request),
    mode: "hosted",
    allowedPaymentMethods: hostedMethods[request.method] ?? [request.method],
  };
}

/** Builds `POST /payments`, which leads to a page, a voucher, or an immediate result. */
export function toPaymentBody(request: DirectPaymentRequest): Record<string, unknown> {
  const { attemptId, birthDate, cart, locale } = request;
  const [language = "en"] = locale.split("-");
  return {
    ...toCommonBody(request),
    paymentMethod: toPaymentMethod(request),
    lineItems: toLineItems(cart, language),
    metadata: { attemptId },
    ...(request.method === "ratepay" && { deviceFingerprint: attemptId }),
    ...(birthDate && { dateOfBirth: birthDate }),
  };
}

export function toProviderAmount({ centAmount, currency }: Money) {
  return { value: centAmount, currency };
}

function toCommonBody(request: PaymentRequest): Record<string, unknown> {
  const { cart, country, locale, method, reference, returnUrl, shopperIp } = request;
  const { billingAddress, shippingAddress } = cart;
  return {
    reference,
    amount: toProviderAmount(cart.total),
    countryCode: country,
    shopperLocale: locale,
    shopperEmail: cart.email ?? "",
    returnUrl,
    channel: "Web",
    ...(shopperIp && { shopperIP: shopperIp }),
    ...toCapture(method),
    ...(billingAddress && {
      ...toShopper(billingAddress),
      billingAddress: toProviderAddress(billingAddress),
    }),
    ...(shippingAddress && { deliveryAddress: toProviderAddress(shippingAddress) }),
  };
}

/** Methods that capture automatically leave nothing to capture; for all others the shop captures with the order. */
function toCapture(method: PaymentMethodId): Record<string, unknown> {
  return capturesItself(method) ? { captureDelayHours: 0 } : { additionalData: { manualCapture: "true" } };
}

function toPaymentMethod({ method, walletToken }: DirectPaymentRequest): Record<string, unknown> {
  if (walletToken === null) return { type: method };
  return { type: method, [method === "applepay" ? "applePayToken" : "googlePayToken"]: walletToken };
}

/** The payer, with a company's identification if known. */
function toShopper(address: Address): Record<string, unknown> {
  const { firstName, lastName, company, customerType, vatNumber, city, phone } = address;
  return {
    shopperName: { firstName, lastName },
    ...(phone && { telephoneNumber: phone }),
    ...(customerType === "business" &&
      company && {
        company: { name: company, registryLocation: city, ...(vatNumber && { taxId: vatNumber }) },
      }),
  };
}

function toProviderAddress(address: Address): Record<string, unknown> {
  const { streetName, streetNumber, postalCode, city, country, state } = address;
  return {
    street: streetName,
    houseNumberOrName: streetNumber || "-",
    postalCode,
    city,
    country,
    ...(state && { stateOrProvince: state }),
  };
}

/**
 * The cart's lines as the provider's partners require them: whole lines, so that nothing is rounded twice.
 * An additional line carries the difference to lines and delivery, mainly a discount on the total: the sum is the
 * amount.
 */
function toLineItems(cart: PaidCart, language: string): readonly Record<string, unknown>[] {
  const { lines, shipping, taxPortions, total, totalNet } = cart;
  const isNet = totalNet?.centAmount === total.centAmount;
  const rate = isNet ? 0 : (taxPortions[0]?.ratePermyriad ?? 0);
  const toItem = (id: string, description: string, gross: number) => {
    const tax = roundHalfEven((gross * rate) / (10_000 + rate));
    return {
      id,
      description: description.slice(0, 100),
      quantity: 1,
      amountIncludingTax: gross,
      amountExcludingTax: gross - tax,
      taxAmount: tax,
      taxPercentage: rate,
    };
  };
  const items = lines.map(({ sku, name, quantity, total: { centAmount } }) =>
    toItem(sku, `${quantity} × ${chooseText(name, language)}`, centAmount),
  );
  const delivery = shipping && shipping.price.centAmount > 0 ? shipping.price.centAmount : 0;
  const sum = items.reduce((cents, { amountIncludingTax }) => cents + amountIncludingTax, delivery);
  const rest = total.centAmount - sum;
  return [
    ...items,
    ...(delivery > 0 ? [toItem("shipping", shipping?.methodName ?? "shipping", delivery)] : []),
    ...(rest !== 0 ? [toItem("adjustment", "adjustment", rest)] : []),
  ];
}
