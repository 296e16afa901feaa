import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { array, create, string, type } from "superstruct";
import { Shopper } from "../bench/orders/shopper.ts";
import { readCpuMs } from "../bench/process-cpu.ts";
import { watchChildren } from "../bench/watch-children.ts";
import { localSecrets } from "../house/local-secrets.mjs";
import { root } from "../house/run-command.mjs";
import { PlatformClient } from "../import/platform-client.ts";
import { sendRequest } from "../import/send-request.ts";
import { findFreePort } from "../serve/find-free-port.ts";
import { prepareAndServe } from "../serve/prepare-and-serve.ts";
import { toBilled } from "./calculate-cost.ts";
import { choosePages } from "./choose-pages.ts";
import { measureSizes } from "./measure-sizes.ts";
import { readUnits, toUsed } from "./read-units.ts";
import { type RecordedRequest, recordVisit } from "./record-visit.ts";
import { toMarkdown } from "./units-report.ts";

const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const products = option("products", 1_200);
const visits = option("visits", 30);
const orders = option("orders", 30);

const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-simulate-"));
const port = await findFreePort();
const origin = `http://de.localhost:${port}`;
const { value: serving, pids } = await watchChildren(() =>
  prepareAndServe({
    port,
    products,
    stateFolder,
    isQuiet: true,
    countsUnits: true,
    variables: { ATTEMPT_LIMITS: "off" },
  }),
);
const { commerce } = localSecrets();
const client = new PlatformClient({
  apiUrl: `http://platform.localhost:${port}`,
  authUrl: `http://platform.localhost:${port}`,
  projectKey: commerce.PROJECT_KEY,
  clientId: commerce.BOOTSTRAP_CLIENT_ID,
  clientSecret: commerce.BOOTSTRAP_CLIENT_SECRET,
});

try {
  const before = await measureSizes(serving.miniflare);
  const visit = await recordVisit(origin, await choosePages(client, origin));
  for (const request of visit) await replay(request);
  const visitMeasured = await measure(visits, async () => {
    for (const request of visit) await replay(request);
  });
  const skus = await chooseSkus();
  let bought = 0;
  const buy = async () => {
    bought += 1;
    const shopper = new Shopper(port, `simulated-${bought}`);
    await shopper.add(skus[bought % skus.length] ?? "");
    await shopper.giveAddress();
    await shopper.order();
  };
  await buy();
  const orderMeasured = await measure(orders, buy);
  const after = await measureSizes(serving.miniflare);
  const markdown = toMarkdown({
    date: new Date().toISOString().slice(0, 10),
    products,
    visit: {
      documents: visit.filter(({ isDocument }) => isDocument).length,
      requests: visit.length,
      files: visit.filter(({ path }) => isFile(path)).length,
      ...visitMeasured,
      billed: toBilled({
        ...visitMeasured,
        requests: visit.length,
        logged: visit.filter(({ path }) => !isFile(path)).length,
        objectsWoken: 0,
      }),
    },
    order: {
      requests: 3,
      ...orderMeasured,
      // The cart's room and that of its article.
      billed: toBilled({ ...orderMeasured, requests: 3, logged: 3, objectsWoken: 2 }),
    },
    sizes: { before, after, orders: orders + 1 },
  });
  console.log(markdown);
  writeFileSync(path.join(root, "docs/operations-figures.md"), markdown);
} finally {
  await serving.stop();
  rmSync(stateFolder, { recursive: true, force: true });
}
process.exit(0);

/** Repeats an action and returns the average usage, with the CPU of all workers and databases. */
async function measure(times: number, act: () => Promise<void>) {
  const [units, cpu] = [await readUnits(serving.miniflare), readCpuMs(pids)];
  for (let turn = 0; turn < times; turn += 1) await act();
  const used = toUsed(await readUnits(serving.miniflare), units, times);
  return { units: used, cpuMs: (readCpuMs(pids) - cpu) / times };
}

/** Repeats a recorded request without a session; omits beacons. */
async function replay({ method, path: requestPath }: RecordedRequest): Promise<void> {
  if (method !== "GET") return;
  await sendRequest({
    method: "GET",
    url: origin + requestPath,
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/140", accept: "text/html,*/*" },
  });
}

function isFile(requestPath: string): boolean {
  return /\.(js|css|woff2|jpg|jpeg|webp|avif|svg|png|ico|webmanifest)(\?|$)/.test(requestPath);
}

/** Returns SKUs with much stock that can be sent by parcel. */
async function chooseSkus(): Promise<readonly string[]> {
  const where = encodeURIComponent("quantityOnStock >= 30");
  const page = await client.send("GET", `/inventory?limit=100&where=${where}`);
  const { results } = create(page, type({ results: array(type({ sku: string() })) }));
  const chosen: string[] = [];
  for (const { sku } of results) {
    if (chosen.length === 5) break;
    const probe = new Shopper(port, `probe-${sku}`);
    try {
      await probe.add(sku);
      await probe.giveAddress();
      await probe.order();
      chosen.push(sku);
    } catch {
      // Not for a parcel, or not for this country: tries the next one.
    }
  }
  if (chosen.length === 0) throw new Error("No SKU can be ordered");
  return chosen;
}
