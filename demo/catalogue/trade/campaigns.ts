import { daysFrom } from "./traded.ts";

/** Names of campaigns are the same in all languages; the shop derives the products' tag from the name. */
export const campaignNames = { black_friday: "Black Friday", cyber_week: "Cyber Week" } as const;

export type CampaignKey = keyof typeof campaignNames;
export type CampaignState = "running" | "coming" | "expired";

/** Returns `campaign:black_friday`, like the shop's `toCampaignTag`. */
export function toTag(campaign: CampaignKey): string {
  return `campaign:${campaign}`;
}

/** Starts and ends with the reductions of its products, so that a running campaign has goods. */
const runs: Readonly<Record<CampaignKey, Readonly<Record<CampaignState, readonly [number, number]>>>> = {
  black_friday: { running: [-3, 11], coming: [4, 18], expired: [-24, -10] },
  cyber_week: { running: [-2, 5], coming: [3, 10], expired: [-16, -9] },
};

/** Stores with another campaign, or none today; all others run Black Friday. */
// biome-ignore format: a table
const exceptions: Readonly<Record<string, readonly [CampaignKey, CampaignState] | null>> = {
  CZ: ["cyber_week", "running"], DK: ["cyber_week", "running"], FI: ["cyber_week", "running"],
  GR: ["cyber_week", "running"], NL: ["cyber_week", "running"], SE: ["cyber_week", "running"],
  HR: ["cyber_week", "coming"], LT: ["black_friday", "coming"], PT: ["cyber_week", "coming"],
  BG: ["black_friday", "expired"], NO: ["cyber_week", "expired"],
  SI: null,
};

/** Returns the campaign of a country's store, and its state on the day of the seeding; undefined: none. */
export function chooseCampaign(country: string): readonly [CampaignKey, CampaignState] | undefined {
  const exception = exceptions[country];
  return exception === undefined ? ["black_friday", "running"] : (exception ?? undefined);
}

/** Returns the store's campaign fields; empty without a campaign. */
export function toCampaignFields(country: string, now: Date) {
  const chosen = chooseCampaign(country);
  if (!chosen) return {};
  const [campaign, state] = chosen;
  const [from, until] = runs[campaign][state];
  const day = daysFrom(now);
  return { campaignName: campaignNames[campaign], startDate: day(from), endDate: day(until) };
}
