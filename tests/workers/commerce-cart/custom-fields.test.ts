import { beforeAll, describe, expect, it } from "vitest";
import { createCart, orderCart, SK, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { insertResource, seedShop } from "./seed.ts";

let token = "";

const define = (name: string, type: object, required = false) => ({
  name,
  label: { en: name },
  type,
  required,
});

beforeAll(async () => {
  await migrate();
  await seedShop();
  const fieldDefinitions = [
    define("must", { name: "String" }, true),
    define("count", { name: "Number" }),
    define("size", { name: "Enum", values: [{ key: "s" }, { key: "l" }] }),
    define("days", { name: "Set", elementType: { name: "Date" } }),
  ];
  const type = insertResource("type", "strict", { name: {}, resourceTypeIds: ["order"], fieldDefinitions });
  await database.batch([type]);
  token = await fetchClientToken();
});

const strict = (...fields: [name: string, value: unknown][]) => ({
  typeKey: "strict",
  fields: [["must", "yes"] as const, ...fields].map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  })),
});

describe("custom fields", () => {
  it.each<[string, object, object]>([
    ["a field that the type does not define", strict(["other", 1]), { code: "InvalidField", field: "other" }],
    [
      "a value of another kind",
      strict(["count", "1"]),
      { code: "InvalidField", field: "count", invalidValue: "1" },
    ],
    [
      "a key that the enum does not have",
      strict(["size", "m"]),
      { code: "InvalidField", field: "size", invalidValue: "m", allowedValues: ["s", "l"] },
    ],
    [
      "a set with an element of another kind",
      strict(["days", ["soon"]]),
      { code: "InvalidField", field: "days" },
    ],
    ["a required field that is missing", { typeKey: "strict" }, { code: "RequiredField", field: "must" }],
    [
      "a text that is no JSON",
      { typeKey: "strict", fields: [{ name: "must", value: "yes" }] },
      { code: "InvalidField", field: "must", invalidValue: "yes" },
    ],
  ])("refuse %s", async (_what, custom, expected) => {
    const { errors } = await createCart(token, { custom });
    expect(errors?.[0]?.extensions).toMatchObject(expected);
  });

  it("are set one by one within their type, and a required one cannot be removed", async () => {
    const { data, errors } = await createCart(token, { custom: strict(["days", ["2026-11-21"]]) });
    expect(errors).toBeUndefined();
    const set = (name: string, value: string | null) =>
      updateCart(token, data.createCart, [{ setCustomField: { name, value } }]);
    expect((await set("must", null)).errors?.[0]?.extensions.code).toBe("RequiredField");
    expect((await set("size", '"xl"')).errors?.[0]?.extensions.code).toBe("InvalidField");
    expect((await set("none", "1")).errors?.[0]?.extensions.code).toBe("InvalidField");
    expect((await set("size", '"l"')).errors).toBeUndefined();
  });

  it("of orders and their lines are validated likewise", async () => {
    const cart = await createCart(token, { lineItems: [{ sku: "EX10000005" }], shippingAddress: SK });
    const { data } = await orderCart(token, cart.data.createCart, "fields-1");
    const { id, lineItems } = data.createOrderFromCart;
    const lineItemId = lineItems[0]?.id;
    const update = (version: number, ...actions: object[]) =>
      ask(
        token,
        `mutation($id: String!, $version: Long!, $actions: [OrderUpdateAction!]!) {
          updateOrder(id: $id, version: $version, actions: $actions) { version
            lineItems { custom { customFieldsRaw { name value } } } } }`,
        { id, version, actions },
      );
    const wrong = await update(1, { setLineItemCustomType: { lineItemId, ...strict(["count", true]) } });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: "InvalidField", actionIndex: 1 });
    const right = await update(
      1,
      { setLineItemCustomType: { lineItemId, ...strict(["count", 1]) } },
      { setLineItemCustomField: { lineItemId, name: "count", value: "2" } },
    );
    expect(right.data.updateOrder).toEqual({
      version: 2,
      lineItems: [
        {
          custom: {
            customFieldsRaw: [
              { name: "must", value: "yes" },
              { name: "count", value: 2 },
            ],
          },
        },
      ],
    });
  });
});
