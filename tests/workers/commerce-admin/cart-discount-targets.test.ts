import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";

let admin: Administrator;
let number = 0;

beforeAll(async () => {
  admin = await connect();
});

const SHOWN = `id version target { type
  ... on LineItemsTarget { predicate } ... on CustomLineItemsTarget { predicate }
  ... on MultiBuyLineItemsTarget { predicate triggerQuantity discountedQuantity maxOccurrence selectionMode }
  ... on MultiBuyCustomLineItemsTarget { predicate triggerQuantity discountedQuantity maxOccurrence selectionMode }
  ... on CartDiscountPatternTarget { maxOccurrence selectionMode
    targetPattern { ... on CountOnLineItemUnits { predicate minCount } } } }`;

function draftOf(target: unknown, more: object = {}) {
  number += 1;
  return {
    value: { relative: { permyriad: 5000 } },
    name: [{ locale: "en", value: "Half" }],
    cartPredicate: "1 = 1",
    sortOrder: `0.3${number}1`,
    target,
    ...more,
  };
}

const CREATE = `mutation ($draft: CartDiscountDraft!) { createCartDiscount(draft: $draft) { ${SHOWN} } }`;

async function make(target: unknown, more: object = {}): Promise<Body> {
  const made = dataOf(await admin.graphql(CREATE, { draft: draftOf(target, more) }));
  return (made as unknown as { createCartDiscount: Body }).createCartDiscount;
}

const bundle = { predicate: "1 = 1", triggerQuantity: 3, discountedQuantity: 1 };
const units = { predicate: 'sku = "A"', minCount: 2 };

const targets: readonly [kind: string, input: object, shown: object][] = [
  ["lineItems", { predicate: "quantity > 1" }, { predicate: "quantity > 1" }],
  ["customLineItems", { predicate: 'slug = "fee"' }, { predicate: 'slug = "fee"' }],
  ["shipping", {}, {}],
  ["multiBuyLineItems", bundle, { ...bundle, maxOccurrence: null, selectionMode: "Cheapest" }],
  [
    "multiBuyCustomLineItems",
    { ...bundle, maxOccurrence: 2, selectionMode: "MostExpensive" },
    { ...bundle, maxOccurrence: 2, selectionMode: "MostExpensive" },
  ],
  ["totalPrice", {}, {}],
  [
    "pattern",
    { triggerPattern: [], targetPattern: [{ CountOnLineItemUnits: units }] },
    { maxOccurrence: null, selectionMode: "Cheapest", targetPattern: [units] },
  ],
];

