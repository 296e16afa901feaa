import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createFoundation, type ProductOptions, productDraft } from "./demo-drafts.ts";
import { clientOf, migrate, type PlatformClient, takeToken } from "./platform-client.ts";

let client: PlatformClient;

interface Status {
  readonly state: string;
  readonly resourceVersion?: number;
  readonly errors?: readonly { readonly code: string }[];
}

async function send(resources: readonly unknown[], type = "product-draft", path = "product-drafts") {
  const response = await client.post(`${path}/import-containers/bulk`, { type, resources });
  const body: { operationStatus: Status[]; errors?: { code: string }[] } = await response.json();
  return { status: response.status, body, states: (body.operationStatus ?? []).map(({ state }) => state) };
}

const draft = (options: Partial<ProductOptions> & { number: number }) =>
  productDraft({ names: { en: `Import ${options.number}` }, ...options });

async function stored(number: number) {
  const response = await client.get(`products/key=p-${String(number).padStart(8, "0")}`);
  const body: {
    version: number;
    masterData: { current: { name: object; masterVariant: { id: number; prices: { id: string }[] } } };
  } = await response.json();
  return body;
}

beforeAll(async () => {
  await migrate();
  client = clientOf(await takeToken());
  await createFoundation(client);
  expect((await client.post("import-containers", { key: "bulk" })).status).toBe(201);
});

describe("an import request", () => {
  it("writes its products, which are found at once", async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => draft({ number: 100 + at }));
    const answer = await send(twenty);
    expect(answer.status).toBe(201);
    expect(answer.states).toEqual(Array(20).fill("imported"));
    const found =
      await client.graphql(`{ products(where: "key in (\\"p-00000100\\", \\"p-00000119\\")") { total }
      productsSearch(query: { fullText: { field: "name", language: "en", value: "import" } }) { total } }`);
    expect(found.data).toEqual({ products: { total: 2 }, productsSearch: { total: 20 } });
  });

  it("does not change an equal product and preserves the ids of one that changes", async () => {
    await send([draft({ number: 120 }), draft({ number: 121 })]);
    const before = await stored(121);
    const answer = await send([draft({ number: 120 }), draft({ number: 121, eur: 12_345 })]);
    expect(answer.body.operationStatus.map(({ resourceVersion }) => resourceVersion)).toEqual([1, 2]);
    const after = await stored(121);
    expect(after.version).toBe(2);
    expect(after.masterData.current.masterVariant.prices).toMatchObject([
      { id: before.masterData.current.masterVariant.prices[0]?.id, value: { centAmount: 12_345 } },
      { id: before.masterData.current.masterVariant.prices[1]?.id },
      { id: before.masterData.current.masterVariant.prices[2]?.id },
    ]);
  });

  it("reports each invalid resource, and accepts the others", async () => {
    const answer = await send([
      { ...draft({ number: 130 }), name: 5 },
      { ...draft({ number: 131 }), categories: [{ typeId: "category", key: "nowhere" }] },
      { ...draft({ number: 132 }), slug: { en: "item-en-00000100" } },
      draft({ number: 133 }),
      { ...draft({ number: 134 }), masterVariant: { attributes: [{ name: "colour", value: "red" }] } },
    ]);
    expect(answer.states).toEqual(["validationFailed", "unresolved", "rejected", "imported", "rejected"]);
    expect(answer.body.operationStatus.map(({ errors }) => errors?.[0]?.code)).toEqual([
      "InvalidJsonInput",
      "ReferencedResourceNotFound",
      "DuplicateField",
      undefined,
      "AttributeNameDoesNotExist",
    ]);
    expect((await stored(133)).version).toBe(1);
  });

  it("stages without publish, and shows with it", async () => {
    const { publish: _publish, ...quiet } = draft({ number: 140 });
    await send([quiet]);
    const find = () =>
      client.graphql(`{ product(key: "p-00000140") { version masterData { published hasStagedChanges } } }`);
    expect((await find()).data).toMatchObject({ product: { masterData: { published: false } } });
    await send([{ ...quiet, name: { en: "Shown" }, publish: true }]);
    await send([{ ...quiet, name: { en: "Drafted" } }]);
    expect((await find()).data).toEqual({
      product: { version: 3, masterData: { published: true, hasStagedChanges: true } },
    });
  });

  it("imports stock, and moves the available quantity with it", async () => {
    const entry = (quantityOnStock: number) => ({ key: "stock-100", sku: "EX00000100", quantityOnStock });
    const versions: (number | undefined)[] = [];
    for (const quantity of [7, 7, 9]) {
      const answer = await send([entry(quantity)], "inventory", "inventories");
      versions.push(answer.body.operationStatus[0]?.resourceVersion);
    }
    expect(versions).toEqual([1, 1, 2]);
    const found = await client.graphql(
      `{ inventoryEntries(where: "sku = \\"EX00000100\\"") { results { quantityOnStock availableQuantity } } }`,
    );
    expect(found.data).toEqual({
      inventoryEntries: { results: [{ quantityOnStock: 9, availableQuantity: 9 }] },
    });
  });

  it("is refused as a whole when it is malformed", async () => {
    const one = draft({ number: 150 });
    const many = Array.from({ length: 21 }, (_, at) => draft({ number: 200 + at }));
    for (const [resources, code] of [
      [many, "InvalidInput"],
      [[], "InvalidInput"],
      [[one, one], "InvalidInput"],
      [[{ ...one, key: "" }], "InvalidJsonInput"],
    ] as const) {
      const answer = await send(resources);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ code }] } });
    }
    expect((await send([one], "inventory")).status).toBe(400);
    expect((await send([one], "product-draft", "prices")).status).toBe(404);
    const elsewhere = await client.post("product-drafts/import-containers/none", {
      type: "product-draft",
      resources: [one],
    });
    expect(elsewhere.status).toBe(404);
    expect((await client.get("products/key=p-00000150")).status).toBe(404);
  });

  it("can be followed by its container", async () => {
    expect((await client.post("import-containers", { key: "bulk" })).status).toBe(400);
    const summary: { states: Record<string, number>; total: number } = await (
      await client.get("import-containers/bulk/import-summaries")
    ).json();
    expect(summary.states).toMatchObject({ rejected: 2, unresolved: 1, validationFailed: 1, processing: 0 });
    const refused: object = await (
      await client.get("import-containers/bulk/import-operations?state=unresolved")
    ).json();
    expect(refused).toMatchObject({
      total: 1,
      results: [
        { resourceKey: "p-00000131", unresolvedReferences: [{ typeId: "category", key: "nowhere" }] },
      ],
    });
  });

  it("writes a message for each product", async () => {
    const rows = await env.DB.prepare(
      `SELECT type, count(*) AS found FROM message JOIN product p ON p.id = resource_id
       WHERE p.key IN ('p-00000100', 'p-00000121') GROUP BY type ORDER BY type`,
    ).all();
    expect(rows.results).toContainEqual({ type: "ProductCreated", found: 2 });
  });
});

