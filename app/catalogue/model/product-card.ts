import type { Money } from "../../foundation/money";
import type { BwareGrade } from "./bware-grade";
import type { NetContent } from "./unit-price";

export type CardAttribute = {
  readonly label: string;
  readonly value: string;
  /** The platform's attribute name, if relevant. */
  readonly name?: string;
  /** Of a number: the value without format, with the unit of its label. */
  readonly quantity?: { readonly value: number; readonly unit: string | null };
};

/** A reduced price: the law requires the lowest price of the 30 days before it (Dir. 98/6 Art. 6a). */
export type Price = {
  readonly value: Money;
  readonly reduction: {
    readonly before: Money;
    readonly permyriad: number;
    /** Of the discount, ISO 8601; null: unlimited, or unknown. */
    readonly validFrom?: string | null;
    readonly validUntil: string | null;
  } | null;
  /** Time of the next possible price change, if the platform reports it; ISO 8601. */
  readonly changesAt: string | null;
};

export type ProductCard = {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string | null;
  readonly price: Price;
  /** Another variant costs more: the card displays "from". */
  readonly isPriceFrom?: boolean;
  readonly attributes: readonly CardAttribute[];
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** Sellable pieces (`toSellableStock`); null: unlimited. */
  readonly availableQuantity: number | null;
  readonly isFreight: boolean;
  readonly tags: readonly string[];
  /** Class and scale: `C A–G`, `A+ A+++–D`. */
  readonly energyRating: string | null;
  /** Absent: yes. `false`: no variant is eligible for selling in the shop's locale (`eligibleForSelling`). */
  readonly isEligibleForSelling?: boolean;
  /** Content of a piece, for products sold by weight, volume, length or area. */
  readonly netContent?: NetContent;
  /** Of a used article (B-ware); null or absent: new, or without a grade. */
  readonly grade?: BwareGrade | null;
  /** Products of a family have the same attributes; null or absent: unknown. */
  readonly family?: string | null;
};
