import type { RouterContextProvider } from "react-router";
import { readNoticeOnce } from "../../accounts/operations/notices.server";
import { toAccountMenu } from "../../accounts/operations/to-account-menu.server";
import { isWatchedSession } from "../../frame/model/is-watched-session";
import { formatMoney } from "../../i18n/formats";
import { readPathPrefix, requestContext } from "../../request/context";
import { readDevice } from "../../request/read-device";
import { countPieces } from "../model/cart";
import { toCartAccess } from "../operations/cart-access.server";
import { loadShownCart } from "../operations/load-shown-cart.server";
import type { Route } from "./+types/personal";

/** Returns the visitor's data after the page is painted. Public pages contain none of it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [{ cart }, visitor] = await Promise.all([loadShownCart(toCartAccess(context)), loadVisitor(context)]);
  const settings = cart ? await context.get(requestContext).gateways.catalogue.loadStoreSettings() : null;
  const personal = {
    visitor,
    device: readDevice(request.headers),
    cart: cart && {
      id: cart.id,
      version: cart.version,
      pieces: countPieces(cart),
      total: formatMoney(cart.total, context.get(requestContext).locale),
    },
    hasRealtime:
      context.get(requestContext).country.hasRealtime && (!settings?.ok || settings.value.isRealtimeEnabled),
  };
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (await isWatched(context)) headers.set("Server-Timing", "watched");
  return Response.json(personal, { headers });
}

/** Decides by the session's id; per page load for guests without a session, because they have no identifier. */
async function isWatched(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const session = await context.get(requestContext).session.read();
  return isWatchedSession(session?.id ?? crypto.randomUUID(), context.get(requestContext).watchedPercent);
}

/** Loads the signed-in visitor's account menu and a one-time notice; null: neither. */
async function loadVisitor(context: Readonly<RouterContextProvider>) {
  const notice = await readNoticeOnce({ context });
  const noticeText = notice && context.get(requestContext).translate(notice);
  const customerId = (await context.get(requestContext).session.read())?.customerId;
  if (!customerId) return noticeText ? { menu: null, notice: noticeText } : null;
  const found = await context.get(requestContext).gateways.customers.load(customerId);
  const prefix = readPathPrefix(context);
  const owner = found.ok ? found.value : null;
  return {
    menu: toAccountMenu(prefix, owner, context.get(requestContext).translate),
    notice: noticeText,
  };
}
