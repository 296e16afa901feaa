import { beforeAll, describe, expect, it } from "vitest";
import { createFoundation, productDraft } from "./demo-drafts.ts";
import { clientOf, create, migrate, type PlatformClient, takeToken } from "./platform-client.ts";

let guest: PlatformClient;

beforeAll(async () => {
  await migrate();
  const client = clientOf(await takeToken());
  await createFoundation(client);
  const sold: { id: string } = await create(
    client,
    "products",
    productDraft({ number: 41, names: { en: "Sold" } }),
  );
  await create(client, "products", {
    ...productDraft({ number: 42, names: { en: "Hidden" } }),
    publish: false,
  });
  const changed = await client.post(`products/${sold.id}`, {
    version: 1,
    actions: [
      { action: "changeName", name: { en: "Not told yet" }, staged: true },
      { action: "addVariant", sku: "EX-NOT-YET", staged: true },
    ],
  });
  expect(changed.status).toBe(200);
  guest = clientOf(await takeToken("view_published_products:ironhall"));
});

async function keysOf(where: string) {
  const query = "query Find($where: String) { products(where: $where) { total results { key } } }";
  const { data, errors } = await guest.graphql(query, { where });
  if (errors) return errors[0]?.code;
  const { products }: { products: { results: { key: string }[] } } = data;
  return products.results.map(({ key }) => key);
}

describe("a token for published products only", () => {
  it("finds no other product, whatever the predicate", async () => {
    expect(await keysOf("key is defined")).toEqual(["p-00000041"]);
    expect(await keysOf("masterData(published = false)")).toEqual([]);
    expect(await keysOf("key is defined or key is not defined")).toEqual(["p-00000041"]);
    expect(await keysOf("key is defined) or (key is defined")).toBe("InvalidInput");
  });

  it("sees the published version of a changed product, and cannot request the staged one", async () => {
    expect(await keysOf('masterData(staged(name(en = "Not told yet")))')).toEqual([]);
    const { data } = await guest.graphql(
      '{ product(key: "p-00000041") { skus masterData { staged { name(locale: "en") } } } }',
    );
    expect(data).toMatchObject({ product: { skus: ["EX00000041"] } });
    expect(JSON.stringify(data)).not.toContain("Not told yet");
  });
});
