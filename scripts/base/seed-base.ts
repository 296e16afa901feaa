import type { PlatformSettings } from "../import/choose-settings.ts";
import { importDrafts } from "../import/import-drafts.ts";
import { describeBadLine } from "../import/import-report.ts";
import { toDraftLines } from "../import/parse-draft-line.ts";
import { PlatformClient } from "../import/platform-client.ts";
import { shopCountries } from "./country.ts";
import { createCustomTypes } from "./custom-types.ts";
import { createTaxCategory, createZones } from "./zones.ts";

/**
 * Sends what every platform of the shop needs before its first product: custom fields, VAT rates, zones, stores and the
 * root of the categories. What is there already stays as it is.
 *
 * @throws an error that names the drafts which the platform refused
 */
export async function seedBase(platform: PlatformSettings): Promise<void> {
  const client = new PlatformClient(platform);
  if (await client.loadByKey("categories", root.key)) return;
  const { lines, bad } = toDraftLines(createBase(), "the base");
  const report = await importDrafts(client, lines);
  const problems = [...bad, ...report.badLines].map(describeBadLine);
  if (problems.length > 0) throw new Error(`The platform refused its base: ${problems.join("; ")}`);
}

const root = { key: "all-categories", name: { en: "All categories" }, slug: { en: "all-categories" } };

function createBase() {
  return {
    types: createCustomTypes(),
    "tax-categories": [createTaxCategory()],
    zones: createZones(),
    stores: shopCountries.map(({ code, label, languages }) => ({
      key: `shop_${code.toLowerCase()}`,
      name: { en: `Ironhall ${label}` },
      languages,
      countries: [{ code }],
    })),
    categories: [root],
  };
}
