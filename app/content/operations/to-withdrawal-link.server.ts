import type { RouterContextProvider } from "react-router";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { withdrawalPath } from "../../countries/model/withdrawal-countries";
import { requestContext } from "../../request/context";

/**
 * Builds the link to the withdrawal page; null in countries without one.
 * The link contains the order's number, if given.
 */
export function toWithdrawalLink(
  context: Readonly<RouterContextProvider>,
  orderNumber?: string,
): { readonly text: string; readonly href: string } | null {
  const { country, duties } = context.get(requestContext);
  if (!duties.has("withdrawal-function")) return null;
  const prefix = toPathPrefix(country, context.get(requestContext).locale);
  const query = orderNumber === undefined ? "" : `?${new URLSearchParams({ order: orderNumber })}`;
  return {
    text: context.get(requestContext).translate("withdrawal.withdrawHere"),
    href: prefix + withdrawalPath + query,
  };
}
