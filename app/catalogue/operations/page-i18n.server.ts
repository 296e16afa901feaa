import type { RouterContextProvider } from "react-router";
import type { Country } from "../../countries/model/country";
import { toPathPrefix } from "../../countries/model/language-prefix";
import type { Locale } from "../../countries/model/locale";
import type { Translate } from "../../i18n/translate";
import { requestContext } from "../../request/context";

/** The context for formatting catalogue data. */
export type PageI18n = {
  readonly translate: Translate;
  readonly locale: Locale;
  readonly country: Country;
  readonly now: Date;
  /** `/nl`, or empty. */
  readonly prefix: string;
};

export function readPageI18n(context: Readonly<RouterContextProvider>): PageI18n {
  const { country, locale } = context.get(requestContext);
  return {
    translate: context.get(requestContext).translate,
    locale,
    country,
    now: context.get(requestContext).now,
    prefix: toPathPrefix(country, locale),
  };
}

const quarterMs = 900_000;

/**
 * Returns the current quarter of an hour, as a cache key.
 * In every time zone days begin on one, so all dates stay the same within it.
 */
export function toQuarter(now: Date): number {
  return Math.floor(now.getTime() / quarterMs);
}
