import { shopCountries } from "../../../scripts/base/country.ts";
import { customFields } from "../drafts/draft.ts";
import { type Localized, localize, toLocale } from "../language.ts";
import { randomOf } from "../random.ts";
import { formatMessage } from "../text/message.ts";
import { words } from "../words/words.ts";
import { flagsOf } from "./store-flags.ts";
import type { Traded } from "./traded.ts";

/** The group of machines bought in quantity, and that of accessories. */
export const volumeGroups = ["volume_discount_default", "volume_discount_accessories"] as const;

export type VolumeGroup = (typeof volumeGroups)[number];

interface Tier {
  /** Minimum quantity of one line, and that of the next tier. */
  readonly from: number;
  readonly below?: number;
  readonly permyriad: number;
  readonly isActive: boolean;
}

/**
 * Specification, section 9: 3 items give 5 per cent, 5 give 10, 10 give 15. The last one was dropped: it never applies.
 */
export const volumeTiers: readonly Tier[] = [
  { from: 3, below: 5, permyriad: 500, isActive: true },
  { from: 5, below: 10, permyriad: 1000, isActive: true },
  { from: 10, permyriad: 1500, isActive: true },
  { from: 20, permyriad: 2000, isActive: false },
];

const highestPriceInGroup = 500;
const shareInGroup = 0.4;

/**
 * Returns the group of a product.
 * Every accessory has one, and two in five of the smaller new machines.
 */
export function volumeGroupOf({ sku, ware, euros, kind = "machine" }: Traded): VolumeGroup | undefined {
  if (ware !== "a" || kind === "service") return undefined;
  if (kind === "accessory") return "volume_discount_accessories";
  if (euros >= highestPriceInGroup || randomOf(0, `volume ${sku}`) >= shareInGroup) return undefined;
  return "volume_discount_default";
}

/**
 * Creates cart discounts without a code, for stores with volume prices.
 * The shop reads its table of tiers from them.
 */
export function createVolumeDiscounts() {
  return volumeGroups.flatMap((group, groupIndex) =>
    volumeTiers.map((tier, tierIndex) => ({
      key: `${group.replaceAll("_", "-")}-${tier.from}`,
      name: nameOf(tier),
      value: { type: "relative", permyriad: tier.permyriad },
      cartPredicate: "1 = 1",
      target: { type: "lineItems", predicate: toLinePredicate(group, tier) },
      sortOrder: `0.7${groupIndex + 1}${tierIndex + 1}`,
      isActive: tier.isActive,
      requiresDiscountCode: false,
      stackingMode: "Stacking",
      stores: offeringStores(),
      custom: customFields("cart-discount-fields", { volumeDiscountGroup: group }),
    })),
  );
}

function toLinePredicate(group: VolumeGroup, { from, below }: Tier): string {
  const isInGroup = `attributes.volumeDiscountGroup = "${group}" and quantity >= ${from}`;
  return below === undefined ? isInGroup : `${isInGroup} and quantity < ${below}`;
}

function offeringStores() {
  return shopCountries
    .filter(({ code }) => flagsOf(code).volumeDiscountsEnabled)
    .map(({ code }) => ({ typeId: "store", key: `shop_${code.toLowerCase()}` }));
}

function nameOf({ from, permyriad }: Tier): Localized {
  return localize((language) => {
    const percent = new Intl.NumberFormat(toLocale(language), { style: "percent" }).format(
      permyriad / 10_000,
    );
    return formatMessage(words[language].trade.discounts.volume, language, ({ name }) =>
      name === "percent" ? percent : from,
    );
  });
}
