import { describe, expect, it } from "vitest";
import type { Json } from "../draft-line.ts";
import { compareAddresses } from "./compare-addresses.ts";

const stored = {
  id: "c",
  version: 1,
  addresses: [
    { id: "a1", country: "DE", city: "Berlin" },
    { id: "a2", country: "AT" },
  ],
  billingAddressIds: ["a1"],
  shippingAddressIds: ["a1"],
  defaultBillingAddressId: "a1",
};

describe("a customer's addresses", () => {
  it("are unchanged when equal, and when the draft omits them", () => {
    const addresses: Json = [{ country: "DE", city: "Berlin" }, { country: "AT" }];
    const uses = { billingAddresses: [0], shippingAddresses: [0], defaultBillingAddress: 0 };
    expect(compareAddresses(stored, { key: "c", addresses, ...uses })).toEqual([]);
    expect(compareAddresses(stored, { key: "c" })).toEqual([]);
  });

  it("are changed in place, added at the end and assigned by their key", () => {
    const addresses: Json = [
      { country: "DE", city: "Bonn" },
      { country: "AT" },
      { country: "CH", key: "new" },
    ];
    const draft = { key: "c", addresses, billingAddresses: [0, 2], defaultBillingAddress: 2 };
    expect(compareAddresses(stored, draft)).toEqual([
      { action: "changeAddress", addressId: "a1", address: { country: "DE", city: "Bonn" } },
      { action: "addAddress", address: { country: "CH", key: "new" } },
      { action: "addBillingAddressId", addressKey: "new" },
      { action: "setDefaultBillingAddress", addressKey: "new" },
    ]);
  });

  it("are removed last, when they are no longer used", () => {
    const draft = { key: "c", addresses: [{ country: "AT" }], defaultShippingAddress: 0 };
    expect(compareAddresses(stored, draft)).toEqual([
      { action: "changeAddress", addressId: "a1", address: { country: "AT" } },
      { action: "setDefaultShippingAddress", addressId: "a1" },
      { action: "removeAddress", addressId: "a2" },
    ]);
  });
});
