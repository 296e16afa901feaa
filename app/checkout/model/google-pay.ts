import { type Infer, is, optional, string, type } from "superstruct";
import {
  splitName,
  toDecimal,
  type WalletContact,
  type WalletPayment,
  type WalletProblem,
  type WalletProblemCode,
  type WalletSettings,
  type WalletSheet,
} from "./wallet";

type GoogleSettings = NonNullable<WalletSettings["google"]>;

const version = { apiVersion: 2, apiVersionMinor: 0 };

const cards = {
  type: "CARD",
  parameters: {
    allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
    allowedCardNetworks: ["AMEX", "DISCOVER", "JCB", "MASTERCARD", "VISA"],
  },
};

/** The request of `isReadyToPay`: whether this browser supports the payment. */
export const googleReadyRequest = { ...version, allowedPaymentMethods: [cards] };

/**
 * Builds the request of `loadPaymentData`.
 * Delivery and billing address, phone and e-mail are required; the actual totals follow in the first callback.
 */
export function toGoogleRequest(
  { merchantId, gatewayMerchantId }: GoogleSettings,
  shop: { readonly country: string; readonly currency: string; readonly name: string },
  expectedCents: number,
) {
  return {
    ...version,
    merchantInfo: { merchantId, merchantName: shop.name },
    allowedPaymentMethods: [
      {
        ...cards,
        parameters: {
          ...cards.parameters,
          billingAddressRequired: true,
          billingAddressParameters: { format: "FULL", phoneNumberRequired: true },
        },
        tokenizationSpecification: {
          type: "PAYMENT_GATEWAY",
          parameters: { gateway: "adyen", gatewayMerchantId },
        },
      },
    ],
    transactionInfo: {
      countryCode: shop.country,
      currencyCode: shop.currency,
      totalPriceStatus: "ESTIMATED",
      totalPrice: toDecimal(expectedCents),
    },
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: { allowedCountryCodes: [shop.country], phoneNumberRequired: true },
    shippingOptionRequired: true,
    callbackIntents: ["SHIPPING_ADDRESS", "SHIPPING_OPTION", "PAYMENT_AUTHORIZATION"],
  };
}

/** Builds the result of `onPaymentDataChanged`: the options and totals of the current choice. */
export function toGoogleUpdate(
  sheet: WalletSheet,
  shop: { readonly country: string; readonly total: string },
) {
  return {
    newTransactionInfo: {
      countryCode: shop.country,
      currencyCode: sheet.currency,
      totalPriceStatus: "FINAL",
      totalPrice: toDecimal(sheet.totalCents),
      totalPriceLabel: shop.total,
      checkoutOption: "COMPLETE_IMMEDIATE_PURCHASE",
      displayItems: sheet.lines.map(({ label, cents }) => ({
        type: "LINE_ITEM",
        label,
        price: toDecimal(cents),
      })),
    },
    newShippingOptionParameters: {
      ...(sheet.chosenOption !== null && { defaultSelectedOptionId: sheet.chosenOption }),
      shippingOptions: sheet.options.map(({ id, label, detail }) => ({ id, label, description: detail })),
    },
  };
}

const reasons: Readonly<Partial<Record<WalletProblemCode, string>>> = {
  country: "SHIPPING_ADDRESS_UNSERVICEABLE",
  "postal-code": "SHIPPING_ADDRESS_INVALID",
  "shipping-address": "SHIPPING_ADDRESS_INVALID",
  "shipping-option": "SHIPPING_OPTION_INVALID",
  "billing-address": "PAYMENT_DATA_INVALID",
  "payment-refused": "PAYMENT_DATA_INVALID",
  name: "PAYMENT_DATA_INVALID",
  email: "PAYMENT_DATA_INVALID",
  phone: "PAYMENT_DATA_INVALID",
};

/** Builds the sheet's error object with the affected choice and the reason. */
export function toGoogleError(
  { code, message }: WalletProblem,
  intent: "SHIPPING_ADDRESS" | "SHIPPING_OPTION" | "PAYMENT_AUTHORIZATION",
) {
  return { reason: reasons[code] ?? "OTHER_ERROR", intent, message };
}

const Text = optional(string());

const GoogleAddress = type({
  name: Text,
  address1: Text,
  address2: Text,
  address3: Text,
  locality: Text,
  administrativeArea: Text,
  countryCode: Text,
  postalCode: Text,
  phoneNumber: Text,
});

/** The argument of `onPaymentDataChanged`. */
export const GoogleChange = type({
  callbackTrigger: optional(string()),
  shippingAddress: optional(GoogleAddress),
  shippingOptionData: optional(type({ id: string() })),
});

/** The argument of `onPaymentAuthorized`. */
const GooglePaymentData = type({
  email: Text,
  shippingAddress: optional(GoogleAddress),
  shippingOptionData: optional(type({ id: string() })),
  paymentMethodData: type({
    info: optional(type({ billingAddress: optional(GoogleAddress) })),
    tokenizationData: type({ token: string() }),
  }),
});

/** Parses a payment that the shopper confirmed on the sheet; null if it is malformed. */
export function readGooglePayment(
  data: unknown,
  agreed: { readonly key: string; readonly totalCents: number },
): WalletPayment | null {
  if (!is(data, GooglePaymentData)) return null;
  const { paymentMethodData, shippingAddress, shippingOptionData, email } = data;
  const billing = paymentMethodData.info?.billingAddress;
  return {
    step: "pay",
    method: "googlepay",
    ...agreed,
    token: paymentMethodData.tokenizationData.token,
    option: toChosen(shippingOptionData?.id),
    email: email ?? "",
    shipping: shippingAddress ? toContact(shippingAddress) : null,
    billing: billing ? toContact(billing) : null,
  };
}

/** Google sends this value while no option is chosen. */
function toChosen(id: string | undefined): string | null {
  return id === undefined || id === "shipping_option_unselected" ? null : id;
}

function toContact(address: Infer<typeof GoogleAddress>): WalletContact {
  const lines = [address.address1, address.address2, address.address3];
  return {
    ...splitName(address.name ?? ""),
    lines: lines.flatMap((line) => (line ? [line] : [])),
    postalCode: address.postalCode ?? "",
    city: address.locality ?? "",
    region: address.administrativeArea ?? "",
    country: (address.countryCode ?? "").toUpperCase(),
    phone: address.phoneNumber ?? "",
  };
}
