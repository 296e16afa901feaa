import { array, mask, number, optional, string, type } from "superstruct";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importDrafts } from "../../scripts/import/import-drafts.ts";
import { PlatformClient, type StoredResource } from "../../scripts/import/platform-client.ts";
import { type RunningPlatform, startPlatform } from "../../tests/contracts/import/start-platform.ts";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { giftFromEuros } from "../catalogue/trade/cart-discounts.ts";
import { demoCustomers, demoPassword, toStoreKey } from "../catalogue/trade/customers.ts";
import { type DemoCode, discountCodes } from "../catalogue/trade/discount-codes.ts";
import { listArticles } from "../catalogue/trade/ordered-articles.ts";
import { demoOrders } from "../catalogue/trade/orders.ts";
import { giftSku, guarantees } from "../catalogue/trade/virtual-products.ts";
import { volumeGroups, volumeTiers } from "../catalogue/trade/volume-discounts.ts";
import { numberOf, placeOrders } from "../seed/place-orders.ts";
import { seedPlatform, toCatalogueLines } from "../seed/seed-platform.ts";

const startUpMs = 120_000;
const products = 220;
const now = new Date();
const catalogue = generateCatalogue({ products, now, customers: true });
const articles = listArticles(catalogue.products);

let platform: RunningPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  client = new PlatformClient(platform.settings);
  const seeded = await seedPlatform({ ...platform.settings, products, now, customers: true });
  expect(seeded.problems).toEqual([]);
}, startUpMs);

afterAll(() => platform?.stop());

const Money = type({ centAmount: number() });
const Cart = type({
  id: string(),
  version: number(),
  totalPrice: Money,
  lineItems: array(
    type({
      totalPrice: Money,
      price: type({ value: Money, discounted: optional(type({ value: Money })) }),
      quantity: number(),
      lineItemMode: string(),
      variant: type({ sku: string() }),
    }),
  ),
  discountCodes: array(type({ state: string(), discountCode: type({ id: string() }) })),
});

async function makeCart(lineItems: readonly { sku: string; quantity: number }[], country = "DE") {
  return client.create("carts", {
    currency: "EUR",
    country,
    store: { typeId: "store", key: toStoreKey(country) },
    lineItems,
  });
}

async function enter(cart: StoredResource, code: string): Promise<StoredResource> {
  return client.update("carts", cart, [{ action: "addDiscountCode", code }]);
}

function priceOf(sku: string): number {
  const draft = catalogue.products.find(({ key }) => key === sku);
  return draft?.masterVariant.prices[0]?.value.centAmount ?? 0;
}

/** Returns a line of about 300 euros in total, outside all volume groups. */
function plainLine(): { sku: string; quantity: number } {
  const plain = articles.find(
    ({ sku }) => groupOf(sku) === undefined && priceOf(sku) > 10_000 && priceOf(sku) < 200_000,
  );
  if (!plain) throw new Error("the catalogue has no plain product");
  return { sku: plain.sku, quantity: 1 };
}

function groupOf(sku: string): unknown {
  const draft = catalogue.products.find(({ key }) => key === sku);
  const attributes: readonly { name: string; value?: unknown }[] = draft?.masterVariant.attributes ?? [];
  return attributes.find(({ name }) => name === "volumeDiscountGroup")?.value;
}

const isRefused = ({ state }: DemoCode) => state === "NotActive" || state === "NotValid";

describe("codes of the demo", () => {
  it("together have each of the six states", () => {
    expect(new Set(discountCodes.map(({ state }) => state)).size).toBe(6);
  });

  it.each(discountCodes.filter((code) => !isRefused(code)))(
    "$code is $state",
    async ({ code, state, after }) => {
      let cart = await makeCart([plainLine()]);
      if (after) cart = await enter(cart, after);
      const { discountCodes: entered } = mask(await enter(cart, code), Cart);
      expect(entered.at(-1)?.state).toBe(state);
    },
  );

  it.each(discountCodes.filter(isRefused))(
    "$code is refused, and $state in a cart that had it before",
    async (demo) => {
      await expect(makeCart([plainLine()]).then((cart) => enter(cart, demo.code))).rejects.toThrow(
        "cannot be applied",
      );
      const draft = catalogue["discount-codes"].find(({ code }) => code === demo.code);
      const change = async (isGood: boolean) => {
        const stored = await client.loadByKey("discount-codes", demo.discount);
        if (!stored) throw new Error(`${demo.code} does not exist`);
        await client.update("discount-codes", stored, [
          { action: "changeIsActive", isActive: isGood || draft?.isActive },
          { action: "setValidFrom", validFrom: isGood ? undefined : draft?.validFrom },
          { action: "setValidUntil", validUntil: isGood ? undefined : draft?.validUntil },
        ]);
      };
      await change(true);
      const cart = await enter(await makeCart([plainLine()]), demo.code);
      await change(false);
      const { discountCodes: entered } = mask(
        await client.update("carts", cart, [{ action: "recalculate" }]),
        Cart,
      );
      expect(entered.at(-1)?.state).toBe(demo.state);
    },
  );
});

