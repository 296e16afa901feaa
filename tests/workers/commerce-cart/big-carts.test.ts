import { beforeAll, expect, it } from "vitest";
import { createCart, orderCart, SK, updateCart } from "./cart-documents.ts";
import { database, fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

/** Creates lines of one variant that are not merged, because their custom fields differ. */
async function makeCart(lines: number) {
  const lineItems = Array.from({ length: lines }, (_, index) => ({
    sku: "EX10000005",
    custom: { typeKey: "cart-fields", fields: [{ name: "note", value: `"${index}"` }] },
  }));
  const { data } = await createCart(token, {
    lineItems,
    shippingAddress: SK,
    shippingMethod: { key: "parcel" },
  });
  expect(data.createCart.lineItems.length).toBe(lines);
  return data.createCart;
}

it("a cart of 200 lines needs no more statements than one of a single line, and fits one row", async () => {
  const [small, big] = [await makeCart(1), await makeCart(200)];
  const change = [{ addLineItem: { sku: "EX10000001" } }];
  const [one, many] = [await updateCart(token, small, change), await updateCart(token, big, change)];
  expect(many.data.updateCart.lineItems.length).toBe(201);
  expect(many.statements).toBeLessThanOrEqual(one.statements);
  expect(one.statements).toBeLessThanOrEqual(14);
  const row = await database
    .prepare("SELECT length(data) AS size FROM cart WHERE id = ?")
    .bind(big.id)
    .first("size");
  expect(row).toBeLessThan(300_000);
  const ordered = [
    await orderCart(token, one.data.updateCart, "big-1"),
    await orderCart(token, many.data.updateCart, "big-2"),
  ];
  expect(ordered.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect(ordered[1]?.statements).toBeLessThanOrEqual(ordered[0]?.statements ?? 0);
});
