import { writeFileSync } from "node:fs";
import path from "node:path";
import { findBrowser, readBrowserVersion } from "../../house/ensure-browser.mjs";
import { root } from "../../house/run-command.mjs";
import { findFreePort } from "../../serve/find-free-port.ts";
import { prepareAndServe } from "../../serve/prepare-and-serve.ts";
import { fetchText } from "../fetch-text.ts";
import { browserUserAgent } from "../measure-rate.ts";
import { auditPage } from "./audit-page.ts";
import { toBrowserMarkdown } from "./browser-report.ts";
import { measureClicks } from "./measure-click.ts";

const isQuick = process.argv.includes("--quick");
const runs = isQuick ? 1 : 5;
const clicks = isQuick ? 4 : 20;
const port = await findFreePort();
const serving = await prepareAndServe({ port, products: 1_200, isQuiet: true });
const shop = `http://de.localhost:${port}`;
const paths = { home: "/", listing: "/gastronomiebedarf/" };
// The first answer fills the shop's page cache: what is measured is what all but one visitor get.
await readPage(paths.home);
const product = shop + findProduct(await readPage(paths.listing));
await readPage(new URL(product).pathname);
const listing = shop + paths.listing;
const auditStates = async (url: string) => ({
  "not asked": await auditPage(url, "not asked", runs),
  "agreed to all": await auditPage(url, "agreed to all", runs),
});
const audits = {
  home: await auditStates(`${shop}/`),
  listing: await auditStates(listing),
  product: await auditStates(product),
};
const markdown = toBrowserMarkdown({
  date: new Date().toISOString().slice(0, 10),
  browser: await readBrowserVersion(findBrowser()),
  runs,
  audits,
  clicks: await measureClicks(listing, clicks),
});
console.log(markdown);
if (!isQuick) writeFileSync(path.join(root, "docs/browser-figures.md"), markdown);
await serving.stop();
process.exit(0);

/** A page of the German shop, past the names of hosts, which not every system knows below localhost. */
function readPage(pagePath: string): Promise<string> {
  const headers = { host: new URL(shop).host, "user-agent": browserUserAgent };
  return fetchText({ url: `http://127.0.0.1:${port}${pagePath}`, headers });
}

/** The first product of a listing. */
function findProduct(html: string): string {
  const [, product] = /href="(\/[a-z0-9-]+-\d{8}\/)"/.exec(html) ?? [];
  if (!product) throw new Error("The listing shows no product");
  return product;
}
