import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { type RecordedStatement, recordDatabase } from "../../../scripts/bench/platform/record-database.ts";
import commerce from "../../../worker/commerce/index.ts";
import { createFoundation, productDraft, productType } from "./demo-drafts.ts";
import { clientOf, create, migrate, type PlatformClient, takeToken } from "./platform-client.ts";

let client: PlatformClient;
let token: string;
let typeVersion: number;
const roundTrips: RecordedStatement[][] = [];
const bindings = { ...env, DB: recordDatabase(env.DB, roundTrips) };

beforeAll(async () => {
  await migrate();
  token = await takeToken();
  client = clientOf(token);
  await createFoundation(client);
  await create(client, "import-containers", { key: "bulk" });
  const known: { version: number } = await (await client.get(`product-types/key=${productType.key}`)).json();
  typeVersion = known.version;
});

const draft = (number: number, more: readonly { name: string; value: unknown }[] = []) =>
  productDraft({ number, names: { en: `Same words ${number}` }, more });

/**
 * Imports on a platform with a watched database.
 * Returns the states and the number of database requests.
 */
async function importWatched(resources: readonly unknown[]) {
  roundTrips.length = 0;
  const request = new Request("http://platform.localhost/ironhall/product-drafts/import-containers/bulk", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ type: "product-draft", resources }),
  });
  const context = createExecutionContext();
  const response = await commerce.fetch(request, bindings, context);
  await waitOnExecutionContext(context);
  const body: { operationStatus: { state: string }[] } = await response.json();
  return { states: body.operationStatus.map(({ state }) => state), roundTrips: roundTrips.length };
}

it("queries the database once before it writes, from a type's second batch on", async () => {
  await importWatched([draft(1), draft(2)]);
  const second = await importWatched(Array.from({ length: 20 }, (_, at) => draft(10 + at)));
  expect(second).toEqual({ states: Array(20).fill("imported"), roundTrips: 2 });
  const unchanged = await importWatched(Array.from({ length: 20 }, (_, at) => draft(10 + at)));
  expect(unchanged).toEqual({ states: Array(20).fill("imported"), roundTrips: 2 });
});

it("uses the current type, whatever it was in the previous batch", async () => {
  const voltage = [{ name: "voltage", value: 230 }];
  expect((await importWatched([draft(40, voltage)])).states).toEqual(["rejected"]);
  const attribute = { name: "voltage", label: { en: "Voltage" }, type: { name: "number" } };
  const changed = await client.post(`product-types/key=${productType.key}`, {
    version: typeVersion,
    actions: [{ action: "addAttributeDefinition", attribute }],
  });
  expect(changed.status).toBe(200);
  expect(await importWatched([draft(40, voltage)])).toEqual({ states: ["imported"], roundTrips: 2 });
});

it("uses a product discount created after the previous batch", async () => {
  await create(client, "product-discounts", {
    key: "half",
    name: { en: "Half" },
    isActive: true,
    value: { type: "relative", permyriad: 5000 },
    predicate: "1 = 1",
    sortOrder: "0.9",
  });
  expect((await importWatched([draft(50)])).states).toEqual(["imported"]);
  const product: { masterData: { current: { masterVariant: { prices: { discounted?: object }[] } } } } =
    await (await client.get("products/key=p-00000050")).json();
  expect(product.masterData.current.masterVariant.prices[0]?.discounted).toMatchObject({
    value: { centAmount: 5_000 },
  });
});
