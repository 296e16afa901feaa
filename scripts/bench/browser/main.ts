import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBrowser, readBrowserVersion } from "../../house/ensure-browser.mjs";
import { root } from "../../house/run-command.mjs";
import { findFreePort } from "../../serve/find-free-port.ts";
import { prepareAndServe } from "../../serve/prepare-and-serve.ts";
import { fetchText } from "../fetch-text.ts";
import { browserUserAgent } from "../measure-rate.ts";
import { auditPage } from "./audit-page.ts";
import {
  type Audit,
  type BrowserReport,
  type ConsentState,
  clickSpeeds,
  consentStates,
  type MeasuredShop,
  measuredPages,
  measuredShops,
  type PageName,
  type ShopAudits,
  type ShopName,
  toBrowserMarkdown,
} from "./browser-report.ts";
import { serveLimitDocuments } from "./limit-document.ts";
import { measureClicks } from "./measure-click.ts";
import { measureInteractions } from "./measure-interactions.ts";
import { createPaintLimit } from "./measure-paint-limit.ts";
import { photographProducts, servePhotographs } from "./photographs.ts";

const isQuick = process.argv.includes("--quick");
/** Only the first visits and clicks, with their limits. */
const isOfLimits = process.argv.includes("--limits");
const runs = isQuick ? 1 : 3;
const clicks = isQuick ? 4 : 20;
const visitors = isQuick ? 4 : 8;
const port = await findFreePort();
const photographs = await servePhotographs();
const serving = await prepareAndServe({
  port,
  products: 1_200,
  isQuiet: true,
  changeWorkers: serveLimitDocuments,
  variables: { PHOTOGRAPH_HOSTS: photographs.host },
});
const measurePaintLimit = createPaintLimit(runs);
const audits: Partial<Record<ShopName, ShopAudits>> = {};
const paintLimits: Partial<Record<ShopName, Partial<Record<PageName, number>>>> = {};
const clickSamples = await measureAllClicks((await findPages(measuredShops[0])).listing);
// Its messages are in the language in which the flows look for controls.
const interactions = isOfLimits ? [] : await measureInteractions(await findPages(measuredShops[1]), visitors);
for (const shop of measuredShops) {
  if (shop.photographs) await showPhotographs(shop);
  paintLimits[shop.name] = await measurePaintLimits(shop);
  audits[shop.name] = await auditShop(shop);
}
const markdown = toBrowserMarkdown({
  date: new Date().toISOString().slice(0, 10),
  browser: await readBrowserVersion(findBrowser()),
  runs,
  audits,
  paintLimits,
  clicks: clickSamples,
  interactions,
});
console.log(markdown);
if (!isQuick && !isOfLimits) writeFileSync(path.join(root, "docs/browser-figures.md"), markdown);
photographs.stop();
await serving.stop();
process.exit(0);

/**
 * Finds the pages of a shop and reads each once.
 * That fills the page cache, so the metrics are those of all visitors but the first.
 */
async function findPages({ country, prefix }: MeasuredShop): Promise<Readonly<Record<PageName, string>>> {
  const origin = `http://${country}.localhost:${port}`;
  const category = find(await readPage(origin, prefix || "/"), /data-bar-rows.*?href="(\/[^"?]*\/)"/s);
  const product = find(await readPage(origin, category), /href="(\/[a-z0-9%/-]+-\d{8}\/)"/i);
  await readPage(origin, product);
  return { home: `${origin}${prefix || "/"}`, listing: origin + category, product: origin + product };
}

/**
 * Waits until the shop's pages have the photographs: caches of the platform's answers are a minute old at most, texts of
 * cards ten.
 */
async function showPhotographs(shop: MeasuredShop): Promise<void> {
  await photographProducts(port, photographs.host);
  const latest = Date.now() + 10 * 60_000;
  for (const page of Object.values(await findPages(shop))) {
    const { origin, pathname } = new URL(page);
    while (!(await readPage(origin, pathname)).includes("/cdn-cgi/image/")) {
      if (Date.now() > latest) throw new Error(`No photographs on ${page}`);
      await sleep(1_000);
    }
  }
}

/** Measures full consent in the first shop only: the scripts that it starts are the same in all. */
async function auditShop(shop: MeasuredShop): Promise<ShopAudits> {
  const pages = await findPages(shop);
  const isFirst = shop === measuredShops[0];
  const states = isFirst && !isOfLimits ? consentStates : (["not asked"] as const);
  const audits: Partial<Record<PageName, Partial<Record<ConsentState, Audit>>>> = {};
  for (const { name } of measuredPages) {
    const ofPage: Partial<Record<ConsentState, Audit>> = {};
    for (const state of states) ofPage[state] = await auditPage(pages[name], state, runs);
    audits[name] = ofPage;
  }
  return audits;
}

async function measurePaintLimits(shop: MeasuredShop): Promise<Partial<Record<PageName, number>>> {
  const pages = await findPages(shop);
  const limits: Partial<Record<PageName, number>> = {};
  for (const { name } of measuredPages) limits[name] = await measurePaintLimit(pages[name]);
  return limits;
}

async function measureAllClicks(listingUrl: string): Promise<BrowserReport["clicks"]> {
  const [slow, fast] = clickSpeeds;
  return {
    [slow]: await measureClicks(listingUrl, clicks, slow),
    [fast]: await measureClicks(listingUrl, clicks, fast),
  };
}

/** Reads a page by its Host header, because not every system resolves names below localhost. */
function readPage(origin: string, pagePath: string): Promise<string> {
  const headers = { host: new URL(origin).host, "user-agent": browserUserAgent };
  return fetchText({ url: `http://127.0.0.1:${port}${pagePath}`, headers });
}

function find(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (!found) throw new Error(`No page to measure: nothing matches ${pattern.source}`);
  return found;
}
