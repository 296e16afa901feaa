import type { AccountFrame } from "../../accounts/model/account-place";
import { loadAccountFrame } from "../../accounts/operations/load-account-frame.server";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { toPathPrefix } from "../../countries/model/language-prefix";
import type { Translate } from "../../i18n/translate";
import { requestContext } from "../../request/context";

export type OrderI18n = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly timeZone: string;
  readonly frame: AccountFrame;
};

/** Loads the messages of the pages on a customer's orders. */
export async function loadOrderI18n(
  call: PageCall,
  place: "my-orders" | "my-machines" | "my-reviews" = "my-orders",
): Promise<OrderI18n> {
  const { context } = call;
  const { country } = context.get(requestContext);
  return {
    translate: context.get(requestContext).translate,
    prefix: toPathPrefix(country, context.get(requestContext).locale),
    timeZone: country.timeZone,
    frame: await loadAccountFrame(call, place),
  };
}
