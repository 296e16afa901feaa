/** A code that a shopper types in, with the discounts it opens. */
export interface DiscountCode {
  readonly id: string;
  readonly code: string;
  readonly isActive: boolean;
  readonly cartDiscountIds: readonly string[];
  readonly cartPredicate?: string;
  /** Empty: valid in every store. */
  readonly storeKeys: readonly string[];
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly maxApplications?: number;
  readonly maxApplicationsPerCustomer?: number;
  /** Orders placed with the code so far, in all and by the cart's customer. */
  readonly applicationCount: number;
  readonly applicationCountOfCustomer: number;
}

export type DiscountCodeState =
  | "NotActive"
  | "NotValid"
  | "DoesNotMatchCart"
  | "MatchesCart"
  | "MaxApplicationReached"
  | "ApplicationStoppedByPreviousDiscount"
  | "ApplicationStoppedByGroupBestDeal";