describe("targets of cart discounts", () => {
  it.each(targets)("%s is written and read over GraphQL, and equals REST's", async (type, input, shown) => {
    const made = await make({ [type]: input });
    expect(made.target).toEqual({ type, ...shown });
    const body = await admin.read(`cart-discounts/${made.id}`);
    expect(body.target).toMatchObject({ type });
    const { id: _id, version: _version, createdAt: _at, lastModifiedAt: _changed, ...draft } = body;
    const again = await admin.make("cart-discounts", { ...draft, sortOrder: `0.4${number}1` });
    expect(again.target).toEqual(body.target);
    const query = `query ($id: String) { cartDiscount(id: $id) { ${SHOWN} } }`;
    expect(dataOf(await admin.graphql(query, { id: again.id }))).toMatchObject({
      cartDiscount: { target: { type, ...shown } },
    });
    const actions = [
      { changeTarget: { target: { lineItems: { predicate: "1 = 2" } } } },
      { changeTarget: { target: { [type]: input } } },
    ];
    const update = `mutation ($id: String, $version: Long!, $actions: [CartDiscountUpdateAction!]!) {
      updateCartDiscount(id: $id, version: $version, actions: $actions) { ${SHOWN} } }`;
    const { id, version } = again;
    for (const [index, action] of actions.entries()) {
      dataOf(await admin.graphql(update, { id, version: version + index, actions: [action] }));
    }
    expect((await admin.read(`cart-discounts/${id}`)).target).toEqual(body.target);
  });

  it.each([
    ["one piece of which one is free", { ...bundle, triggerQuantity: 1 }],
    ["more pieces than trigger it", { ...bundle, discountedQuantity: 4 }],
    ["nothing", { ...bundle, discountedQuantity: 0 }],
    ["a predicate that cannot be read", { ...bundle, predicate: "sku =" }],
  ])("refuse %s", async (_what, target) => {
    const { errors } = await admin.graphql(CREATE, { draft: draftOf({ multiBuyLineItems: target }) });
    expect(["InvalidInput", "InvalidJsonInput"]).toContain(errors?.[0]?.code);
  });

  it("of a group are lines only: discounts on shipping or the total are in no group", async () => {
    await admin.make("discount-groups", { key: "best", sortOrder: "0.77" });
    const discountGroup = { typeId: "discount-group", key: "best" };
    const rest = { name: { en: "Off" }, value: { type: "relative", permyriad: 1 }, cartPredicate: "1 = 1" };
    const draft = { ...rest, sortOrder: "0.771", discountGroup };
    const refused = await admin.post("cart-discounts", { ...draft, target: { type: "shipping" } });
    expect(await refused.json()).toMatchObject({ errors: [{ code: "InvalidInput" }] });
    const lines = { type: "lineItems", predicate: "1 = 1" };
    const made = await admin.make("cart-discounts", { ...draft, target: lines });
    const moved = await admin.fail("cart-discounts", made, {
      action: "changeTarget",
      target: { type: "totalPrice" },
    });
    expect(moved.errors[0]?.code).toBe("InvalidInput");
  });

  it("halve their target when applied to one cart directly", async () => {
    const { id } = await admin.make("tax-categories", { key: "plain", name: "Plain" });
    const taxCategory = { typeId: "tax-category", id };
    const money = { currencyCode: "EUR", centAmount: 1000 };
    const line = { name: { en: "Work" }, slug: "work", money, quantity: 4, taxCategory };
    const cart = await admin.make("carts", { currency: "EUR", customLineItems: [line] });
    const update = `mutation ($id: String!, $version: Long!, $actions: [CartUpdateAction!]!) {
      updateCart(id: $id, version: $version, actions: $actions) { version totalPrice { centAmount } } }`;
    const give = async (target: object, version: number) => {
      const discounts = [{ value: { relative: { permyriad: 5000 } }, target }];
      const actions = [{ setDirectDiscounts: { discounts } }];
      return dataOf(await admin.graphql(update, { id: cart.id, version, actions }));
    };
    expect(await give({ customLineItems: { predicate: 'slug = "work"' } }, 1)).toMatchObject({
      updateCart: { totalPrice: { centAmount: 2000 } },
    });
    expect(await give({ multiBuyCustomLineItems: bundle }, 2)).toMatchObject({
      updateCart: { totalPrice: { centAmount: 3500 } },
    });
    expect(await give({ lineItems: { predicate: "1 = 1" } }, 3)).toMatchObject({
      updateCart: { totalPrice: { centAmount: 4000 } },
    });
  });
});

it("cart discounts are found by their stores, dates, targets and custom fields", async () => {
  await admin.make("types", {
    key: "volume",
    name: { en: "Volume" },
    resourceTypeIds: ["cart-discount"],
    fieldDefinitions: [
      { name: "volumeDiscountGroup", label: { en: "Group" }, required: false, type: { name: "String" } },
    ],
  });
  await admin.make("stores", { key: "shop_de", name: { en: "DE" } });
  const { id } = await make(
    { lineItems: { predicate: 'sku = "FOUND"' } },
    {
      stores: [{ typeId: "store", key: "shop_de" }],
      validFrom: "2026-03-01T00:00:00.000Z",
      validUntil: "2027-03-01T00:00:00.000Z",
      custom: { typeKey: "volume", fields: [{ name: "volumeDiscountGroup", value: '"drills"' }] },
    },
  );
  const find = async (where: string) => {
    const query = `query ($where: String) { cartDiscounts(where: $where) { results { id } } }`;
    const { cartDiscounts } = dataOf(await admin.graphql(query, { where })) as unknown as {
      cartDiscounts: { results: { id: string }[] };
    };
    return cartDiscounts.results.map((hit) => hit.id);
  };
  for (const where of [
    'stores(key = "shop_de")',
    'stores(key in ("shop_de", "shop_at"))',
    "stores is not empty",
    'validFrom = "2026-03-01T00:00:00Z"',
    'validFrom <= "2026-05-01T00:00:00Z" and validUntil > "2026-05-01T00:00:00Z"',
    "validFrom is defined",
    'target(type = "lineItems" and predicate = "sku = \\"FOUND\\"")',
    'custom(fields(volumeDiscountGroup = "drills"))',
    'custom(fields(volumeDiscountGroup is defined)) and isActive = true and value(type = "relative")',
  ]) {
    expect([where, await find(where)]).toEqual([where, [id]]);
  }
  expect(await find('stores(key = "shop_at")')).toEqual([]);
  expect(await find('target(type = "shipping") and validFrom is defined')).toEqual([]);
});
