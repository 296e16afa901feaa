import { beforeAll, describe, expect, it } from "vitest";
import { makeCart, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { eur, insertResource, seedShop } from "./seed.ts";

const TIME = "2026-01-01T00:00:00.000Z";

let token = "";

function insertCustomer(id: string, data: object) {
  const sql =
    "INSERT INTO customer (id, version, key, created_at, last_modified_at, data) VALUES (?, 1, ?, ?, ?, ?)";
  return database.prepare(sql).bind(id, `key-${id}`, TIME, TIME, JSON.stringify({ id, ...data }));
}

function insertPrice(id: string, sku: string, price: { value: object; customerGroup?: { id: string } }) {
  const sql = `INSERT INTO standalone_price (id, sku, currency, customer_group, active, version, created_at,
    last_modified_at, data) VALUES (?, ?, 'EUR', ?, 1, 1, ?, ?, ?)`;
  const group = price.customerGroup?.id ?? "";
  return database.prepare(sql).bind(id, sku, group, TIME, TIME, JSON.stringify(price));
}

const gold = { typeId: "customer-group", id: "customer-group-gold" };

function insertDiscount(key: string, cartPredicate: string) {
  return insertResource("cart-discount", key, {
    name: {},
    cartPredicate,
    sortOrder: `0.${key.length}`,
    stackingMode: "Stacking",
    isActive: true,
    requiresDiscountCode: false,
    value: { type: "absolute", money: [eur(1)] },
    target: { type: "totalPrice" },
  });
}

beforeAll(async () => {
  await migrate();
  await seedShop();
  await database.batch([
    insertResource("customer-group", "gold", { name: "Gold" }),
    insertCustomer("anna", { email: "anna@example.sk", firstName: "Anna", customerGroup: gold }),
    insertCustomer("boris", { email: "boris@example.sk" }),
    database.prepare("UPDATE product SET price_mode = 'Standalone' WHERE id = 'product-EX10000004'"),
    insertPrice("all", "EX10000004", { value: eur(700) }),
    insertPrice("gold", "EX10000004", { value: eur(600), customerGroup: gold }),
    insertDiscount("a", 'customer.customerGroup.key = "gold" and customer.key = "key-anna"'),
    insertDiscount("ab", 'customer.email = "anna@example.sk" and customer.firstName = "Anna"'),
    insertDiscount(
      "abc",
      'custom.type.key = "cart-fields" and lineItemExists(custom.type.key = "cart-fields")',
    ),
  ]);
  token = await fetchClientToken();
});

function makeCartOf(draft: object) {
  return makeCart(token, { lineItems: [{ sku: "EX10000004" }], ...draft });
}

describe("a product with standalone prices", () => {
  it("has those prices, by customer group too", async () => {
    expect((await makeCartOf({})).totalPrice.centAmount).toBe(700);
    expect((await makeCartOf({ customerId: "boris" })).totalPrice.centAmount).toBe(700);
    expect((await makeCartOf({ customerGroup: { key: "gold" } })).totalPrice.centAmount).toBe(600);
  });
});

describe("a customer's cart", () => {
  it("has the customer's group, and discounts that depend on the customer", async () => {
    const cart = await makeCartOf({ customerId: "anna" });
    expect(cart.totalPrice.centAmount).toBe(600 - 2);
    const read = "query($id: String!) { cart(id: $id) { customerId customerGroup { key } } }";
    expect((await ask(token, read, { id: cart.id })).data.cart).toEqual({
      customerId: "anna",
      customerGroup: { key: "gold" },
    });
  });

  it("changes its prices with its customer, who must exist", async () => {
    const cart = await makeCartOf({});
    const given = await updateCart(token, cart, [{ setCustomerId: { customerId: "anna" } }]);
    expect(given.data.updateCart.totalPrice.centAmount).toBe(600 - 2);
    const { errors } = await updateCart(token, given.data.updateCart, [
      { setCustomerId: { customerId: "none" } },
    ]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "ReferencedResourceNotFound", typeId: "customer" });
  });

  it("may be distinguished by the types of its custom fields", async () => {
    const custom = { typeKey: "cart-fields" };
    const cart = await makeCartOf({ custom, lineItems: [{ sku: "EX10000004", custom }] });
    expect(cart.totalPrice.centAmount).toBe(700 - 1);
  });
});
