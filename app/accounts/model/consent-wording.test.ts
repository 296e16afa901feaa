import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { consentWordings } from "./consent-wording";

const languages = readdirSync("locales").toSorted();

function readText(language: string, key: string): unknown {
  const [domain = "", ...names] = key.split(".");
  const messages: unknown = JSON.parse(readFileSync(`locales/${language}/${domain}.json`, "utf8"));
  return names.reduce(
    (part, name) => (typeof part === "object" && part ? Reflect.get(part, name) : null),
    messages,
  );
}

/** The texts of every language, so that a consent always refers to the texts that were shown. */
function hashTexts(keys: readonly string[]): string {
  const texts = languages.map((language) => keys.map((key) => readText(language, key)));
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}

const shown = {
  "account-1": ["profile.newsletter.lead", "profile.newsletter.kinds"],
  "checkout-1": ["checkout.payment.newsletter", "checkout.payment.softNewsletter"],
  "newsletter-1": ["newsletter.wording", "newsletter.byButton", "newsletter.button"],
  "mail-1": ["newsletter.unsubscribe.lead", "newsletter.unsubscribe.button"],
};

/**
 * Fails when the texts change.
 * Then increase the version in `consent-wording.ts`, and update the hash here.
 */
it.each([
  ["account-1", "16a513d71319a8e2"],
  ["checkout-1", "f6f5b484c30256b2"],
  ["newsletter-1", "84187b3333f40f5f"],
  ["mail-1", "f6689507c9601b88"],
] as const)("the texts of version %s are unchanged", (version, hash) => {
  expect(hashTexts(shown[version])).toBe(hash);
});

it("is a version of known texts at every place", () => {
  for (const version of Object.values(consentWordings)) expect(Object.keys(shown)).toContain(version);
});
