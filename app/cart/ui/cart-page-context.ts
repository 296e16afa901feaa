import type { Translate } from "../../i18n/translate";

/** What the cart's scripts need of the page they run on. */
export type CartPageContext = {
  /** `/nl` where the language has a prefix, else empty. */
  readonly prefix: string;
  readonly translate: Translate;
};
