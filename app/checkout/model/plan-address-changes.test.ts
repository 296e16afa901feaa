import { describe, expect, it } from "vitest";
import type { Address } from "../../cart/model/address";
import type { AddressBook } from "./address-book";
import {
  listUsedFor,
  mostAddresses,
  planAddition,
  planChange,
  planDefault,
  planRemoval,
} from "./plan-address-changes";

const home: Address = {
  customerType: "private",
  firstName: "Anna",
  lastName: "Huber",
  streetName: "Ring",
  streetNumber: "1",
  postalCode: "1010",
  city: "Wien",
  country: "AT",
  phone: "+43 1 5550000",
};
const site: Address = { ...home, streetName: "Werft", streetNumber: "7" };

function toBook(change: Partial<AddressBook> = {}): AddressBook {
  return {
    version: 4,
    addresses: [
      { ...home, id: "home" },
      { ...site, id: "site" },
    ],
    usedIds: { billing: ["home"], shipping: ["home", "site"] },
    defaultIds: { billing: "home", shipping: "home" },
    ...change,
  };
}

const both = ["billing", "shipping"] as const;

describe("an added address", () => {
  it("goes into the book with its uses and defaults", () => {
    const address = { ...home, city: "Graz" };
    expect(planAddition(toBook(), address, { uses: both, defaults: ["shipping"] })).toEqual({
      ok: true,
      value: [{ type: "add", address, uses: both, defaults: ["shipping"] }],
    });
  });
  it("is not duplicated: an existing address gets the missing use", () => {
    const known = planAddition(toBook(), { ...site, email: "a@b.at" }, { uses: ["billing"], defaults: [] });
    expect(known).toEqual({ ok: true, value: [{ type: "add-use", id: "site", use: "billing" }] });
    expect(planAddition(toBook(), home, { uses: both, defaults: both })).toEqual({ ok: true, value: [] });
  });
  it("is refused by a full book", () => {
    const addresses = Array.from({ length: mostAddresses }, (_, n) => ({
      ...home,
      id: `${n}`,
      streetNumber: `${n + 9}`,
    }));
    expect(planAddition(toBook({ addresses }), home, { uses: both })).toEqual({
      ok: false,
      error: "book-full",
    });
  });
});

describe("an address of the book", () => {
  it("is replaced if it differs, and keeps its id", () => {
    expect(planChange(toBook(), "home", home, { uses: ["billing"] })).toEqual({ ok: true, value: [] });
    expect(planChange(toBook(), "site", { ...site, city: "Linz" }, { uses: ["shipping"] })).toEqual({
      ok: true,
      value: [{ type: "change", id: "site", address: { ...site, city: "Linz" } }],
    });
    expect(planChange(toBook(), "gone", home, { uses: [] })).toEqual({ ok: false, error: "unknown-address" });
  });
  it("leaves one list and stays in the other, or leaves the book", () => {
    expect(planRemoval(toBook(), "home", "shipping")).toEqual({
      ok: true,
      value: [{ type: "remove-use", id: "home", use: "shipping" }],
    });
    expect(planRemoval(toBook(), "site", "shipping")).toEqual({
      ok: true,
      value: [{ type: "remove", id: "site" }],
    });
    expect(planRemoval(toBook(), "gone", "shipping")).toEqual({ ok: true, value: [] });
  });
  it("becomes the default once", () => {
    expect(planDefault(toBook(), "site", "shipping")).toEqual({
      ok: true,
      value: [{ type: "set-default", id: "site", use: "shipping" }],
    });
    expect(planDefault(toBook(), "home", "billing")).toEqual({ ok: true, value: [] });
  });
});

it("lists the default first, and addresses without a use for both", () => {
  const idsOf = (part: "billing" | "shipping", book: AddressBook) =>
    listUsedFor(part, book).map(({ id }) => id);
  const preferred = toBook({ defaultIds: { billing: null, shipping: "site" } });
  expect(idsOf("shipping", preferred)).toEqual(["site", "home"]);
  expect(idsOf("billing", preferred)).toEqual(["home"]);
  const unused = toBook({ usedIds: { billing: [], shipping: ["site"] } });
  expect(idsOf("billing", unused)).toEqual(["home"]);
});
