import { expect, it } from "vitest";
import type { Address } from "../../cart/model/address";
import { mostAddresses } from "../model/plan-address-changes";
import { toSavedViews } from "./to-address-views";

const address = { country: "SK", firstName: "Jana", lastName: "Novak", city: "Bratislava" } as Address;

it("offers no place for another address if the book is full", () => {
  const open = (count: number) => ({
    version: 1,
    addresses: Array.from({ length: count }, (_, id) => ({ ...address, id: String(id) })),
    usedIds: { billing: [], shipping: [] },
    defaultIds: { billing: null, shipping: null },
  });
  const isFull = (count: number) => toSavedViews(open(count), "SK", "sk-SK").isFull;
  expect([isFull(mostAddresses - 1), isFull(mostAddresses)]).toEqual([false, true]);
});
