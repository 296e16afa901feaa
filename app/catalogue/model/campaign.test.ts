import { describe, expect, it } from "vitest";
import { findCampaignBoundary, isActiveCampaign, toCampaignTag, toSpecimenCampaign } from "./campaign";

const campaign = {
  name: "Black Friday",
  startDate: "2026-11-20T00:00:00.000Z",
  endDate: "2026-12-01T00:00:00.000Z",
};

describe("a campaign", () => {
  it.each([
    ["2026-11-19T23:59:59.999Z", false, campaign.startDate],
    ["2026-11-20T00:00:00.000Z", true, campaign.endDate],
    ["2026-11-30T23:59:59.999Z", true, campaign.endDate],
    ["2026-12-01T00:00:00.000Z", false, null],
  ])("at %s is active: %s, until %s", (now, isActive, boundary) => {
    expect(isActiveCampaign(campaign, new Date(now))).toBe(isActive);
    expect(findCampaignBoundary(campaign, new Date(now))).toBe(boundary);
  });

  it.each([
    ["Black Friday", "campaign:black_friday"],
    ["cyber_week", "campaign:cyber_week"],
    ["Back-to-work", "campaign:back-to-work"],
    ["  Big   deals! ", "campaign:big_deals"],
  ])("%j has products with the tag %s", (name, tag) => expect(toCampaignTag({ name })).toBe(tag));

  it("is replaced by a running sample, the same all day", () => {
    const specimen = toSpecimenCampaign(campaign, new Date("2026-12-24T00:00:00Z"));
    const evening = new Date("2026-12-24T23:59:59Z");
    expect(isActiveCampaign(specimen, evening)).toBe(true);
    expect(toSpecimenCampaign(campaign, evening)).toEqual(specimen);
    expect(specimen.name).toBe(campaign.name);
  });
});
