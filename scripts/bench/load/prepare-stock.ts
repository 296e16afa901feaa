import { array, create, string, type } from "superstruct";
import { toAddressForm } from "../../../tests/support/address-form.ts";
import { Guest } from "../../../tests/support/guest.ts";
import { shops } from "../../../tests/support/shops.ts";
import { localSecrets } from "../../house/local-secrets.mjs";
import { PlatformClient } from "../../import/platform-client.ts";
import type { SeenOrder } from "./load-sample.ts";

const wantedSkus = 20;
/** More than any run orders. */
const plenty = 1_000_000;

function openPlatformClient(port: number): PlatformClient {
  const url = `http://platform.localhost:${port}`;
  const { PROJECT_KEY, BOOTSTRAP_CLIENT_ID, BOOTSTRAP_CLIENT_SECRET } = localSecrets().commerce;
  return new PlatformClient({
    apiUrl: url,
    authUrl: url,
    projectKey: PROJECT_KEY,
    clientId: BOOTSTRAP_CLIENT_ID,
    clientSecret: BOOTSTRAP_CLIENT_SECRET,
  });
}

/** Returns articles that a British guest may order by parcel, with more stock than a run can sell. */
export async function prepareStock(port: number, everySku: string): Promise<readonly string[]> {
  const client = openPlatformClient(port);
  const where = encodeURIComponent("quantityOnStock >= 10");
  const page = await client.send("GET", `/inventory?limit=200&where=${where}`);
  const { results } = create(page, type({ results: array(type({ sku: string() })) }));
  const chosen: string[] = [];
  for (const { sku } of results) {
    if (chosen.length === wantedSkus) break;
    if (await canBeOrdered(port, sku)) chosen.push(sku);
  }
  if (chosen.length === 0) throw new Error(`None of ${results.length} articles can be ordered`);
  for (const sku of new Set([...chosen, everySku])) {
    const entry = await client.loadByKey("inventory", `stock-${sku}`);
    if (!entry) throw new Error(`No stock entry of ${sku}`);
    const body = { version: entry.version, actions: [{ action: "changeQuantity", quantity: plenty }] };
    await client.send("POST", `/inventory/${entry.id}`, body);
  }
  return chosen;
}

async function canBeOrdered(port: number, sku: string): Promise<boolean> {
  const guest = new Guest(port, `${shops.GB.country}.localhost`);
  const values = toAddressForm(shops.GB, "load@customer.ironhall.example");
  const key = (step: string) => `prepare-${sku}-${step}`;
  const steps = [
    () => guest.call("addToCart", { sku, quantity: 1 }, key("add")),
    () => guest.call("updateCart", { actions: [{ type: "set-addresses", values }] }, key("address")),
    () => guest.call("createOrder", { method: "bank_transfer" }, key("order")),
  ];
  for (const step of steps) if ((await step()).error) return false;
  return true;
}

const Order = type({ id: string(), cart: type({ id: string() }) });
const pageSize = 500;

/** Lists all orders of the platform. */
export async function listStoredOrders(port: number): Promise<readonly SeenOrder[]> {
  const client = openPlatformClient(port);
  const orders: SeenOrder[] = [];
  while (true) {
    const page = await client.listPage("orders", pageSize, orders.at(-1)?.id);
    orders.push(
      ...page.map((order) => create(order, Order)).map(({ id, cart }) => ({ id, cartId: cart.id })),
    );
    if (page.length < pageSize) return orders;
  }
}
