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
import { measureInTurns } from "./measure-buyers.ts";
import { toOrdersMarkdown } from "./orders-report.ts";
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
