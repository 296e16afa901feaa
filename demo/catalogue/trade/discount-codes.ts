import type { english } from "../words/english.ts";

export type DiscountName = Exclude<keyof (typeof english)["trade"]["discounts"], "volume">;

/** The platform's state of an entered code. */
export type CodeState =
  | "MatchesCart"
  | "DoesNotMatchCart"
  | "NotActive"
  | "NotValid"
  | "MaxApplicationReached"
  | "ApplicationStoppedByPreviousDiscount";

export interface DemoCode {
  readonly code: string;
  readonly discount: DiscountName;
  /**
   * Its state in a cart of 300 euros without work lights, with no other code except the one in `after`. The platform
   * refuses to add codes that are NotActive or NotValid; a cart shows these states when its code is switched off or
   * expires.
   */
  readonly state: CodeState;
  readonly after?: string;
  readonly isActive?: boolean;
  /** Days from the seeding. */
  readonly fromDay?: number;
  readonly untilDay?: number;
  readonly maxApplications?: number;
  /** A hint for people who try the shop. */
  readonly hint: string;
}

/** The codes of the demo, which together show each of the six states. */
// biome-ignore format: a table
export const discountCodes: readonly DemoCode[] = [
  { code: "IRONHALL10", discount: "ironhall-10", state: "MatchesCart", hint: "10% off every line" },
  { code: "WELCOME25", discount: "welcome", state: "MatchesCart", hint: "an amount off, from about 100 euros" },
  { code: "GIFTLIGHT", discount: "gift-code", state: "MatchesCart", hint: "a gift comes with the cart" },
  { code: "EXCLUSIVE15", discount: "exclusive-15", state: "MatchesCart", hint: "15% off, keeps other discounts out" },
  { code: "EXTRA5", discount: "extra-5", state: "ApplicationStoppedByPreviousDiscount", after: "EXCLUSIVE15",
    hint: "5% off; enter EXCLUSIVE15 before it, and it is stopped" },
  { code: "LIGHT39", discount: "work-light-price", state: "DoesNotMatchCart", hint: "a fixed price for work lights, only where there are some" },
  { code: "LARGE8", discount: "large-order-8", state: "DoesNotMatchCart", hint: "from about 50,000 euros" },
  { code: "ONCE20", discount: "one-time-20", state: "MaxApplicationReached", maxApplications: 0, hint: "used up" },
  { code: "SPRING7", discount: "spring-7", state: "NotValid", fromDay: -120, untilDay: -30, hint: "refused: its time is over" },
  { code: "BIRTHDAY5", discount: "anniversary-5", state: "NotValid", fromDay: 30, untilDay: 60, hint: "refused: its time is to come" },
  { code: "SUMMER12", discount: "summer-12", state: "NotActive", isActive: false, hint: "refused: it is switched off" },
];
