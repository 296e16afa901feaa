import { describe, expect, it } from "vitest";
import { sampleAddress, sampleCart } from "../../../tests/support/sample-cart";
import { getCountry } from "../../countries/model/country-table";
import type { AddressFormValues } from "./address-fields";
import { parseAddressForm } from "./parse-address-form";
import { readAddressForm } from "./read-address-form";
import { toAddressFormValues } from "./to-address-form-values";

const everyPart: AddressFormValues = {
  "billing.title": "Dr.",
  "billing.salutation": "ms",
  "billing.department": "Lager",
  "billing.additionalStreetInfo": "Hinterhof",
  "billing.additionalAddressInfo": "Tor 3",
  "billing.building": "B",
  "billing.apartment": "4",
  "billing.pOBox": "Postfach 12",
  "billing.state": "Berlin",
  "billing.region": "Mitte",
  "billing.mobile": "+49 170 123 456",
};

const valid: AddressFormValues = {
  email: "eva@example.de",
  customerType: "PRIVATE",
  shippingAddressType: "SAME_AS_BILLING",
  "billing.firstName": "Eva",
  "billing.lastName": "Li",
  "billing.streetName": "Ring",
  "billing.streetNumber": "5",
  "billing.postalCode": "10115",
  "billing.city": "Au",
  "billing.country": "DE",
  "billing.phone": "+49 30 1234 56",
};

function errorsOf(change: AddressFormValues, country: "DE" | "PL" | "SK" = "DE") {
  const parsed = parseAddressForm({ ...valid, ...change }, country);
  return parsed.ok ? {} : parsed.error;
}

