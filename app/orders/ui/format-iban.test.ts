import { expect, it } from "vitest";
import { formatIban } from "./to-payment-details";

it.each([
  ["DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
  ["SK31 1200 0000 1987 4263 7541", "SK31 1200 0000 1987 4263 7541"],
  ["NO9386011117947", "NO93 8601 1117 947"],
])("groups %s in fours", (iban, shown) => {
  expect(formatIban(iban)).toBe(shown);
});
