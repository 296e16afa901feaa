import type { RouterContextProvider } from "react-router";
import { toTermsParts } from "../checkout/model/terms-parts";
import { isGooglePayOnly, type WalletFlow } from "../checkout/model/wallet-flow";
import { pagePath } from "../content/model/content-pages";
import type { WalletButtonsView } from "../foundation/wallet-buttons-view";
import { readPathPrefix, requestContext } from "./context";

/**
 * Returns the connected wallets as buttons; null: none.
 * @param flow the store's setting
 * @param isCompany a company is known to order; pages that everybody gets are for consumers
 */
export function readWalletButtons(
  context: Readonly<RouterContextProvider>,
  flow: WalletFlow | null,
  isCompany = false,
): WalletButtonsView | null {
  const { google, apple: connected } = context.get(requestContext).wallets;
  const apple = isGooglePayOnly(flow, context.get(requestContext).toggles) ? null : connected;
  if (!google && !apple) return null;
  const { translate } = context.get(requestContext);
  const prefix = readPathPrefix(context);
  const button = (method: "applepay" | "googlepay", isEverywhere: boolean) => ({
    method,
    name: translate(`wallet.button.${method}`),
    isEverywhere,
  });
  return {
    label: translate("wallet.label"),
    buttons: [
      ...(apple ? [button("applepay", apple.scriptUrl !== null)] : []),
      ...(google ? [button("googlepay", true)] : []),
    ],
    terms: toTermsParts(translate, isCompany).map(({ text, page }) => ({
      text,
      href: page && prefix + pagePath(page, translate.locale),
    })),
  };
}
