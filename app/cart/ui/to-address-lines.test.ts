import { expect, it } from "vitest";
import { sampleAddress } from "../../../tests/support/sample-cart";
import { toAddressLines } from "./to-address-lines";

it("writes an address as its country does", () => {
  expect(toAddressLines({ ...sampleAddress, company: "Nova s. r. o." }, "en-GB")).toEqual([
    "Nova s. r. o.",
    "Jana Nováková",
    "Hlavná 12",
    "811 01 Bratislava",
    "Slovakia",
  ]);
  const british = {
    ...sampleAddress,
    streetName: "Baker Street",
    streetNumber: "221B",
    postalCode: "NW1 6XE",
    city: "London",
  };
  expect(toAddressLines({ ...british, country: "GB" }, "en-GB").slice(1)).toEqual([
    "221B Baker Street",
    "London NW1 6XE",
    "United Kingdom",
  ]);
});
