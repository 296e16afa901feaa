import type { Campaign } from "../../catalogue/model/campaign";
import type { Money } from "../../foundation/money";

/** The store's custom fields on the platform, over the country table's defaults. */
export type StoreSettings = {
  /** Gross; null when there is no fee. */
  readonly codFee: Money | null;
  readonly codFeeTitle: string;
  readonly bank: {
    readonly bic: string;
    readonly accountOwner: string;
    readonly institute: string;
    readonly iban: string;
  } | null;
  /** Planned, running or over; null when there is none. */
  readonly campaign: Campaign | null;
  readonly isRealtimeEnabled: boolean;
  readonly maxLineQuantity: number;
  readonly maxAddQuantity: number;
};
