import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Country } from "../../app/countries/model/country.ts";
import { root } from "../house/run-command.mjs";
import { createLines, type LaunchLine } from "./launch-line.ts";

/** Lists the country's row, for a reviewer who knows the country, and checks that its messages exist. */
export function listMonitoring(country: Country): readonly LaunchLine[] {
  const { currency, cashOnDelivery: cash, lowStock } = country;
  const toAmount = (cents: number) => `${(cents / 100).toFixed(2)} ${currency}`;
  const { sign } = createLines("Figures");
  const pieces = cash.itemLimit || "any number of";
  return [
    sign("Currency, time zone", `${currency}, ${country.timeZone}`),
    sign(
      "Cash on delivery up to",
      `${toAmount(cash.limitCents)}, ${pieces} pieces, freight ${cash.allowsFreight ? "yes" : "no"}`,
    ),
    sign(
      "Only a few left, unit price",
      `from ${toAmount(lowStock.highCents)} and below ${toAmount(lowStock.lowCents)}`,
    ),
    sign("VAT numbers", `${country.vat.prefix}, such as ${country.vat.placeholder}`),
    sign("Postal codes", country.postalCode?.example ?? "any"),
    ...listMessages(country),
  ];
}

function listMessages({ locales }: Country): readonly LaunchLine[] {
  const { judge } = createLines("Texts");
  const domains = readdirSync(path.join(root, "locales/en")).filter((file) => file.endsWith(".json"));
  return locales.map((locale) => {
    const language = locale.split("-")[0] ?? "";
    const missing = domains.filter((domain) => !existsSync(path.join(root, "locales", language, domain)));
    const toDo = `write locales/${language}/${missing.join(", ")} with all keys of locales/en`;
    return judge(
      `Words of the shop, ${locale}`,
      `${domains.length} files`,
      missing.map((file) => `${file} is missing`),
      toDo,
    );
  });
}

/** Lists what no command can check. */
export function listSignatures({ label }: Country): readonly LaunchLine[] {
  const { sign } = createLines("To be signed");
  return [
    sign(
      "The company",
      "name, address, register and numbers in legal-facts.ts are the demo's until you replace them",
    ),
    sign("Legal pages", `read by a lawyer of ${label}`),
    sign("Payment methods", "each tried with a real payment, refused once, refunded once"),
    sign("Mails", "an order's confirmation came, with the terms, and not as spam"),
    sign("Redirections", "the former shop's addresses are imported (npm run redirects), ten of them tried"),
    sign("Returns, support", "address, telephone and working hours are those of people who know of it"),
  ];
}
