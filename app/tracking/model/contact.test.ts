import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { countryCodes } from "../../countries/model/country";
import { hashContact, normaliseEmail, normalisePhone } from "./contact";

it.each([
  ["  Max.Berger@Customer.Ironhall.Example ", "max.berger@customer.ironhall.example"],
  ["Jane.Doe+shop@gmail.com", "janedoe+shop@gmail.com"],
  ["J.D@GoogleMail.com", "jd@googlemail.com"],
  ["a.b@gmail.com.example", "a.b@gmail.com.example"],
  ["nobody", null],
  ["@example.com", null],
  ["a@b@example.com", null],
])("normalises the e-mail %j to %j", (text, normal) => {
  expect(normaliseEmail(text)).toBe(normal);
});

it.each([
  ["SK", "0903 123 456", "+421903123456"],
  ["IE", "085 012 3456", "+353850123456"],
  ["DE", "030 / 901820", "+4930901820"],
  ["PT", "912 345 678", "+351912345678"],
  ["IT", "06 6982 1234", "+390669821234"],
  ["FR", "06 12 34 56 78", "+33612345678"],
  ["HU", "06 20 123 4567", "+36201234567"],
  ["CZ", "601 123 456", "+420601123456"],
  ["AT", "0664 1234567", "+436641234567"],
  ["NO", "40 61 23 45", "+4740612345"],
  ["NL", "06-12345678", "+31612345678"],
  ["CH", "078 123 45 67", "+41781234567"],
  ["BE", "0470 12 34 56", "+32470123456"],
  ["DK", "32 12 34 56", "+4532123456"],
  ["SE", "070-123 45 67", "+46701234567"],
  ["ES", "612 34 56 78", "+34612345678"],
  ["GB", "(07400) 123456", "+447400123456"],
  ["FI", "041 2345678", "+358412345678"],
  ["PL", "512 345 678", "+48512345678"],
  ["RO", "0712 034 567", "+40712034567"],
  ["LT", "8 612 34567", "+37061234567"],
  ["SI", "031 234 567", "+38631234567"],
  ["BG", "048 123 456", "+35948123456"],
  ["GR", "691 234 5678", "+306912345678"],
  ["HR", "092 123 4567", "+385921234567"],
] as const)("reads a phone number of %s as dialled there: %s", (country, text, normal) => {
  expect(normalisePhone(text, country)).toBe(normal);
});

it("knows the calling codes of all countries of the shop", () => {
  expect(countryCodes.map((country) => normalisePhone("+41 78 123 45 67", country))).toEqual(
    countryCodes.map(() => "+41781234567"),
  );
});

it.each([
  ["+49 (0)30 901820", "DE", "+4930901820"],
  ["0049 30 901820", "AT", "+4930901820"],
  ["0 612 34567", "LT", "+37061234567"],
  ["123", "DE", null],
  ["+0301234567", "DE", null],
  ["+49 30 1234 5678 9012 3456", "DE", null],
  ["call me", "DE", null],
  ["030+901820", "DE", null],
] as const)("reads %s in %s as %s", (text, country, normal) => {
  expect(normalisePhone(text, country)).toBe(normal);
});

const contact = { email: " Jane.Doe@gmail.com", phone: "030 901820", country: "DE" } as const;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

it("hashes the normalised e-mail and phone as Google matches them", async () => {
  expect(await hashContact(contact, "")).toEqual({
    email: "Jane.Doe@gmail.com",
    sha256_email_address: sha256("janedoe@gmail.com"),
    sha256_phone_number: sha256("+4930901820"),
  });
});

it("prepends the shop's salt, under names that Google does not read", async () => {
  expect(await hashContact(contact, "a salt of the shop's own")).toEqual({
    email: "Jane.Doe@gmail.com",
    salted_email_hash: sha256("a salt of the shop's ownjanedoe@gmail.com"),
    salted_phone_hash: sha256("a salt of the shop's own+4930901820"),
  });
});

it("omits an invalid phone number", async () => {
  expect(Object.keys(await hashContact({ ...contact, phone: "-" }, ""))).toEqual([
    "email",
    "sha256_email_address",
  ]);
});
