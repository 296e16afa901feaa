import { describe, expect, it } from "vitest";
import { isActiveCampaign, toCampaignTag } from "../../../app/catalogue/model/campaign.ts";
import { shopCountries } from "../../../scripts/base/country.ts";
import { createStores } from "../drafts/stores.ts";
import { campaignNames, chooseCampaign, toTag } from "./campaigns.ts";
import { isRunning, reductions } from "./reduction.ts";

const now = new Date("2026-11-21T12:00:00Z");

describe("campaigns", () => {
  it("have names from which the shop derives the products' tags", () => {
    for (const key of ["black_friday", "cyber_week"] as const) {
      expect(toCampaignTag({ name: campaignNames[key] })).toBe(toTag(key));
      expect(toTag(key)).toMatch(/^campaign:[a-z0-9_-]+$/);
    }
  });

  it("each have reduced products whenever a store runs them", () => {
    for (const { code } of shopCountries) {
      const [campaign, state] = chooseCampaign(code) ?? [];
      if (state !== "running") continue;
      const goods = reductions.filter((reduction) => reduction.campaign === campaign);
      expect(goods.length, code).toBeGreaterThan(0);
      expect(goods.every(isRunning), code).toBe(true);
    }
  });

  it("exist in every state, and one store has none", () => {
    const states = createStores(now).map(({ key, custom: { fields } }) => {
      const { campaignName: name, startDate, endDate } = toTexts(fields);
      if (!name || !startDate || !endDate) return `${key}: none`;
      const isOn = isActiveCampaign({ name, startDate, endDate }, now);
      return `${name}: ${isOn ? "running" : Date.parse(startDate) > now.getTime() ? "coming" : "expired"}`;
    });
    const counts = Object.groupBy(states, (state) => state);
    expect(Object.fromEntries(Object.entries(counts).map(([state, list]) => [state, list?.length]))).toEqual({
      "Black Friday: running": 13,
      "Black Friday: coming": 1,
      "Black Friday: expired": 1,
      "Cyber Week: running": 6,
      "Cyber Week: coming": 2,
      "Cyber Week: expired": 1,
      "shop_si: none": 1,
    });
  });
});

function toTexts(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
