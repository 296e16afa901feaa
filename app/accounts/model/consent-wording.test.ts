import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { consentWordings } from "./consent-wording";

const languages = readdirSync("locales")
  .filter((name) => !name.includes("."))
  .toSorted();

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
  "account-2": ["profile.newsletter.lead", "profile.newsletter.kinds"],
  "checkout-2": ["checkout.payment.newsletter", "checkout.payment.softNewsletter"],
  "newsletter-3": ["newsletter.wording", "newsletter.byButton", "newsletter.button"],
  "mail-2": ["newsletter.unsubscribe.lead", "newsletter.unsubscribe.button"],
};

/**
 * Fails when the texts change.
 * Then increase the version in `consent-wording.ts`, and update the hash here.
 */
it.each([
  ["account-2", "ad6363916047d3a7"],
  ["checkout-2", "cbaedd7d1396646f"],
  ["newsletter-3", "78b19687b7f0f688"],
  ["mail-2", "5969151dab23f7d2"],
] as const)("the texts of version %s are unchanged", (version, hash) => {
  expect(hashTexts(shown[version])).toBe(hash);
});

it("is a version of known texts at every place", () => {
  for (const version of Object.values(consentWordings)) expect(Object.keys(shown)).toContain(version);
});
