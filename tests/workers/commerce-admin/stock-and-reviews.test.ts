import { beforeAll, describe, expect, it } from "vitest";
import { readMessages } from "../commerce-messages/read-messages.ts";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";

let admin: Administrator;
let product: Body;

beforeAll(async () => {
  admin = await connect();
  await admin.make("product-types", { key: "plain", name: "Plain", description: "" });
  await admin.make("channels", { key: "north-hall", roles: ["InventorySupply"] });
  product = await admin.make("products", {
    productType: { key: "plain" },
    name: { en: "Kettle" },
    slug: { en: "kettle" },
    publish: true,
    masterVariant: { sku: "KETTLE" },
  });
});

describe("stock entries", () => {
  it("count per channel, and appear so on the variant", async () => {
    const made = dataOf(
      await admin.graphql(`mutation {
        none: createInventoryEntry(draft: { sku: "KETTLE", quantityOnStock: 3 }) { id version }
        hall: createInventoryEntry(draft: { sku: "KETTLE", quantityOnStock: 7, restockableInDays: 2,
          supplyChannel: { key: "north-hall" } }) { id supplyChannel { key } }
      }`),
    ) as unknown as { none: Body; hall: Body };
    const again = await admin.post("inventory", {
      sku: "KETTLE",
      quantityOnStock: 1,
      supplyChannel: { typeId: "channel", key: "north-hall" },
    });
    expect(await again.json()).toMatchObject({ errors: [{ code: "DuplicateField", field: "sku" }] });
    const changed = dataOf(
      await admin.graphql(
        `mutation ($id: String!) { updateInventoryEntry(id: $id, version: 1, actions: [
          { addQuantity: { quantity: 4 } } { removeQuantity: { quantity: 1 } } { setKey: { key: "kettle-stock" } }
        ]) { version key quantityOnStock availableQuantity } }`,
        { id: made.none.id },
      ),
    );
    expect(changed.updateInventoryEntry).toEqual({
      version: 2,
      key: "kettle-stock",
      quantityOnStock: 6,
      availableQuantity: 6,
    });
    const shown = dataOf(
      await admin.graphql(`{ product(sku: "KETTLE") { masterData { current { masterVariant { availability {
        noChannel { isOnStock availableQuantity }
        channels(limit: 5) { total results { channel { key } availability { availableQuantity restockableInDays } } }
      } } } } } }`),
    );
    expect(shown).toMatchObject({
      product: {
        masterData: {
          current: {
            masterVariant: {
              availability: {
                noChannel: { isOnStock: true, availableQuantity: 6 },
                channels: {
                  total: 1,
                  results: [
                    {
                      channel: { key: "north-hall" },
                      availability: { availableQuantity: 7, restockableInDays: 2 },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    });
    const channel = await admin.read("channels/key=north-hall");
    const held = await admin.remove(`channels/${channel.id}?version=1`);
    expect(await held.json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "inventory-entry" }],
    });
    const removed = dataOf(
      await admin.graphql(`mutation { deleteInventoryEntry(key: "kettle-stock", version: 2) { sku } }`),
    );
    expect(removed.deleteInventoryEntry).toEqual({ sku: "KETTLE" });
    expect(await readMessages(admin, made.none.id)).toMatchObject([
      { type: "InventoryEntryCreated" },
      { type: "InventoryEntryQuantitySet", newQuantityOnStock: 6 },
      { type: "InventoryEntryDeleted", sku: "KETTLE" },
    ]);
  });
});

describe("reviews", () => {
  const statistics = async () =>
    (await admin.read(`products/${product.id}`)).reviewRatingStatistics as unknown;

  it("update the product's statistics when they are changed and deleted", async () => {
    const target = { typeId: "product", id: product.id };
    const first = await admin.make("reviews", { key: "good", rating: 5, target });
    const second = await admin.make("reviews", { key: "bad", rating: 2, target });
    expect(await statistics()).toMatchObject({ averageRating: 3.5, count: 2 });
    const { updateReview } = dataOf(
      await admin.graphql(
        `mutation ($id: String!) { updateReview(id: $id, version: 1, actions: [
          { setRating: { rating: 3 } } { setTitle: { title: "Better" } } { setLocale: { locale: "de" } }
        ]) { version rating title locale } }`,
        { id: second.id },
      ),
    );
    expect(updateReview).toEqual({ version: 2, rating: 3, title: "Better", locale: "de" });
    expect(await statistics()).toMatchObject({
      averageRating: 4,
      lowestRating: 3,
      ratingsDistribution: { 3: 1, 5: 1 },
    });
    const same = await admin.change("reviews", { ...second, version: 2 }, { action: "setRating", rating: 3 });
    expect(same.version).toBe(2);
    await admin.change("reviews", { ...second, version: 2 }, { action: "setTarget" });
    expect(await statistics()).toMatchObject({ averageRating: 5, count: 1 });
    expect((await admin.remove(`reviews/${first.id}?version=1`)).status).toBe(200);
    expect(await statistics()).toBeUndefined();
    expect(await readMessages(admin, second.id)).toMatchObject([
      { type: "ReviewCreated" },
      { type: "ReviewRatingSet", oldRating: 2, newRating: 3 },
    ]);
  });

  it("refuse a rating above a hundred and a stale version", async () => {
    const review = await admin.make("reviews", { rating: 1 });
    const wild = await admin.fail("reviews", review, { action: "setRating", rating: 101 });
    expect(wild.errors).toMatchObject([{ code: "InvalidJsonInput" }]);
    const stale = await admin.fail("reviews", { ...review, version: 4 }, { action: "setRating", rating: 2 });
    expect(stale).toMatchObject({ statusCode: 409, errors: [{ currentVersion: 1 }] });
  });
});
