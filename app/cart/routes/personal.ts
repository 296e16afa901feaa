import { formatMoney } from "../../i18n/formats";
import { countryContext, gatewaysContext, localeContext } from "../../request/context";
import { countPieces } from "../model/cart";
import { toCartAccess } from "../operations/cart-access.server";
import { loadShownCart } from "../operations/load-shown-cart.server";
import type { Route } from "./+types/personal";

/** What a page asks for after it is painted: all that is the visitor's own. Public pages hold none of it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { cart } = await loadShownCart(toCartAccess(context));
  const settings = cart ? await context.get(gatewaysContext).catalogue.loadStoreSettings() : null;
  const personal = {
    cart: cart && {
      id: cart.id,
      version: cart.version,
      pieces: countPieces(cart),
      total: formatMoney(cart.total, context.get(localeContext)),
    },
    hasRealtime:
      context.get(countryContext).hasRealtime && (!settings?.ok || settings.value.isRealtimeEnabled),
  };
  return Response.json(personal, { headers: { "Cache-Control": "private, no-store" } });
}
