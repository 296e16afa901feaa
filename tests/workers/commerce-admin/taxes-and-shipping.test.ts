import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, connect } from "./administrator.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
});

describe("taxes and shipping", () => {
  const rate = (amount: number, country = "DE") => ({
    name: "VAT",
    amount,
    includedInPrice: true,
    country,
  });

  it("add, replace and remove tax rates; a replaced one has a new id", async () => {
    const made = await admin.make("tax-categories", { key: "tax", name: "Tax", rates: [rate(0.19)] });
    const added = await admin.change("tax-categories", made, {
      action: "addTaxRate",
      taxRate: rate(0.2, "AT"),
    });
    const [first, second] = added.rates as { id: string; amount: number }[];
    const replaced = await admin.change("tax-categories", added, {
      action: "replaceTaxRate",
      taxRateId: first?.id,
      taxRate: rate(0.21),
    });
    const rates = replaced.rates as { id: string; amount: number }[];
    expect(rates).toMatchObject([{ amount: 0.21 }, { amount: 0.2, id: second?.id }]);
    expect(rates[0]?.id).not.toBe(first?.id);
    const removed = await admin.change("tax-categories", replaced, {
      action: "removeTaxRate",
      taxRateId: second?.id,
    });
    expect(removed.rates).toHaveLength(1);
    const bad = await admin.fail("tax-categories", removed, { action: "addTaxRate", taxRate: rate(1.9) });
    expect(bad.errors).toMatchObject([{ code: "InvalidJsonInput" }]);
  });

  it("add and remove locations of zones, and zones and rates of methods", async () => {
    const zone = await admin.make("zones", { key: "north", name: "North" });
    const wider = await admin.change(
      "zones",
      zone,
      { action: "addLocation", location: { country: "NO" } },
      { action: "addLocation", location: { country: "SE" } },
      { action: "removeLocation", location: { country: "NO" } },
    );
    expect(wider).toMatchObject({ version: 2, locations: [{ country: "SE" }] });
    const method = await admin.make("shipping-methods", {
      key: "sledge",
      name: "Sledge",
      isDefault: false,
      taxCategory: { key: "tax" },
      zoneRates: [],
    });
    const price = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
    const on = { zone: { typeId: "zone", key: "north" } };
    const rated = await admin.change(
      "shipping-methods",
      method,
      { action: "addZone", ...on },
      { action: "addShippingRate", ...on, shippingRate: { price: price(900), freeAbove: price(9000) } },
      { action: "setCarrier", carrier: "Rudolph" },
    );
    expect(rated).toMatchObject({
      carrier: "Rudolph",
      zoneRates: [{ zone: { id: zone.id }, shippingRates: [{ price: { centAmount: 900 } }] }],
    });
    const second = { action: "addShippingRate", ...on, shippingRate: { price: price(100) } };
    expect((await admin.fail("shipping-methods", rated, second)).errors).toMatchObject([
      { code: "InvalidOperation" },
    ]);
    const held = await admin.remove(`zones/${zone.id}?version=${wider.version}`);
    expect(await held.json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "shipping-method" }],
    });
    const bare = await admin.change(
      "shipping-methods",
      rated,
      {
        action: "removeShippingRate",
        ...on,
        shippingRate: { price: price(900), freeAbove: price(9000) },
      },
      { action: "removeZone", ...on },
    );
    expect(bare).toMatchObject({ zoneRates: [] });
    expect((await admin.remove(`zones/${zone.id}?version=${wider.version}`)).status).toBe(200);
    expect((await admin.get(`zones/${zone.id}`)).status).toBe(404);
  });
});

describe("a deletion over REST", () => {
  it("requires the current version", async () => {
    const zone = await admin.make("zones", { key: "short-lived", name: "Short-lived" });
    const without = await admin.remove(`zones/${zone.id}`);
    expect([without.status, await without.json()]).toMatchObject([
      400,
      { errors: [{ code: "InvalidInput" }] },
    ]);
    const stale = await admin.remove(`zones/${zone.id}?version=7`);
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { errors: [{ code: "ConcurrentModification", currentVersion: 1 }] },
    ]);
    const gone = await admin.remove("zones/key=short-lived?version=1");
    expect([gone.status, await gone.json()]).toMatchObject([200, { id: zone.id, key: "short-lived" }]);
    expect((await admin.remove("zones/key=short-lived?version=1")).status).toBe(404);
  });
});
