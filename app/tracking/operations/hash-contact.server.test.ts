import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hashContact } from "./hash-contact.server";

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
