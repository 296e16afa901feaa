import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../house/run-command.mjs";
import { startCards } from "./cards-worker.ts";
import { choosePages } from "./choose-pages.ts";
import { constantWorkerScript } from "./constant-worker.ts";
import { fetchText } from "./fetch-text.ts";
import { weighFirstView } from "./first-view-weight.ts";
import { judge } from "./judge.ts";
import { measureAll } from "./measure-all.ts";
import { weighHtml } from "./page-weight.ts";
import { startPlatformReplay } from "./platform-replay.ts";
import { toMarkdown } from "./report.ts";
import { serveScript } from "./serve-script.ts";
import { shopTarget, startShops } from "./shop-instances.ts";
import { browserUserAgent, type Target } from "./target.ts";
import { watchChildren } from "./watch-children.ts";

const isQuick = process.argv.includes("--quick");
const plan = isQuick
  ? { rounds: 1, seconds: 2, firstByteRequests: 100 }
  : { rounds: 5, seconds: 4, firstByteRequests: 500 };

const shops = await startShops(200);
const pages = await choosePages(shops.cached);
const listing = shopTarget("listing, cached", shops.cached, pages.listing);
const html = await fetchText(listing);

const constant = await watchChildren(() => serveScript(constantWorkerScript(html)));
const cards = await watchChildren(() => startCards());
const replay = await watchChildren(() => startPlatformReplay(shops, pages.listing));
const script = (name: string, started: { value: { url: string }; pids: readonly number[] }): Target => ({
  name,
  url: started.value.url,
  headers: { "user-agent": browserUserAgent },
  pids: started.pids,
});

const targets = [
  script("(b) constant HTML", constant),
  script("(c) 24 cards, bare React", cards),
  script("platform's answers of the listing", replay),
  shopTarget("listing, recorded answers", shops.recorded, pages.listing),
  shopTarget("listing, as shipped", shops.uncached, pages.listing),
  shopTarget("home, recorded answers", shops.recorded, pages.home),
  shopTarget("product, recorded answers", shops.recorded, pages.product),
  listing,
];

const figures = await measureAll(targets, plan);
const firstView = await weighFirstView(`http://de.localhost:${shops.cached.port}${pages.listing}`);
const goals = judge(figures, weighHtml(html), firstView);
const notes = [
  `Listing ${pages.listing}: ${weighHtml(html).raw} bytes raw, ${weighHtml(html).brotli} brotli.`,
  `First view of the listing: ${firstView.javaScript} bytes of JavaScript and ${firstView.css} of CSS, brotli.`,
];
const markdown = toMarkdown({ date: new Date().toISOString().slice(0, 10), figures, goals, notes });
console.log(markdown);
if (!isQuick) writeFileSync(path.join(root, "docs/benchmarks.md"), markdown);

await Promise.all([shops.stop(), constant.value.stop(), cards.value.stop(), replay.value.stop()]);
process.exit(0);
