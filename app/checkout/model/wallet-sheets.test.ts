import { is } from "superstruct";
import { describe, expect, it } from "vitest";
import { sampleCart } from "../../../tests/support/sample-cart";
import { getCountry } from "../../countries/model/country-table";
import { readApplePayment, toAppleError, toAppleRequest, toAppleUpdate } from "./apple-pay";
import { readGooglePayment, toGoogleError, toGoogleRequest, toGoogleUpdate } from "./google-pay";
import { toWalletAddresses, toWalletProblemCode } from "./to-wallet-addresses";
import { toWalletSheet } from "./to-wallet-sheet";
import { splitName, WalletRequest } from "./wallet";

const shop = { country: "SK", currency: "EUR", name: "Ironhall" };
const slovakia = getCountry("SK");
const agreed = { key: "0123456789", totalCents: 14095 };
const sheet = {
  currency: "EUR",
  lines: [
    { label: "Goods", cents: 13900 },
    { label: "Delivery", cents: 195 },
  ],
  options: [
    { id: "express", label: "Express", detail: "tomorrow", cents: 990 },
    { id: "parcel", label: "Parcel", detail: "on Friday", cents: 195 },
  ],
  chosenOption: "parcel",
  totalCents: 14095,
} as const;

const googleAddress = {
  name: "Jana Mária Nováková",
  address1: "Dlhá 12/A",
  address2: "3. poschodie",
  locality: "Bratislava",
  countryCode: "sk",
  postalCode: "811 01",
  phoneNumber: "+421 905 123 456",
};
const googleData = {
  email: "jana@example.com",
  shippingAddress: googleAddress,
  shippingOptionData: { id: "parcel" },
  paymentMethodData: { info: { billingAddress: googleAddress }, tokenizationData: { token: "{}" } },
};

describe("Google's sheet", () => {
  const settings = {
    scriptUrl: "",
    environment: "TEST",
    merchantId: "m",
    gatewayMerchantId: "Ironhall",
  } as const;

  it("requires both addresses in the shop's country, phone and e-mail, and a token of the provider", () => {
    const request = toGoogleRequest(settings, shop, 13900);
    expect(request).toMatchObject({
      emailRequired: true,
      shippingAddressRequired: true,
      shippingAddressParameters: { allowedCountryCodes: ["SK"], phoneNumberRequired: true },
      transactionInfo: { totalPrice: "139.00", totalPriceStatus: "ESTIMATED", currencyCode: "EUR" },
      callbackIntents: ["SHIPPING_ADDRESS", "SHIPPING_OPTION", "PAYMENT_AUTHORIZATION"],
    });
    expect(request.allowedPaymentMethods[0]).toMatchObject({
      parameters: { billingAddressRequired: true, billingAddressParameters: { phoneNumberRequired: true } },
      tokenizationSpecification: { parameters: { gateway: "adyen", gatewayMerchantId: "Ironhall" } },
    });
  });

  it("shows the cart's total, lines and delivery options", () => {
    expect(toGoogleUpdate(sheet, { country: "SK", total: "Total" })).toMatchObject({
      newTransactionInfo: {
        totalPrice: "140.95",
        totalPriceStatus: "FINAL",
        displayItems: [{ label: "Goods", price: "139.00" }, { price: "1.95" }],
      },
      newShippingOptionParameters: {
        defaultSelectedOptionId: "parcel",
        shippingOptions: [{ id: "express", label: "Express", description: "tomorrow" }, { id: "parcel" }],
      },
    });
  });

  it("returns the input of the shop's endpoint", () => {
    const payment = readGooglePayment(googleData, agreed);
    expect(payment).toMatchObject({
      totalCents: 14095,
      option: "parcel",
      shipping: {
        firstName: "Jana Mária",
        lastName: "Nováková",
        country: "SK",
        lines: ["Dlhá 12/A", "3. poschodie"],
      },
    });
    expect(is(payment, WalletRequest)).toBe(true);
    expect(readGooglePayment({ email: "x" }, agreed)).toBeNull();
  });

  it.each([
    ["country", "SHIPPING_ADDRESS_UNSERVICEABLE"],
    ["postal-code", "SHIPPING_ADDRESS_INVALID"],
    ["shipping-option", "SHIPPING_OPTION_INVALID"],
    ["payment-refused", "PAYMENT_DATA_INVALID"],
    ["total-changed", "OTHER_ERROR"],
  ] as const)("refuses for %s with %s", (code, reason) => {
    const error = toGoogleError({ code, message: "No" }, "PAYMENT_AUTHORIZATION");
    expect(error).toEqual({ reason, intent: "PAYMENT_AUTHORIZATION", message: "No" });
  });
});