describe("the address form", () => {
  it("returns billing and no shipping address when they are the same", () => {
    const parsed = parseAddressForm(valid, "DE");
    expect(parsed).toMatchObject({ ok: true, value: { email: "eva@example.de", shipping: null } });
  });

  it.each([
    [{ email: "" }, { email: "required" }],
    [{ email: "eva@home" }, { email: "email" }],
    [{ "billing.firstName": "" }, { "billing.firstName": "required" }],
    [{ "billing.streetNumber": "" }, { "billing.streetNumber": "required" }],
    [{ "billing.streetNumber": "a" }, { "billing.streetNumber": "street-number" }],
    [{ "billing.postalCode": "1011" }, { "billing.postalCode": "postal-code" }],
    [{ "billing.phone": "" }, { "billing.phone": "required" }],
    [{ "billing.phone": "1234567" }, { "billing.phone": "phone" }],
    [{ "billing.phone": "030-12345678" }, { "billing.phone": "phone" }],
    [{ "billing.country": "US" }, { "billing.country": "oneOf" }],
    [{ "billing.city": "x".repeat(101) }, { "billing.city": "max" }],
    [{ "billing.salutation": "baron" }, { "billing.salutation": "oneOf" }],
    [{ "billing.mobile": "12" }, { "billing.mobile": "phone" }],
    [{ customerType: "ROBOT" }, { customerType: "oneOf" }],
    [{ customerType: "COMPANY" }, { "billing.company": "required" }],
    [{ customerType: "COMPANY", "billing.company": "BP" }, { "billing.company": "min" }],
    [
      { customerType: "COMPANY", "billing.company": "Li GmbH", "billing.vatNumber": "DE" },
      { "billing.vatNumber": "vat-format" },
    ],
  ] satisfies [AddressFormValues, object][])("responds to %j with %j", (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it("accepts a street number without a digit in Poland", () => {
    expect(
      errorsOf(
        { "billing.country": "PL", "billing.postalCode": "00-950", "billing.streetNumber": "b.n." },
        "PL",
      ),
    ).toEqual({});
  });

  it("checks the billing postal code by its country and requires a delivery address in the shop's", () => {
    const abroad = { "billing.country": "AT", "billing.postalCode": "1010" };
    expect(errorsOf(abroad)).toMatchObject({
      "shipping.postalCode": "required",
      "shipping.city": "required",
    });
    expect(errorsOf(abroad)).not.toHaveProperty("billing.postalCode");
    expect(errorsOf(abroad)).not.toHaveProperty("shipping.phone");
  });

  it("clears company and VAT number of a private customer, and stores those of a company in full", () => {
    const company = {
      "billing.company": "Li GmbH",
      "billing.department": "Lager",
      "billing.vatNumber": "de 123 456 789",
    };
    const asPrivate = parseAddressForm({ ...valid, ...company }, "DE");
    expect(asPrivate.ok && asPrivate.value.billing).not.toHaveProperty("company");
    expect(asPrivate.ok && asPrivate.value.billing).not.toHaveProperty("department");
    expect(asPrivate.ok && asPrivate.value.billing).not.toHaveProperty("vatNumber");
    const asCompany = parseAddressForm({ ...valid, ...company, customerType: "COMPANY" }, "DE");
    expect(asCompany).toMatchObject({
      value: { billing: { customerType: "business", company: "Li GmbH", vatNumber: "DE123456789" } },
    });
  });

  it("retains every part that the platform has, and writes no fax", () => {
    const values = { ...valid, ...everyPart, customerType: "COMPANY", "billing.company": "Li GmbH" };
    const parsed = parseAddressForm({ ...values, "billing.fax": "x" } as AddressFormValues, "DE");
    const parts = Object.entries(everyPart).map(([field, text]) => [field.replace("billing.", ""), text]);
    expect(parsed).toMatchObject({ ok: true, value: { billing: Object.fromEntries(parts) } });
    expect(parsed.ok && parsed.value.billing).not.toHaveProperty("fax");
  });

  it("requires the name of a receiving company for every kind of payer", () => {
    const shipping = Object.fromEntries(
      Object.entries(valid).flatMap(([field, text]) =>
        field.startsWith("billing.") ? [[field.replace("billing", "shipping"), text]] : [],
      ),
    );
    const different = { ...shipping, shippingAddressType: "DIFFERENT_FROM_BILLING" };
    expect(errorsOf({ ...different, shippingCustomerType: "COMPANY" })).toEqual({
      "shipping.company": "required",
    });
    expect(errorsOf({ ...different, shippingCustomerType: "PRIVATE" })).toEqual({});
  });

  it("accepts a note up to the carrier's limit, and none if the carrier accepts none", () => {
    const noted = { ...valid, deliveryNote: "Ring at gate 3" };
    expect(parseAddressForm(noted, "DE").ok && parseAddressForm(noted, "DE")).not.toHaveProperty(
      "value.deliveryNote",
    );
    expect(parseAddressForm(noted, "DE", { noteCharacters: 20 })).toMatchObject({
      value: { deliveryNote: "Ring at gate 3" },
    });
    expect(parseAddressForm(noted, "DE", { noteCharacters: 5 })).toMatchObject({
      error: { deliveryNote: "max" },
    });
    expect(parseAddressForm({ ...valid, deliveryNote: "" }, "DE", { noteCharacters: 5 })).toMatchObject({
      value: { deliveryNote: null },
    });
  });

  it("stores postal codes in their official form and uses the billing phone for the delivery", () => {
    const parsed = parseAddressForm(
      {
        ...valid,
        "billing.country": "SK",
        "billing.postalCode": "sk-81101",
        shippingAddressType: "DIFFERENT_FROM_BILLING",
        "shipping.firstName": "Jan",
        "shipping.lastName": "Ho",
        "shipping.streetName": "Dlhá 7",
        "shipping.postalCode": "04001",
        "shipping.city": "Košice",
      },
      "SK",
    );
    expect(parsed).toMatchObject({
      value: {
        billing: { postalCode: "811 01" },
        shipping: {
          postalCode: "040 01",
          streetName: "Dlhá",
          streetNumber: "7",
          phone: "+49 30 1234 56",
          country: "SK",
        },
      },
    });
  });
});

describe("reading the form", () => {
  it("trims, drops unknown fields and files", () => {
    const form = new FormData();
    form.set("email", "  a@b.de ");
    form.set("evil", "x");
    form.set("billing.city", new Blob(["x"]), "x.txt");
    expect(readAddressForm(form)).toEqual({ email: "a@b.de", "billing.city": "" });
  });

  it("shows the cart's stored addresses on return", () => {
    const values = toAddressFormValues(sampleCart(), getCountry("SK"));
    expect(values).toMatchObject({
      email: "jana@example.sk",
      customerType: "PRIVATE",
      "billing.city": "Bratislava",
    });
    expect(values).not.toHaveProperty(["shipping.city"]);
  });

  it("selects the saved address that the cart's address was saved as", () => {
    const [elsewhere, home] = [
      { ...sampleAddress, id: "elsewhere", city: "Košice" },
      { ...sampleAddress, id: "home" },
    ];
    const defaultIds = { billing: null, shipping: null };
    const book = {
      version: 2,
      addresses: [elsewhere, home],
      usedIds: { billing: [], shipping: [] },
      defaultIds,
    };
    const values = toAddressFormValues(sampleCart(), getCountry("SK"), { book });
    expect(values["billing.source"]).toBe("home");
  });
});

describe("a company's order reference", () => {
  const company = { ...valid, customerType: "COMPANY", "billing.company": "Ironworks" };
  const read = (values: AddressFormValues) => {
    const parsed = parseAddressForm(values, "DE");
    return parsed.ok ? parsed.value.orderReference : parsed.error;
  };

  it("belongs to companies, in one line of an invoice", () => {
    expect(read({ ...company, orderReference: "PO 7" })).toBe("PO 7");
    expect(read({ ...company, orderReference: "" })).toBeNull();
    expect(read({ ...valid, orderReference: "PO 7" })).toBeNull();
    expect(read(valid)).toBeUndefined();
    expect(read({ ...company, orderReference: "x".repeat(61) })).toEqual({ orderReference: "max" });
  });
});
