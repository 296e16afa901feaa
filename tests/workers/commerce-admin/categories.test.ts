import { beforeAll, describe, expect, it } from "vitest";
import { readMessages } from "../commerce-messages/read-messages.ts";
import { type Administrator, connect, dataOf } from "./administrator.ts";
import { draftOf, makeCatalogueWorld, text } from "./catalogue-world.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
  await makeCatalogueWorld(admin);
});

describe("categories", () => {
  it("change over GraphQL, and have the right ancestors below a new parent", async () => {
    const created = dataOf(
      await admin.graphql(
        `mutation ($name: [LocalizedStringItemInputType!]!) {
          other: createCategory(draft: { key: "other", name: $name, slug: [{ locale: "en", value: "other" }], externalId: "x" }) { id externalId }
          leaf: createCategory(draft: { key: "leaf", name: $name, slug: [{ locale: "en", value: "leaf" }], parent: { key: "below" } }) { id version ancestors { key } }
        }`,
        { name: text("Leaf") },
      ),
    );
    expect(created).toMatchObject({ other: { externalId: "x" }, leaf: { version: 1 } });
    const { updateCategory } = dataOf(
      await admin.graphql(`mutation { updateCategory(key: "below", version: 1, actions: [
        { changeParent: { parent: { key: "other" } } } { changeOrderHint: { orderHint: "0.9" } } { setExternalId: { externalId: "y" } }
      ]) { version externalId orderHint ancestors { key } } }`),
    );
    expect(updateCategory).toEqual({
      version: 2,
      externalId: "y",
      orderHint: "0.9",
      ancestors: [{ key: "other" }],
    });
    const { category } = dataOf(await admin.graphql(`{ category(key: "leaf") { ancestors { key } } }`));
    expect(category).toEqual({ ancestors: [{ key: "other" }, { key: "below" }] });
    const loop = await admin.graphql(
      `mutation { updateCategory(key: "other", version: 1, actions: [{ changeParent: { parent: { key: "leaf" } } }]) { id } }`,
    );
    expect(loop.errors).toMatchObject([{ code: "InvalidOperation" }]);
  });

  it("are deleted with their descendants and removed from products", async () => {
    const inside = await admin.make(
      "products",
      draftOf([], { publish: true, categories: [{ typeId: "category", key: "leaf" }] }),
    );
    const removed = dataOf(
      await admin.graphql(`mutation { deleteCategory(key: "other", version: 1) { key } }`),
    );
    expect(removed.deleteCategory).toEqual({ key: "other" });
    for (const key of ["below", "leaf"]) expect((await admin.get(`categories/key=${key}`)).status).toBe(404);
    expect(await admin.read(`products/${inside.id}`)).toMatchObject({
      version: 2,
      masterData: { current: { categories: [] } },
    });
    expect((await readMessages(admin, inside.id)).map(({ type }) => type)).toContain(
      "ProductRemovedFromCategory",
    );
  });
});
