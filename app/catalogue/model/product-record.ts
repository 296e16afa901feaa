import type { Money } from "../../foundation/money";

/** Money in the platform's format: `centAmount` counts the smallest unit of `fractionDigits` digits. */
export type RecordedMoney = Money & { readonly type: string; readonly fractionDigits: number };

/** The product discount of a reduced price. */
export type RecordedDiscount = {
  readonly id: string;
  readonly name: string | null;
  readonly isActive: boolean;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** Relative in permyriad, or absolute money per currency. */
  readonly value: { readonly type: string; readonly permyriad?: number; readonly money?: readonly Money[] };
};

export type RecordedVariant = {
  readonly id: number;
  readonly sku: string;
  readonly isMaster: boolean;
  readonly isOnStock: boolean;
  readonly price: {
    readonly id: string;
    readonly value: RecordedMoney;
    readonly discounted: { readonly value: RecordedMoney; readonly discount: RecordedDiscount | null } | null;
    readonly tiers: readonly { readonly minimumQuantity: number; readonly value: RecordedMoney }[];
  } | null;
};

/** The platform's record of a product that no page shows (specification A, section 3). */
export type ProductRecord = {
  readonly id: string;
  readonly key: string | null;
  readonly productTypeKey: string | null;
  readonly isPublished: boolean;
  readonly metaKeywords: string | null;
  /** VAT of every country, 0.2 for 20 %. */
  readonly rates: readonly { readonly name: string; readonly amount: number; readonly country: string }[];
  readonly variants: readonly RecordedVariant[];
};

export type ProductReference = { readonly id: string } | { readonly key: string } | { readonly sku: string };
