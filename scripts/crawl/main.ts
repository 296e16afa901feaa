import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadCountryTable } from "../house/load-country-table.ts";
import { findFreePort } from "../serve/find-free-port.ts";
import { prepareAndServe } from "../serve/prepare-and-serve.ts";
import { openAsk } from "./ask.ts";
import { crawlShop } from "./crawl-shop.ts";
import { createFindForeign } from "./foreign-text.ts";

const { values } = parseArgs({
  options: {
    country: { type: "string", multiple: true, default: ["sk", "gr", "bg", "be"] },
    all: { type: "boolean", default: false },
    pages: { type: "string", default: "500" },
    /** Port of a shop that is already served. */
    port: { type: "string" },
  },
});

const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-crawl-"));
const port = values.port ? Number(values.port) : await findFreePort();
const serving = values.port ? null : await prepareAndServe({ port, products: 1_200, stateFolder });
const findForeign = createFindForeign();
let isSound = true;
for (const { code, locales } of await loadCountryTable()) {
  const country = code.toLowerCase();
  if (!values.all && !values.country.includes(country)) continue;
  const host = `${country}.localhost`;
  const ask = openAsk(port, host);
  const began = performance.now();
  const { pages, files, findings } = await crawlShop(
    {
      ask,
      host: `${host}:${port}`,
      languages: locales.map((locale, at) => ({
        locale,
        prefix: at === 0 ? "" : `/${locale.split("-")[0]}`,
      })),
    },
    { pages: Number(values.pages), findForeign },
  );
  ask.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${country}: ${pages} pages and ${files} files in ${seconds} s, ${findings.length} findings`);
  for (const { problem, page, linkedFrom } of findings)
    console.log(`  ${page} (from ${linkedFrom}): ${problem}`);
  isSound &&= findings.length === 0;
}
await serving?.stop();
rmSync(stateFolder, { recursive: true, force: true });
process.exitCode = isSound ? 0 : 1;
