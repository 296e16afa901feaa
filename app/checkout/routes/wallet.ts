import { is } from "superstruct";
import { brand } from "../../countries/model/brand";
import { readPathPrefix, requestContext } from "../../request/context";
import { type WalletOffer, type WalletProblem, WalletRequest } from "../model/wallet";
import { isGooglePayOnly } from "../model/wallet-flow";
import { serveWallet, type WalletFailure } from "../operations/serve-wallet.server";
import type { Route } from "./+types/wallet";

/** Requested at the first sign of a press; the same for every shopper. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { google, apple } = context.get(requestContext).wallets;
  const { country, translate } = context.get(requestContext);
  const settings = await context.get(requestContext).gateways.catalogue.loadStoreSettings();
  const isGoogleOnly = isGooglePayOnly(
    settings.ok ? settings.value.walletFlow : null,
    context.get(requestContext).toggles,
  );
  const offer: WalletOffer = {
    settings: { google, apple: isGoogleOnly ? null : apple },
    shop: { country: country.code, currency: country.currency, name: brand.name },
    words: {
      total: translate("cart.totals.total"),
      unavailable: translate("wallet.notHere"),
      cancelled: translate("wallet.cancelled"),
      offline: translate("wallet.offline"),
    },
  };
  return Response.json(offer, { headers: { "Cache-Control": "private, no-store" } });
}

/** The only route from a sheet to the cart and to an order (`serve-wallet.server.ts`). */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const { translate } = context.get(requestContext);
  const answer = is(body, WalletRequest)
    ? await serveWallet(context, body)
    : ({ ok: false, error: { code: "invalid" } } as const);
  const headers = { "Cache-Control": "private, no-store" };
  if (answer.ok) {
    const { value } = answer;
    const prefix = readPathPrefix(context);
    const isOwn = "next" in value && value.next.startsWith("/");
    return Response.json(isOwn ? { next: `${prefix}${value.next}` } : value, { headers });
  }
  const { items = "", ...failure }: WalletFailure = answer.error;
  const { code } = failure;
  const country = new Intl.DisplayNames([translate.locale], { type: "region" }).of(
    context.get(requestContext).country.code,
  );
  // The cart's sentence: the form and the middleware use it for the same refusal.
  const key = code === "not-sold-here" ? `cart.error.${code}` : `wallet.problem.${code}`;
  const problem: WalletProblem = { ...failure, message: translate(key, { country: country ?? "", items }) };
  return Response.json(
    { problem },
    { status: code === "invalid" ? 400 : code === "unavailable" ? 503 : 200, headers },
  );
}
