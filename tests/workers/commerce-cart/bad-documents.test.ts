import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { SK } from "./cart-documents.ts";
import { database, fetchClientToken, migrate, send } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";
let cart = { id: "", version: 0 };
let order = { id: "", version: 0 };
let payment = { id: "", version: 0 };

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
  const draft = {
    currency: "EUR",
    country: "SK",
    lineItems: [{ sku: "EX10000005" }],
    shippingAddress: SK,
    shippingMethod: { key: "parcel" },
  };
  const make = async (path: string, body: object) =>
    (await send<typeof cart>(token, "POST", path, body)).body;
  const ordered = await make("/carts", draft);
  cart = await make("/carts", draft);
  order = await make("/orders", { id: ordered.id, version: ordered.version });
  payment = await make("/payments", { amountPlanned: { currencyCode: "EUR", centAmount: 1 } });
});

/**
 * A fixed seed gives the same requests; enough runs to combine each name with many kinds of values, in a few seconds.
 */
const RUNS = { numRuns: 40, seed: 20_261_121 };

const word = fc.constantFrom(
  "",
  "none",
  "EUR",
  "SK",
  "cart-fields",
  "standard",
  "'; DROP TABLE cart; --",
  "\u0000",
  "🛒",
);

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false, -1, 0, 1.5, 2 ** 53, 1e308),
    word,
    fc.array(tie("any"), { maxLength: 3 }),
    tie("object"),
  ),
  object: fc.dictionary(
    fc.constantFrom(
      ...[
        "id",
        "key",
        "typeId",
        "type",
        "fields",
        "name",
        "value",
        "money",
        "amount",
        "centAmount",
        "currencyCode",
      ],
      ...[
        "address",
        "country",
        "quantity",
        "sku",
        "items",
        "parcels",
        "price",
        "tiers",
        "discounts",
        "target",
      ],
      ...["lineItemId", "custom", "transaction", "relative", "permyriad", "__proto__", "constructor"],
    ),
    tie("any"),
    { maxKeys: 5 },
  ),
}));

const draftField = fc.constantFrom(
  ...[
    "currency",
    "country",
    "key",
    "lineItems",
    "customLineItems",
    "shippingAddress",
    "shippingMethod",
    "custom",
  ],
  ...["discountCodes", "taxMode", "inventoryMode", "shippingRateInput", "amountPlanned", "transactions"],
  ...[
    "paymentMethodInfo",
    "interfaceInteractions",
    "cart",
    "version",
    "orderNumber",
    "customerGroup",
    "store",
  ],
);

const actionName = fc.constantFrom(
  ...[
    "addLineItem",
    "removeLineItem",
    "changeLineItemQuantity",
    "addCustomLineItem",
    "setCustomField",
    "setCustomType",
  ],
  ...[
    "setShippingAddress",
    "setShippingMethod",
    "setCustomShippingMethod",
    "setDirectDiscounts",
    "addDiscountCode",
  ],
  ...[
    "setLineItemTotalPrice",
    "setLineItemTaxRate",
    "setCartTotalTax",
    "setShippingRateInput",
    "changeLineItemsOrder",
  ],
  ...[
    "addDelivery",
    "addParcelToDelivery",
    "setParcelTrackingData",
    "addReturnInfo",
    "updateSyncInfo",
    "setStore",
  ],
  ...[
    "changeOrderState",
    "addPayment",
    "addTransaction",
    "changeTransactionState",
    "setMethodInfoName",
    "setKey",
  ],
  ...[
    "addInterfaceInteraction",
    "setDeleteDaysAfterLastModification",
    "freezeCart",
    "toString",
    "__proto__",
    "",
  ],
);

async function readVersions(): Promise<unknown> {
  const rows = await database.batch(
    ["cart", "orders", "payment"].map((table) =>
      database.prepare(`SELECT id, version, data FROM ${table} ORDER BY id`),
    ),
  );
  return rows.map(({ results }) => results);
}

describe("an invalid request", () => {
  it("to create a document never causes a server error", async () => {
    const draft = fc.dictionary(draftField, value.any, { maxKeys: 6 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("/carts", "/orders", "/payments", "/carts/replicate"),
        draft,
        async (path, body) => {
          const { status } = await send(token, "POST", path, body);
          expect(status).toBeLessThan(500);
        },
      ),
      RUNS,
    );
  }, 60_000);

  it("to change one never causes a server error, and a refused one has no effect", async () => {
    const input = fc.oneof(value.object, fc.constant({}));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("carts", "orders", "payments"),
        actionName,
        input,
        async (kind, action, rest) => {
          const { id } = { carts: cart, orders: order, payments: payment }[kind];
          const before = await readVersions();
          const current = await send<{ version: number }>(token, "GET", `/${kind}/${id}`);
          const command = { version: current.body.version, actions: [{ ...rest, action }] };
          const { status } = await send(token, "POST", `/${kind}/${id}`, command);
          expect(status).toBeLessThan(500);
          if (status >= 400) expect(await readVersions()).toEqual(before);
        },
      ),
      RUNS,
    );
  }, 60_000);
});
