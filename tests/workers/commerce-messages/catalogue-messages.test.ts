import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createFoundation, productDraft } from "../commerce/demo-drafts.ts";
import { clientOf, create, migrate, type PlatformClient, takeToken } from "../commerce/platform-client.ts";
import { readMessages } from "./read-messages.ts";

let client: PlatformClient;
let number = 100;

beforeAll(async () => {
  await migrate();
  client = clientOf(await takeToken());
  await createFoundation(client);
});

function createProduct(): Promise<{ id: string; version: number }> {
  number += 1;
  return create(client, "products", productDraft({ number, names: { en: "Torch" } }));
}

async function update(path: string, version: number, ...actions: object[]): Promise<Response> {
  return client.post(path, { version, actions });
}

/** Reads the price ids of a product's master variant. */
async function readPrices(id: string): Promise<{ id: string }[]> {
  const body = (await (await client.get(`products/${id}`)).json()) as {
    masterData: { current: { masterVariant: { prices: { id: string }[] } } };
  };
  return body.masterData.current.masterVariant.prices;
}

const notices = async (id: string) =>
  (await env.DB.prepare("SELECT type, data FROM message WHERE resource_id = ? AND sequence_number IS NULL")
    .bind(id)
    .all()) as unknown as { results: { type: string; data: string }[] };

const types = async (id: string) => (await readMessages(client, id)).map(({ type }) => type);

describe("a product's messages", () => {
  it("report its creation, with the platform's common fields", async () => {
    const { id } = await createProduct();
    const [message] = await readMessages(client, id);
    expect(message).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      version: 1,
      sequenceNumber: 1,
      resource: { typeId: "product", id },
      resourceVersion: 1,
      resourceUserProvidedIdentifiers: {
        key: `p-00000${number}`,
        slug: { en: `item-en-00000${number}` },
      },
      type: "ProductCreated",
      createdAt: expect.stringMatching(/Z$/),
      lastModifiedAt: expect.stringMatching(/Z$/),
      payloadNotIncluded: { reason: expect.any(String), payloadType: "ProductCreated" },
    });
  });

  it("report prices: before, after, and whether only the draft has them", async () => {
    const { id } = await createProduct();
    const [first, second] = await readPrices(id);
    await update(
      `products/${id}`,
      1,
      {
        action: "changePrice",
        priceId: first?.id,
        staged: false,
        price: { value: { currencyCode: "EUR", centAmount: 777 } },
      },
      { action: "removePrice", priceId: second?.id },
      {
        action: "addPrice",
        variantId: 1,
        staged: false,
        price: { country: "DE", value: { currencyCode: "EUR", centAmount: 5 } },
      },
    );
    const [, ...later] = await readMessages(client, id);
    expect(later.map(({ sequenceNumber, resourceVersion }) => [sequenceNumber, resourceVersion])).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(later[0]).toMatchObject({
      type: "ProductPriceChanged",
      variantId: 1,
      staged: false,
      oldPrice: { id: first?.id, value: { centAmount: 10_000 } },
      newPrice: { id: first?.id, value: { centAmount: 777 } },
    });
    expect(later[1]).toMatchObject({
      type: "ProductPriceAdded",
      staged: false,
      price: { country: "DE", value: { centAmount: 5 } },
    });
    expect(later).toContainEqual(
      expect.objectContaining({
        type: "ProductPriceRemoved",
        staged: true,
        price: expect.objectContaining({ id: second?.id, country: "SK" }),
      }),
    );
  });

  it("report a new slug, categories, variants and images, and publication", async () => {
    const { id } = await createProduct();
    await update(`products/${id}`, 1, { action: "changeSlug", slug: { en: `other-${number}` } });
    await update(`products/${id}`, 2, { action: "publish" });
    await update(
      `products/${id}`,
      3,
      { action: "addToCategory", category: { typeId: "category", key: "gas" } },
      { action: "addVariant", sku: `EX9${number}`, prices: [], images: [], attributes: [] },
      {
        action: "addExternalImage",
        variantId: 1,
        image: { url: "/x.svg", dimensions: { w: 1, h: 1 } },
      },
    );
    await update(`products/${id}`, 4, { action: "revertStagedChanges" }, { action: "unpublish" });
    expect(await types(id)).toEqual([
      "ProductCreated",
      "ProductSlugChanged",
      "ProductPublished",
      "ProductAddedToCategory",
      "ProductImageAdded",
      "ProductVariantAdded",
      "ProductRevertedStagedChanges",
      "ProductUnpublished",
    ]);
  });

  it("are generic for a change without a message type", async () => {
    const { id } = await createProduct();
    await update(`products/${id}`, 1, { action: "changeName", name: { en: "Lamp" }, staged: false });
    expect(await types(id)).toEqual(["ProductCreated"]);
    const { results } = await notices(id);
    expect(results.map(({ type, data }) => [type, JSON.parse(data)])).toEqual([
      ["ResourceUpdated", expect.objectContaining({ oldVersion: 1 })],
    ]);
  });

  it("are not written when the change fails, nor when nothing changed", async () => {
    const { id } = await createProduct();
    const stale = await update(`products/${id}`, 9, { action: "publish" });
    expect(stale.status).toBe(409);
    const other = await createProduct();
    const taken = await update(`products/${other.id}`, 1, {
      action: "setSku",
      variantId: 1,
      sku: `EX00000${number - 1}`,
      staged: false,
    });
    expect(taken.status).toBe(400);
    expect((await update(`products/${id}`, 1)).status).toBe(200);
    expect(await types(id)).toEqual(["ProductCreated"]);
    expect(await types(other.id)).toEqual(["ProductCreated"]);
  });

  it("are written once when two writers race for one version", async () => {
    const { id } = await createProduct();
    const slug = (word: string) =>
      update(`products/${id}`, 1, { action: "changeSlug", slug: { en: `${word}-${number}` } });
    const answers = await Promise.all([slug("left"), slug("right")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await types(id)).toEqual(["ProductCreated", "ProductSlugChanged"]);
  });
});

