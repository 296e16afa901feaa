import { describe, expect, it } from "vitest";
import { toConsentSignals } from "../browser/tag-manager";
import { choosePartiesOf, listPartners, noParties, type PartySettings } from "./third-parties";

const settings: PartySettings = {
  reviewsUrl: "https://reviews.example/shop?id=7",
  badgeUrl: "https://badge.example/",
  tagManager: { scriptUrl: "https://tags.example/gtm.js", id: "GTM-1" },
  marketing: { scriptUrl: "https://marketing.example/sdk.js", id: "m" },
  survey: { scriptUrl: "https://reviews.example/platform.js", id: "7" },
  tracking: "https://tracking.example/api",
};
const allOn = { trustScoreEnabled: true, googleReviewsEnabled: true, isTracked: true };

describe("third-party services of a store", () => {
  it("are in its language if they are frames", () => {
    const { reviewsUrl, badgeUrl } = choosePartiesOf({ settings, flags: allOn, locale: "fr-BE" });
    expect(reviewsUrl).toBe("https://reviews.example/shop?id=7&language=fr&country=BE");
    expect(badgeUrl).toBe("https://badge.example/?language=fr&country=BE");
  });

  it.each([
    ["de-CH", true],
    ["nb-NO", true],
    ["sv-SE", true],
    ["sk-SK", false],
    ["el-GR", false],
    ["bg-BG", false],
  ])("in %s show a trust badge: %s", (locale, isShown) => {
    const { badgeUrl } = choosePartiesOf({ settings, flags: allOn, locale });
    expect(badgeUrl !== null).toBe(isShown);
  });

  it("follow the store's flags", () => {
    const flags = { trustScoreEnabled: false, googleReviewsEnabled: false, isTracked: false };
    const { tagManager, marketing } = settings;
    expect(choosePartiesOf({ settings, flags, locale: "de-DE" })).toEqual({
      ...noParties,
      tagManager,
      marketing,
    });
  });

  it("are listed once per purpose, without parties that receive nothing", () => {
    const named = listPartners(settings).map(({ purpose, kind, host }) => `${purpose} ${kind} ${host}`);
    expect(named).toEqual([
      "functional ratings reviews.example",
      "functional ratings badge.example",
      "statistics tags tags.example",
      "marketing buyers tags.example",
      "marketing marketing marketing.example",
      "marketing survey reviews.example",
      "marketing tracking tracking.example",
    ]);
    expect(listPartners(noParties)).toEqual([]);
    expect(listPartners({ ...settings, badgeUrl: "https://reviews.example/badge" })).toHaveLength(6);
  });
});

it.each([
  [[], "security_storage"],
  [["functional"], "functionality_storage personalization_storage security_storage"],
  [["statistics"], "analytics_storage security_storage"],
  [["marketing"], "ad_storage ad_user_data ad_personalization security_storage"],
] as const)("the choice %j grants the signals %s", (purposes, granted) => {
  const signals = toConsentSignals(new Set(purposes));
  expect(Object.keys(signals)).toHaveLength(7);
  expect(Object.keys(signals).filter((signal) => signals[signal] === "granted")).toEqual(granted.split(" "));
});
