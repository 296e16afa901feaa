import { describe, expect, it } from "vitest";
import { openCatalogueScope } from "../../../../tests/support/catalogue-scope";
import { loadStoreSettings } from "./load-store-settings";

/** Loads the German shop's settings from a store with these fields, and the ignored fields. */
async function load(fields: Readonly<Record<string, unknown>>) {
  const ignored: unknown[] = [];
  const customFieldsRaw = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const scope = {
    ...openCatalogueScope(() => ({ store: { custom: { customFieldsRaw } } })),
    warn: (event: string, { field }: Readonly<Record<string, unknown>>) => ignored.push([event, field]),
  };
  const settings = await loadStoreSettings(scope);
  return { settings: settings.ok ? settings.value : null, ignored };
}

describe("a store's settings", () => {
  it("have a fee in the shop's currency", async () => {
    const { settings, ignored } = await load({ codFee: { centAmount: 199, currencyCode: "EUR" } });
    expect(settings?.codFee).toEqual({ centAmount: 199, currency: "EUR" });
    expect(ignored).toEqual([]);
  });

  it("have no fee in another currency, and log it", async () => {
    const { settings, ignored } = await load({ codFee: { centAmount: 79_000, currencyCode: "HUF" } });
    expect(settings?.codFee).toBeNull();
    expect(ignored).toEqual([["store-setting-ignored", "codFee"]]);
  });

  const dates = { startDate: "2026-11-20T00:00:00.000Z", endDate: "2026-12-01T00:00:00.000Z" };

  it("have a campaign with a name and both days", async () => {
    const { settings } = await load({ campaignName: "Black Friday", ...dates });
    expect(settings?.campaign).toEqual({ name: "Black Friday", ...dates });
    expect((await load({})).settings?.campaign).toBeNull();
  });

  it.each([
    ["without an end", { ...dates, endDate: null }],
    ["that ends before it begins", { startDate: dates.endDate, endDate: dates.startDate }],
    ["with days that are none", { ...dates, startDate: "soon" }],
  ])("have no campaign %s, and log it", async (_what, days) => {
    const { settings, ignored } = await load({ campaignName: "Black Friday", ...days });
    expect(settings?.campaign).toBeNull();
    expect(ignored).toEqual([["store-setting-ignored", "campaignName"]]);
  });
});