describe("messages about other parts of the catalogue", () => {
  it("report categories and their slugs", async () => {
    const { id } = await create(client, "categories", {
      key: "lasers",
      name: { en: "Lasers" },
      slug: { en: "lasers" },
    });
    await update(`categories/${id}`, 1, { action: "changeSlug", slug: { en: "laser-cutters" } });
    expect(await readMessages(client, id)).toMatchObject([
      { type: "CategoryCreated", category: { key: "lasers" } },
      { type: "CategorySlugChanged", slug: { en: "laser-cutters" }, oldSlug: { en: "lasers" } },
    ]);
  });

  it("report stock", async () => {
    const { id } = await create(client, "inventory", { sku: "EX00000777", quantityOnStock: 5 });
    await update(`inventory/${id}`, 1, { action: "removeQuantity", quantity: 2 });
    await update(`inventory/${id}`, 2, { action: "setRestockableInDays", restockableInDays: 3 });
    expect(await readMessages(client, id)).toMatchObject([
      { type: "InventoryEntryCreated", inventoryEntry: { sku: "EX00000777", quantityOnStock: 5 } },
      {
        type: "InventoryEntryQuantitySet",
        resourceUserProvidedIdentifiers: { sku: "EX00000777" },
        oldQuantityOnStock: 5,
        newQuantityOnStock: 3,
        oldAvailableQuantity: 5,
        newAvailableQuantity: 3,
      },
    ]);
    expect((await notices(id)).results).toHaveLength(1);
  });

  it("report reviews", async () => {
    const { id } = await create(client, "reviews", { rating: 4, authorName: "Jana" });
    expect(await readMessages(client, id)).toMatchObject([
      { type: "ReviewCreated", review: { id, rating: 4, authorName: "Jana" } },
    ]);
  });

  it("report changes of small resources", async () => {
    const { id } = await create(client, "channels", { key: "depot" });
    expect((await notices(id)).results.map(({ type }) => type)).toEqual(["ResourceCreated"]);
  });
});

describe("GET messages", () => {
  it("is enabled by the project's setting", async () => {
    const answer = await client.graphql("{ project { messages { enabled deleteDaysAfterCreation } } }");
    expect(answer.data).toEqual({ project: { messages: { enabled: true, deleteDaysAfterCreation: 15 } } });
  });

  it("requires a scope and is read-only", async () => {
    const narrow = clientOf(await takeToken("view_products:ironhall"));
    expect((await narrow.get("messages")).status).toBe(403);
    expect((await client.post("messages", {})).status).toBe(400);
  });

  it("returns one message by its id, and pages by predicates", async () => {
    const { id } = await createProduct();
    const [message] = await readMessages(client, id);
    expect(await (await client.get(`messages/${message?.id}`)).json()).toEqual(message);
    expect((await client.get("messages/unknown")).status).toBe(404);
    expect((await client.get("messages?where=secret%20%3D%201")).status).toBe(400);
    const created = await client.get("messages?where=type%20%3D%20%22ProductCreated%22&limit=1");
    expect(await created.json()).toMatchObject({ limit: 1, count: 1, results: [{ type: "ProductCreated" }] });
  });
});
