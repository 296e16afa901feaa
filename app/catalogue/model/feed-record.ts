import type { Money } from "../../foundation/money";
import type { EnergyScale } from "./energy-scale";
import type { NetContent } from "./unit-price";

/** One article for sale as product feeds describe it, with the price and stock of its page. */
export type FeedRecord = {
  /** The number that the page shows. */
  readonly id: string;
  /** The product's id, if several variants are for sale; null for a single one. */
  readonly groupId: string | null;
  readonly options: readonly FeedDetail[];
  readonly title: string;
  /** Plain text; the highlights if the product has no description. */
  readonly description: string;
  readonly highlights: readonly string[];
  readonly link: string;
  /** At least one, each a raster picture. */
  readonly pictures: readonly string[];
  readonly brand: string;
  readonly gtin: string | null;
  readonly model: string | null;
  readonly isRefurbished: boolean;
  readonly isInStock: boolean;
  readonly price: Money;
  readonly reduction: FeedReduction | null;
  /** Names of the categories, the department first. */
  readonly categories: readonly string[];
  readonly details: readonly FeedDetail[];
  readonly energy: FeedEnergy | null;
  /** Of one piece to the shop's country; null if the shop has no delivery method for it. */
  readonly shipping: FeedShipping | null;
  readonly netContent: NetContent | null;
  readonly rating: { readonly average: number; readonly count: number } | null;
};

type FeedDetail = { readonly name: string; readonly value: string };

/** `before`: the lowest price of the 30 days before the reduction (Dir. 98/6 Art. 6a). Dates are ISO 8601. */
export type FeedReduction = {
  readonly before: Money;
  readonly from: string | null;
  readonly until: string | null;
};

type FeedEnergy = EnergyScale & {
  /** In the European Product Registry for Energy Labelling; null if unknown. */
  readonly registryNumber: string | null;
  readonly labelUrl: string | null;
  readonly sheetUrl: string | null;
};

export type FeedShipping = {
  /** The method's key: `parcel` or `freight`. */
  readonly key: string;
  readonly name: string;
  readonly cost: Money;
  /** Working days from the order to the arrival. */
  readonly days: { readonly from: number; readonly to: number };
};

/** Product feeds that a store can open; the setting `productFeeds` lists their names. */
export const feedNames = ["google", "openai", "meta", "idealo"] as const;

export type FeedName = (typeof feedNames)[number];

/** Parses `google meta`; unknown names are ignored. */
export function parseFeedNames(text: string): readonly FeedName[] {
  const words = text.toLowerCase().split(/[\s,]+/);
  return feedNames.filter((name) => words.includes(name));
}
