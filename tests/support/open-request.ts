import { RouterContextProvider } from "react-router";
import { getCountry } from "../../app/countries/model/country-table";
import { toLocalDay } from "../../app/foundation/local-day";
import { createTranslate } from "../../app/i18n/create-translate";
import { listDuties } from "../../app/law/model/duties";
import { type PageRequest, requestContext, withoutShopper } from "../../app/request/context";

/**
 * Returns the context of a loader or an operation under test.
 * A request to the Slovak shop, changed by `known`.
 */
export function openRequest(known: Partial<PageRequest>): RouterContextProvider {
  const locale = known.locale ?? "sk-SK";
  const country = known.country ?? getCountry("SK");
  const now = known.now ?? new Date();
  const context = new RouterContextProvider();
  context.set(requestContext, {
    ...withoutShopper,
    country,
    locale,
    translate: createTranslate(locale),
    now,
    duties: listDuties(country, toLocalDay(now, country.timeZone)),
    log: { info() {}, warn() {}, error() {} },
    origin: "https://www.ironhall.sk",
    gateways: {} as never,
    ...known,
  });
  return context;
}
