import { expect, it } from "vitest";
import { sampleAddress } from "../../../tests/support/sample-cart";
import { toAddressLines } from "./to-address-lines";

it("formats an address by its country's rules", () => {
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
  expect(toAddressLines({ ...british, country: "GB", apartment: "Flat 4" }, "en-GB").slice(1)).toEqual([
    "Flat 4",
    "221B Baker Street",
    "London",
    "NW1 6XE",
    "United Kingdom",
  ]);
});

it("includes every part of the address, with the family name first in Hungary", () => {
  const hungarian = {
    ...sampleAddress,
    title: "Dr.",
    firstName: "Éva",
    lastName: "Nagy",
    department: "Raktár",
    streetName: "Fő utca",
    streetNumber: "3",
    apartment: "II/5",
    postalCode: "1011",
    city: "Budapest",
  };
  expect(toAddressLines({ ...hungarian, company: "Vas Kft.", country: "HU" }, "hu-HU")).toEqual([
    "Vas Kft.",
    "Raktár",
    "Dr. Nagy Éva",
    "Budapest",
    "Fő utca 3 II/5",
    "1011",
    "Magyarország",
  ]);
  const romanian = { ...sampleAddress, building: "bl. A2", apartment: "ap. 7", state: "Cluj", fax: "x" };
  expect(toAddressLines({ ...romanian, country: "RO" }, "ro-RO").slice(1)).toEqual([
    "Hlavná 12",
    "bl. A2, ap. 7",
    "811 01 Bratislava",
    "Cluj",
    "România",
  ]);
});
