/** The pages of the account area in the order of its navigation. */
export const accountPlaceNames = [
  "overview",
  "my-profile",
  "security",
  "my-orders",
  "my-machines",
  "shipping-details",
  "billing-details",
  "my-newsletter",
  "my-reviews",
  "loyalty-card",
  "my-lists",
  "quick-order",
] as const;

export type AccountPlace = (typeof accountPlaceNames)[number];

/** Their paths, without language prefix. */
export const accountPlaces: Readonly<Record<AccountPlace, string>> = {
  overview: "/my-account",
  "my-profile": "/my-account/my-profile",
  security: "/my-account/security",
  "my-orders": "/my-account/order-history",
  "my-machines": "/my-account/my-machines",
  "shipping-details": "/my-account/shipping-details",
  "billing-details": "/my-account/billing-details",
  "my-newsletter": "/my-account/my-newsletter",
  "my-reviews": "/my-account/my-reviews",
  "loyalty-card": "/my-account/loyalty-card",
  "my-lists": "/my-lists",
  "quick-order": "/my-account/quick-order",
};

/** The navigation of the account area, ready for display. */
export type AccountNavigation = {
  readonly links: readonly {
    readonly place: AccountPlace;
    readonly href: string;
    readonly text: string;
    readonly isCurrent: boolean;
  }[];
  readonly logOut: { readonly href: string; readonly text: string };
};

/** The frame of an account page, ready for display. */
export type AccountFrame = {
  readonly label: string;
  readonly navigation: AccountNavigation;
  readonly current: string;
  /** Path of the page, with language prefix. */
  readonly href: string;
  /** A one-time notice of the last action; null: none. */
  readonly notice: string | null;
  /** Replaces a page that cannot be read. */
  readonly unavailable: { readonly text: string; readonly again: string };
};
