import { is } from "superstruct";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import {
  countryContext,
  gatewaysContext,
  localeContext,
  togglesContext,
  translateContext,
  walletsContext,
} from "../../request/context";
import { type WalletOffer, type WalletProblem, WalletRequest } from "../model/wallet";
import { isGooglePayOnly } from "../model/wallet-flow";
import { serveWallet } from "../operations/serve-wallet.server";
import type { Route } from "./+types/wallet";

/** Asked for at the first sign of a press: the same for every shopper. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { google, apple } = context.get(walletsContext);
  const country = context.get(countryContext);
  const translate = context.get(translateContext);
  const settings = await context.get(gatewaysContext).catalogue.loadStoreSettings();
  const isGoogleOnly = isGooglePayOnly(
    settings.ok ? settings.value.walletFlow : null,
    context.get(togglesContext),
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

/** The one way from a sheet to the cart and to an order (`serve-wallet.server.ts`). */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const translate = context.get(translateContext);
  const answer = is(body, WalletRequest)
    ? await serveWallet(context, body)
    : ({ ok: false, error: { code: "invalid" } } as const);
  const headers = { "Cache-Control": "private, no-store" };
  if (answer.ok) {
    const { value } = answer;
    const prefix = toPathPrefix(context.get(countryContext), context.get(localeContext));
    const isOwn = "next" in value && value.next.startsWith("/");
    return Response.json(isOwn ? { next: `${prefix}${value.next}` } : value, { headers });
  }
  const { code } = answer.error;
  const country = new Intl.DisplayNames([translate.locale], { type: "region" }).of(
    context.get(countryContext).code,
  );
  const problem: WalletProblem = {
    ...answer.error,
    message: translate(`wallet.problem.${code}`, { country: country ?? "" }),
  };
  return Response.json(
    { problem },
    { status: code === "invalid" ? 400 : code === "unavailable" ? 503 : 200, headers },
  );
}
