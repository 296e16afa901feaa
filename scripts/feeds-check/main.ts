import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openAsk } from "../crawl/ask.ts";
import { loadCountryTable } from "../house/load-country-table.ts";
import { localSecrets } from "../house/local-secrets.mjs";
import { PlatformClient } from "../import/platform-client.ts";
import { findFreePort } from "../serve/find-free-port.ts";
import { prepareAndServe } from "../serve/prepare-and-serve.ts";
import { checkFeeds } from "./check-feeds.ts";

const { values } = parseArgs({
  options: {
    /** Codes of countries, `de`; default all. */
    country: { type: "string", multiple: true, default: [] },
    /** Products of the demo that is served for the check. */
    products: { type: "string", default: "1200" },
    /** Opens the page of every n-th article only. */
    every: { type: "string", default: "1" },
    /** Port of shops that are already served. */
    port: { type: "string" },
  },
});

const shownDifferences = 20;

const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-feeds-"));
const port = values.port ? Number(values.port) : await findFreePort();
const products = Number(values.products);
const serving = values.port ? null : await prepareAndServe({ port, products, stateFolder, isQuiet: true });
const { commerce } = localSecrets();
const apiUrl = `http://platform.localhost:${port}`;
const platform = new PlatformClient({
  apiUrl,
  authUrl: apiUrl,
  projectKey: commerce.PROJECT_KEY,
  clientId: commerce.BOOTSTRAP_CLIENT_ID,
  clientSecret: commerce.BOOTSTRAP_CLIENT_SECRET,
});

const total = { articles: 0, pages: 0, differences: 0 };
for (const country of await loadCountryTable()) {
  const code = country.code.toLowerCase();
  if (values.country.length > 0 && !values.country.includes(code)) continue;
  const host = `${code}.localhost`;
  const ask = openAsk(port, host);
  for (const locale of country.locales) {
    const origin = `http://${host}:${port}`;
    const everyNth = Number(values.every);
    const check = await checkFeeds({ ask, platform, origin, country, locale, everyNth });
    const { articles, pages, feeds, differences } = check;
    console.log(
      `${locale}: ${articles} articles, ${pages} pages, ${feeds.join(" ")}: ${differences.length} differences`,
    );
    for (const { source, id, field, found, expected } of differences.slice(0, shownDifferences))
      console.log(`  ${source} ${id}: ${field} is ${found}, the platform has ${expected}`);
    total.articles += articles;
    total.pages += pages;
    total.differences += differences.length;
  }
  ask.close();
}
console.log(`In all: ${total.articles} articles, ${total.pages} pages, ${total.differences} differences`);
await serving?.stop();
rmSync(stateFolder, { recursive: true, force: true });
process.exitCode = total.differences === 0 ? 0 : 1;
