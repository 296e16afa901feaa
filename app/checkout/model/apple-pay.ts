import { array, type Infer, is, optional, string, type, unknown } from "superstruct";
import {
  toDecimal,
  type WalletContact,
  type WalletPayment,
  type WalletProblem,
  type WalletSheet,
} from "./wallet";

/** The first version of the JS API with field errors and totals by address. */
export const appleVersion = 3;

type Shop = { readonly country: string; readonly currency: string; readonly name: string };

/** Builds the request of `new ApplePaySession`. The total is final once an address is chosen. */
export function toAppleRequest({ country, currency, name }: Shop, expectedCents: number) {
  return {
    countryCode: country,
    currencyCode: currency,
    merchantCapabilities: ["supports3DS"],
    supportedNetworks: ["visa", "masterCard", "amex", "discover", "jcb", "maestro"],
    requiredBillingContactFields: ["postalAddress", "name"],
    requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
    shippingType: "shipping",
    total: { label: name, type: "pending", amount: toDecimal(expectedCents) },
  };
}

/** Builds the update for `completeShippingContactSelection` and `completeShippingMethodSelection`. */
export function toAppleUpdate(sheet: WalletSheet, { name }: Pick<Shop, "name">) {
  const chosen = sheet.options.find(({ id }) => id === sheet.chosenOption);
  const options = [chosen, ...sheet.options.filter((option) => option !== chosen)];
  return {
    newTotal: { label: name, type: "final", amount: toDecimal(sheet.totalCents) },
    newLineItems: sheet.lines.map(({ label, cents }) => ({ label, type: "final", amount: toDecimal(cents) })),
    // Apple selects the first one.
    newShippingMethods: options.flatMap((option) =>
      option
        ? [
            {
              identifier: option.id,
              label: option.label,
              detail: option.detail,
              amount: toDecimal(option.cents),
            },
          ]
        : [],
    ),
  };
}

/** The arguments of `new ApplePayError`: code, field, message. */
export type AppleErrorParts = readonly [code: string, field: string | undefined, message: string];

export function toAppleError({ code, message }: WalletProblem): AppleErrorParts {
  switch (code) {
    case "country":
      return ["addressUnserviceable", undefined, message];
    case "postal-code":
      return ["shippingContactInvalid", "postalCode", message];
    case "shipping-address":
      return ["shippingContactInvalid", "postalAddress", message];
    case "billing-address":
      return ["billingContactInvalid", "postalAddress", message];
    case "name":
      return ["shippingContactInvalid", "name", message];
    case "email":
      return ["shippingContactInvalid", "emailAddress", message];
    case "phone":
      return ["shippingContactInvalid", "phoneNumber", message];
    default:
      return ["unknown", undefined, message];
  }
}

const Text = optional(string());

/** Before the payment only the coarse parts are present. */
export const AppleContact = type({
  givenName: Text,
  familyName: Text,
  addressLines: optional(array(string())),
  locality: Text,
  administrativeArea: Text,
  postalCode: Text,
  countryCode: Text,
  phoneNumber: Text,
  emailAddress: Text,
});

/** The argument of `onpaymentauthorized`. */
const ApplePayment = type({
  shippingContact: optional(AppleContact),
  billingContact: optional(AppleContact),
  token: type({ paymentData: unknown() }),
});

/** Parses a payment that the shopper confirmed on the sheet; null if it is malformed. */
export function readApplePayment(
  payment: unknown,
  agreed: { readonly key: string; readonly totalCents: number; readonly option: string | null },
): WalletPayment | null {
  if (!is(payment, ApplePayment)) return null;
  const { shippingContact, billingContact, token } = payment;
  return {
    step: "pay",
    method: "applepay",
    ...agreed,
    // The provider expects the payment's data as base64 of its JSON.
    token: toBase64(JSON.stringify(token.paymentData)),
    email: shippingContact?.emailAddress ?? "",
    shipping: shippingContact ? toContact(shippingContact) : null,
    // A billing contact has no phone number.
    billing: billingContact
      ? toContact({ ...billingContact, phoneNumber: shippingContact?.phoneNumber })
      : null,
  };
}

function toContact(contact: Infer<typeof AppleContact>): WalletContact {
  return {
    firstName: contact.givenName ?? "",
    lastName: contact.familyName ?? "",
    lines: (contact.addressLines ?? []).filter((line) => line !== "").slice(0, 5),
    postalCode: contact.postalCode ?? "",
    city: contact.locality ?? "",
    region: contact.administrativeArea ?? "",
    country: (contact.countryCode ?? "").toUpperCase(),
    phone: contact.phoneNumber ?? "",
  };
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
