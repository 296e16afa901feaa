import { describe, expect, it } from "vitest";
import { storedItems } from "../../consent/model/stored-items";
import { countryCodes } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import { presumeCompany, readChoiceCookies, toChoiceCookies, toClientType } from "./choice-cookies";

describe("a shopper's choices", () => {
  it("are read from their cookies, one client type for each kind of address", () => {
    const values = {
      shippingAddressType: "DIFFERENT_FROM_BILLING",
      customerType: "COMPANY",
      shippingCustomerType: "PRIVATE",
    };
    const lines = toChoiceCookies(values, true);
    expect(lines).toEqual([
      "shippingAddressType=DIFFERENT_FROM_BILLING; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
      "billingClientType=COMPANY; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
      "shippingClientType=PRIVATE; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    ]);
    const listed = storedItems.flatMap(({ names }) => names);
    for (const line of lines) expect(listed).toContain(line.split("=")[0]);
    const header = lines.map((line) => line.split(";")[0]).join("; ");
    expect(readChoiceCookies(header)).toEqual({
      shippingAddressType: "DIFFERENT_FROM_BILLING",
      billing: "COMPANY",
      shipping: "PRIVATE",
    });
  });

  it("are empty without cookies, and omit unknown values", () => {
    const nothing = { shippingAddressType: null, billing: null, shipping: null };
    expect(readChoiceCookies(null)).toEqual(nothing);
    expect(readChoiceCookies("billingClientType=ROBOT; x")).toEqual(nothing);
    expect(toChoiceCookies({ customerType: "ROBOT" }, false)).toHaveLength(1);
  });

  it("default to a company in five countries", () => {
    const companies = countryCodes.filter((code) => toClientType(getCountry(code)) === "COMPANY");
    expect(companies.toSorted()).toEqual(["BG", "GR", "IE", "LT", "SI"]);
  });
});

describe("a shopper who orders by a list", () => {
  it("begins as a company, unless another choice is remembered", () => {
    expect(presumeCompany(null, true)).toMatch(/^billingClientType=COMPANY; .*Secure$/);
    expect(presumeCompany("billingClientType=PRIVATE", true)).toBeNull();
  });
});
