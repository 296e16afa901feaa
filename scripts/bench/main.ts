import { writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { build } from "vite";
import { requireDemo } from "../base/load-demo.ts";
import { root } from "../house/run-command.mjs";
import { judge, toMarkdown } from "./bench-report.ts";
import { fetchText } from "./fetch-text.ts";
import { measureAll } from "./measure-all.ts";
import { browserUserAgent, type Target } from "./measure-rate.ts";
import { weighFirstView, weighHtml } from "./page-weight.ts";
import { startPlatformReplay } from "./platform-replay.ts";
import { serveScript } from "./serve-script.ts";
import { type ShopInstance, shopTarget, startShops } from "./shop-instances.ts";
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

const account = shopTarget("account, recorded responses", shops.recorded, "/my-account");
const cookie = await signInCustomer(shops.recorded);

const targets = [
  script("(b) constant HTML", constant),
  script("(c) 24 cards, bare React", cards),
  script("platform's responses for the listing", replay),
  shopTarget("listing, recorded responses", shops.recorded, pages.listing),
  shopTarget("listing, as shipped", shops.uncached, pages.listing),
  shopTarget("home, recorded responses", shops.recorded, pages.home),
  shopTarget("product, recorded responses", shops.recorded, pages.product),
  { ...account, headers: { ...account.headers, cookie } },
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

type Pages = { readonly home: string; readonly listing: string; readonly product: string };

/** Returns home, the first category with a full page of 24 cards, and its first product. */
async function choosePages(shop: ShopInstance): Promise<Pages> {
  const tree = await fetchText(shopTarget("categories", shop, "/categories"));
  for (const [, path = ""] of tree.matchAll(/href="(\/[a-z0-9-]+\/)"/g)) {
    if (/\d{8}\/$/.test(path)) continue;
    const html = await fetchText(shopTarget("listing", shop, path)).catch(() => "");
    const products = [
      ...new Set([...html.matchAll(/href="(\/[a-z0-9-]+-\d{8}\/)"/g)].map((match) => match[1])),
    ];
    const [product] = products;
    if (products.length >= 24 && product) return { home: "/", listing: path, product };
  }
  throw new Error("No category has a full page of products: seed at least 200.");
}

/** Baseline (b): a worker that returns the same HTML bytes as a constant. */
function constantWorkerScript(html: string): string {
  return `const html = ${JSON.stringify(html)};
export default { fetch: () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } }) };`;
}

/** Bundles baseline (c) like the shop (production React, minified, one module) and starts it. */
async function startCards(): Promise<{ url: string; stop: () => Promise<void> }> {
  // Vite reads it, and serving the shops may have set another value.
  process.env.NODE_ENV = "production";
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["workerd", "worker", "browser"] },
    ssr: { noExternal: true, target: "webworker" },
    build: { ssr: path.join(root, "scripts/bench/cards.tsx"), write: false, minify: true },
  });
  const chunks = "output" in output ? output.output : [];
  const [entry] = chunks;
  if (entry?.type !== "chunk" || chunks.length !== 1)
    throw new Error("The cards were not bundled into one module");
  return serveScript(entry.code);
}

/**
 * Signs a demo customer of the German shop in on one of the instances.
 * Returns the cookies for account pages.
 */
async function signInCustomer(shop: ShopInstance): Promise<string> {
  const { customers, password } = await requireDemo();
  const customer = customers.find(({ country, addresses }) => country === "DE" && addresses.length > 0);
  if (!customer) throw new Error("The demo has no customer in Germany");
  const { url, headers } = shopTarget("sign-in", shop, "/new-ct/customerSignIn");
  const body = JSON.stringify([{ email: customer.email, password }]);
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
    const request = http.request(url, options, (response) => {
      response.resume();
      const cookies = (response.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]);
      if (response.statusCode === 200) resolve(cookies.join("; "));
      else reject(new Error(`The sign-in responded ${response.statusCode}`));
    });
    request.on("error", reject);
    request.end(body);
  });
}