describe("reviews in batches", () => {
  const review = (key: string, rating: number, product = "p-00000400") => ({
    key,
    rating,
    title: `Rated ${rating}`,
    uniquenessValue: key,
    target: { typeId: "product", key: product },
  });

  it("are imported with the statistics of their products", async () => {
    await send([draft({ number: 400 }), draft({ number: 401 })]);
    const reviews = [review("r-1", 5), review("r-2", 2), review("r-3", 4, "p-00000401")];
    const answer = await send(reviews, "review", "reviews");
    expect(answer.states).toEqual(["imported", "imported", "imported"]);
    const found = await client.graphql(`{ reviews(where: "key = \\"r-2\\"") { results { title rating } }
      product(key: "p-00000400") { reviewRatingStatistics { averageRating count } } }`);
    expect(found.data).toEqual({
      reviews: { results: [{ title: "Rated 2", rating: 2 }] },
      product: { reviewRatingStatistics: { averageRating: 3.5, count: 2 } },
    });
  });

  it("are refused one by one, each for its errors", async () => {
    const wrong = [review("r-4", 101), review("r-5", 3, "p-unknown"), review("r-1", 5), review("r-6", 3)];
    const answer = await send(wrong, "review", "reviews");
    expect(answer.states).toEqual(["validationFailed", "unresolved", "rejected", "imported"]);
  });
});

describe("categories in batches", () => {
  const category = (key: string, more: object = {}) => ({
    key,
    name: { en: `Category ${key}` },
    slug: { en: `slug-${key}` },
    orderHint: "0.5",
    ...more,
  });
  const below = (key: string) => ({ parent: { typeId: "category", key } });
  const importAll = (categories: readonly object[]) => send(categories, "category", "categories");
  const load = async (key: string) => {
    const body: { version: number; description?: object; ancestors: { id: string }[]; id: string } = await (
      await client.get(`categories/key=${key}`)
    ).json();
    return body;
  };

  it("are created with ancestors, slugs and messages, and found below their parents", async () => {
    expect((await importAll([category("root"), category("other")])).states).toEqual(["imported", "imported"]);
    expect((await importAll([category("middle", below("root"))])).states).toEqual(["imported"]);
    expect((await importAll([category("leaf", below("middle"))])).states).toEqual(["imported"]);
    const [root, middle, leaf] = [await load("root"), await load("middle"), await load("leaf")];
    expect(leaf.ancestors.map(({ id }) => id)).toEqual([root.id, middle.id]);
    const found = await client.graphql(`{ categories(where: "slug(en = \\"slug-leaf\\")") { total }
      below: categories(where: "ancestors(id = \\"${root.id}\\")") { total } }`);
    expect(found.data).toEqual({ categories: { total: 1 }, below: { total: 2 } });
    const messages = await env.DB.prepare("SELECT type FROM message WHERE resource_id = ?")
      .bind(leaf.id)
      .all();
    expect(messages.results).toEqual([{ type: "CategoryCreated" }]);
  });

  it("do not change when equal, and become equal to a different draft", async () => {
    const described = category("changing", { ...below("root"), description: { en: "Old" } });
    await importAll([described]);
    const again = await importAll([described]);
    expect(again.body.operationStatus).toMatchObject([{ state: "imported", resourceVersion: 1 }]);
    const changed = await importAll([category("changing", { slug: { en: "moved" }, ...below("other") })]);
    expect(changed.body.operationStatus).toMatchObject([{ state: "imported", resourceVersion: 2 }]);
    const [now, other] = [await load("changing"), await load("other")];
    expect(now).toMatchObject({ slug: { en: "moved" }, ancestors: [{ id: other.id }] });
    expect(now.description).toBeUndefined();
  });

  it("are refused one by one, each for its errors", async () => {
    const answer = await importAll([
      category("wrong", { name: 5 }),
      category("orphan", below("nowhere")),
      category("twin", { slug: { en: "slug-root" } }),
      category("sound"),
    ]);
    expect(answer.states).toEqual(["validationFailed", "unresolved", "rejected", "imported"]);
    expect(answer.body.operationStatus[2]?.errors?.[0]?.code).toBe("DuplicateField");
  });
});
