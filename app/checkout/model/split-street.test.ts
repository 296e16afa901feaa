import { expect, it } from "vitest";
import { splitStreet } from "./parse-address-part";

it.each([
  ["Hauptstraße 12", "", "Hauptstraße", "12"],
  ["Hauptstraße 12a", "", "Hauptstraße", "12a"],
  ["Hlavná 5/12", "", "Hlavná", "5/12"],
  ["12 High Street", "", "High Street", "12"],
  ["221B Baker Street", "", "Baker Street", "221B"],
  ["Straße des 17. Juni", "", "Straße des 17. Juni", ""],
  ["Hauptstraße", "", "Hauptstraße", ""],
  ["Hauptstraße 12", "3", "Hauptstraße 12", "3"],
  ["", "", "", ""],
])("reads %j with number %j as %j and %j", (street, number, streetName, streetNumber) => {
  expect(splitStreet(street, number)).toEqual({ streetName, streetNumber });
});
