import type { PlatformSettings } from "../import/choose-settings.ts";
import { importDrafts } from "../import/import-drafts.ts";
import { describeBadLine } from "../import/import-report.ts";
import { toDraftLines } from "../import/parse-draft-line.ts";
import { PlatformClient } from "../import/platform-client.ts";
import { shopCountries } from "./country.ts";
import { createCustomTypes } from "./custom-types.ts";
import { createTaxCategory, createZones } from "./zones.ts";

/**
 * Creates what every platform of the shop needs before its first product.
 * These are custom fields, VAT rates, zones, stores and the root category. Leaves existing resources unchanged.
 *
 * @throws an error that names the refused drafts
 */
export async function seedBase(platform: PlatformSettings): Promise<void> {
  const client = new PlatformClient(platform);
  if (await client.loadByKey("categories", root.key)) return;
  const { lines, bad } = toDraftLines(createBase(), "the base");
  const report = await importDrafts(client, lines);
  const problems = [...bad, ...report.badLines].map(describeBadLine);
  if (problems.length > 0) throw new Error(`The platform refused its base data: ${problems.join("; ")}`);
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
