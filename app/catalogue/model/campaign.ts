/** A store's campaign, from its custom fields; dates in ISO 8601. */
export type Campaign = {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
};

/** Whether it has begun and not ended. */
export function isActiveCampaign({ startDate, endDate }: Campaign, now: Date): boolean {
  return Date.parse(startDate) <= now.getTime() && now.getTime() < Date.parse(endDate);
}

/** When it next begins or ends; null: it is over. */
export function findCampaignBoundary({ startDate, endDate }: Campaign, now: Date): string | null {
  return [startDate, endDate].find((date) => Date.parse(date) > now.getTime()) ?? null;
}

/**
 * Returns the tag of its products, `campaign:black_friday` for `Black Friday`.
 * The name is in lower case, with underscores for spaces.
 */
export function toCampaignTag({ name }: Pick<Campaign, "name">): string {
  const words = name.trim().toLowerCase().replaceAll(/\s+/g, "_");
  return `campaign:${words.replaceAll(/[^\w-]/g, "")}`;
}

const specimenMs = 7 * 86_400_000;

/**
 * Returns a campaign with dates from today to seven days later.
 * Used to preview the blocks of the store's last or next campaign while it does not run.
 */
export function toSpecimenCampaign({ name }: Campaign, now: Date): Campaign {
  const begin = new Date(now).setUTCHours(0, 0, 0, 0);
  return {
    name,
    startDate: new Date(begin).toISOString(),
    endDate: new Date(begin + specimenMs).toISOString(),
  };
}
