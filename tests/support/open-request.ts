import { RouterContextProvider } from "react-router";
import { getCountry } from "../../app/countries/model/country-table";
import { createTranslate } from "../../app/i18n/create-translate";
import { type PageRequest, requestContext, withoutShopper } from "../../app/request/context";

/**
 * Returns the context of a loader or an operation under test.
 * A request to the Slovak shop, changed by `known`.
 */
export function openRequest(known: Partial<PageRequest>): RouterContextProvider {
  const locale = known.locale ?? "sk-SK";
  const context = new RouterContextProvider();
  context.set(requestContext, {
    ...withoutShopper,
    country: getCountry("SK"),
    locale,
    translate: createTranslate(locale),
    now: new Date(),
    log: { info() {}, warn() {}, error() {} },
    origin: "https://www.ironhall.sk",
    gateways: {} as never,
    ...known,
  });
  return context;
}
