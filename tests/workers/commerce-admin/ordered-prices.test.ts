import { beforeAll, expect, it } from "vitest";
import { type Administrator, type Body, connect } from "./administrator.ts";
import { makePricedWorld, makeProduct, money, pricesOf } from "./priced-products.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
  await makePricedWorld(admin);
});

async function makeCart(sku: string): Promise<Body> {
  const shippingAddress = { country: "SK", city: "Bratislava" };
  return admin.make("carts", { currency: "EUR", lineItems: [{ sku, quantity: 2 }], shippingAddress });
}

/** The hosted platform responds with PriceChanged when a price has changed. */
it("an order is placed at the prices that its cart shows, which `recalculate` updates", async () => {
  const rates = [{ name: "VAT", amount: 0.23, includedInPrice: true, country: "SK" }];
  const { id } = await admin.make("tax-categories", { key: "vat", name: "VAT", rates });
  const taxCategory = { typeId: "tax-category", id };
  const product = await makeProduct(admin, { taxCategory }, [{ value: money(1000) }]);
  const [shown, later] = [await makeCart(product.sku), await makeCart(product.sku)];
  const [price] = pricesOf(product);
  await admin.change("products", product, {
    action: "changePrice",
    priceId: price?.id,
    price: { value: money(1500) },
    staged: false,
  });
  const place = ({ id: cartId, version }: Body) =>
    admin.make("orders", { cart: { typeId: "cart", id: cartId }, version });
  expect(await place(shown)).toMatchObject({ totalPrice: { centAmount: 2000 } });
  const refreshed = await admin.change("carts", later, { action: "recalculate" });
  expect(refreshed).toMatchObject({ totalPrice: { centAmount: 3000 } });
  expect(await place(refreshed)).toMatchObject({ totalPrice: { centAmount: 3000 } });
});
