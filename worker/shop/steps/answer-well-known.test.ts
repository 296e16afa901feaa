import { expect, it } from "vitest";
import { writeSecurityText } from "./answer-well-known";

it("writes a contact, a day of expiry within a year of the build, languages and its own URL", () => {
  const source = {
    origin: "https://www.ironhall.de",
    languages: ["de"],
    builtAt: new Date("2026-11-30T05:00:00Z"),
  };
  expect(writeSecurityText({ ...source, contact: "https://ironhall.example/security" })).toBe(
    [
      "Contact: https://ironhall.example/security",
      "Expires: 2027-11-29T05:00:00Z",
      "Preferred-Languages: de, en",
      "Canonical: https://www.ironhall.de/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  expect(writeSecurityText({ ...source, contact: null })).toMatch(/^Contact: mailto:\S+@\S+$/m);
});
