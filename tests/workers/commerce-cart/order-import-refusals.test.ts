import { beforeAll, describe, expect, it } from "vitest";
import { draft, importOrder, line, whole } from "./import-drafts.ts";
import { database, fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

describe("an import draft", () => {
  it("with the number of an existing order is a DuplicateField", async () => {
    await importOrder(token, { ...draft, orderNumber: "moved-3" });
    const { status, body } = await importOrder(token, { ...draft, orderNumber: "moved-3" });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ code: "DuplicateField", field: "orderNumber", duplicateValue: "moved-3" }],
    ]);
  });

  it.each<[string, object, object]>([
    ["neither goods nor fees", { lineItems: [] }, { code: "InvalidField", field: "lineItems" }],
    [
      "an amount in another currency",
      { totalPrice: { currencyCode: "CZK", centAmount: 1 } },
      { code: "InvalidField", field: "lineItems.price.value.currencyCode" },
    ],
    ["no total", { totalPrice: undefined }, { code: "InvalidJsonInput" }],
    [
      "a line of nothing",
      { lineItems: [{ ...line, quantity: 0 }] },
      { code: "InvalidField", field: "quantity" },
    ],
    [
      "a line without a variant's name",
      { lineItems: [{ ...line, variant: {} }] },
      { code: "RequiredField", field: "lineItems.variant.sku" },
    ],
    [
      "an unknown SKU",
      { lineItems: [{ ...line, variant: { sku: "none" } }] },
      { code: "ReferencedResourceNotFound", typeId: "product", id: "none" },
    ],
    [
      "taxes without their rate",
      { lineItems: [{ ...line, taxRate: undefined, taxedPrice: whole.taxedPrice }] },
      { code: "RequiredField", field: "taxRate" },
    ],
    [
      "an unknown customer",
      { customerId: "nobody" },
      { code: "ReferencedResourceNotFound", typeId: "customer", id: "nobody" },
    ],
    [
      "an unknown payment",
      { paymentInfo: { payments: [{ typeId: "payment", id: "none" }] } },
      { code: "ReferencedResourceNotFound", typeId: "payment", id: "none" },
    ],
    [
      "an unknown store",
      { store: { typeId: "store", key: "nowhere" } },
      { code: "ReferencedResourceNotFound", typeId: "store" },
    ],
    [
      "a country that its store does not sell to",
      { store: { typeId: "store", key: "shop_at" }, country: "SK" },
      { code: "CountryNotConfiguredInStore" },
    ],
    [
      "a custom field that its type does not have",
      { custom: { type: { key: "cart-fields" }, fields: { strange: 1 } } },
      { code: "InvalidField", field: "strange" },
    ],
    [
      "a target that is none of its addresses",
      { lineItems: [{ ...line, shippingDetails: { targets: [{ addressKey: "barn", quantity: 2 }] } }] },
      { code: "InvalidField", field: "shippingDetails.targets.addressKey" },
    ],
    ["a state that there is not", { orderState: "Lost" }, { code: "InvalidJsonInput" }],
    [
      "a mode that this platform does not keep",
      { inventoryMode: "ReserveOnCart" },
      { code: "InvalidField", field: "inventoryMode" },
    ],
  ])("with %s is refused", async (_what, change, error) => {
    const count = () => database.prepare("SELECT count(*) AS count FROM orders").first("count");
    const before = await count();
    const { status, body } = await importOrder(token, { ...draft, ...change });
    expect([status, body.errors?.[0]]).toMatchObject([400, error]);
    expect(await count()).toBe(before);
  });
});
