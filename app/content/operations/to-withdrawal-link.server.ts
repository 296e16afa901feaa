import type { RouterContextProvider } from "react-router";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { hasWithdrawalFunction, withdrawalPath } from "../../countries/model/withdrawal-countries";
import { countryContext, localeContext, translateContext } from "../../request/context";

/** The way to the function of withdrawal, with its words; null where the law has none. */
export function toWithdrawalLink(
  context: Readonly<RouterContextProvider>,
): readonly [name: string, href: string] | null {
  const country = context.get(countryContext);
  if (!hasWithdrawalFunction(country.code)) return null;
  const prefix = toPathPrefix(country, context.get(localeContext));
  return [context.get(translateContext)("withdrawal.withdrawHere"), prefix + withdrawalPath];
}