describe("Apple's sheet", () => {
  it("requires both addresses, phone and e-mail, and shows a total that is not final yet", () => {
    expect(toAppleRequest(shop, 13900)).toMatchObject({
      countryCode: "SK",
      requiredBillingContactFields: ["postalAddress", "name"],
      requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
      total: { type: "pending", amount: "139.00" },
    });
  });

  it("puts the selected delivery option first", () => {
    const update = toAppleUpdate(sheet, shop);
    expect(update.newTotal).toEqual({ label: "Ironhall", type: "final", amount: "140.95" });
    expect(update.newShippingMethods.map(({ identifier }) => identifier)).toEqual(["parcel", "express"]);
  });

  it("returns the input of the shop's endpoint, with the token in the provider's format", () => {
    const contact = {
      givenName: "Jana",
      familyName: "Nováková",
      addressLines: ["Dlhá 12"],
      locality: "Bratislava",
      postalCode: "811 01",
      countryCode: "sk",
    };
    const payment = readApplePayment(
      {
        shippingContact: { ...contact, phoneNumber: "+421905123456", emailAddress: "jana@example.com" },
        billingContact: contact,
        token: { paymentData: { data: "ž" } },
      },
      { ...agreed, option: "parcel" },
    );
    expect(payment).toMatchObject({
      email: "jana@example.com",
      billing: { phone: "+421905123456", country: "SK" },
    });
    const bytes = Uint8Array.from(atob(payment?.token ?? ""), (character) => character.charCodeAt(0));
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ data: "ž" });
    expect(is(payment, WalletRequest)).toBe(true);
  });

  it.each([
    ["country", ["addressUnserviceable", undefined]],
    ["postal-code", ["shippingContactInvalid", "postalCode"]],
    ["billing-address", ["billingContactInvalid", "postalAddress"]],
    ["phone", ["shippingContactInvalid", "phoneNumber"]],
    ["payment-refused", ["unknown", undefined]],
  ] as const)("refuses for %s at %j", (code, [kind, field]) => {
    expect(toAppleError({ code, message: "No" })).toEqual([kind, field, "No"]);
  });
});

describe("the addresses of a sheet", () => {
  const home = readGooglePayment(googleData, agreed)?.shipping ?? null;
  const payment = { email: " jana@example.com ", shipping: home, billing: home };
  const toFields = (change: object, billingAddress = sampleCart().billingAddress) =>
    toWalletAddresses({ ...payment, ...change }, slovakia, { billingAddress });

  it("are the form's, one for both if they are the same", () => {
    expect(toFields({})).toMatchObject({
      ok: true,
      value: {
        email: "jana@example.com",
        customerType: "PRIVATE",
        shippingAddressType: "SAME_AS_BILLING",
        "billing.streetName": "Dlhá",
        "billing.streetNumber": "12/A",
        "billing.additionalAddressInfo": "3. poschodie",
      },
    });
  });

  it("keep a company of the shop's country as the buyer", () => {
    const company = { customerType: "business", company: "Kovo", vatNumber: "SK2020", country: "SK" };
    expect(toFields({}, { ...sampleCart().billingAddress, ...company } as never)).toMatchObject({
      value: { customerType: "COMPANY", "billing.company": "Kovo", "billing.vatNumber": "SK2020" },
    });
  });

  it.each([
    ["no delivery address", { shipping: null }, "shipping-address"],
    ["no billing address", { billing: null }, "billing-address"],
    ["a delivery abroad", { shipping: { ...home, country: "CZ" } }, "country"],
    ["a billing address abroad", { billing: { ...home, country: "CZ" } }, "billing-address"],
    ["no phone", { shipping: { ...home, phone: "" }, billing: { ...home, phone: "" } }, "phone"],
  ])("are refused with %s", (_, change, code) => {
    expect(toFields(change)).toEqual({ ok: false, error: code });
  });

  it.each([
    [{ email: "email" }, "email"],
    [{ "billing.lastName": "required" }, "name"],
    [{ "billing.postalCode": "postal-code" }, "postal-code"],
    [{ "shipping.streetNumber": "street-number" }, "shipping-address"],
    [{ "billing.city": "required" }, "billing-address"],
  ] as const)("map the form's error %j to %s", (errors, code) => {
    expect(toWalletProblemCode(errors)).toBe(code);
  });

  it("split a full name", () => {
    expect(splitName("Jana Mária Nováková")).toEqual({ firstName: "Jana Mária", lastName: "Nováková" });
    expect(splitName("Cher")).toEqual({ firstName: "Cher", lastName: "" });
  });
});

describe("the cart on a sheet", () => {
  const offer = (key: string) => ({
    key,
    name: key,
    price: { centAmount: 995, currency: "EUR" as const },
    freeAbove: null,
    deliveryDays: { from: 2, to: 4 },
  });
  const messages = {
    subtotal: "Goods",
    discount: "Discount",
    shipping: "Delivery",
    toDelivery: () => "soon",
  };

  it("excludes the fee for cash on delivery, and is delivered as its goods require", () => {
    const cart = sampleCart({ codFee: { centAmount: 200, currency: "EUR" } });
    const shown = toWalletSheet(cart, [offer("parcel"), offer("freight"), offer("express")], messages);
    expect(shown.totalCents).toBe(cart.total.centAmount - 200);
    const key = cart.shipping?.methodKey;
    expect(shown.options.map(({ id }) => id)).toEqual([...(key ? [key] : []), "express"]);
    expect(shown.chosenOption).toBe(key ?? null);
  });
});
