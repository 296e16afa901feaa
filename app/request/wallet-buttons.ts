import type { RouterContextProvider } from "react-router";
import { isGooglePayOnly, type WalletFlow } from "../checkout/model/wallet-flow";
import { pagePath } from "../content/model/content-pages";
import { toLegalLinkMessage } from "../countries/model/withdrawal-countries";
import type { WalletButtonsView } from "../foundation/wallet-buttons-view";
import type { Translate } from "../i18n/translate";
import { readPathPrefix, requestContext } from "./context";

/** Returns the connected wallets as buttons; null: none. `flow`: the store's setting. */
export function readWalletButtons(
  context: Readonly<RouterContextProvider>,
  flow: WalletFlow | null,
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
    terms: toTermsParts(translate, prefix),
  };
}

/** Returns the sentence of the order button in parts. */
function toTermsParts(translate: Translate, prefix: string): WalletButtonsView["terms"] {
  const pages = {
    terms: "terms-and-conditions",
    withdrawal: "return-policy",
    privacy: "privacy-data",
  } as const;
  const marks = { terms: "{terms}", withdrawal: "{withdrawal}", privacy: "{privacy}" };
  return translate("checkout.payment.terms", marks)
    .split(/(\{\w+\})/)
    .map((text) => {
      const name = text.slice(1, -1);
      if (name !== "terms" && name !== "withdrawal" && name !== "privacy") return { text, href: null };
      return {
        text: translate(toLegalLinkMessage(name, translate.locale)),
        href: prefix + pagePath(pages[name], translate.locale),
      };
    });
}
