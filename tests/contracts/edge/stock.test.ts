import { array, create, number, type as object, size, string } from "superstruct";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messagesOf } from "../../support/messages.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("en");
/** Used by these tests only, because their pages are cached for a while. */
const [bare, spread] = ["EX10330000", "EX10340000"];
const undo: (() => Promise<unknown>)[] = [];

const Id = object({ id: string(), version: number() });
const Entries = object({
  inventoryEntries: object({
    results: size(array(object({ id: string(), version: number(), quantityOnStock: number() })), 1),
  }),
});

async function readEntry(sku: string) {
  const query = `query($where: String!) { inventoryEntries(where: $where) { results { id version quantityOnStock } } }`;
  const answer = create(await shop.askPlatform(query, { where: `sku = "${sku}"` }), Entries);
  const [entry] = answer.inventoryEntries.results;
  if (!entry) throw new Error(`No stock of ${sku}`);
  return entry;
}

async function createEntry(draft: object) {
  const query = `mutation($draft: InventoryEntryDraft!) { createInventoryEntry(draft: $draft) { id version } }`;
  return create(await shop.askPlatform(query, { draft }), object({ createInventoryEntry: Id }))
    .createInventoryEntry;
}

const deleteEntry = ({ id, version }: { id: string; version: number }) =>
  shop.askPlatform(
    "mutation($id: String!, $version: Long!) { deleteInventoryEntry(id: $id, version: $version) { id } }",
    { id, version },
  );

/** Deletes the SKU's only stock entry. */
async function takeEntryAway(sku: string): Promise<void> {
  const entry = await readEntry(sku);
  await deleteEntry(entry);
  undo.push(() => createEntry({ key: `stock-${sku}`, sku, quantityOnStock: entry.quantityOnStock }));
}

beforeEach(() => {
  undo.length = 0;
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
});

describe("stock", () => {
  it("of a product without an entry is zero: on its page, in the room and in the middleware", async () => {
    await takeEntryAway(bare);
    const guest = shop.guest();
    const page = await guest.get(await findProductPath(guest, bare.slice(2)));
    expect(page.text).toContain(word("catalogue.stock.none"));
    expect(page.text).not.toContain(`value="${bare}"`);
    expect(await guest.call("addToCart", { sku: bare, quantity: 1 })).toMatchObject({
      error: { code: "out-of-stock" },
    });
    expect(await guest.call("getInventory", { skus: [bare] })).toEqual({
      status: 200,
      data: { offset: 0, count: 0, total: 0, results: [] },
    });
  });

  it("in a supply channel's warehouse is not the shop's", async () => {
    const own = await readEntry(spread);
    const channels = "mutation($draft: ChannelDraft!) { createChannel(draft: $draft) { id version } }";
    for (const key of ["depot-north", "depot-south", "depot-west"]) {
      const made = await shop.askPlatform(channels, { draft: { key, roles: ["InventorySupply"] } });
      const { id } = create(made, object({ createChannel: Id })).createChannel;
      const supplyChannel = { typeId: "channel", id };
      const entry = await createEntry({ sku: spread, quantityOnStock: 7777, supplyChannel });
      undo.push(() => deleteEntry(entry));
    }
    const { data } = await shop.guest().call("getInventory", { skus: [spread] });
    const results = [{ sku: spread, availableQuantity: own.quantityOnStock }];
    expect(data).toEqual({ offset: 0, count: 1, total: 1, results });
  });

  it("is returned for the session's own cart by its id, and for no other", async () => {
    const guest = shop.guest();
    const added = await guest.call("addToCart", { sku: spread, quantity: 1 });
    const { cart } = create(added.data, object({ cart: object({ id: string() }) }));
    const results = [{ sku: spread, availableQuantity: expect.any(Number) }];
    expect(await guest.call("getInventory", { cartId: cart.id })).toMatchObject({
      data: { count: 1, results },
    });
    expect(await shop.guest().call("getInventory", { cartId: cart.id })).toMatchObject({
      data: { count: 0 },
    });
    expect(await shop.guest().call("getInventory", { skus: [spread], cartId: cart.id })).toMatchObject({
      data: { count: 1, results },
    });
  });
});
