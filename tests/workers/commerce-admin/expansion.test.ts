import { beforeAll, expect, it } from "vitest";
import { type Administrator, type Body, connect } from "./administrator.ts";

let admin: Administrator;
const step = "masterData.current.masterVariant.attributes[*].value[*]";

beforeAll(async () => {
  admin = await connect();
  const type = { name: "set", elementType: { name: "reference", referenceTypeId: "product" } };
  const attributes = [{ name: "mates", label: { en: "Mates" }, type }];
  await admin.make("product-types", { key: "mated", name: "Mated", description: "", attributes });
  const make = (key: string) =>
    admin.make("products", {
      key,
      productType: { key: "mated" },
      name: { en: key },
      slug: { en: key },
      masterVariant: { sku: key },
      publish: true,
    });
  const pair: readonly Body[] = [await make("mate-one"), await make("mate-two")];
  const value = pair.map(({ id }) => ({ typeId: "product", id }));
  const mating = { action: "setAttribute", variantId: 1, name: "mates", value, staged: false };
  for (const product of pair) await admin.change("products", product, mating);
});

const expand = (steps: number) => {
  const query = new URLSearchParams({ expand: Array(steps).fill(step).join(".") });
  return admin.get(`products/key=mate-one?${query}`);
};

it("an expansion follows references inside expanded objects", async () => {
  const text = await (await expand(3)).text();
  expect(text.match(/"obj":/g)).toHaveLength(2 + 4 + 8);
});

it("a cyclic expansion is refused instead of growing with every step", async () => {
  const response = await expand(12);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ code: "InvalidInput" }] });
});
