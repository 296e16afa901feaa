import type { AccountFrame } from "../../accounts/model/account-place";
import { loadAccountFrame } from "../../accounts/operations/load-account-frame.server";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { toPathPrefix } from "../../countries/model/language-prefix";
import type { Translate } from "../../i18n/translate";
import { countryContext, localeContext, translateContext } from "../../request/context";

export type OrderWords = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly timeZone: string;
  readonly frame: AccountFrame;
};

/** What puts the pages on a customer's orders into words. */
export async function loadOrderWords(
  call: PageCall,
  place: "my-orders" | "my-reviews" = "my-orders",
): Promise<OrderWords> {
  const { context } = call;
  const country = context.get(countryContext);
  return {
    translate: context.get(translateContext),
    prefix: toPathPrefix(country, context.get(localeContext)),
    timeZone: country.timeZone,
    frame: await loadAccountFrame(call, place),
  };
}
