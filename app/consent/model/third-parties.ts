import type { ConsentPurpose } from "./consent";

/** A script of another host, with the shop's id at that party. */
export type ScriptParty = { readonly scriptUrl: string; readonly id: string };

/** Third-party services that this shop is connected to; null: not connected. Used after consent only. */
export type PartySettings = {
  /** Page of customers' reviews of the shop, shown in a frame. */
  readonly reviewsUrl: string | null;
  /** Page of the trust badge, shown in a frame. */
  readonly badgeUrl: string | null;
  readonly tagManager: ScriptParty | null;
  /** Marketing and notifications. */
  readonly marketing: ScriptParty | null;
  /** Requests a rating from a shopper after an order. */
  readonly survey: ScriptParty | null;
  /** The server reports visits to it. */
  readonly tracking: string | null;
};

export const noParties: PartySettings = {
  reviewsUrl: null,
  badgeUrl: null,
  tagManager: null,
  marketing: null,
  survey: null,
  tracking: null,
};

/** The languages of the trust badge; in others it is not shown (specification, second document 9). */
const badgeLanguages = ["de", "en", "es", "fi", "fr", "it", "nl", "pt", "pl", "nb", "da", "sv"] as const;

type Surroundings = {
  readonly settings: PartySettings;
  /** The store's settings. */
  readonly flags: {
    readonly trustScoreEnabled: boolean;
    readonly googleReviewsEnabled: boolean;
    readonly isTracked: boolean;
  };
  readonly locale: string;
};

/**
 * Returns the third-party services that this store uses in this language; null for the others.
 * The URLs of frames contain the page's language and country.
 */
export function choosePartiesOf({ settings, flags, locale }: Surroundings): PartySettings {
  const hasBadge =
    flags.trustScoreEnabled && badgeLanguages.some((language) => locale.startsWith(`${language}-`));
  return {
    ...settings,
    reviewsUrl: flags.googleReviewsEnabled ? toLocalUrl(settings.reviewsUrl, locale) : null,
    badgeUrl: hasBadge ? toLocalUrl(settings.badgeUrl, locale) : null,
    survey: flags.googleReviewsEnabled ? settings.survey : null,
    tracking: flags.isTracked ? settings.tracking : null,
  };
}

function toLocalUrl(base: string | null, locale: string): string | null {
  if (base === null) return null;
  const url = new URL(base);
  const [language = "", country = ""] = locale.split("-");
  url.searchParams.set("language", language);
  url.searchParams.set("country", country);
  return url.href;
}

/** The purposes of each service: it is loaded when any of them has consent. */
export const purposesOf: Readonly<Record<keyof PartySettings, readonly ConsentPurpose[]>> = {
  reviewsUrl: ["functional"],
  badgeUrl: ["functional"],
  tagManager: ["statistics", "marketing"],
  marketing: ["marketing"],
  survey: ["marketing"],
  tracking: ["marketing"],
};

type Partner = {
  readonly purpose: ConsentPurpose;
  /** `buyers`: the tag manager as a recipient of buyers' data. */
  readonly kind: "ratings" | "tags" | "buyers" | "marketing" | "survey" | "tracking";
  readonly host: string;
};

/** Lists the recipients by purpose, each once: what a visitor must know before consenting. */
export function listPartners(parties: PartySettings): readonly Partner[] {
  const { reviewsUrl, badgeUrl, tagManager, marketing, survey, tracking } = parties;
  const list = (kind: Partner["kind"], name: keyof PartySettings, url: string | undefined | null) =>
    url ? purposesOf[name].map((purpose) => ({ purpose, kind, host: new URL(url).host })) : [];
  const partners = [
    ...list("ratings", "reviewsUrl", reviewsUrl),
    ...list("ratings", "badgeUrl", badgeUrl),
    ...list("tags", "tagManager", tagManager?.scriptUrl).map((partner) =>
      partner.purpose === "marketing" ? { ...partner, kind: "buyers" as const } : partner,
    ),
    ...list("marketing", "marketing", marketing?.scriptUrl),
    ...list("survey", "survey", survey?.scriptUrl),
    ...list("tracking", "tracking", tracking),
  ];
  return [...new Map(partners.map((partner) => [JSON.stringify(partner), partner])).values()];
}
