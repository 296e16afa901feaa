import type { RouterContextProvider } from "react-router";
import type { Country } from "../../countries/model/country";
import { toPathPrefix } from "../../countries/model/language-prefix";
import type { Locale } from "../../countries/model/locale";
import { memo } from "../../foundation/memo";
import type { Translate } from "../../i18n/translate";
import type { Duties } from "../../law/model/duties";
import type { LawSettings } from "../../law/model/law-settings";
import { requestContext } from "../../request/context";

/** The context for formatting catalogue data. */
export type PageI18n = {
  readonly translate: Translate;
  readonly locale: Locale;
  readonly country: Country;
  /** The current minute: campaigns and countdowns start and end at a full one. */
  readonly now: Date;
  readonly duties: Duties;
  readonly law: LawSettings;
  /** `/nl`, or empty. */
  readonly prefix: string;
};

const minuteMs = 60_000;

/** Returns one object for all requests of a locale within a minute, so that memos can compare it. */
export function readPageI18n(context: Readonly<RouterContextProvider>): PageI18n {
  const { country, locale, translate, now, duties, law } = context.get(requestContext);
  return toPageI18n(country, locale, translate, Math.floor(now.getTime() / minuteMs), duties, law);
}

const toPageI18n = memo(
  (
    country: Country,
    locale: Locale,
    translate: Translate,
    minute: number,
    duties: Duties,
    law: LawSettings,
  ): PageI18n => ({
    translate,
    locale,
    country,
    now: new Date(minute * minuteMs),
    duties,
    law,
    prefix: toPathPrefix(country, locale),
  }),
  { entries: 60 },
);