describe("volume prices", () => {
  it.each([
    [2, 0],
    [3, 500],
    [4, 500],
    [5, 1000],
    [9, 1000],
    [10, 1500],
    [25, 1500],
  ])("for %d items take %d per ten thousand off", async (quantity, permyriad) => {
    const article = articles.find(({ sku }) => groupOf(sku) === volumeGroups[0]);
    expect(article).toBeDefined();
    const cart = mask(await makeCart([{ sku: article?.sku ?? "", quantity }]), Cart);
    const [line] = cart.lineItems;
    const unit = line?.price.discounted?.value.centAmount ?? line?.price.value.centAmount ?? 0;
    const off = Math.round((unit * permyriad) / 10_000);
    expect(Math.abs((line?.totalPrice.centAmount ?? 0) - quantity * (unit - off))).toBeLessThanOrEqual(
      quantity,
    );
  });

  it("do not apply in stores that do not offer them", async () => {
    const article = articles.find(({ sku }) => groupOf(sku) === volumeGroups[0]);
    const cart = mask(await makeCart([{ sku: article?.sku ?? "", quantity: 10 }], "HR"), Cart);
    const [line] = cart.lineItems;
    const unit = line?.price.discounted?.value.centAmount ?? line?.price.value.centAmount ?? 0;
    expect(line?.totalPrice.centAmount).toBe(unit * 10);
  });

  it("are found by their group, in the order of their tiers", async () => {
    const where = `custom(fields(volumeDiscountGroup = "${volumeGroups[0]}")) and isActive = true`;
    const query = new URLSearchParams({ where, sort: "sortOrder asc" });
    const page = mask(
      await client.send("GET", `/cart-discounts?${query}`),
      type({ results: array(type({ value: type({ permyriad: number() }) })) }),
    );
    const tiers = volumeTiers.filter(({ isActive }) => isActive).map(({ permyriad }) => permyriad);
    expect(page.results.map(({ value }) => value.permyriad)).toEqual(tiers);
  });
});

describe("the gift", () => {
  it("is added from its goods total on, and removed below it", async () => {
    const line = plainLine();
    const quantity = Math.ceil((giftFromEuros * 100) / (priceOf(line.sku) * 0.6)) + 1;
    const rich = mask(await makeCart([{ ...line, quantity }]), Cart);
    const gift = rich.lineItems.find(({ lineItemMode }) => lineItemMode === "GiftLineItem");
    expect(gift).toMatchObject({ variant: { sku: giftSku }, totalPrice: { centAmount: 0 }, quantity: 1 });
    const poor = mask(await makeCart([line]), Cart);
    expect(poor.lineItems.map(({ lineItemMode }) => lineItemMode)).toEqual(["Standard"]);
  });
});

describe("extra guarantees", () => {
  it("are products of their type, one for each number of years", async () => {
    const type_ = await client.loadByKey("product-types", "extra_guarantee");
    expect(type_).toBeDefined();
    for (const { sku } of guarantees) expect(await client.loadByKey("products", sku)).toBeDefined();
  });
});

describe("customers of the demo", () => {
  it.each(demoCustomers)("$email signs in to the shop of $country", async ({ email, country }) => {
    const path = `/in-store/key=${toStoreKey(country)}/login`;
    const answer = mask(
      await client.send("POST", path, { email, password: demoPassword }),
      type({ customer: type({ email: string() }) }),
    );
    expect(answer.customer.email).toBe(email);
  });

  it("have placed their orders, in their states, paid by one payment each", async () => {
    for (const order of demoOrders) {
      const stored = await client.send("GET", `/orders/order-number=${numberOf(order)}`);
      expect(stored).toMatchObject({
        orderState: order.orderState,
        shipmentState: order.shipmentState,
        paymentState: order.paymentState,
        paymentInfo: { payments: [{ typeId: "payment" }] },
      });
    }
  });
});

describe("a second seeding", () => {
  it("sends one request", async () => {
    const again = await seedPlatform({ ...platform.settings, products, now, customers: true });
    expect(again).toMatchObject({ status: "up-to-date", created: 0, updated: 0 });
  });

  it("would change nothing, and place no order twice", async () => {
    const { lines } = toCatalogueLines(catalogue);
    const report = await importDrafts(client, lines);
    expect(report.total("created") + report.total("updated")).toBe(0);
    expect(await placeOrders(client, articles)).toBe(0);
  }, 60_000);
});
