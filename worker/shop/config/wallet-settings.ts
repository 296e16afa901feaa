import { enums } from "superstruct";
import type { WalletSettings } from "../../../app/checkout/model/wallet";
import { Filled, HttpUrl, leftOut, type SettingValues } from "./setting";

const group = "Wallets";

/** The wallets whose buttons are shown. */
export const walletVariables = {
  WALLET_GOOGLE_SCRIPT_URL: leftOut(HttpUrl, {
    group,
    what: "Google's script, `https://pay.google.com/gp/p/js/pay.js`",
    without: "there is no Google Pay",
    needs: ["WALLET_GOOGLE_MERCHANT_ID"],
  }),
  WALLET_GOOGLE_MERCHANT_ID: leftOut(Filled, {
    group,
    what: "of the Google Pay & Wallet Console; any in the environment `TEST`",
    without: "there is no Google Pay",
    needs: ["WALLET_GOOGLE_SCRIPT_URL"],
  }),
  WALLET_GOOGLE_ENVIRONMENT: leftOut(enums(["TEST", "PRODUCTION"]), {
    group,
    what: "`TEST` or `PRODUCTION`",
    without: "`TEST`",
  }),
  WALLET_APPLE_MERCHANT_ID: leftOut(Filled, {
    group,
    what: "Apple's id of the merchant, as the payment provider's customer area shows it",
    without: "there is no Apple Pay",
  }),
  WALLET_APPLE_SCRIPT_URL: leftOut(HttpUrl, {
    group,
    what: "Apple's script for browsers of other makers",
    without: "those alone have Apple Pay that have a wallet of their own",
    needs: ["WALLET_APPLE_MERCHANT_ID"],
  }),
};

type WalletVariables = SettingValues<typeof walletVariables> & { readonly PAYMENT_MERCHANT_ACCOUNT: string };

/** A wallet without its script or its merchant is off. */
export function toWalletSettings(variables: WalletVariables): WalletSettings {
  const { WALLET_GOOGLE_SCRIPT_URL: googleScript, WALLET_APPLE_MERCHANT_ID: appleMerchant } = variables;
  return {
    google: googleScript
      ? {
          scriptUrl: googleScript,
          environment: variables.WALLET_GOOGLE_ENVIRONMENT ?? "TEST",
          merchantId: variables.WALLET_GOOGLE_MERCHANT_ID ?? "",
          gatewayMerchantId: variables.PAYMENT_MERCHANT_ACCOUNT,
        }
      : null,
    apple: appleMerchant
      ? { merchantId: appleMerchant, scriptUrl: variables.WALLET_APPLE_SCRIPT_URL ?? null }
      : null,
  };
}
