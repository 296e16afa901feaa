import type { Behaviour } from "./behaviour.ts";
import { address, type Shop } from "./stock-shop.ts";

interface Page {
  readonly results: readonly { readonly key: string }[];
}

/** Returns which of two resources a query predicate finds, by their names in `names`, which maps them to keys. */
async function find(shop: Shop, path: string, names: Readonly<Record<string, string>>, where: string) {
  const keys = Object.keys(names).map((key) => `"${key}"`);
  const query = encodeURIComponent(`key in (${keys.join(", ")}) and ${where}`);
  const { status, body } = await shop.client.send<Page>("GET", `${path}?where=${query}`);
  return status === 200 ? body.results.map(({ key }) => names[key]) : { status, body };
}

/** Queries two channels: one at the Brandenburg Gate, one without a location and with two roles. */
async function findChannels(shop: Shop, where: string) {
  const [placed, rich] = [shop.newName(), shop.newName()];
  await shop.client.create("channels", {
    key: placed,
    name: { de: "Öffnung Süd" },
    roles: ["ProductDistribution"],
    geoLocation: { type: "Point", coordinates: [13.3777, 52.5163] },
  });
  await shop.client.create("channels", { key: rich, roles: ["ProductDistribution", "InventorySupply"] });
  return find(shop, "channels", { [placed]: "placed", [rich]: "rich" }, where);
}

/** Queries two carts: an empty one, and one with two items for Germany. */
async function findCarts(shop: Shop, where: string) {
  const [bare, sent] = [shop.newName(), shop.newName()];
  await shop.cart({ key: bare });
  await shop.cart({ key: sent, shippingAddress: address("DE") }, ["c108", 2]);
  return find(shop, "carts", { [bare]: "bare", [sent]: "sent" }, where);
}

const channels = (where: string, expected: readonly string[]): Behaviour => ({
  name: `3.7 where, of channels: ${where}`,
  ask: (shop) => findChannels(shop, where),
  expected: [...expected],
});

const carts = (where: string, expected: readonly string[]): Behaviour => ({
  name: `3.7 where, of carts: ${where}`,
  ask: (shop) => findCarts(shop, where),
  expected: [...expected],
});

/** The operators of query predicates. */
export const whereBehaviours: readonly Behaviour[] = [
  channels("geoLocation(within circle(13.3615, 52.5096, 1400))", ["placed"]),
  channels("geoLocation(within circle(13.3615, 52.5096, 1200))", []),
  channels('roles contains any ("InventorySupply", "Primary")', ["rich"]),
  channels('roles contains all ("InventorySupply", "ProductDistribution")', ["rich"]),
  channels('name(de matches ignore case "öFFNUNG SÜD")', ["placed"]),
  channels("geoLocation is not defined", ["rich"]),
  carts("shippingAddress is defined", ["sent"]),
  carts("shippingAddress is not defined", ["bare"]),
  carts("lineItems is empty", ["bare"]),
  carts('not (shippingAddress(country = "DE"))', ["bare"]),
  carts('totalPrice(centAmount > 215 and currencyCode = "EUR")', ["sent"]),
  carts("lineItems(quantity <> 1)", ["sent"]),
];
