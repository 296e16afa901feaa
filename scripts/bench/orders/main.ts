import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { array, create, string, type } from "superstruct";
import { localSecrets } from "../../house/local-secrets.mjs";
import { root } from "../../house/run-command.mjs";
import { PlatformClient } from "../../import/platform-client.ts";
import { sendRequest } from "../../import/send-request.ts";
import { findFreePort } from "../../serve/find-free-port.ts";
import { prepareAndServe } from "../../serve/prepare-and-serve.ts";
import { DirectBuyer, type PlatformAccess } from "./direct-buyer.ts";
import { type BuyingFigures, measureInTurns } from "./measure-buyers.ts";
import { Shopper } from "./shopper.ts";

const isQuick = process.argv.includes("--quick");
const rounds = isQuick ? 2 : 4;
const buyers = 64;
const atOnce = 32;
const products = 200;
const wantedSkus = 40;

const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-orders-"));
const port = await findFreePort();
const variables = { ATTEMPT_LIMITS: "off" };
const serving = await prepareAndServe({ port, products, stateFolder, isQuiet: true, variables });
const url = `http://platform.localhost:${port}`;
const { PROJECT_KEY, BOOTSTRAP_CLIENT_ID, BOOTSTRAP_CLIENT_SECRET } = localSecrets().commerce;
const run = crypto.randomUUID().slice(0, 8);
let opened = 0;
const nextName = () => {
  opened += 1;
  return `${run}-${opened}`;
};

try {
  const access = await openPlatform();
  const skus = await chooseSkus(access);
  const byShop = () => new Shopper(port, nextName());
  const byPlatform = () => new DirectBuyer(access, nextName());
  await measureInTurns({ buyers: atOnce, atOnce, skus }, 1, byPlatform, byShop);
  const [direct, shop] = await measureInTurns({ buyers, atOnce, skus }, rounds, byPlatform, byShop);
  const alone = { buyers: buyers / 16, atOnce: 1, skus };
  const [directAlone, shopAlone] = await measureInTurns(alone, rounds, byPlatform, byShop);
  const date = new Date().toISOString().slice(0, 10);
  const markdown = toOrdersMarkdown({ date, direct, shop, directAlone, shopAlone });
  console.log(markdown);
  if (!isQuick) writeFileSync(path.join(root, "docs/order-figures.md"), markdown);
} finally {
  await serving.stop();
  rmSync(stateFolder, { recursive: true, force: true });
}
process.exit(0);

async function openPlatform(): Promise<PlatformAccess> {
  const credentials = Buffer.from(`${BOOTSTRAP_CLIENT_ID}:${BOOTSTRAP_CLIENT_SECRET}`).toString("base64");
  const { text } = await sendRequest({
    method: "POST",
    url: `${url}/oauth/token`,
    headers: { authorization: `Basic ${credentials}`, "content-type": "application/x-www-form-urlencoded" },
    body: "grant_type=client_credentials",
  });
  const { access_token: token } = create(JSON.parse(text), type({ access_token: string() }));
  return { port, projectKey: PROJECT_KEY, token };
}

/** Returns SKUs that a Slovak order may contain: skips those too heavy for a parcel, or not sold there. */
async function chooseSkus(access: PlatformAccess): Promise<readonly string[]> {
  const client = new PlatformClient({
    apiUrl: url,
    authUrl: url,
    projectKey: PROJECT_KEY,
    clientId: BOOTSTRAP_CLIENT_ID,
    clientSecret: BOOTSTRAP_CLIENT_SECRET,
  });
  const where = encodeURIComponent("quantityOnStock >= 30");
  const page = await client.send("GET", `/inventory?limit=200&where=${where}`);
  const { results } = create(page, type({ results: array(type({ sku: string() })) }));
  const chosen: string[] = [];
  let refusal: unknown = null;
  for (const { sku } of results) {
    if (chosen.length === wantedSkus) break;
    const probe = new Shopper(port, nextName());
    try {
      await probe.add(sku);
      await probe.giveAddress();
      await probe.order();
      const direct = new DirectBuyer(access, nextName());
      await direct.add(sku);
      await direct.giveAddress();
      await direct.order();
      chosen.push(sku);
    } catch (error) {
      // Not for a parcel, or not for this country: tries the next one.
      refusal = error;
    }
  }
  if (chosen.length === 0)
    throw new Error(`None of ${results.length} SKUs can be ordered`, { cause: refusal });
  return chosen;
}

type OrdersReport = {
  readonly date: string;
  readonly shop: BuyingFigures;
  readonly direct: BuyingFigures;
  readonly shopAlone: BuyingFigures;
  readonly directAlone: BuyingFigures;
};

/** Renders docs/order-figures.md. */
function toOrdersMarkdown(report: OrdersReport): string {
  const row = (step: string, own: BuyingFigures, least: BuyingFigures, read: (of: BuyingFigures) => number) =>
    `| ${step} | ${read(own).toFixed(0)} | ${read(least).toFixed(0)} | ${(read(own) / read(least)).toFixed(2)} |`;
  const { date, shop, direct, shopAlone, directAlone } = report;
  return [
    "# Buying under load",
    "",
    `Run on ${date} with \`npm run bench -- --orders\`. Guests add one product to a new cart, enter an address and order by`,
    "bank transfer: through the shop's middleware and Durable Objects (shop), and by calling the same embedded platform with",
    "as few requests as possible (direct). One machine, one run; ratios carry over to other machines, absolute values do not.",
    "",
    "| median, ms | shop | direct | ratio |",
    "|---|---|---|---|",
    row("first addition, 32 at once", shop, direct, ({ addMs }) => addMs),
    row("address, 32 at once", shop, direct, ({ addressMs }) => addressMs),
    row("order, 32 at once", shop, direct, ({ orderMs }) => orderMs),
    row("first addition, alone", shopAlone, directAlone, ({ addMs }) => addMs),
    row("address, alone", shopAlone, directAlone, ({ addressMs }) => addressMs),
    row("order, alone", shopAlone, directAlone, ({ orderMs }) => orderMs),
    "",
    "- A guest's first addition calls the platform twice (stock, creation with the line; direct: once), an order five times",
    "  (prices and method, stock, payment, update with payment and reservation, order; direct: three times). The rest of an",
    "  addition includes two new Durable Objects with their databases, and the sealed session.",
    "- With 32 in parallel everything waits for one process that runs shop, Durable Objects, platform and databases.",
    "",
  ].join("\n");
}
